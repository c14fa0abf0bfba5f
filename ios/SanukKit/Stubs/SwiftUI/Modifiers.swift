extension View {
    // Layout.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { Modified() }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { Modified() }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { Modified() }
    public func padding(_ length: CGFloat) -> some View { Modified() }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { Modified() }
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { Modified() }
    public func scaledToFit() -> some View { Modified() }
    public func fixedSize() -> some View { Modified() }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { Modified() }
    public func layoutPriority(_ value: Double) -> some View { Modified() }
    public func ignoresSafeArea() -> some View { Modified() }
    public func clipped() -> some View { Modified() }
    public func id<ID: Hashable>(_ id: ID) -> some View { Modified() }
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { Modified() }
    public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { Modified() }
    public func modifier<M: ViewModifier>(_ modifier: M) -> some View { Modified() }
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { Modified() }
    public func defersSystemGestures(on edges: Edge.Set) -> some View { Modified() }

    // Look.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { Modified() }
    public func font(_ font: Font?) -> some View { Modified() }
    public func tint(_ tint: Color?) -> some View { Modified() }
    public func opacity(_ opacity: Double) -> some View { Modified() }
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize { Modified() }
    public func imageScale(_ scale: Image.Scale) -> some View { Modified() }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { Modified() }
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { Modified() }
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { Modified() }
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { Modified() }

    // Input.
    public func disabled(_ disabled: Bool) -> some View { Modified() }
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { Modified() }
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { Modified() }
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { Modified() }
    public func contentShape<S: Shape>(_ shape: S) -> some View { Modified() }
    public func allowsHitTesting(_ enabled: Bool) -> some View { Modified() }
    public func submitLabel(_ label: SubmitLabel) -> some View { Modified() }
    public func onSubmit(_ action: @escaping () -> Void) -> some View { Modified() }
    public func focusable(_ isFocusable: Bool = true) -> some View { Modified() }
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { Modified() }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { Modified() }
    public func onKeyPress(phases: Int = 0, action: @escaping (KeyPress) -> KeyPress.Result) -> some View { Modified() }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { Modified() }
    public func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (CGPoint) -> Void) -> some View { Modified() }
    public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { Modified() }
    public func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void) -> some View { Modified() }

    // Time.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { Modified() }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View { Modified() }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View { Modified() }
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View { Modified() }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { Modified() }

    // Access.
    public func accessibilityLabel(_ label: Text) -> some View { Modified() }
    public func accessibilityHint(_ hint: Text) -> some View { Modified() }
    public func accessibilityIdentifier(_ identifier: String) -> some View { Modified() }
    public func accessibilityHidden(_ hidden: Bool) -> some View { Modified() }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { Modified() }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { Modified() }
    public func accessibilitySortPriority(_ priority: Double) -> some View { Modified() }
    public func accessibilityActions<V: View>(@ViewBuilder _ content: () -> V) -> some View { Modified() }
    public func accessibilityAction(_ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View { Modified() }
}

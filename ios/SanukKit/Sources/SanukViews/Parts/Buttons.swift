import SanukCore
import SanukModel
import SwiftUI

/// Least height and width of anything that can be pressed.
let target: CGFloat = 48

/// How an emphasis is dressed.
private struct Dress {
    let ground: Color
    let ink: Role
    let note: Role
    let line: Color

    init(_ button: ButtonRecord, _ inks: Inks) {
        guard button.enabled else {
            (ground, ink, note, line) = (.clear, .textSecondary, .textSecondary, inks.hairline)
            return
        }
        switch button.emphasis {
        case .primary: (ground, ink, note, line) = (inks[.primary], .onPrimary, .onPrimary, inks[.primary])
        case .secondary: (ground, ink, note, line) = (inks[.surface], .text, .textSecondary, inks[.outline])
        case .plain: (ground, ink, note, line) = (.clear, .primary, .textSecondary, .clear)
        case .destructive: (ground, ink, note, line) = (.clear, .error, .textSecondary, .clear)
        }
    }
}

/// A button with its label, hint and sign, dressed by its emphasis.
struct ActionButton: View {
    let button: ButtonRecord
    let act: any Act
    var align = TextAlignment.center
    /// Shows no hint; the caller speaks it.
    var quiet = false
    @Environment(\.inks) private var inks

    var body: some View {
        let dress = Dress(button, inks)
        Button { act.press(button.id) } label: {
            HStack(spacing: 8) {
                Sign(icon: button.icon, ink: dress.ink)
                VStack(alignment: align == .center ? .center : .leading, spacing: 2) {
                    Lettering(text: button.label, strong: true, ink: dress.ink, align: align)
                    if !quiet, !button.hint.isEmpty { Lettering(text: button.hint, size: .caption, ink: dress.note, align: align) }
                }
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity, minHeight: target, alignment: align == .center ? .center : .leading)
        }
        .buttonStyle(Pill(ground: dress.ground, line: dress.line, width: inks.outline))
        .disabled(!button.enabled)
        .accessibilityIdentifier(button.id)
    }
}

/// A square button that shows its sign and speaks its label; `raised` where it lies over a board.
struct SignButton: View {
    let icon: Icon
    let label: String
    let id: String
    var enabled = true
    var raised = false
    let press: @MainActor () -> Void
    @Environment(\.inks) private var inks

    var body: some View {
        Button(action: press) {
            Sign(icon: icon, ink: enabled ? .text : .outline).frame(width: target, height: target)
        }
        .buttonStyle(Pill(ground: raised ? inks[.surface] : .clear, line: raised ? inks[.outline] : .clear, width: inks.outline))
        .disabled(!enabled)
        .accessibilityLabel(Text(verbatim: label))
        .accessibilityIdentifier(id)
    }
}

extension SignButton {
    init(_ button: ButtonRecord, _ act: any Act, raised: Bool = false) {
        self.init(icon: button.icon, label: button.label, id: button.id, enabled: button.enabled, raised: raised) { act.press(button.id) }
    }
}

/// One value of several; the chosen one has a tick, a stronger edge and a tinted ground: never colour alone.
struct Segment: View {
    let option: ButtonRecord
    let act: any Act
    @Environment(\.inks) private var inks

    var body: some View {
        let ink: Role = option.enabled ? .text : .textSecondary
        Button { act.press(option.id) } label: {
            HStack(spacing: 6) {
                Sign(icon: option.selected ? .check : option.icon, ink: ink)
                VStack(spacing: 2) {
                    Lettering(text: option.label, size: .small, strong: option.selected, ink: ink, align: .center)
                    if !option.hint.isEmpty { Lettering(text: option.hint, size: .caption, ink: .textSecondary, align: .center) }
                }
            }
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity, minHeight: target)
        }
        .buttonStyle(
            Pill(
                ground: option.selected ? inks[.primary].opacity(0.12) : .clear,
                line: option.selected ? inks[.primary] : inks[.outline],
                width: option.selected ? 2 : inks.outline)
        )
        .disabled(!option.enabled)
        .accessibilityAddTraits(option.selected ? .isSelected : [])
        .accessibilityIdentifier(option.id)
    }
}

/// The one shape of buttons.
struct Pill: ButtonStyle {
    let ground: Color
    let line: Color
    let width: CGFloat

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .background { RoundedRectangle(cornerRadius: 24).fill(ground) }
            .overlay { RoundedRectangle(cornerRadius: 24).strokeBorder(line, lineWidth: width) }
            .contentShape(RoundedRectangle(cornerRadius: 24))
            .hoverEffect()
            .opacity(configuration.isPressed ? 0.7 : 1)
    }
}

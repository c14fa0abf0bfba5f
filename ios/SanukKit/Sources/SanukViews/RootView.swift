import SanukCore
import SanukModel
import SwiftUI

/// The whole app: one screen at a time, a question over it, a message at its foot.
public struct RootView: View {
    private let model: AppModel

    public init(_ model: AppModel) {
        self.model = model
    }

    public var body: some View {
        let view = model.view
        let inks = Inks(view.look)
        OneScreen(model: model, view: view)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .bottom) {
                if let notice = view.notice {
                    NoticeBar(notice: notice, act: model).padding(16).id(notice.serial)
                }
            }
            .overlay {
                if let dialog = view.dialog { DialogOver(dialog: dialog, act: model) }
            }
            .background { inks[.background].ignoresSafeArea() }
            .foregroundStyle(inks[.text])
            .tint(inks[.primary])
            // Twice the usual size, which is as much as the core hears of and lays its boards out for.
            .dynamicTypeSize(...DynamicTypeSize.accessibility2)
            .modifier(Keyboard(model: model, screen: view.screen))
            .environment(\.inks, inks)
            .environment(\.locale, Locale(identifier: view.language))
            .environment(\.colorScheme, view.look.dark ? .dark : .light)
    }
}

private struct OneScreen: View {
    let model: AppModel
    let view: AppView

    var body: some View {
        let back = Back(view)
        switch view.screen {
        case .menu(let menu): MenuScreen(menu: menu, back: back, act: model)
        case .welcome(let welcome): WelcomeScreen(welcome: welcome, act: model)
        case .create(let create): CreateScreen(create: create, back: back, act: model)
        case .join(let join): JoinScreen(join: join, back: back, act: model)
        case .room(let room): RoomScreen(room: room, back: back, act: model)
        case .check(let check): CheckScreen(check: check, back: back, act: model)
        case .party(let party): PartyScreen(party: party, back: back, act: model)
        case .game(let game):
            GameScreen(game: game, back: back, act: model, clocks: Clocks(revision: view.revision, read: model.clock)) {
                BoardArea(model: model, board: game.board, revision: view.revision)
            }
        case .result(let result): ResultScreen(result: result, back: back, act: model)
        case .replay(let replay):
            ReplayScreen(replay: replay, back: back, act: model) { BoardArea(model: model, board: replay.board, revision: view.revision) }
        case .review(let review): ReviewScreen(review: review, back: back, act: model)
        case .settings(let settings): SettingsScreen(settings: settings, back: back, act: model)
        case .page(let page): PageScreen(page: page, back: back, act: model)
        }
    }
}

/// Keys of a hardware keyboard: at the table they play, Esc goes back everywhere. One that means nothing here
/// is left to the system, which moves the focus.
private struct Keyboard: ViewModifier {
    let model: AppModel
    let screen: SanukCore.Screen
    @FocusState private var home: Bool

    func body(content: Content) -> some View {
        content
            .focusable()
            .focusEffectDisabled()
            .focused($home)
            .onKeyPress { press in
                if press.key == .escape, model.view.canGoBack {
                    model.send(.back)
                    return .handled
                }
                // Shift and Caps Lock are part of a sign, and arrows count as keys of the number pad.
                guard screen.hasBoard, press.modifiers.isDisjoint(with: [.command, .control, .option]), let key = meaning(of: press.key.character) else {
                    return .ignored
                }
                model.send(.key(key: key))
                return .handled
            }
            // What had the focus goes with its screen, and keys would reach nobody.
            .onChange(of: screen.kind, initial: true) { home = true }
    }
}

extension SanukCore.Screen {
    /// Keys play here.
    var hasBoard: Bool {
        switch self {
        case .game, .replay: true
        default: false
        }
    }

    /// Which screen it is, whatever stands on it.
    fileprivate var kind: Int {
        switch self {
        case .menu: 0
        case .welcome: 1
        case .create: 2
        case .join: 3
        case .room: 4
        case .check: 5
        case .party: 6
        case .game: 7
        case .result: 8
        case .replay: 9
        case .review: 10
        case .settings: 11
        case .page: 12
        }
    }
}

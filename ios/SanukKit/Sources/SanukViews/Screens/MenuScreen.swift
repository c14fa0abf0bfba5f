import SanukCore
import SanukModel
import SwiftUI

/// The first screen: which game, how, and the games that wait.
struct MenuScreen: View {
    let menu: MenuView
    let back: Back
    let act: any Act

    var body: some View {
        TwoColumns {
            TitleBar(title: menu.title, back: back, act: act, buttons: menu.bar)
        } left: {
            setup
        } right: {
            games
        }
    }

    @ViewBuilder private var setup: some View {
        Cells(items: menu.games, most: menu.games.count) { Segment(option: $0, act: act) }
        Lettering(text: menu.card, size: .small, ink: .textSecondary)
        ForEach(menu.choices, id: \.id) { ChoiceRow(choice: $0, act: act) }
        if let options = menu.options { ActionButton(button: options, act: act) }
        ForEach(menu.ways, id: \.id) { ActionButton(button: $0, act: act) }
        ForEach(menu.friends, id: \.id) { ActionButton(button: $0, act: act) }
    }

    @ViewBuilder private var games: some View {
        GroupTitle(text: menu.runningTitle)
        if menu.running.isEmpty { Lettering(text: menu.runningEmpty, ink: .textSecondary) }
        ForEach(menu.running, id: \.id) { SavedGame(game: $0, act: act) }
        if !menu.finished.isEmpty { GroupTitle(text: menu.finishedTitle) }
        ForEach(menu.finished, id: \.id) { SavedGame(game: $0, act: act) }
        if let more = menu.more { ActionButton(button: more, act: act) }
        if !menu.statistics.isEmpty { GroupTitle(text: menu.statisticsTitle) }
        ForEach(menu.statistics, id: \.label) { LineRow(line: $0) }
    }
}

/// A saved game: the card opens it; export and delete stand at its end.
private struct SavedGame: View {
    let game: GameCard
    let act: any Act

    var body: some View {
        Card {
            Button { act.press(game.id) } label: {
                HStack(spacing: 12) {
                    ScenePicture(bytes: game.thumbnail).frame(width: 88, height: 88)
                    VStack(alignment: .leading, spacing: 4) {
                        Lettering(text: game.title, strong: true)
                        Lettering(text: game.subtitle, size: .small, ink: .textSecondary)
                    }
                    Spacer(minLength: 0)
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityIdentifier(game.id)
            HStack(spacing: 0) {
                Spacer(minLength: 0)
                SignButton(game.export, act)
                SignButton(game.delete, act)
            }
        }
    }
}

import SanukCore
import SanukModel
import SwiftUI

/// Who sits where and by which rules; the start stays in view.
struct PartyScreen: View {
    let party: PartyView
    let back: Back
    let act: any Act

    var body: some View {
        Sheet {
            TitleBar(title: party.title, back: back, act: act)
        } content: {
            ForEach(party.presets, id: \.id) { ChoiceRow(choice: $0, act: act) }
            ScenePicture(bytes: party.preview, description: party.previewLabel).frame(height: 176).frame(maxWidth: .infinity)
            Lettering(text: party.summary, size: .small, ink: .textSecondary)
            if !party.seats.isEmpty { GroupTitle(text: party.seatsTitle) }
            ForEach(party.seats, id: \.kind.id) { Seat(seat: $0, act: act) }
            GroupTitle(text: party.optionsTitle)
            ActionButton(button: party.reset, act: act)
            ForEach(party.options, id: \.id) { option in Card { ChoiceRow(choice: option, act: act) } }
        } foot: {
            ActionButton(button: party.start, act: act).padding(.vertical, 8)
        }
    }
}

private struct Seat: View {
    let seat: SeatRow
    let act: any Act

    var body: some View {
        Card {
            HStack(spacing: 12) {
                OwnerBadge(owner: seat.owner)
                Lettering(text: seat.owner.name, strong: true)
            }
            ChoiceRow(choice: seat.kind, act: act)
            if let name = seat.name { FieldRow(field: name, act: act) }
        }
    }
}

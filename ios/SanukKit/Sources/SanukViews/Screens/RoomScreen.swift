import SanukCore
import SanukModel
import SwiftUI

/// A room before its game: what to send on one side, who sits there and by which rules on the other.
struct RoomScreen: View {
    let room: RoomView
    let back: Back
    let act: any Act

    var body: some View {
        TwoColumns {
            TitleBar(title: room.title, back: back, act: act)
        } left: {
            if !room.status.isEmpty { status }
            if !room.problem.isEmpty { Problem(text: room.problem, ways: room.ways, act: act) }
            if let invite = room.invite { InviteCard(invite: invite, act: act) }
            if room.invite == nil { table }
        } right: {
            if room.invite != nil { table }
            if !room.rules.isEmpty {
                GroupTitle(text: room.rulesTitle)
                Card { ForEach(room.rules, id: \.label) { LineRow(line: $0) } }
            }
            ForEach(room.notes, id: \.self) { Lettering(text: $0, size: .small, ink: .textSecondary) }
        }
    }

    private var status: some View {
        HStack(spacing: 8) {
            Lettering(text: room.status, size: .title, strong: true)
            if room.busy { ProgressView().accessibilityHidden(true) }
        }
        .accessibilityElement(children: .combine)
    }

    /// Who sits there, and what can be done with them.
    @ViewBuilder private var table: some View {
        seats
        ForEach(room.buttons, id: \.id) { ActionButton(button: $0, act: act) }
    }

    @ViewBuilder private var seats: some View {
        if !room.seats.isEmpty {
            GroupTitle(text: room.seatsTitle)
            Card { ForEach(Array(room.seats.enumerated()), id: \.offset) { _, seat in SeatLine(seat: seat, act: act) } }
        }
    }
}

/// What is wrong, and the ways on.
struct Problem: View {
    let text: String
    let ways: [ButtonRecord]
    let act: any Act
    @Environment(\.inks) private var inks

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Lettering(text: text, ink: .error)
            if !ways.isEmpty { Cells(items: ways, most: 2) { ActionButton(button: $0, act: act) } }
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(inks[.error], lineWidth: inks.outline) }
    }
}

/// Link, code and their picture; sharing first.
private struct InviteCard: View {
    let invite: Invite
    let act: any Act

    var body: some View {
        Card {
            Lettering(text: invite.title, size: .title, strong: true, heading: true)
            Lettering(text: invite.link)
            Lettering(text: invite.note, size: .small, ink: .textSecondary)
            VStack(spacing: 12) {
                ScenePicture(bytes: invite.qr, description: invite.qrLabel).frame(width: 200, height: 200)
                VStack(spacing: 0) {
                    Lettering(text: invite.codeTitle, size: .caption, ink: .textSecondary)
                    Lettering(text: invite.code, size: .display, strong: true, align: .center)
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Text(verbatim: invite.codeSpoken))
            }
            .frame(maxWidth: .infinity)
            Cells(items: invite.buttons, most: 3) { ActionButton(button: $0, act: act) }
        }
    }
}

/// One seat: whose, how it stands, and what the host can do about it. A free one is paler and says so.
private struct SeatLine: View {
    let seat: RoomSeat
    let act: any Act

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 12) {
                OwnerBadge(owner: seat.owner, side: 32)
                VStack(alignment: .leading, spacing: 0) {
                    Lettering(text: seat.owner.name, strong: seat.taken, ink: seat.taken ? .text : .textSecondary)
                    if !seat.status.isEmpty { Lettering(text: seat.status, size: .small, ink: .textSecondary) }
                }
            }
            .accessibilityElement(children: .combine)
            if !seat.buttons.isEmpty {
                // The seat stands just above, so its name is only spoken.
                Cells(items: seat.buttons, most: 2) { ActionButton(button: $0, act: act, quiet: true).accessibilityLabel(Text(verbatim: $0.hint)) }
            }
        }
    }
}

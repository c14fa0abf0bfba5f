import SanukCore
import SanukModel
import SwiftUI

/// How it ended, and what can be done next.
struct ResultScreen: View {
    let result: ResultView
    let back: Back
    let act: any Act

    var body: some View {
        TwoColumns {
            TitleBar(title: result.title, back: back, act: act)
        } left: {
            headline
            if !result.ranks.isEmpty { ranks }
            Cells(items: result.buttons, most: 2) { ActionButton(button: $0, act: act) }
        } right: {
            if !result.dice.isEmpty {
                GroupTitle(text: result.diceTitle)
                DiceTable(rows: result.dice)
            }
            if !result.facts.isEmpty {
                GroupTitle(text: result.factsTitle)
                ForEach(result.facts, id: \.label) { LineRow(line: $0) }
            }
        }
    }

    private var headline: some View {
        VStack(spacing: 8) {
            ScenePicture(bytes: result.picture, description: result.pictureLabel).frame(width: 176, height: 176)
            Lettering(text: result.headline, size: .display, strong: true, align: .center, heading: true)
            Lettering(text: result.reason, ink: .textSecondary, align: .center)
            if !result.offer.isEmpty { Lettering(text: result.offer, strong: true, align: .center) }
        }
        .frame(maxWidth: .infinity)
    }

    private var ranks: some View {
        Card {
            ForEach(result.ranks, id: \.owner.mark) { row in
                HStack(spacing: 12) {
                    Lettering(text: row.rank, size: .title, strong: true)
                    OwnerBadge(owner: row.owner)
                    VStack(alignment: .leading, spacing: 0) {
                        Lettering(text: row.owner.name, strong: true)
                        if !row.detail.isEmpty { Lettering(text: row.detail, size: .small, ink: .textSecondary) }
                    }
                }
                .accessibilityElement(children: .combine)
            }
        }
    }
}

/// How often each face fell: a row a seat, a column a face, headed by the faces themselves.
struct DiceTable: View {
    let rows: [DiceRow]

    var body: some View {
        Card {
            HStack(spacing: 4) {
                ForEach(1..<7, id: \.self) { Image(systemName: "die.face.\($0)").frame(maxWidth: .infinity) }
            }
            .accessibilityHidden(true)
            // Two people may have one name.
            ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
                VStack(alignment: .leading, spacing: 4) {
                    HStack(spacing: 8) {
                        if let owner = row.owner { OwnerBadge(owner: owner, side: 20) }
                        Lettering(text: row.label, size: .small, strong: true)
                    }
                    HStack(spacing: 4) {
                        ForEach(Array(row.counts.enumerated()), id: \.offset) { _, count in
                            Lettering(text: count, size: .small, align: .center).frame(maxWidth: .infinity)
                        }
                    }
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Text(verbatim: row.spoken))
            }
        }
    }
}

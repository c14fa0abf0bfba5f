import SanukCore
import SanukModel
import SwiftUI

/// A finished game looked at again: what it was worth, and where it turned.
struct ReviewScreen: View {
    let review: ReviewView
    let back: Back
    let act: any Act

    var body: some View {
        TwoColumns {
            TitleBar(title: review.title, back: back, act: act)
        } left: {
            Lettering(text: review.intro, size: .small, ink: .textSecondary)
            if !review.progress.isEmpty { progress }
            if !review.graph.isEmpty { course }
            ForEach(review.sections.prefix(1), id: \.title) { ReviewPart(section: $0, act: act) }
        } right: {
            ForEach(review.sections.dropFirst(), id: \.title) { ReviewPart(section: $0, act: act) }
            if !review.dice.isEmpty {
                GroupTitle(text: review.diceTitle)
                DiceTable(rows: review.dice)
            }
        }
    }

    private var progress: some View {
        VStack(alignment: .leading, spacing: 4) {
            Lettering(text: review.progress, size: .small)
            ProgressView(value: Double(review.share)).accessibilityHidden(true)
        }
    }

    /// The graph with its words below, which are read aloud once.
    private var course: some View {
        VStack(alignment: .leading, spacing: 8) {
            GroupTitle(text: review.graphTitle)
            ScenePicture(bytes: review.graph)
            Lettering(text: review.graphLabel, size: .small, ink: .textSecondary)
        }
    }
}

private struct ReviewPart: View {
    let section: ReviewSection
    let act: any Act

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            GroupTitle(text: section.title)
            Card {
                ForEach(Array(section.rows.enumerated()), id: \.offset) { _, row in Moment(row: row, act: act) }
            }
        }
    }
}

private struct Moment: View {
    let row: ReviewRow
    let act: any Act

    var body: some View {
        HStack(spacing: 12) {
            if let owner = row.owner { OwnerBadge(owner: owner) }
            VStack(alignment: .leading, spacing: 0) {
                if let owner = row.owner { Lettering(text: owner.name, size: .small, strong: true) }
                Lettering(text: row.text, size: .small)
                if !row.detail.isEmpty { Lettering(text: row.detail, size: .small, ink: .textSecondary) }
            }
            .accessibilityElement(children: .combine)
            Spacer(minLength: 0)
            if let show = row.show { ActionButton(button: show, act: act).fixedSize() }
        }
    }
}

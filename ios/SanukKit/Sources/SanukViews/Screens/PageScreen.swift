import SanukCore
import SanukModel
import SwiftUI

/// Rules and other texts, with a jump list over the sections.
struct PageScreen: View {
    let page: PageView
    let back: Back
    let act: any Act

    var body: some View {
        ScrollViewReader { scroll in
            Sheet {
                TitleBar(title: page.title, back: back, act: act)
            } content: {
                if !page.tabs.isEmpty { Cells(items: page.tabs, most: 4) { Segment(option: $0, act: act) }.id("") }
                ForEach(page.contents, id: \.id) { ActionButton(button: $0, act: act, align: .leading) }
                ForEach(page.sections, id: \.id) { PagePart(section: $0, act: act).id($0.id) }
            } foot: {
            }
            .onChange(of: page.scrollSerial) { scroll.scrollTo(page.scrollTo, anchor: .top) }
        }
    }
}

private struct PagePart: View {
    let section: PageSection
    let act: any Act

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Lettering(text: section.heading, size: section.level <= 2 ? .title : .body, strong: true, heading: true)
            ForEach(Array(section.blocks.enumerated()), id: \.offset) { _, block in PageBlock(block: block, act: act) }
        }
    }
}

private struct PageBlock: View {
    let block: Block
    let act: any Act

    var body: some View {
        switch block {
        case .paragraph(let text, let cites):
            VStack(alignment: .leading, spacing: 0) {
                Lettering(text: text)
                if !cites.isEmpty { HStack(spacing: 8) { ForEach(cites, id: \.id) { Marker(cite: $0, act: act) } } }
            }
        case .bullets(let items): Bullets(items: items)
        case .question(let question, let answer): Couple(first: question, second: answer, heading: true)
        case .term(let term, let text): Couple(first: term, second: text, heading: false)
        case .table(let header, let rows): Rows(header: header, rows: rows)
        case .diagram(let scene, let caption):
            VStack(spacing: 8) {
                ScenePicture(bytes: scene).frame(width: 240, height: 240)
                Lettering(text: caption, size: .small, ink: .textSecondary, align: .center)
            }
            .frame(maxWidth: .infinity)
        case .action(let button): ActionButton(button: button, act: act).id(button.id)
        }
    }
}

/// Leads from a text to the source that it names; below the text, for a link in it would be too small a target.
private struct Marker: View {
    let cite: ButtonRecord
    let act: any Act

    var body: some View {
        Button(action: { act.press(cite.id) }) {
            Lettering(text: cite.label, ink: .primary).frame(minWidth: 48, minHeight: 48)
        }
        .accessibilityHint(Text(verbatim: cite.hint))
        .accessibilityIdentifier(cite.id)
    }
}

private struct Bullets: View {
    let items: [Bullet]

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ForEach(Array(items.enumerated()), id: \.offset) { _, bullet in
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Lettering(text: bullet.lead, ink: .textSecondary)
                    Lettering(text: bullet.text)
                }
                .accessibilityElement(children: .combine)
            }
        }
    }
}

private struct Couple: View {
    let first: String
    let second: String
    let heading: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Lettering(text: first, strong: true, heading: heading)
            Lettering(text: second)
        }
    }
}

/// A table; where the columns do not fit beside each other, each row becomes a card.
private struct Rows: View {
    let header: [String]
    let rows: [TableRow]

    var body: some View {
        ViewThatFits(in: .horizontal) {
            Card {
                Grid(alignment: .topLeading, horizontalSpacing: 12, verticalSpacing: 8) {
                    line(header, strong: true)
                    ForEach(Array(rows.enumerated()), id: \.offset) { _, row in line(row.cells, strong: false) }
                }
            }
            VStack(spacing: 8) {
                ForEach(Array(rows.enumerated()), id: \.offset) { _, row in card(row.cells) }
            }
        }
    }

    private func line(_ cells: [String], strong: Bool) -> some View {
        GridRow {
            ForEach(Array(cells.enumerated()), id: \.offset) { at, cell in
                Lettering(text: cell, size: .small, strong: strong || at == 0).frame(minWidth: 120, alignment: .leading)
            }
        }
    }

    private func card(_ cells: [String]) -> some View {
        Card {
            ForEach(Array(cells.enumerated()), id: \.offset) { at, cell in
                if at > 0, at < header.count { Lettering(text: header[at], size: .caption, ink: .textSecondary) }
                Lettering(text: cell, size: at == 0 ? .body : .small, strong: at == 0)
            }
        }
        .accessibilityElement(children: .combine)
    }
}

import SanukCore
import SanukModel
import SwiftUI

/// The way back, as the view gives it.
struct Back {
    let offered: Bool
    let label: String

    init(_ view: AppView) {
        offered = view.canGoBack
        label = view.backLabel
    }
}

/// Back, what the screen is, and what belongs at the end.
struct TopBar<Middle: View, End: View>: View {
    let back: Back
    let act: any Act
    @ViewBuilder let middle: Middle
    @ViewBuilder let end: End

    var body: some View {
        HStack(spacing: 4) {
            if back.offered {
                SignButton(icon: .back, label: back.label, id: "back") { act.send(.back) }
            }
            HStack(spacing: 8) { middle }.padding(.leading, back.offered ? 0 : 16)
            Spacer(minLength: 0)
            end
        }
        .frame(minHeight: target)
    }
}

/// A bar with a title in words.
struct TitleBar: View {
    let title: String
    let back: Back
    let act: any Act
    var buttons: [ButtonRecord] = []

    var body: some View {
        TopBar(back: back, act: act) {
            Lettering(text: title, size: .title, strong: true, heading: true)
        } end: {
            ForEach(buttons, id: \.id) { SignButton($0, act) }
        }
    }
}

/// A bar, a scrolling column of readable width, and what stays at the foot.
struct Sheet<Bar: View, Content: View, Foot: View>: View {
    @ViewBuilder let bar: Bar
    @ViewBuilder let content: Content
    @ViewBuilder let foot: Foot

    var body: some View {
        VStack(spacing: 0) {
            bar
            ScrollView {
                // Everything is there at once: nothing scrolls to what a lazy stack has not made yet.
                VStack(alignment: .leading, spacing: 16) { content }.padding(16)
            }
            foot.padding(.horizontal, 16)
        }
        .frame(maxWidth: readable + 32)
    }
}

/// Two columns that scroll by themselves where the window is wide, else one below the other.
struct TwoColumns<Bar: View, Left: View, Right: View>: View {
    @ViewBuilder let bar: Bar
    @ViewBuilder let left: Left
    @ViewBuilder let right: Right

    var body: some View {
        GeometryReader { window in
            VStack(spacing: 0) {
                bar
                if window.size.width >= wide {
                    HStack(alignment: .top, spacing: 32) {
                        column { left }
                        column { right }
                    }
                    .padding(.horizontal, 24)
                } else {
                    column {
                        left
                        right
                    }
                    .padding(.horizontal, 16)
                }
            }
            .frame(maxWidth: window.size.width >= wide ? readable * 2 : readable)
            .frame(maxWidth: .infinity)
        }
    }

    private func column(@ViewBuilder _ content: () -> some View) -> some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) { content() }.padding(.vertical, 8)
        }
    }
}

/// Equal cells in rows: as many in a row as fit, at most `most`, never a lonely one where all could share.
struct Cells<Item, Cell: View>: View {
    let items: [Item]
    let most: Int
    @ViewBuilder let cell: (Item) -> Cell

    var body: some View {
        ViewThatFits(in: .horizontal) {
            rows(min(most, items.count))
            rows(2)
            rows(1)
        }
    }

    private func rows(_ columns: Int) -> some View {
        let columns = max(columns, 1)
        return Grid(horizontalSpacing: 8, verticalSpacing: 8) {
            ForEach(Array(stride(from: 0, to: items.count, by: columns)), id: \.self) { first in
                GridRow {
                    ForEach(first..<min(first + columns, items.count), id: \.self) { cell(items[$0]).frame(maxWidth: .infinity) }
                }
            }
        }
    }
}

/// A card on the surface colour with a hairline.
struct Card<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.inks) private var inks

    var body: some View {
        VStack(alignment: .leading, spacing: 12) { content }
            .padding(16)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background { RoundedRectangle(cornerRadius: 12).fill(inks[.surface]) }
            .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(inks.hairline, lineWidth: inks.outline) }
    }
}

/// A title over a group; nothing where there is none.
struct GroupTitle: View {
    let text: String

    var body: some View {
        if !text.isEmpty { Lettering(text: text, size: .title, strong: true, heading: true) }
    }
}

/// A name and its value.
struct LineRow: View {
    let line: SanukCore.Line

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Lettering(text: line.label, size: .small, ink: .textSecondary)
            Spacer(minLength: 0)
            Lettering(text: line.value, size: .small, strong: true, align: .trailing)
        }
        .accessibilityElement(children: .combine)
    }
}

/// From this width on a screen has a side column.
let wide: CGFloat = 840

/// About 68 characters.
private let readable: CGFloat = 560

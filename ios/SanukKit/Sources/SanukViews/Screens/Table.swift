import SwiftUI

/// Lays a table: board left and a column right where the window is wide, else one below the other. The
/// board keeps its place while what is below it scrolls.
struct Table<Bar: View, Above: View, Board: View, Over: View, Below: View, Status: View, Lower: View, Primary: View>: View {
    let aspect: Float
    let edgeToEdge: Bool
    @ViewBuilder let bar: Bar
    /// Directly above the board; empty for Ludo.
    @ViewBuilder let above: Above
    @ViewBuilder let board: Board
    /// Lies over the board's area.
    @ViewBuilder let over: Over
    /// Directly below the board.
    @ViewBuilder let below: Below
    @ViewBuilder let status: Status
    /// What may be scrolled to; whether the column stands beside the board.
    @ViewBuilder let lower: (Bool) -> Lower
    /// The primary action, always in view.
    @ViewBuilder let primary: Primary

    var body: some View {
        GeometryReader { window in
            if window.size.width >= wide || window.size.width > window.size.height * 1.1 {
                beside(window.size)
            } else {
                stacked(window.size)
            }
        }
    }

    private func beside(_ window: CGSize) -> some View {
        HStack(alignment: .center, spacing: 16) {
            board.aspectRatio(CGFloat(aspect), contentMode: .fit).overlay { over }
            VStack(alignment: .leading, spacing: 8) {
                bar
                above
                ScrollView {
                    VStack(alignment: .leading, spacing: 8) {
                        status
                        lower(true)
                    }
                }
                primary
                below
            }
            .frame(width: min(max(window.width * 0.3, 280), 360))
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func stacked(_ window: CGSize) -> some View {
        VStack(spacing: 0) {
            bar
            above
            board
                .aspectRatio(CGFloat(aspect), contentMode: .fit)
                .overlay { over }
                .frame(minHeight: window.width / CGFloat(aspect) * 0.6)
                .padding(.horizontal, edgeToEdge ? 0 : 8)
                .layoutPriority(1)
            below
            status.padding(.horizontal, 8)
            ScrollView {
                VStack(alignment: .leading, spacing: 8) { lower(false) }.padding(.horizontal, 8)
            }
            .scrollBounceBehavior(.basedOnSize)
            primary.padding(8)
        }
    }
}

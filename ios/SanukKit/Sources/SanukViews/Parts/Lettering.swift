import SanukCore
import SwiftUI

/// The five sizes of text; there are no others. They follow the system's text size.
enum Size {
    case caption, small, body, title, display

    var font: Font {
        switch self {
        case .caption: .caption
        case .small: .subheadline
        case .body: .body
        case .title: .title3
        case .display: .title
        }
    }
}

/// Every text of the app goes through here. It wraps and is never cut.
struct Lettering: View {
    let text: String
    var size = Size.body
    var strong = false
    var ink = Role.text
    var align = TextAlignment.leading
    var heading = false
    @Environment(\.inks) private var inks

    var body: some View {
        Text(verbatim: text)
            .font(size.font.weight(strong ? .semibold : .regular).monospacedDigit())
            .foregroundStyle(inks[ink])
            .multilineTextAlignment(align)
            .fixedSize(horizontal: false, vertical: true)
            .accessibilityAddTraits(heading ? .isHeader : [])
    }
}

import SanukCore
import SanukModel
import SwiftUI

/// A question over the screen; a press outside and the reader's escape press its `dismiss`.
struct DialogOver: View {
    let dialog: Dialog
    let act: any Act
    @Environment(\.inks) private var inks

    var body: some View {
        ZStack {
            inks[.shadow].opacity(0.5).ignoresSafeArea().onTapGesture { act.press(dialog.dismiss) }.accessibilityHidden(true)
            ViewThatFits(in: .vertical) {
                content
                ScrollView { content }
            }
            .background { RoundedRectangle(cornerRadius: 12).fill(inks[.surface]) }
            .frame(maxWidth: 480)
            .padding(16)
        }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
        .accessibilityAction(.escape) { act.press(dialog.dismiss) }
        .accessibilityIdentifier("dialog:" + dialog.id)
    }

    private var content: some View {
        VStack(alignment: .leading, spacing: 12) {
            Lettering(text: dialog.title, size: .title, strong: true, heading: true)
            if !dialog.text.isEmpty { Lettering(text: dialog.text) }
            if let field = dialog.field { FieldRow(field: field, act: act) }
            Cells(items: dialog.buttons, most: 2) { ActionButton(button: $0, act: act) }
        }
        .padding(24)
    }
}

/// A message at the lower edge: one thing to do about it, and a cross.
struct NoticeBar: View {
    let notice: Notice
    let act: any Act
    @Environment(\.inks) private var inks

    var body: some View {
        HStack(spacing: 8) {
            Lettering(text: notice.text, size: .small, ink: notice.error ? .error : .text)
            Spacer(minLength: 0)
            if let button = notice.action { ActionButton(button: button, act: act).fixedSize() }
            SignButton(icon: .close, label: notice.dismissLabel, id: "notice:close") { act.send(.noticeDismissed(serial: notice.serial)) }
        }
        .padding(.leading, 16)
        .background { RoundedRectangle(cornerRadius: 12).fill(inks[.surface]) }
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(inks[notice.error ? .error : .outline], lineWidth: inks.outline) }
        .frame(maxWidth: 560)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("notice")
    }
}

import SanukCore
import SanukModel
import SwiftUI

/// The very first screen: what this is, in which language, and where to begin.
struct WelcomeScreen: View {
    let welcome: WelcomeView
    let act: any Act

    var body: some View {
        Sheet {
            EmptyView()
        } content: {
            VStack(spacing: 12) {
                Lettering(text: welcome.title, size: .display, strong: true, align: .center, heading: true)
                Lettering(text: welcome.text, ink: .textSecondary, align: .center)
            }
            .frame(maxWidth: .infinity)
            .padding(.top, 32)
            if !welcome.waiting.isEmpty { Card { Lettering(text: welcome.waiting, strong: true) } }
            ChoiceRow(choice: welcome.language, act: act)
            ForEach(welcome.buttons, id: \.id) { ActionButton(button: $0, act: act) }
        } foot: {
        }
    }
}

import Foundation
import SanukCore
import UIKit
import UniformTypeIdentifiers

/// Does what only a phone can do. What fails is told to the core, which tells the person.
@MainActor
final class PhoneWork: NSObject, UIDocumentPickerDelegate {
    /// The way to the core.
    var send: (Action) -> Void = { _ in }

    private let sounds = SoundBoard()

    /// Does one effect.
    func perform(_ effect: Effect) {
        switch effect.work {
        case .announce(let text): UIAccessibility.post(notification: .announcement, argument: text)
        case .share(_, let text): present(UIActivityViewController(activityItems: [text], applicationActivities: nil), effect.id)
        case .copy(let text): UIPasteboard.general.string = text
        case .saveFile(let name, let bytes): save(name, bytes, effect.id)
        case .pickFile: pick(effect.id)
        case .open(let url): open(url, effect.id)
        case .haptic(let strong): UIImpactFeedbackGenerator(style: strong ? .medium : .light).impactOccurred()
        case .sound(let name): sounds.play(name)
        // Apps on iOS never close themselves.
        case .leave: break
        }
    }

    /// Gives the core a moment to flush before the system stops the process.
    func finishInBackground(_ work: () -> Void) {
        let application = UIApplication.shared
        let task = application.beginBackgroundTask(expirationHandler: nil)
        work()
        Task {
            try? await Task.sleep(for: .seconds(2))
            application.endBackgroundTask(task)
        }
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        guard let file = urls.first, controller.allowsMultipleSelection == false, picking === controller else { return }
        let opened = file.startAccessingSecurityScopedResource()
        defer { if opened { file.stopAccessingSecurityScopedResource() } }
        do {
            send(.filePicked(name: file.lastPathComponent, bytes: try Data(contentsOf: file)))
        } catch {
            send(.effectFailed(id: 0, why: error.localizedDescription))
        }
    }

    /// The picker that opens a file; one that saves answers too, and that needs nothing.
    private weak var picking: UIDocumentPickerViewController?

    private func pick(_ id: UInt64) {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.delegate = self
        picking = picker
        present(picker, id)
    }

    private func save(_ name: String, _ bytes: Data, _ id: UInt64) {
        let file = FileManager.default.temporaryDirectory.appending(path: name)
        do {
            try bytes.write(to: file)
            present(UIDocumentPickerViewController(forExporting: [file], asCopy: true), id)
        } catch {
            send(.effectFailed(id: id, why: error.localizedDescription))
        }
    }

    private func open(_ address: String, _ id: UInt64) {
        guard let url = URL(string: address) else { return send(.effectFailed(id: id, why: address)) }
        UIApplication.shared.open(url, options: [:]) { [weak self] opened in
            if !opened { self?.send(.effectFailed(id: id, why: address)) }
        }
    }

    private func present(_ sheet: UIViewController, _ id: UInt64) {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        guard let root = scenes.first?.keyWindow?.rootViewController else { return send(.effectFailed(id: id, why: "")) }
        // On an iPad a sheet hangs on a place; the middle of the window is one.
        sheet.popoverPresentationController?.sourceView = root.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: root.view.bounds.midX, y: root.view.bounds.midY, width: 1, height: 1)
        root.present(sheet, animated: true)
    }
}

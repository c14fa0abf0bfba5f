import Foundation
import SanukCore
import SanukModel
import UIKit
import UniformTypeIdentifiers

/// Does what only a phone can do. What fails is told to the core, which tells the person.
@MainActor
final class PhoneWork: NSObject, UIDocumentPickerDelegate {
    /// The way to the core.
    var send: (Action) -> Void = { _ in }

    private let sounds = SoundBoard()
    private var stay: UIBackgroundTaskIdentifier?
    private var untilLeft: Task<Void, Never>?
    private let network = NetworkWatch()

    /// Does one effect.
    func perform(_ effect: Effect) {
        switch effect.work {
        case .announce(let text): announce(text)
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

    /// Lets the screen go dark, or not.
    func keepAwake(_ on: Bool) {
        UIApplication.shared.isIdleTimerDisabled = on
    }

    /// Tells the core when the network changes.
    func watchNetwork() {
        network.begin { [weak self] in self?.send(.networkChanged) }
    }

    /// One text waits until the other has been read, and does not cut it off.
    private func announce(_ text: String) {
        let queued = NSAttributedString(string: text, attributes: [.accessibilitySpeechQueueAnnouncement: true])
        UIAccessibility.post(notification: .announcement, argument: queued)
    }

    /// Keeps the process for as long as the core keeps its socket, so that sharing a link does not cost the seat;
    /// the flush is long done by then. The system may end it sooner.
    func stayInBackground(_ work: () -> Void) {
        stayNoLonger()
        stay = UIApplication.shared.beginBackgroundTask { [weak self] in self?.stayNoLonger() }
        work()
        untilLeft = Task { [weak self] in
            do { try await Task.sleep(for: .milliseconds(limits().backgroundMs)) } catch { return }
            self?.stayNoLonger()
        }
    }

    /// The app is in front again, or there is nothing more to wait for.
    func stayNoLonger() {
        untilLeft?.cancel()
        untilLeft = nil
        if let stay { UIApplication.shared.endBackgroundTask(stay) }
        stay = nil
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        guard let file = urls.first, controller.allowsMultipleSelection == false, picking === controller else { return }
        let asked = asked
        Task {
            do {
                send(.filePicked(name: file.lastPathComponent, bytes: try await contents(of: file)))
            } catch {
                send(.effectFailed(id: asked, why: error.localizedDescription))
            }
        }
    }

    /// The picker that opens a file; one that saves answers too, and that needs nothing.
    private weak var picking: UIDocumentPickerViewController?
    /// The effect that asked for it.
    private var asked: UInt64 = 0

    private func pick(_ id: UInt64) {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.delegate = self
        picking = picker
        asked = id
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
        guard var top = scenes.first?.keyWindow?.rootViewController else { return send(.effectFailed(id: id, why: "")) }
        // What has a sheet over it shows no second one: the new sheet goes over the old.
        while let over = top.presentedViewController { top = over }
        // On an iPad a sheet hangs on a place; the middle of the window is one.
        sheet.popoverPresentationController?.sourceView = top.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: top.view.bounds.midX, y: top.view.bounds.midY, width: 1, height: 1)
        top.present(sheet, animated: true)
    }
}

/// Reads a file that a person chose, beside the main thread.
private func contents(of file: URL) async throws -> Data {
    let opened = file.startAccessingSecurityScopedResource()
    defer { if opened { file.stopAccessingSecurityScopedResource() } }
    return try readMost(of: file)
}

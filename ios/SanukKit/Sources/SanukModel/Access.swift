import SanukCore

/// What a view says aloud by itself; spoken when its key was not there before.
struct Telling: Equatable {
    let key: String
    let text: String
}

/// Messages, what is wrong, how a room stands.
func tellings(of view: AppView) -> [Telling] {
    var tells: [Telling] = []
    if let notice = view.notice { tells.append(Telling(key: "notice:\(notice.serial)", text: notice.text)) }
    switch view.screen {
    case .room(let room): tells += [room.status, room.problem].map { Telling(key: $0, text: $0) }
    case .create(let create): tells.append(Telling(key: create.problem, text: create.problem))
    case .join(let join): tells.append(Telling(key: join.problem, text: join.problem))
    // Its beginning only: it changes with every step.
    case .review(let review): tells.append(Telling(key: "progress", text: review.progress))
    default: break
    }
    return tells.filter { !$0.text.isEmpty }
}

/// What can be done at the table wherever a reader stands on the board.
public func deeds(at screen: Screen) -> [Button] {
    guard case .game(let game) = screen else { return [] }
    return [game.roll, game.undo, game.hint].compactMap { $0 }.filter(\.enabled)
}

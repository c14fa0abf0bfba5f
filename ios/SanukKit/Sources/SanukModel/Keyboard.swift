import SanukCore

/// What a typed character means at the table.
public func meaning(of character: Character) -> Key? {
    switch character {
    case " ": .roll
    case "z", "Z": .undo
    case "v", "V": .view
    case "+", "=": .zoomIn
    case "-": .zoomOut
    case ",", "[": .turnLeft
    case ".", "]": .turnRight
    case "1": .piece1
    case "2": .piece2
    case "3": .piece3
    case "4": .piece4
    // Arrows and return, as AppKit's function keys number them.
    case "\u{F702}": .cursorLeft
    case "\u{F703}": .cursorRight
    case "\u{F700}": .cursorUp
    case "\u{F701}": .cursorDown
    case "\r": .cursorPress
    default: nil
    }
}

import Foundation

/// One line of a terminal that is written anew, at most ten times a second; nothing where output is no terminal.
final class ProgressLine {
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private var last = ContinuousClock.now - .seconds(1)
    private var isShown = false

    func show(_ text: String) {
        guard isTerminal, last.duration(to: .now) > .milliseconds(100) else { return }
        last = .now
        isShown = true
        FileHandle.standardError.write(Data("\r\u{1b}[K\(text)".utf8))
    }

    func end() {
        if isShown { FileHandle.standardError.write(Data("\r\u{1b}[K".utf8)) }
        isShown = false
    }
}

import Foundation
import GRDB
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The look at every page, where a start after a clean stop left it for later. Its reader sees the file as it was found, and
/// as long as it does, SQLite changes no page of it: what is written waits in the log.
final class LaterLook: Sendable {
    private struct State {
        /// The start's own, or that of a look under way
        var reader: DatabaseQueue?
        var isLooking = false
        var isEnding = false
        /// Somebody waits for the file: what was found until now counts for nothing.
        var hasGivenWay = false
        /// What was found; `nil` until then
        var findings: [String]?
    }

    /// By so many bytes the log may grow behind a look.
    private static let room = 64 << 20
    /// In seconds
    private static let pause = 0.1
    private static let rest = 1.0

    private let files: DatabaseFiles
    private let state: Mutex<State>

    /// - Parameter reader: in a transaction; `nil` where all was looked at
    init(_ files: DatabaseFiles, reader: DatabaseQueue?) {
        self.files = files
        state = Mutex(State(reader: reader, findings: reader == nil ? [] : nil))
    }

    var findings: [String]? { state.withLock { $0.findings } }

    /// Looks, on this thread, which is lowered in its priority for good, and again from the start whenever it had to make
    /// way.
    ///
    /// - Returns: what was found; `nil` where it ends first
    func look() -> [String]? {
        lower()
        while true {
            let (reader, findings, isEnding) = begin()
            if findings != nil || isEnding { return findings }
            if let reader {
                watch(reader)
                let found = Self.findings(reader)
                state.withLock { $0.reader = nil }
                try? reader.close()
                state.withLock { state in
                    if !state.hasGivenWay { state.findings = found }
                    state.isLooking = false
                }
            }
            if self.findings == nil { Thread.sleep(forTimeInterval: Self.rest) }
        }
    }

    private func begin() -> (reader: DatabaseQueue?, findings: [String]?, isEnding: Bool) {
        state.withLock { state in
            if state.findings != nil || state.isEnding { return (nil, state.findings, state.isEnding) }
            if state.reader == nil { state.reader = try? files.reader() }
            (state.isLooking, state.hasGivenWay) = (state.reader != nil, false)
            return (state.reader, nil, false)
        }
    }

    /// - Returns: `nil` where it could not be looked at now
    private static func findings(_ reader: DatabaseQueue) -> [String]? {
        do {
            return try reader.unsafeRead(DatabaseFiles.findings)
        } catch let error as DatabaseError {
            switch error.resultCode {
            case .SQLITE_INTERRUPT, .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_NOMEM, .SQLITE_CANTOPEN: return nil
            default: return [error.message ?? "\(error.extendedResultCode)"]
            }
        } catch {
            return ["\(error)"]
        }
    }

    /// Has a look make way before the log grows without end behind it.
    private func watch(_ reader: DatabaseQueue) {
        let most = DatabaseFiles.size(files.log) + Self.room
        Thread.detachNewThread { [self] in
            while state.withLock({ $0.reader === reader }) {
                if DatabaseFiles.size(files.log) > most { giveWay() }
                Thread.sleep(forTimeInterval: Self.pause)
            }
        }
    }

    /// Lets go of the state that is looked at, for somebody who needs the file; the look begins anew after that.
    func giveWay() {
        let unused = state.withLock { state -> DatabaseQueue? in
            state.hasGivenWay = true
            if state.isLooking {
                state.reader?.interrupt()
                return nil
            }
            defer { state.reader = nil }
            return state.reader
        }
        try? unused?.close()
    }

    /// Its reader is closed when this returns, and there will be no other.
    func end() {
        state.withLock { $0.isEnding = true }
        repeat {
            giveWay()
            // What has yet to begin is not interrupted.
            if state.withLock({ $0.isLooking }) { Thread.sleep(forTimeInterval: 0.005) }
        } while state.withLock({ $0.isLooking })
    }

    /// Whoever uses the program comes first.
    private func lower() {
        #if os(Linux)
            // PRIO_PROCESS, which each libc spells in a type of its own: there, of this thread alone.
            setpriority(0, 0, 10)
        #endif
    }
}

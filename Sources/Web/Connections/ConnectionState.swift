import NIOCore

/// Where one connection is between a request and its answer, and until when it may stay there.
struct ConnectionState {
    private let limits: ConnectionLimits
    /// A request has begun and its body has not ended.
    private(set) var isReading = false
    /// Requests whose answers are not wholly sent
    private(set) var unanswered = 0
    private var hasServed = false
    private var isWritable = true
    /// When what it waits for now began to be waited for
    private(set) var since: NIODeadline
    /// Of this body, and since `since`
    private var received = 0
    private var receivedSince = 0
    private var pieces = 0
    /// Once an answer is complete before its body: how many bytes of that are still read.
    private var unwanted: Int?

    init(limits: ConnectionLimits, now: NIODeadline) {
        self.limits = limits
        since = now
    }

    mutating func readHead(at now: NIODeadline) {
        isReading = true
        unanswered += 1
        (received, receivedSince, pieces, unwanted) = (0, 0, 0, nil)
        since = now
    }

    /// - Returns: whether the body may go on.
    mutating func readBody(_ count: Int, at now: NIODeadline) -> Bool {
        received += count
        receivedSince += count
        pieces += 1
        guard pieces <= limits.pieces + received / 256 else { return false }
        if let rest = unwanted {
            unwanted = rest - count
            return rest >= count
        }
        if receivedSince >= limits.bodyPace {
            receivedSince = 0
            since = now
        }
        return true
    }

    mutating func readEnd(at now: NIODeadline) {
        isReading = false
        since = now
    }

    /// The answer's last byte has been handed to the system.
    mutating func answered(at now: NIODeadline) {
        unanswered -= 1
        hasServed = true
        since = now
        if isReading { unwanted = limits.unwanted }
    }

    mutating func writable(_ isWritable: Bool, at now: NIODeadline) {
        self.isWritable = isWritable
        if !isReading { since = now }
    }

    var standing: ConnectionBook.Standing {
        if unanswered == 0, !isReading { return hasServed ? .resting : .unproven }
        if isReading { return !hasServed && received < 64 * 1024 ? .unproven : .reading }
        return isWritable ? .busy : .unread
    }

    /// When it is closed if nothing happens; `nil` while it is the server's turn.
    var deadline: NIODeadline? {
        if isReading { return since + (unwanted == nil ? limits.body : limits.farewell) }
        if unanswered == 0 { return since + (hasServed ? limits.nextHead : limits.firstHead) }
        return isWritable ? nil : since + limits.answer
    }
}

import NIOCore

/// How many connections there may be and how long each may take, so that whoever is slow, silent or many keeps nobody
/// else waiting.
struct ConnectionLimits: Sendable {
    /// At once, in all
    var all = 512
    /// At once, from one address
    var perAddress = 256
    /// Until the first request's head is there
    var firstHead = TimeAmount.seconds(10)
    /// From an answer to the next request's head
    var nextHead = TimeAmount.seconds(60)
    /// In which another `bodyPace` bytes of a body have to come, or its end
    var body = TimeAmount.seconds(40)
    var bodyPace = 4096
    /// In which the other side has to take some of an answer
    var answer = TimeAmount.seconds(60)
    /// For what still runs when the server is told to end, and for the rest of a body that was refused
    var farewell = TimeAmount.seconds(5)
    /// Bytes that are still read of a body after its answer
    var unwanted = 256 * 1024
    /// Pieces that a body may come in, beside one for each 256 bytes
    var pieces = 2048
    /// Bytes that the system keeps for a reader; twice as many on Linux. Less than its own choice, so that a reader who
    /// stands still is noticed and one who is slow is not taken for that.
    var sendBuffer: SocketOptionValue = 128 * 1024
}

import Foundation

/// An answer, as the bytes said it.
struct RawAnswer {
    var status: Int
    var headers: [String: [String]]
    var body: Data

    var text: String { String(decoding: body, as: UTF8.self) }

    func header(_ name: String) -> String? { headers[name.lowercased()]?.first }

    /// The first cookie that it sets, as it is sent back; empty where there is none.
    var cookie: String { String((header("set-cookie") ?? "").prefix { $0 != ";" }) }

    /// The body as JSON; `nil` when it is none.
    var json: Any? { try? JSONSerialization.jsonObject(with: body, options: [.fragmentsAllowed]) }
    var object: [String: Any] { json as? [String: Any] ?? [:] }
    var list: [[String: Any]] { json as? [[String: Any]] ?? [] }
}

/// Speaks HTTP/1.1 over a plain socket, so that a test says every byte of a request itself, the wrong ones included.
struct RawClient {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    let port: Int

    /// Ends when the answer of a request begins, or none comes: an answer that goes on is waited for by that, and by no clock.
    @TaskLocal static var begun: AsyncStream<Void>.Continuation?

    /// Runs on a thread of its own: a test that blocks one of Swift's few threads would keep the server from answering.
    func send(_ request: [UInt8]) async throws -> RawAnswer {
        let begun = Self.begun
        defer { begun?.finish() }
        let bytes: [UInt8] = try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try exchange(request, begun) }) }
        }
        return try Self.parse(bytes)
    }

    private func exchange(_ request: [UInt8], _ begun: AsyncStream<Void>.Continuation?) throws -> [UInt8] {
        let start = ContinuousClock.now
        #if canImport(Darwin)
            let stream = SOCK_STREAM
        #else
            let stream = Int32(SOCK_STREAM.rawValue)
        #endif
        let socket = socket(AF_INET, stream, 0)
        guard socket >= 0 else { throw Failure(description: "no socket") }
        defer { close(socket) }
        var patience = timeval(tv_sec: 240, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw Failure(description: "cannot connect") }
        var sent = 0
        while sent < request.count {
            let count = request[sent...].withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
            // A server that has answered already may close on us; its answer can still be read.
            if count <= 0 { break }
            sent += count
        }
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(socket, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0, received.isEmpty {
                throw Failure(description: "no answer: error \(errno) after \(start.duration(to: .now))")
            }
            if count <= 0 { break }
            begun?.finish()
            received += buffer[..<count]
        }
        guard !received.isEmpty else {
            throw Failure(description: "no answer: closed after \(start.duration(to: .now))")
        }
        return received
    }

    private static func parse(_ bytes: [UInt8]) throws -> RawAnswer {
        let data = Data(bytes)
        guard let end = data.range(of: Data("\r\n\r\n".utf8)) else {
            throw Failure(description: "no answer: \(String(decoding: bytes.prefix(200), as: UTF8.self))")
        }
        let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            throw Failure(description: "no status")
        }
        var headers: [String: [String]] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let name = line[..<colon].lowercased()
            headers[name, default: []].append(line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
        }
        var body = data[end.upperBound...]
        if headers["transfer-encoding"]?.first == "chunked" { body = try unchunked(body) }
        return RawAnswer(status: status, headers: headers, body: Data(body))
    }

    private static func unchunked(_ bytes: Data) throws -> Data {
        var rest = bytes
        var result = Data()
        while let line = rest.range(of: Data("\r\n".utf8)) {
            guard let size = Int(String(decoding: rest[..<line.lowerBound], as: UTF8.self), radix: 16) else { break }
            if size == 0 { return result }
            let start = line.upperBound
            guard rest.distance(from: start, to: rest.endIndex) >= size + 2 else { break }
            result += rest[start..<start + size]
            rest = rest[(start + size + 2)...]
        }
        throw Failure(description: "the answer broke off")
    }
}

import Foundation

/// An open connection whose other side says every byte itself, slowly or never.
final class RawSocket: Sendable {
    private let descriptor: Int32

    /// - Parameter receiveBuffer: bytes that the system keeps for this side while nobody reads
    init(_ port: Int, receiveBuffer: Int32? = nil) throws {
        #if canImport(Darwin)
            let stream = SOCK_STREAM
        #else
            let stream = Int32(SOCK_STREAM.rawValue)
        #endif
        descriptor = socket(AF_INET, stream, 0)
        if var size = receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw RawClient.Failure(description: "cannot connect") }
    }

    deinit { close(descriptor) }

    func send(_ text: String) {
        _ = Array(text.utf8).withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }

    /// Waits until an answer has begun; nothing of it is read.
    func begun() async -> Bool {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [descriptor] in
                var patience = timeval(tv_sec: 60, tv_usec: 0)
                setsockopt(
                    descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
                var byte: UInt8 = 0
                continuation.resume(returning: recv(descriptor, &byte, 1, Int32(MSG_PEEK)) == 1)
            }
        }
    }

    /// What comes until `text` has come; `nil` when the other side ends before, or that takes longer than a minute.
    func text(until text: String) async -> String? {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [descriptor] in
                var patience = timeval(tv_sec: 60, tv_usec: 0)
                setsockopt(
                    descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
                var all: [UInt8] = []
                var buffer = [UInt8](repeating: 0, count: 4096)
                while !String(decoding: all, as: UTF8.self).contains(text) {
                    let count = recv(descriptor, &buffer, buffer.count, 0)
                    if count <= 0 { return continuation.resume(returning: nil) }
                    all += buffer[..<count]
                }
                continuation.resume(returning: String(decoding: all, as: UTF8.self))
            }
        }
    }

    /// All that comes until the other side ends, or `nil` when that takes longer than a minute.
    func rest() async -> [UInt8]? {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { [descriptor] in
                var patience = timeval(tv_sec: 60, tv_usec: 0)
                setsockopt(
                    descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
                var all: [UInt8] = []
                var buffer = [UInt8](repeating: 0, count: 65_536)
                while true {
                    let count = read(descriptor, &buffer, buffer.count)
                    if count > 0 {
                        all += buffer[..<count]
                    } else {
                        return continuation.resume(returning: count < 0 && errno == EAGAIN ? nil : all)
                    }
                }
            }
        }
    }
}

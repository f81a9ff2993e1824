import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Services

extension Response {
    /// JSON of any value; dates as ISO 8601 in UTC.
    static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) -> Response {
        do {
            return Response(json: ByteBuffer(bytes: try JSON.encoder.encode(value)), status: status)
        } catch {
            // Only a non-finite number gets here; ranges are checked at the door, so it is a mistake of ours.
            return Response(status: .internalServerError)
        }
    }

    /// JSON that is written already.
    init(json bytes: ByteBuffer, status: HTTPResponse.Status = .ok) {
        self.init(
            status: status, headers: [.contentType: "application/json; charset=utf-8"],
            body: ResponseBody(byteBuffer: bytes))
    }

    static var noContent: Response { Response(status: .noContent) }
}

extension Request {
    /// The type of the body, without its parameters; empty where none is named.
    var mediaType: String {
        let type = headers[.contentType]?.split(separator: ";").first.map { $0.lowercased() } ?? ""
        return type.trimmingCharacters(in: .whitespaces)
    }

    /// The largest body of a form, in bytes.
    static var formLimit: Int { 128 * 1024 }

    /// The form in the body: a JSON object.
    ///
    /// - Throws: 415 for another content type, 413 for more than `formLimit`, 408 when it takes over 30 s to arrive,
    ///   400 when it is no JSON object.
    func form() async throws -> Form {
        guard mediaType == "application/json" else {
            throw Problem(.unsupportedMediaType, "problem.contentType")
        }
        let buffer = try await bytes(limit: Self.formLimit)
        guard case .object(let values)? = try? JSONReader.value(Array(buffer.readableBytesView)) else {
            throw Problem.badRequest("problem.json")
        }
        return Form(values)
    }

    /// The body, whole.
    ///
    /// - Throws: 413 for more than `limit` bytes, 408 when it takes over 30 s to arrive.
    func bytes(limit: Int) async throws -> ByteBuffer {
        if let length = headers[.contentLength].flatMap(Int.init), length > limit { throw Problem.tooLarge }
        return try await withThrowingTaskGroup(of: ByteBuffer.self) { group in
            group.addTask {
                var collected = ByteBuffer()
                for try await var part in self.body {
                    guard collected.readableBytes + part.readableBytes <= limit else { throw Problem.tooLarge }
                    collected.writeBuffer(&part)
                }
                return collected
            }
            group.addTask {
                try await Task.sleep(for: .seconds(30))
                throw Problem(.requestTimeout, "problem.timeout", headers: [.connection: "close"])
            }
            defer { group.cancelAll() }
            return try await group.next() ?? ByteBuffer()
        }
    }
}

extension Problem {
    static var tooLarge: Problem { Problem(.contentTooLarge, "problem.tooLarge", headers: [.connection: "close"]) }
}

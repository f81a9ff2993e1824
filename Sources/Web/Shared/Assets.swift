import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// The files of `Public/`: those inside the binary, or, in a checkout, the folder itself so that an edit shows on reload.
struct Assets: Sendable {
    struct File: Sendable {
        let bytes: ByteBuffer
        let type: String
        let tag: String
    }

    private let embedded: [String: File]
    private let folder: URL?
    /// Changes whenever any file does; part of every asset's address.
    let version: String

    /// - Parameter folder: serve from here instead of the copies inside the binary.
    init(folder: URL? = nil) {
        self.folder = folder
        var files: [String: File] = [:]
        for (path, content, isBase64) in Embedded.files {
            let raw = content.withUTF8Buffer { Data($0) }
            let data = isBase64 ? Data(base64Encoded: raw) ?? Data() : raw
            files[path] = File(bytes: ByteBuffer(bytes: data), type: Self.type(of: path), tag: Self.tag(data))
        }
        embedded = files
        version = Self.tag(Data(files.sorted { $0.key < $1.key }.map(\.value.tag).joined().utf8))
    }

    /// - Parameter path: relative to `Public/`, as the router decoded it. Nothing outside is reachable: a path is a key
    ///   in a table, and in a folder every part is checked.
    func file(_ path: String) -> File? {
        guard let folder else { return embedded[path] }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") && !$0.contains("\\") }),
            let data = try? Data(contentsOf: folder.appending(path: path))
        else { return nil }
        return File(bytes: ByteBuffer(bytes: data), type: Self.type(of: path), tag: Self.tag(data))
    }

    func text(_ path: String) -> String? {
        file(path).map { String(buffer: $0.bytes) }
    }

    /// Pages are templates; they are served by `Pages`, never raw.
    func response(_ path: String, for request: Request) -> Response? {
        guard !path.hasSuffix(".html"), let file = file(path) else { return nil }
        return Self.response(file, for: request, isVersioned: folder == nil && request.uri.queryParameters["v"] != nil)
    }

    static func response(_ file: File, for request: Request, isVersioned: Bool) -> Response {
        let tag = "\"\(file.tag)\""
        let headers: HTTPFields = [
            .contentType: file.type, .eTag: tag,
            .cacheControl: isVersioned ? "public, max-age=31536000, immutable" : "no-cache",
        ]
        if request.headers[.ifNoneMatch] == tag { return Response(status: .notModified, headers: headers) }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: file.bytes))
    }

    static func tag(_ data: Data) -> String {
        SHA256.hash(data: data).prefix(8).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    private static func type(of path: String) -> String {
        switch path.split(separator: ".").last {
        case "js": "text/javascript; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "json": "application/json; charset=utf-8"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "ico": "image/x-icon"
        case "webmanifest": "application/manifest+json"
        case "html": "text/html; charset=utf-8"
        default: "text/plain; charset=utf-8"
        }
    }
}

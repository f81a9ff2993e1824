import Archive
import Catalogue
import Crypto
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Services
import Synchronization

/// The files of `Public/`: those inside the binary, or, in a checkout, the folder itself so that an edit shows on reload.
///
/// Those inside the binary are also served at addresses that change with what is in them (`AssetLinks`), for good and
/// compressed; each is made ready when it is first asked for. A folder's files have only their plain addresses.
final class Assets: Sendable {
    struct File: Sendable {
        let bytes: ByteBuffer
        let type: String
        let tag: String
        /// The same in gzip, where that is kept.
        var gzip: ByteBuffer?
    }

    private let folder: URL?
    private let links: Mutex<AssetLinks>
    private let ready = Mutex<[String: File]>([:])

    /// - Parameter folder: serve from here instead of the copies inside the binary.
    init(folder: URL? = nil) {
        self.folder = folder
        var files: [String: (content: StaticString, isBase64: Bool)] = [:]
        for (path, content, isBase64) in Embedded.files where folder == nil || path == Self.api {
            files[path] = (content, isBase64)
        }
        links = Mutex(
            AssetLinks { [files] path in
                guard let file = files[path] else { return nil }
                let raw = file.content.withUTF8Buffer { Array($0) }
                if file.isBase64 { return Data(base64Encoded: Data(raw)).map { Array($0) } }
                return path == MetricFile.path ? MetricFile.filled(raw) : raw
            })
    }

    /// Whether what is served stays as it is.
    private var keeps: Bool { folder == nil }

    /// - Parameter path: relative to `Public/`, as the router decoded it. Nothing outside is reachable: a path is a key
    ///   in a table, and in a folder every part is checked.
    func text(_ path: String) -> String? {
        content(path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The document of the API, which is made of parts while this is built, and is in no folder.
    static let api = "openapi.json"

    private func content(_ path: String) -> [UInt8]? {
        guard let folder, path != Self.api else { return links.withLock { $0.source(path) } }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") && !$0.contains("\\") }) else {
            return nil
        }
        let file = (try? Data(contentsOf: folder.appending(path: path))).map { Array($0) }
        return path == MetricFile.path ? file.map(MetricFile.filled) : file
    }

    /// `text` with the addresses of files in it as they are served.
    func linked(_ text: String) -> String {
        keeps ? links.withLock { String(decoding: $0.linked(Array(text.utf8)), as: UTF8.self) } : text
    }

    /// Lines for the head of a page: the words that its scripts say, and what these load before they run, each once.
    func preloads(of page: String, _ language: Language) -> String {
        guard keeps else { return "" }
        return links.withLock { links in
            let scripts = links.scripts(of: page)
            guard !scripts.isEmpty else { return "" }
            let address = { (words: WordFile, links: inout AssetLinks) in
                AssetLinks.address(words.path, tag: self.file(words, &links).tag)
            }
            let words = address(WordFile(language, page: page), &links)
            let all = address(WordFile(language), &links)
            var lines = ["<link rel=\"modulepreload\" id=\"words\" href=\"\(words)\" data-all=\"\(all)\">"]
            for module in links.imports(of: scripts) where !scripts.contains(module) {
                lines.append("<link rel=\"modulepreload\" href=\"\(links.address(of: module))\">")
            }
            return lines.joined(separator: "\n")
        }
    }

    /// - Parameter path: as it is asked for: a plain one, or one with a tag
    /// - Returns: nothing for what is not there, and for pages: they are templates, served by `Pages`, never raw.
    func response(_ path: String, for request: Request) -> Response? {
        guard !path.hasSuffix(".html") else { return nil }
        let (plain, tag) = AssetLinks.parted(path)
        // Whoever still has the page of an earlier version gets what there is now, and does not keep it.
        guard let file = (tag == nil ? nil : file(plain)) ?? file(path) else { return nil }
        return Self.response(file, for: request, isForGood: keeps && tag == file.tag)
    }

    private func file(_ path: String) -> File? {
        if let file = ready.withLock({ $0[path] }) { return file }
        if let words = WordFile(path: path), words.page.map({ content($0) != nil }) ?? true {
            return links.withLock { file(words, &$0) }
        }
        if path == Self.foods { return foods() }
        guard let content = content(path) else { return nil }
        guard keeps else {
            return File(bytes: ByteBuffer(bytes: content), type: Self.type(of: path), tag: Self.tag(content))
        }
        if path == AssetLinks.worker {
            let bytes = worker()
            return keep(bytes, path, tag: Self.tag(bytes))
        }
        let (bytes, tag) = links.withLock { ($0.ready(path), $0.tag(of: path)) }
        return keep(bytes, path, tag: tag)
    }

    /// The foods that a device finds without a network.
    static let foods = "food/catalogue.json"
    /// Finds them; the worker, which is no module, has it inside.
    private static let finder = "food/finder.js"

    private func foods() -> File? {
        guard let json = try? JSON.encoder.encode(FoodCatalogue.shared.compact) else { return nil }
        return keep(Array(json), Self.foods, tag: Self.tag(json))
    }

    /// The script with the addresses of all that it is to keep, and the pages; it is a new one as soon as anything is.
    private func worker() -> [UInt8] {
        let kept = Embedded.files.map(\.path).filter { path in
            ![AssetLinks.worker, Self.finder].contains(path)
                && ["js", "css", "svg"].contains { path.hasSuffix("." + $0) }
        }
        let foods = file(Self.foods).map { [AssetLinks.address(Self.foods, tag: $0.tag)] } ?? []
        let list = { (names: [String]) in names.map { "\"\($0)\"" }.joined(separator: ", ") }
        return links.withLock { links in
            let words = Language.allCases.map { language in
                AssetLinks.address(WordFile(language).path, tag: file(WordFile(language), &links).tag)
            }
            let pages = Pages.all.filter { !$0.isPublic }.map(\.path) + ["/welcome", "/locked"]
            let text = String(decoding: links.ready(AssetLinks.worker), as: UTF8.self)
            let finder = String(decoding: links.ready(Self.finder), as: UTF8.self).replacing("export ", with: "")
            return Array(
                text.replacing("/* files */", with: list(kept.map { links.address(of: $0) } + words + foods))
                    .replacing("/* foods */", with: list(foods))
                    .replacing("/* finder */", with: finder)
                    .replacing("/* pages */", with: list(pages)).utf8)
        }
    }

    private func file(_ words: WordFile, _ links: inout AssetLinks) -> File {
        if let file = ready.withLock({ $0[words.path] }) { return file }
        let scripts = words.page.map { links.spoken(by: links.scripts(of: $0)).compactMap { links.source($0) } }
        let code = words.module(saidBy: scripts)
        return keep(code, words.path, tag: Self.tag(code))
    }

    private func keep(_ bytes: [UInt8], _ path: String, tag: String) -> File {
        var file = File(bytes: ByteBuffer(bytes: bytes), type: Self.type(of: path), tag: tag)
        if keeps, let gzip = try? GzipStream(level: GzipStream.smallest) {
            file.gzip = try? ByteBuffer(bytes: gzip.write(bytes) + gzip.finish())
        }
        ready.withLock { $0[path] = file }
        return file
    }

    static let forGood = "public, max-age=31536000, immutable"

    private static func response(_ file: File, for request: Request, isForGood: Bool) -> Response {
        var headers: HTTPFields = [.contentType: file.type]
        guard isForGood else {
            let tag = "\"\(file.tag)\""
            headers[.eTag] = tag
            headers[.cacheControl] = "no-cache"
            if request.headers[.ifNoneMatch] == tag { return Response(status: .notModified, headers: headers) }
            return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: file.bytes))
        }
        // Scripts are UTF-8 by themselves, and sheets as their page is.
        headers[.contentType] = String(file.type.prefix { $0 != ";" })
        headers[.cacheControl] = Self.forGood
        headers[.vary] = "Accept-Encoding"
        guard let gzip = file.gzip, request.takesGzip else {
            return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: file.bytes))
        }
        headers[.contentEncoding] = "gzip"
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: gzip))
    }

    static func tag(_ data: some Sequence<UInt8>) -> String {
        var hash = SHA256()
        hash.update(data: Array(data))
        return hash.finalize().prefix(5).hex
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

extension Request {
    /// Whether the answer may come in gzip.
    fileprivate var takesGzip: Bool {
        headers[values: .acceptEncoding].joined(separator: ",").split(separator: ",").contains { part in
            let words = part.lowercased().filter { !$0.isWhitespace }.split(separator: ";")
            return ["gzip", "*"].contains(words.first) && !words.dropFirst().contains { Double($0.dropFirst(2)) == 0 }
        }
    }
}

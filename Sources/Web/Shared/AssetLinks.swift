import Foundation

/// What the files of `Public/` name of each other, and the addresses that this gives them.
///
/// An address has a tag of all that can be reached from the file, so that it is a new one as soon as anything of that is:
/// `/shared/dom.js` is served as `/shared/dom.1a2b3c4d5e.js`. What names a file is text that begins with a quote or a
/// bracket, a slash, and its path.
struct AssetLinks {
    private struct Link {
        /// Of the path and the slash before it, in the text
        let range: Range<Int>
        let path: String
        /// Whether it is loaded before what names it can run: an import that is no call.
        let isImport: Bool
        /// Whether its words have to be there with those of what names it: an import, or a call of one that does not wait
        /// for all words by `withWords`.
        let isSpoken: Bool
    }

    /// What browsers look at again by its name.
    static let worker = "service-worker.js"

    private let read: (String) -> [UInt8]?
    private var sources: [String: [UInt8]] = [:]
    private var links: [String: [Link]] = [:]
    private var tags: [String: String] = [:]

    /// - Parameter read: the content of a file, by its path below `Public/`
    init(read: @escaping @Sendable (String) -> [UInt8]?) { self.read = read }

    mutating func source(_ path: String) -> [UInt8]? {
        if let known = sources[path] { return known }
        // What is not there is not kept: anybody may ask for anything.
        let source = read(path)
        if let source { sources[path] = source }
        return source
    }

    /// Where a file is served.
    mutating func address(of path: String) -> String { Self.address(path, tag: tag(of: path)) }

    static func address(_ path: String, tag: String) -> String {
        guard let dot = path.lastIndex(of: ".") else { return "/" + path }
        return "/\(path[..<dot]).\(tag)\(path[dot...])"
    }

    /// The path and the tag of an address; no tag where it has none.
    static func parted(_ address: String) -> (path: String, tag: String?) {
        let parts = address.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 2, let end = parts.last else { return (address, nil) }
        return (parts.dropLast(2).joined(separator: ".") + "." + end, String(parts[parts.count - 2]))
    }

    /// Changes with the file, and with everything that it names.
    mutating func tag(of path: String) -> String {
        if let tag = tags[path] { return tag }
        let all = reachable(from: [path]) { _ in true }.sorted()
        let tag = Assets.tag(all.flatMap { Array($0.utf8) + [0] + (source($0) ?? []) })
        tags[path] = tag
        return tag
    }

    /// These and all that they load before they can run, each once.
    mutating func imports(of paths: [String]) -> [String] { reachable(from: paths) { $0.isImport } }

    /// These and all whose words they need, each once.
    mutating func spoken(by paths: [String]) -> [String] { reachable(from: paths) { $0.isSpoken } }

    private mutating func reachable(from paths: [String], _ follows: (Link) -> Bool) -> [String] {
        var found: [String] = []
        var known: Set<String> = []
        var open = paths
        while !open.isEmpty {
            found += open.filter { known.insert($0).inserted }
            var next: [String] = []
            for path in open { next += links(of: path).filter(follows).map(\.path).filter { !known.contains($0) } }
            open = next
        }
        return found
    }

    /// The scripts that a page names, its parts' included.
    mutating func scripts(of page: String) -> [String] {
        guard let text = source(page).map({ String(decoding: $0, as: UTF8.self) }) else { return [] }
        let named = { (opening: String, closing: String) in
            text.components(separatedBy: opening).dropFirst().compactMap { $0.components(separatedBy: closing).first }
        }
        return named("{{> ", "}}").flatMap { scripts(of: $0 + ".html") }
            + named("<script type=\"module\" src=\"/", "\"")
    }

    /// A file as it is served.
    mutating func ready(_ path: String) -> [UInt8] {
        let text = source(path) ?? []
        if path.hasSuffix(".css") { return PlainText.lean(styles(path)) }
        guard path.hasSuffix(".js") else { return text }
        return PlainText.lean(linked(text))
    }

    /// A sheet with those that it imports in their place: one file is on its way sooner than four.
    private mutating func styles(_ path: String) -> [UInt8] {
        var whole: [UInt8] = []
        for line in (source(path) ?? []).split(separator: 10, omittingEmptySubsequences: false) {
            if line.starts(with: Array("@import".utf8)), let imported = found(in: Array(line)).first?.path {
                whole += styles(imported)
            } else {
                whole += linked(Array(line)) + [10]
            }
        }
        return whole
    }

    /// `text` with each path of a file in it as it is served.
    mutating func linked(_ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var end = 0
        for link in found(in: text) {
            result += text[end..<link.range.lowerBound] + Array(address(of: link.path).utf8)
            end = link.range.upperBound
        }
        return result + text[end...]
    }

    private mutating func links(of path: String) -> [Link] {
        if let known = links[path] { return known }
        let found = [".js", ".css"].contains { path.hasSuffix($0) } ? found(in: source(path) ?? []) : []
        links[path] = found
        return found
    }

    private mutating func found(in text: [UInt8]) -> [Link] {
        let openings = Set("\"'`(".utf8)
        var found: [Link] = []
        var place = 0
        while let slash = text[place...].firstIndex(of: UInt8(ascii: "/")) {
            place = slash + 1
            guard slash > 0, openings.contains(text[slash - 1]) else { continue }
            let end = text[place...].firstIndex { !Self.isOfPath($0) } ?? text.endIndex
            let path = String(decoding: text[place..<end], as: UTF8.self)
            guard path.contains("."), !path.hasSuffix(".html"), path != Self.worker, source(path) != nil else {
                continue
            }
            let before = text[..<(slash - 1)].reversed().drop { $0 == UInt8(ascii: " ") }
            let isImport = ["from", "import"].contains { before.starts(with: $0.utf8.reversed()) }
            let isSpoken =
                isImport || before.starts(with: "import(".utf8.reversed()) && !Self.waitsForWords(text[..<slash])
            found.append(Link(range: slash..<end, path: path, isImport: isImport, isSpoken: isSpoken))
            place = end
        }
        return found
    }

    /// Whether the line that `text` ends with asks for all words first.
    private static func waitsForWords(_ text: ArraySlice<UInt8>) -> Bool {
        let start = text.lastIndex(of: 10) ?? text.startIndex
        return text[start...].firstRange(of: Array("withWords(".utf8)) != nil
    }

    private static func isOfPath(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
            UInt8(ascii: "/"):
            true
        default: false
        }
    }
}

/// What of a script or sheet is for those who read it in `Public/`, and not sent.
enum PlainText {
    /// Without lines that are comments alone, and without what lines begin with; as it is where text of more than one line
    /// may stand in it.
    static func lean(_ text: [UInt8]) -> [UInt8] {
        let lines = text.split(separator: 10)
        guard !lines.contains(where: { $0.count { $0 == UInt8(ascii: "`") } % 2 == 1 }) else { return text }
        var result: [UInt8] = []
        var isComment = false
        for line in lines {
            var line = line.drop { $0 == 32 || $0 == 9 }
            if line.starts(with: Array("//".utf8)) { continue }
            if isComment || line.starts(with: Array("/*".utf8)) {
                let end = line.firstRange(of: Array("*/".utf8))
                isComment = end == nil
                line = end.map { line[$0.upperBound...].drop { $0 == 32 } } ?? []
            }
            if !line.isEmpty { result += line + [10] }
        }
        return result
    }
}

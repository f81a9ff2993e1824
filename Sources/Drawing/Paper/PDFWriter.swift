import Domain

/// Writes a document as a tagged PDF 1.7: with what each piece of it is, for those who have it read to them. It has no
/// clock: the same document is the same bytes.
public struct PDFWriter: Sendable {
    private let size: PaperSize
    private let compresses: Bool

    public init(_ size: PaperSize) { self.init(size, compresses: true) }

    init(_ size: PaperSize, compresses: Bool) {
        self.size = size
        self.compresses = compresses
    }

    /// - Parameter fingerprint: of everything that the document tells, 32 hexadecimal digits or more
    /// - Throws: when zlib finds no memory.
    public func write(_ document: PaperDocument, fingerprint: String) throws -> [UInt8] {
        let pages = PaperLayout.pages(document, size, fingerprint: fingerprint)
        var book = PDFBook(pages, compresses: compresses)
        return try book.bytes(of: document, fingerprint: fingerprint)
    }
}

/// Pages and their structure as objects of a file.
private struct PDFBook {
    private let pages: PaperPages
    private var file: PDFFile
    private let pageNumbers: [Int]
    private let nodeNumbers: [Int]
    private let tree: Int
    /// What of each node stands on which page, in order
    private var contents: [[(page: Int, id: Int)]]
    private var children: [[Int]]
    /// Annotations by node
    private var annotations: [Int: [(page: Int, number: Int)]] = [:]
    /// For each page and annotation the nodes that its parts belong to
    private var parents: [[Int]] = []

    init(_ pages: PaperPages, compresses: Bool) {
        self.pages = pages
        var file = PDFFile(compresses: compresses)
        pageNumbers = pages.pages.map { _ in file.number() }
        tree = file.number()
        nodeNumbers = pages.nodes.map { _ in file.number() }
        contents = pages.nodes.map { _ in [] }
        children = pages.nodes.map { _ in [] }
        self.file = file
        for (index, node) in pages.nodes.enumerated() where index > 0 { children[node.parent].append(index) }
    }

    mutating func bytes(of document: PaperDocument, fingerprint: String) throws -> [UInt8] {
        let list = file.number()
        let resources = file.number()
        file.set(resources, Self.resources)
        for index in pages.pages.indices { page(index, list, resources) }
        file.set(
            list,
            "<</Type/Pages/Count \(pageNumbers.count)/Kids[\(pageNumbers.map { "\($0) 0 R" }.joined(separator: " "))]>>"
        )
        let links = links()
        structure(links)
        let outlines = outlines()
        let root = file.number()
        file.set(
            root,
            """
            <</Type/Catalog/Pages \(list) 0 R/StructTreeRoot \(tree) 0 R/MarkInfo<</Marked true>>\
            /Lang(\(document.language.rawValue))/ViewerPreferences<</DisplayDocTitle true>>\
            \(outlines.map { "/Outlines \($0) 0 R" } ?? "")>>
            """)
        let info = file.number()
        file.set(
            info,
            Array("<</Title".utf8) + PDFText.string(document.title) + Array("/Subject".utf8)
                + PDFText.string(document.subtitle) + Array("/Creator".utf8) + PDFText.string(document.program)
                + Array(">>".utf8))
        return try file.bytes(root: root, info: info, id: String(fingerprint.prefix(32)))
    }

    private static let resources =
        "<</Font<<"
        + zip(["F1", "F2"], PaperFont.allCases).map { name, font in
            "/\(name)<</Type/Font/Subtype/Type1/BaseFont/\(font.rawValue)/Encoding/WinAnsiEncoding>>"
        }.joined()
        + ">>/ExtGState<<" + (1...10).map { "/A\($0)<</ca \($0 == 10 ? "1" : "0.\($0)")>>" }.joined() + ">>>>"

    /// A page with its parts marked by what they belong to; the rest is decoration.
    private mutating func page(_ index: Int, _ list: Int, _ resources: Int) {
        let page = pages.pages[index]
        var content = PDFContent(height: pages.size.height)
        var ids: [Int] = []
        var open: Int?
        for (place, part) in page.items.enumerated() {
            let isNew = place == 0 || part.node != open
            if isNew {
                if place > 0 { content.out.add("EMC\n") }
                if let node = part.node {
                    content.out.add("/\(pages.nodes[node].tag.rawValue)<</MCID \(ids.count)>>BDC\n")
                    contents[node].append((index, ids.count))
                    ids.append(node)
                } else {
                    content.out.add("/Artifact BMC\n")
                }
                open = part.node
            }
            content.write(part.item)
        }
        if !page.items.isEmpty { content.out.add("EMC\n") }
        parents.append(ids)
        let stream = file.number()
        file.set(stream, stream: content.out.bytes)
        var links = ""
        for link in page.links {
            let number = file.number()
            annotations[link.node, default: []].append((index, number))
            links += "\(number) 0 R "
        }
        file.set(
            pageNumbers[index],
            """
            <</Type/Page/Parent \(list) 0 R/MediaBox[0 0 \(pages.size.width) \(pages.size.height)]\
            /Resources \(resources) 0 R/Contents \(stream) 0 R/StructParents \(index)/Tabs/S\
            \(links.isEmpty ? "" : "/Annots[\(links)]")>>
            """)
    }

    /// - Returns: the number of each link's node, beside its place in the tree of parents
    private mutating func links() -> [(key: Int, node: Int)] {
        var result: [(Int, Int)] = []
        var counts: [Int: Int] = [:]
        for page in pages.pages {
            for link in page.links {
                let nth = counts[link.node, default: 0]
                counts[link.node] = nth + 1
                guard let own = annotations[link.node], own.indices.contains(nth) else { continue }
                let key = pageNumbers.count + result.count
                let top = pages.size.height - link.top
                file.set(
                    own[nth].number,
                    Array(
                        """
                        <</Type/Annot/Subtype/Link/Rect[\(link.left) \(top - link.height) \(link.left + link.width) \(top)]\
                        /Border[0 0 0]/F 4/StructParent \(key)/Contents
                        """.utf8) + PDFText.string(link.text) + Array("/A<</S/URI/URI".utf8)
                        + PDFText.string(link.address) + Array(">>>>".utf8))
                result.append((key, nodeNumbers[link.node]))
            }
        }
        return result
    }

    private mutating func structure(_ links: [(key: Int, node: Int)]) {
        let out = ByteOutput(capacity: 256)
        func refer(_ number: Int) {
            out.add(number)
            out.add(" 0 R")
        }
        for (index, node) in pages.nodes.enumerated() {
            out.removeAll()
            out.add("<</S/")
            out.add(node.tag.rawValue)
            out.add("/P ")
            refer(index == 0 ? tree : nodeNumbers[node.parent])
            let page = contents[index].first?.page
            if let page {
                out.add("/Pg ")
                refer(pageNumbers[page])
            }
            if let description = node.description {
                out.add("/Alt")
                out.add(PDFText.string(description))
            }
            switch node.tag {
            case .head: out.add(node.isOfRow ? "/A<</O/Table/Scope/Row>>" : "/A<</O/Table/Scope/Column>>")
            case .cell where node.span > 1: out.add("/A<</O/Table/ColSpan \(node.span)>>")
            case .figure: out.add("/A<</O/Layout/Placement/Block>>")
            default: break
            }
            let (links, hasNone) = (annotations[index] ?? [], children[index].isEmpty && contents[index].isEmpty)
            if !hasNone || !links.isEmpty { out.add("/K[") }
            for child in children[index] {
                refer(nodeNumbers[child])
                out.add(" ")
            }
            for part in contents[index] {
                if part.page == page {
                    out.add(part.id)
                    out.add(" ")
                } else {
                    out.add("<</Type/MCR/Pg \(pageNumbers[part.page]) 0 R/MCID \(part.id)>>")
                }
            }
            for link in links {
                out.add("<</Type/OBJR/Pg \(pageNumbers[link.page]) 0 R/Obj \(link.number) 0 R>>")
            }
            out.add(hasNone && links.isEmpty ? ">>" : "]>>")
            file.set(nodeNumbers[index], out.bytes)
        }
        var numbers = ""
        for (index, ids) in parents.enumerated() {
            numbers += "\(index)["
            for id in ids { numbers += "\(nodeNumbers[id]) 0 R " }
            numbers += "]\n"
        }
        for link in links { numbers += "\(link.key) \(link.node) 0 R\n" }
        file.set(
            tree,
            """
            <</Type/StructTreeRoot/K \(nodeNumbers[0]) 0 R/ParentTree<</Nums[\(numbers)]>>\
            /ParentTreeNextKey \(parents.count + links.count)>>
            """)
    }

    /// The headings beside the pages, where a reader shows such a list.
    private mutating func outlines() -> Int? {
        guard !pages.marks.isEmpty else { return nil }
        let root = file.number()
        let numbers = pages.marks.map { _ in file.number() }
        for (index, mark) in pages.marks.enumerated() {
            var body = Array("<</Title".utf8) + PDFText.string(mark.text)
            body += Array(
                "/Parent \(root) 0 R/Dest[\(pageNumbers[mark.page]) 0 R/XYZ null \(Int(pages.size.height - mark.y)) null]"
                    .utf8)
            if index > 0 { body += Array("/Prev \(numbers[index - 1]) 0 R".utf8) }
            if index + 1 < numbers.count { body += Array("/Next \(numbers[index + 1]) 0 R".utf8) }
            file.set(numbers[index], body + Array(">>".utf8))
        }
        file.set(
            root,
            "<</Type/Outlines/First \(numbers[0]) 0 R/Last \(numbers[numbers.count - 1]) 0 R/Count \(numbers.count)>>")
        return root
    }
}

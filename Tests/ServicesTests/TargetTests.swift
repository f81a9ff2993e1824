import Foundation
import Testing

@Suite("Who may import whom")
struct TargetTests {
    /// What the files of a folder below `Sources` import, as "File.swift: Module".
    private func imports(in folder: String) throws -> [String] {
        let folder = URL(filePath: #filePath).appending(path: "../../../Sources/\(folder)").standardized
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var found: [String] = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            for line in lines
            where line.starts(with: #/(@\w+ )?((public|package|internal|private|fileprivate) )?import /#) {
                found.append("\(file.lastPathComponent): \(line.split(separator: " ").last ?? "")")
            }
        }
        return found
    }

    @Test("What people and programs do with the whole needs no HTTP and no SQL")
    func services() throws {
        let imports = try imports(in: "Services")
        #expect(imports.contains { $0.hasSuffix(": Storage") }, "they are read at all")
        let refused = imports.filter { $0.contains(#/: (Web|Hummingbird\w*|HTTPTypes|_?NIO\w*|GRDB\w*)(\.|$)/#) }
        #expect(refused == [])
    }

    @Test("Only the commands that go through its routes import the web")
    func commands() throws {
        let imports = try imports(in: "VitalPath")
        #expect(imports.filter { $0.hasSuffix(": Web") }.sorted() == ["MCPCommand.swift: Web", "Serve.swift: Web"])
    }
}

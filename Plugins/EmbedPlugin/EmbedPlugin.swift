import Foundation
import PackagePlugin

/// Puts files into the binary: for `Catalogue` its own tables and PRIVACY.md, for `Web` all of `Public/`, and the document
/// of the API, of which each feature has a part.
///
/// One generated Swift file a target, of raw-string `StaticString`s: `.embedInCode` of the same bytes
/// does not compile in half an hour, this takes seconds.
@main
struct EmbedPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let source = target as? SourceModuleTarget else { return [] }
        let root: URL
        let endings: Set<String>
        var others: [URL] = []
        switch target.name {
        case "Web":
            root = context.package.directoryURL.appending(path: "Public")
            endings = ["html", "css", "js", "json", "svg", "png", "ico", "webmanifest", "txt"]
            others = try Self.files(below: source.directoryURL).filter { $0.lastPathComponent == "openapi.json" }
        default:
            root = source.directoryURL
            endings = ["tsv", "md"]
            if target.name == "Catalogue" { others = [context.package.directoryURL.appending(path: "PRIVACY.md")] }
        }
        let files = try Self.files(below: root).filter { endings.contains($0.pathExtension) } + others
        let output = context.pluginWorkDirectoryURL.appending(path: "Embedded.swift")
        let list = context.pluginWorkDirectoryURL.appending(path: "files.txt")
        try (files.map(\.path).joined(separator: "\n") + "\n").write(to: list, atomically: true, encoding: .utf8)
        return [
            .buildCommand(
                displayName: "Embedding \(files.count) files into \(target.name)",
                executable: try context.tool(named: "Embed").url,
                arguments: [root.path, list.path, output.path],
                inputFiles: files,
                outputFiles: [output])
        ]
    }

    private static func files(below root: URL) throws -> [URL] {
        let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey])
        let urls = (all?.allObjects ?? []).compactMap { $0 as? URL }
        return try urls.filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
            .sorted { $0.path < $1.path }
    }
}

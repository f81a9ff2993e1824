import Foundation
import Testing

@testable import Drawing

@Suite("The colours of charts")
struct PaletteTests {
    /// Both colours of each token of the pages.
    private func tokens() throws -> [String: [String]] {
        let file = URL(filePath: #filePath).appending(path: "../../../../Public/shared/tokens.css").standardized
        let text = try String(contentsOf: file, encoding: .utf8)
        var tokens: [String: [String]] = [:]
        for match in text.matches(of: /--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/) {
            if let both = match.4 {
                tokens[String(match.1)] = [String(both), String(both)]
            } else if let light = match.2, let dark = match.3 {
                tokens[String(match.1)] = [String(light), String(dark)]
            }
        }
        return tokens
    }

    @Test("Are those of the pages, in the light and in the dark", arguments: ChartPalette.allCases)
    func same(_ colour: ChartPalette) throws {
        #expect(try tokens()[colour.rawValue] == [false, true].map { colour.ink(isDark: $0).hex })
    }

    @Test("A file that stands alone has the styles of what is in it, for both themes, and no others")
    func alone() {
        var picture = Picture(width: 10, height: 10, title: "t", description: "d")
        picture.primitives = [
            .line([.init(0, 0), .init(1, 1)], .mean),
            .value("1", at: .init(0, 0), [.mark(.init(0, 0), radius: 1, .circle, .mood)]),
        ]
        let css = SVGStyles.css(picture)
        #expect(css.contains(".line.mean{stroke:#00796b;stroke-width:1.6;stroke-dasharray:1.5 4.0}"))
        #expect(css.contains(".mark.mood{fill:#ffffff;stroke:#7a3fb0}"))
        #expect(css.contains("dark){.chart-paper{fill:#161920}"))
        #expect(css.contains(".mark.mood{fill:#161920;stroke:#caa0f7}"))
        #expect(!css.contains("steps") && css.utf8.count < 700)
    }
}

extension PaperLayout {
    private static let mostInRow = 4
    private static let gap = 16.0

    /// Figures side by side, each below a rule of its own.
    mutating func figures(_ figures: [PaperFigure]) {
        let count = figures.count % 3 == 0 && figures.count % 4 != 0 ? 3 : Self.mostInRow
        for start in stride(from: 0, to: figures.count, by: count) {
            row(figures[start..<min(start + count, figures.count)], of: count)
        }
        y += 4
    }

    private mutating func row(_ figures: ArraySlice<PaperFigure>, of count: Int) {
        let each = (width - Self.gap * Double(count - 1)) / Double(count)
        let cells = figures.map { figure in
            (
                label: PaperLine.wrapped(figure.label, .regular, size: 8, width: each),
                value: PaperLine.wrapped(figure.value, .bold, size: 15, width: each),
                detail: PaperLine.wrapped(figure.detail, .regular, size: 8, width: each)
            )
        }
        let labels = cells.map(\.label.count).max() ?? 0
        let values = cells.map(\.value.count).max() ?? 0
        let details = cells.map(\.detail.count).max() ?? 0
        let height = 8 + Double(labels) * 10.5 + Double(values) * 19 + Double(details) * 10.5 + 8
        if room < height { turn() }
        y += 4
        for (column, cell) in cells.enumerated() {
            let x = Self.margin + Double(column) * (each + Self.gap)
            draw(.rule(.init(x, y), .init(x + each, y), width: 0.8, .strongRule))
            let place = node(.paragraph, in: 0)
            var line = y + 13.5
            func write(
                _ lines: [PaperLine], _ font: PaperFont, _ size: Double, _ ink: Ink, _ leading: Double, _ all: Int
            ) {
                for (index, text) in lines.enumerated() {
                    draw(.line(text, .init(x, line + Double(index) * leading), font, size: size, ink), place)
                }
                line += Double(all) * leading
            }
            write(cell.label, .regular, 8, .muted, 10.5, labels)
            line += 6
            write(cell.value, .bold, 15, .title, 19, values)
            line -= 5
            write(cell.detail, .regular, 8, .muted, 10.5, details)
        }
        y += height
    }
}

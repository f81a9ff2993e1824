extension PaperLayout {
    private static let size = 8.5
    private static let headSize = 7.5
    private static let leading = 11.0
    private static let padding = 3.2
    /// Between columns
    private static let gutter = 10.0
    /// Beside the words of a cell
    private static let side = 13.0
    private static let narrowest = 24.0

    /// A row whose cells have been broken into lines.
    private struct Laid {
        let cells: [[PaperLine]]
        let lines: Int
        var height: Double { Double(lines) * PaperLayout.leading + 2 * PaperLayout.padding }

        init(cells: [[PaperLine]]) {
            self.cells = cells
            lines = cells.reduce(0) { max($0, $1.count) }
        }
    }

    mutating func table(_ table: PaperTable) {
        guard !table.columns.isEmpty else { return }
        let widths = widths(table)
        let place = node(.table, in: 0)
        let head = laid(table.columns.map(\.title), widths, .bold, Self.headSize)
        func lay(_ row: PaperTable.Row) -> Laid {
            let font: PaperFont = row.kind == .group || row.kind == .total ? .bold : .regular
            return row.isWhole
                ? laid([row.cells.first ?? ""], [width], font, row.kind == .note ? Self.size - 0.5 : Self.size)
                : laid(row.cells, widths, font, Self.size)
        }
        drawHead(head, table, widths, place)
        var next = table.rows.first.map(lay)
        for (index, row) in table.rows.enumerated() {
            guard let laid = next else { break }
            next = table.rows.indices.contains(index + 1) ? lay(table.rows[index + 1]) : nil
            // A group begins where its first row has room, too.
            let needed = laid.height + (row.kind == .group ? next?.height ?? 0 : 0)
            if room < needed, needed <= wholeRoom - head.height || room < 4 * Self.leading {
                turn()
                drawHead(head, table, widths, nil)
            }
            let line = node(.row, in: place)
            let nodes = laid.cells.indices.map { column in
                node(
                    column == 0 && row.kind != .note ? .head : .cell, in: line, isOfRow: true,
                    span: row.isWhole ? table.columns.count : 1)
            }
            var first = 0
            while first < laid.lines || first == 0 {
                let fitting = max(1, Int((room - 2 * Self.padding) / Self.leading))
                let last = min(laid.lines, first + fitting)
                draw(laid, first..<max(first, last), row, table, widths, nodes)
                first = max(last, first + 1)
                if first < laid.lines {
                    turn()
                    drawHead(head, table, widths, nil)
                }
            }
        }
        y += 10
    }

    private func laid(_ cells: [String], _ widths: [Double], _ font: PaperFont, _ size: Double) -> Laid {
        Laid(
            cells: zip(cells, widths).map { text, width in
                text.isEmpty ? [] : PaperLine.wrapped(text, font, size: size, width: max(width - Self.side, 8))
            })
    }

    /// - Parameter table: the node that it belongs to; `nil` where it is repeated
    private mutating func drawHead(_ head: Laid, _ table: PaperTable, _ widths: [Double], _ place: Int?) {
        let row = place.map { node(.row, in: $0) }
        var x = Self.margin
        for (column, lines) in head.cells.enumerated() {
            let cell = row.map { node(.head, in: $0) }
            let lead = Double(head.lines - lines.count)
            for (index, line) in lines.enumerated() {
                let baseline = y + Self.padding + (lead + Double(index)) * Self.leading + 8
                draw(
                    .line(
                        line, .init(start(line, table.columns[column].isNumeric, x, widths[column], column), baseline),
                        .bold, size: Self.headSize, .muted), cell)
            }
            x += widths[column]
        }
        y += head.height
        rule(.strongRule, 0.7)
    }

    private mutating func draw(
        _ laid: Laid, _ lines: Range<Int>, _ row: PaperTable.Row, _ table: PaperTable, _ widths: [Double],
        _ nodes: [Int]
    ) {
        let kind = row.kind
        let height = Double(lines.count) * Self.leading + 2 * Self.padding
        if kind == .group { draw(.fill(.init(Self.margin, y), width: width, height: height, .band)) }
        if kind == .total { rule(.strongRule, 0.7) }
        var x = Self.margin
        for (column, cell) in laid.cells.enumerated() {
            let isNumeric = !row.isWhole && table.columns[column].isNumeric
            for (index, number) in lines.enumerated() where cell.indices.contains(number) {
                let baseline = y + Self.padding + Double(index) * Self.leading + 8
                let left = start(cell[number], isNumeric, x, row.isWhole ? width : widths[column], column)
                draw(
                    .line(
                        cell[number], .init(left, baseline), kind == .group || kind == .total ? .bold : .regular,
                        size: kind == .note ? Self.size - 0.5 : Self.size, kind == .note ? .muted : .words),
                    nodes[column])
            }
            x += widths[column]
        }
        y += height
        rule(.rule, 0.5)
    }

    private func start(
        _ line: PaperLine, _ isNumeric: Bool, _ x: Double, _ width: Double, _ column: Int
    ) -> Double {
        // The first column stands at the margin, the numbers of the last one end at the other.
        guard isNumeric else { return x + (column == 0 ? 3 : Self.gutter) }
        return x + width - 3 - line.width
    }

    /// Each column has what its widest cell needs, and what is left is shared; of too little, the wide ones have less.
    private func widths(_ table: PaperTable) -> [Double] {
        var needs = table.columns.map { column in
            let words = column.title.split(separator: " ").map(String.init)
            return words.map { Self.length($0, .bold, Self.headSize) }.max() ?? 0
        }
        for row in table.rows where !row.isWhole {
            let font: PaperFont = row.kind == .plain ? .regular : .bold
            for (column, text) in row.cells.prefix(needs.count).enumerated() {
                needs[column] = max(needs[column], Self.length(text, font, Self.size))
            }
        }
        let wished = needs.map { max($0 + Self.side + 1, Self.narrowest) }
        let all = wished.reduce(0, +)
        guard all > width else {
            // The names of the rows stay near what is said of them.
            let last = table.columns.lastIndex { !$0.isNumeric } ?? 0
            let shares = table.columns.indices.map { table.columns[$0].isNumeric ? 1.0 : $0 == last ? 2 : 0.4 }
            let sum = shares.reduce(0, +)
            return zip(wished, shares).map { $0 + (width - all) * $1 / sum }
        }
        // Who needs least has it; the others share alike.
        var widths = wished
        var left = width
        for (rank, column) in wished.indices.sorted(by: { wished[$0] < wished[$1] }).enumerated() {
            widths[column] = min(wished[column], left / Double(wished.count - rank))
            left -= widths[column]
        }
        return widths
    }

    /// As far as it matters: a whole page is enough to know.
    private static func length(_ text: String, _ font: PaperFont, _ size: Double) -> Double {
        let start = text.utf8.count > 200 ? String(text.prefix(200)) : text
        return font.width(of: PaperText.encoded(start).bytes, size: size)
    }
}

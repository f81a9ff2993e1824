import HTTPTypes
import Hummingbird
import NIOCore
import Services
import Storage

/// Everything someone has, to take away: by way of a file, so that ten years need no more memory than ten days, and who
/// reads slowly holds nothing else up.
struct ExportRoutes {
    let downloads: Downloads

    func add(to group: RouterGroup<PersonalContext>) {
        for form in ExportForm.allCases {
            for isPacked in [false, true] {
                group.get("export/\(form.rawValue)\(isPacked ? ".gz" : "")") { request, context in
                    try await download(try request.exportOrder(form, isPacked: isPacked), context)
                }
            }
        }
    }

    private func download(_ order: ExportOrder, _ context: PersonalContext) async throws -> Response {
        let person = context.person
        let reader = try await downloads.open(order, of: person.owner)
        return reader.response(
            order.fileName(today: person.today), type: order.contentType, on: context.channel.eventLoop)
    }
}

extension Request {
    /// `?from=&to=`, of tables.
    ///
    /// - Throws: 422
    fileprivate func exportOrder(_ form: ExportForm, isPacked: Bool) throws(Problem) -> ExportOrder {
        let order = ExportOrder(form: form, isPacked: isPacked, from: try date("from"), to: try date("to"))
        if order.from ?? order.to != nil, !form.isTable { throw .invalid("from", "problem.export.whole") }
        if let from = order.from, let to = order.to, from > to { throw .invalid("to", "problem.export.range") }
        return order
    }
}

extension ExportOrder {
    fileprivate var contentType: String {
        if isPacked { return "application/gzip" }
        return form.suffix == "json" ? "application/json; charset=utf-8" : "text/csv; charset=utf-8"
    }
}

extension Download.Reader {
    /// Bytes that wait in memory for one reader
    private static let piece = 32 * 1024

    /// A file to keep, as fast as it is read.
    func response(_ name: String, type: String, on loop: any EventLoop) -> Response {
        Response(
            status: .ok,
            headers: [.contentType: type, .contentDisposition: "attachment; filename=\"\(name)\""],
            body: ResponseBody { writer in
                var sent = 0
                while let bytes = try await self.bytes(at: sent, atMost: Self.piece) {
                    try await writer.write(ByteBuffer(bytes: bytes))
                    sent += bytes.count
                    // Only once the connection has seen a piece does the writer know that it has to wait.
                    try await loop.submit {}.get()
                }
                try await writer.finish(nil)
            })
    }
}

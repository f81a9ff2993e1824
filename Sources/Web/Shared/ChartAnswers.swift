import HTTPTypes
import Hummingbird
import NIOCore

/// The figures behind a chart, as text.
enum ChartText {
    case json, csv

    var type: String {
        switch self {
        case .json: "application/json; charset=utf-8"
        case .csv: "text/csv; charset=utf-8"
        }
    }
}

extension RouterGroup<Caller> {
    /// A chart at `name.svg`, and its figures at `name.json` and `name.csv`.
    func addChart(
        _ name: String, picture: @escaping @Sendable (Request, Caller) throws -> ByteBuffer,
        figures: @escaping @Sendable (ChartText, Request, Caller) throws -> String
    ) {
        @Sendable func answer(_ bytes: ByteBuffer, _ type: String) -> Response {
            Response(status: .ok, headers: [.contentType: type], body: ResponseBody(byteBuffer: bytes))
        }
        get("\(name).svg") { request, context in
            answer(try picture(request, context), "image/svg+xml; charset=utf-8")
        }
        get("\(name).json") { request, context in
            answer(ByteBuffer(string: try figures(.json, request, context)), ChartText.json.type)
        }
        get("\(name).csv") { request, context in
            answer(ByteBuffer(string: try figures(.csv, request, context)), ChartText.csv.type)
        }
    }
}

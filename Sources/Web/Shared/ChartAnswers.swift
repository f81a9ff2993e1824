import Catalogue
import Domain
import Drawing
import HTTPTypes
import Hummingbird
import NIOCore
import Services
import Storage

/// What someone asks of a chart: `?inline=1` for a page that has the styles, `?size=narrow` for a phone.
struct ChartQuestion {
    let request: Request
    let person: Person
    let range: DayRange

    var isInline: Bool { request.uri.queryParameters["inline"] == "1" }
    var isNarrow: Bool { request.uri.queryParameters["size"] == "narrow" }

    var words: ChartWords {
        let language = person.language
        return ChartWords(language: language) { Strings.shared.sentence("chart.\($0)", language) }
    }

    /// The days of the range with what was aimed at, and some before it.
    func days(before count: Int, in database: Database) throws -> ChartInput {
        let all = try database.days.days(of: person.owner, in: DayRange(range.count + count, endingOn: range.end))
        let targets = try database.targets(of: person.owner, beside: all)
        return ChartInput(
            days: Array(all.suffix(range.count)), before: Array(all.dropLast(range.count)),
            targets: range.map { targets[$0] },
            units: person.preferences.units, words: words, isNarrow: isNarrow)
    }
}

/// Charts as pictures at `name.svg`, and the figures behind them at `name.json` and `name.csv`.
struct ChartAnswers: Sendable {
    /// Everything that a chart depends on beside its owner's data.
    struct Key: Hashable {
        let file: String
        let range: DayRange
        let today: CivilDate
        let isInline: Bool
        let isNarrow: Bool
        /// What else of the query it depends on
        let detail: String
        let part: Changes.Part
    }

    let cache: AnswerCache
    /// What the charts are made of.
    var part = Changes.Part.everything

    /// - Parameter detail: what of the query it depends on beside the range; `nil` for an answer that is not kept
    func add<Input>(
        _ name: String, to group: RouterGroup<PersonalContext>,
        range: @escaping @Sendable (Request, Person) throws -> DayRange,
        detail: @escaping @Sendable (Request) -> String? = {
            $0.uri.queryParameters["exercise"].map(String.init) ?? ""
        },
        input: @escaping @Sendable (ChartQuestion) throws -> Input,
        picture: @escaping @Sendable (Input) -> Picture,
        figures: @escaping @Sendable (Input) -> any ChartFigures
    ) {
        @Sendable func question(_ request: Request, _ context: PersonalContext) throws -> ChartQuestion {
            let person = context.person
            return ChartQuestion(request: request, person: person, range: try range(request, person))
        }
        @Sendable func answer(_ bytes: ByteBuffer, _ type: String) -> Response {
            Response(
                status: .ok, headers: [.contentType: "\(type); charset=utf-8"], body: ResponseBody(byteBuffer: bytes))
        }
        @Sendable func kept(
            _ file: String, _ question: ChartQuestion, make: () throws -> ByteBuffer
        ) throws -> ByteBuffer {
            guard let detail = detail(question.request) else { return try make() }
            let key = Key(
                file: file, range: question.range, today: question.person.today, isInline: question.isInline,
                isNarrow: question.isNarrow, detail: detail, part: part)
            return try cache.answer(question.person.owner, .chart(key), make: make)
        }
        group.get("\(name).svg") { request, context in
            let question = try question(request, context)
            let bytes = try kept("\(name).svg", question) {
                let picture = picture(try input(question))
                return ByteBuffer(bytes: SVGWriter(isStandAlone: !question.isInline).write(picture))
            }
            return answer(bytes, "image/svg+xml")
        }
        group.get("\(name).json") { request, context in
            let question = try question(request, context)
            let bytes = try kept("\(name).json", question) {
                ByteBuffer(string: figures(try input(question)).json())
            }
            return try request.picked(bytes)
        }
        group.get("\(name).csv") { request, context in
            let question = try question(request, context)
            let bytes = try kept("\(name).csv", question) { ByteBuffer(string: figures(try input(question)).csv()) }
            return answer(bytes, "text/csv")
        }
    }
}

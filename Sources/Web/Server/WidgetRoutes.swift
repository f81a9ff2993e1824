import Catalogue
import Domain
import Drawing
import Hummingbird
import NIOCore
import Services
import Storage

/// Today as a small picture, and as a page with nothing but that, for a screen that shows nothing else.
struct WidgetRoutes {
    let database: Database
    let people: People
    let guests: Guests
    let pages: Pages

    func add(to router: Router<Caller>) {
        router.get("widget/today.svg", use: today)
        router.get("widget", use: page)
    }

    /// The picture asks as the page was asked for: with the token that let it in, or with none.
    @Sendable private func page(_ request: Request, context: Caller) async throws -> Response {
        var context = context
        context.language = try people.person(try await owner(request, context)).language
        let token = context.visitor == nil ? request.uri.queryParameters["token"].map { "?token=\($0)" } : nil
        let values = ["picture": "/widget/today.svg\(token ?? "")"]
        guard let page = pages.page("day/widget.html", values: values, context: context) else {
            throw Problem.notFound
        }
        return page
    }

    @Sendable private func today(_ request: Request, context: Caller) async throws -> Response {
        let person = try people.person(try await owner(request, context))
        let days = try database.days.days(of: person.owner, in: DayRange(1, endingOn: person.today))
        let language = person.language
        let picture = TodayPicture(
            day: days.last ?? Day(date: person.today),
            targets: try database.targets(of: person.owner, on: person.today), units: person.preferences.units,
            words: ChartWords(language: language) { Strings.shared.sentence("chart.\($0)", language) },
            hidesCalories: person.preferences.hideCalories
        ).picture
        return Response(
            status: .ok, headers: [.contentType: "image/svg+xml; charset=utf-8"],
            body: ResponseBody(
                byteBuffer: ByteBuffer(bytes: SVGWriter(isStandAlone: true).write(picture))))
    }

    /// Some screens can only be given an address. What stands in an address is read by more than one program, so a token in
    /// it may be good for nothing else.
    private func owner(_ request: Request, _ context: Caller) async throws -> Account.ID {
        if context.visitor != nil { return try context.owner() }
        guard let token = request.uri.queryParameters["token"] else { throw context.nobody }
        let visitor = try await guests.bearer(String(token))
        guard case .token(let scopes) = visitor.pass, Set(scopes) == [.widget] else {
            throw Problem.forbidden("problem.widgetToken")
        }
        return visitor.owner
    }
}

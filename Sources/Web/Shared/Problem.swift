import Catalogue
import Domain
import Foundation
import HTTPTypes
import Hummingbird
import Services

/// What went wrong for the caller. Worded in their language by `ProblemMiddleware`, sent as `application/problem+json`.
struct Problem: Error {
    var status: HTTPResponse.Status
    var detail: Message
    /// What is wrong with single fields, by their names in the request.
    var fields: [String: Message] = [:]
    var headers: HTTPFields = [:]

    init(_ status: HTTPResponse.Status, _ key: String, values: [String: SentenceValue] = [:], headers: HTTPFields = [:])
    {
        self.status = status
        self.detail = Message(key: key, values: values)
        self.headers = headers
    }

    static var signInNeeded: Problem {
        Problem(.unauthorized, "problem.signIn", headers: [.wwwAuthenticate: "Bearer"])
    }
    static var notFound: Problem { Problem(.notFound, "problem.notFound") }
    static func forbidden(_ key: String) -> Problem { Problem(.forbidden, key) }
    static func badRequest(_ key: String) -> Problem { Problem(.badRequest, key) }

    /// 422: the request was understood, these fields cannot be.
    static func invalid(_ fields: [String: Message]) -> Problem {
        var problem = Problem(.unprocessableContent, "problem.invalid")
        problem.fields = fields
        return problem
    }

    static func invalid(_ field: String, _ key: String, values: [String: SentenceValue] = [:]) -> Problem {
        invalid([field: Message(key: key, values: values)])
    }

    func response(in language: Language, _ units: UnitSystem) -> Response {
        let body = Body(
            type: "about:blank", title: Strings.shared.text("problem.title.\(status.code)", language),
            status: status.code, detail: detail.text(language, units),
            errors: fields.isEmpty ? nil : fields.mapValues { $0.text(language, units) })
        var response = Response.json(body, status: status)
        response.headers[.contentType] = "application/problem+json"
        for field in headers { response.headers[field.name] = field.value }
        return response
    }

    private struct Body: Encodable {
        var type: String
        var title: String
        var status: Int
        var detail: String
        var errors: [String: String]?
    }
}

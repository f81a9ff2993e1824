import Domain
import Foundation
import Services

/// Prompts in the person's language, with the figures that they are about.
extension MCPService {
    private static let weekReview = "week_review"

    func prompts(_ person: Person) -> JSONValue {
        [
            "prompts": [
                [
                    "name": .text(Self.weekReview), "title": .text(person.text("mcp.week.title")),
                    "description": .text(person.text("mcp.week.about")),
                    "arguments": [
                        ["name": "to", "description": .text(person.text("mcp.week.to")), "required": false]
                    ],
                ]
            ]
        ]
    }

    func prompt(_ params: [String: JSONValue], _ person: Person, _ caller: Caller) async throws -> JSONValue {
        guard let name = params["name"]?.text else { throw RPCFailure.parameter("name") }
        guard name == Self.weekReview else { throw RPCFailure.unknown("mcp.problem.prompt", name) }
        let plan = try await inside.answer(Inside.Call(path: "/api/plan"), as: caller)
        let review = plan["checkIn"]?["review"]
        var end = review?["to"]?.text.flatMap(CivilDate.init) ?? person.today
        if let to = params["arguments"]?["to"] {
            guard let date = to.text.flatMap(CivilDate.init) else { throw RPCFailure.parameter("to") }
            end = date
        }
        let range = DayRange(7, endingOn: end)
        let logs = try await inside.answer(
            Inside.Call(
                path: "/api/daily-logs",
                query: [
                    URLQueryItem(name: "from", value: range.start.description),
                    URLQueryItem(name: "to", value: range.end.description),
                ]), as: caller)
        var data: JSONValue = [
            "from": .text(range.start.description), "to": .text(range.end.description), "days": logs,
        ]
        if review?["to"]?.text == end.description { data["review"] = review }
        let dates: [String: SentenceValue] = ["from": .date(range.start), "to": .date(range.end)]
        let hides = person.preferences.hideCalories ? [person.text("mcp.week.hides")] : []
        let words = ([person.text("mcp.week.ask", dates)] + hides).joined(separator: " ")
        return [
            "description": .text(person.text("mcp.week.about")),
            "messages": [
                ["role": "user", "content": ["type": "text", "text": .text(words)]],
                ["role": "user", "content": ["type": "text", "text": .text(try MCPData.marked(data).text)]],
            ],
        ]
    }
}

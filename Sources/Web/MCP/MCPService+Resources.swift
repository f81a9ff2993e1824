import Domain
import Foundation
import HTTPTypes
import Services
import Storage

/// Days as `vitalpath://days/2026-01-31`, foods as `vitalpath://foods/ID`.
extension MCPService {
    private static let days = "vitalpath://days/"
    private static let foods = "vitalpath://foods/"

    static let resourceTemplates: JSONValue = [
        [
            "uriTemplate": "vitalpath://days/{date}", "name": "day", "mimeType": "application/json",
            "description": "A day, YYYY-MM-DD: figures, notes, and what was eaten",
        ],
        [
            "uriTemplate": "vitalpath://foods/{id}", "name": "food", "mimeType": "application/json",
            "description": "A food, by its id in search_foods",
        ],
    ]

    /// The days with something logged, newest first, then the person's own foods; a cursor is where a page begins.
    func resources(
        _ params: [String: JSONValue], _ person: Person, _ caller: Caller
    ) async throws -> JSONValue {
        let cursor = try params["cursor"].flatMap { value throws(RPCFailure) -> String? in
            guard value != .null else { return nil }
            guard let text = value.text else { throw .parameter("cursor") }
            return text
        }
        if let page = cursor.flatMap({ $0.hasPrefix("foods:") ? $0.dropFirst(6) : nil }) {
            guard let number = Int(page), number >= 1 else { throw RPCFailure.parameter("cursor") }
            return try await foods(page: number, caller)
        }
        let end = cursor.map { CivilDate($0) } ?? person.today.adding(days: 1)
        guard let end else { throw RPCFailure.parameter("cursor") }
        let logged = try database.days.logged(person.owner).filter { $0 <= end }.sorted(by: >)
        let listed = logged.prefix(Self.pageSize)
        return [
            "resources": .list(
                listed.map { date in
                    [
                        "uri": .text(Self.days + date.description), "name": .text(date.description),
                        "mimeType": "application/json",
                    ]
                }),
            "nextCursor": .text(logged.dropFirst(Self.pageSize).first?.description ?? "foods:1"),
        ]
    }

    private func foods(page: Int, _ caller: Caller) async throws -> JSONValue {
        let answer: JSONValue
        do {
            answer = try await inside.answer(
                Inside.Call(path: "/api/foods/own", query: [URLQueryItem(name: "page", value: String(page))]),
                as: caller)
        } catch is Inside.Refusal {
            throw RPCFailure.parameter("cursor")
        }
        var result: JSONValue = [
            "resources": .list(
                (answer["foods"]?.list ?? []).compactMap { food in
                    guard let id = food["id"]?.text, let name = food["name"] else { return nil }
                    return ["uri": .text(Self.foods + id), "name": name, "mimeType": "application/json"]
                })
        ]
        if answer["hasMore"] == true { result["nextCursor"] = .text("foods:\(page + 1)") }
        return result
    }

    func read(_ params: [String: JSONValue], _ caller: Caller) async throws -> JSONValue {
        guard let uri = params["uri"]?.text else { throw RPCFailure.parameter("uri") }
        let data: JSONValue
        do {
            if uri.hasPrefix(Self.days), let date = CivilDate(uri.dropFirst(Self.days.count)) {
                data = try await day(date.description, for: caller)
            } else if uri.hasPrefix(Self.foods),
                let id = String(uri.dropFirst(Self.foods.count)).removingPercentEncoding,
                !id.isEmpty
            {
                data = try await inside.answer(Inside.Call(path: "/api/foods/\(Inside.part(id))"), as: caller)
            } else {
                throw RPCFailure.noResource
            }
        } catch let refusal as Inside.Refusal where refusal.status.kind == .clientError {
            throw RPCFailure.noResource
        }
        return [
            "contents": [
                ["uri": .text(uri), "mimeType": "application/json", "text": .text(try MCPData.marked(data).text)]
            ]
        ]
    }
}

import Domain
import Foundation
import HTTPTypes
import Services
import Storage

extension MCPService {
    /// Calls a tool. What its route refuses is an answer in words, which a model can read and do better by.
    func call(_ params: [String: JSONValue], for caller: Caller) async throws -> JSONValue {
        guard let name = params["name"]?.text else { throw RPCFailure.parameter("name") }
        guard let tool = MCPTool.all.first(where: { $0.name == name }) else {
            throw RPCFailure.unknown("mcp.problem.tool", name)
        }
        let arguments: [String: JSONValue]
        switch params["arguments"] {
        case nil, .null: arguments = [:]
        case .object(let members): arguments = members.filter { $0.value != .null }
        default: throw RPCFailure.parameter("arguments")
        }
        do {
            if tool.changes, caller.visitor?.mayWrite != true { throw Problem.forbidden("problem.scope") }
            try tool.check(arguments)
            let data = try MCPData.marked(try await tool.run(self, arguments, caller))
            return [
                "content": [["type": "text", "text": .text(data.text)]], "structuredContent": data.value,
                "isError": false,
            ]
        } catch let refusal as Inside.Refusal {
            return Self.failed(refusal.words)
        } catch let problem as Problem {
            return Self.failed(problem.words(for: caller))
        }
    }

    private static func failed(_ words: String) -> JSONValue {
        ["content": [["type": "text", "text": .text(words)]], "isError": true]
    }

    /// All of a day: its log, and what was eaten.
    func day(_ date: String, for caller: Caller) async throws -> JSONValue {
        let part = Inside.part(date)
        let log = try await inside.answer(Inside.Call(path: "/api/daily-logs/\(part)"), as: caller)
        let entries = try await inside.answer(Inside.Call(path: "/api/food-entries/\(part)"), as: caller)
        return ["date": .text(date), "log": log, "entries": entries]
    }

    /// Reads a meal without logging it, with what `log_food` takes to log just that.
    func draft(_ arguments: [String: JSONValue], for caller: Caller) async throws -> JSONValue {
        var body = JSONValue.object(arguments)
        body["kind"] = "meal"
        let draft = try await inside.answer(
            Inside.Call(method: .post, path: "/api/sentence-drafts", body: body), as: caller)
        var result = draft
        // Beside help for somebody in need nothing is offered to be logged.
        guard draft["care"] == nil else { return result }
        let items = (draft["foods"]?.list ?? []).compactMap { Self.item(of: $0, in: draft) }
        if !items.isEmpty { result["toLog"] = ["items": .list(items)] }
        return result
    }

    /// A food of a draft as an entry of it: the food that fits best, or words with the figures that were said.
    private static func item(of food: JSONValue, in draft: JSONValue) -> JSONValue? {
        var item: JSONValue = [:]
        item["logDate"] = draft["date"]
        item["slot"] = draft["slot"]
        item["time"] = draft["time"]
        item["servingQuantity"] = food["servingQuantity"] ?? 1
        item["unit"] = food["unit"]
        if let best = food["foods"]?.list?.first, let id = best["id"] {
            item["foodId"] = id
            if best["drink"] != nil { item["slot"] = "drinks" }
            return item
        }
        guard let nutrients = food["nutrients"]?.members else { return nil }
        item["foodName"] = food["text"]
        for (field, metric) in FoodEntry.nutrientFields { item[field] = nutrients[metric.rawValue] }
        return item
    }

    /// Logs foods, and says how to take that back.
    func log(_ arguments: [String: JSONValue], for caller: Caller) async throws -> JSONValue {
        let entries = try await inside.answer(
            Inside.Call(method: .post, path: "/api/meals", body: .object(arguments)), as: caller)
        return [
            "entries": entries, "undo": ["entries": .list((entries.list ?? []).compactMap { $0["id"] })],
        ]
    }

    /// Writes figures of a day, and says what they were as far as they were typed.
    func logFigures(_ arguments: [String: JSONValue], for caller: Caller) async throws -> JSONValue {
        let person = try people.person(try caller.owner())
        // As the route reads it, which says what is wrong with it.
        var form = Form(arguments)
        let date = form.date("logDate", in: CivilDate.first...person.today).value ?? person.today
        let before = try database.days.days(of: person.owner, in: DayRange(1, endingOn: date)).first
        let log = try await inside.answer(
            Inside.Call(method: .post, path: "/api/daily-logs", body: .object(arguments)), as: caller)
        var undo: [String: JSONValue] = ["logDate": .text(date.description)]
        for field in DailyLog.fields where arguments[field.name] != nil {
            undo[field.name] = before?.figures[field.metric].flatMap { Self.typed($0, field) } ?? .null
        }
        if arguments["notes"] != nil { undo["notes"] = before?.notes.map { .text($0) } ?? .null }
        return ["log": log, "undo": ["figures": .object(undo)]]
    }

    /// A figure as it was typed; `nil` where it was not.
    private static func typed(_ figure: Figure, _ field: DailyLog.Field) -> JSONValue? {
        guard figure.source == .manual else { return nil }
        if let typed = figure.typed { return .text(typed.description) }
        return .number(figure.value / field.factor)
    }

    /// Takes back what `log_food` or `log_figures` did, by what they said. Entries that are gone already keep nothing
    /// else from being taken back.
    ///
    /// - Throws: 422 that names the entries that were gone
    func undo(_ arguments: [String: JSONValue], for caller: Caller) async throws -> JSONValue {
        let entries = arguments["entries"] ?? []
        let ids = (entries.list ?? []).compactMap(\.text)
        guard let count = entries.list?.count, count == ids.count, count <= MealRoutes.mostItems else {
            throw Problem.invalid("entries", "problem.list")
        }
        var gone: [String: Message] = [:]
        for id in ids {
            do {
                _ = try await inside.answer(
                    Inside.Call(method: .delete, path: "/api/food-entries/\(Inside.part(id))"), as: caller)
            } catch let refusal as Inside.Refusal where refusal.status == .notFound {
                gone["entries.\(id.prefix(80))"] = Message(key: "problem.notFound")
            }
        }
        if let figures = arguments["figures"] {
            _ = try await inside.answer(
                Inside.Call(method: .post, path: "/api/daily-logs", body: figures), as: caller)
        }
        if !gone.isEmpty { throw Problem.invalid(gone) }
        return ["undone": true]
    }
}

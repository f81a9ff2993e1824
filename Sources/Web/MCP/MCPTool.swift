import Domain
import Foundation
import HTTPTypes
import Services

/// One tool: what a model is told of it, and the route that answers it.
struct MCPTool: Sendable {
    var name: String
    var description: String
    /// A JSON schema by argument
    var properties: [String: JSONValue]
    var required: [String] = []
    /// Only with a token that may write
    var changes = false
    var run: @Sendable (MCPService, _ arguments: [String: JSONValue], Caller) async throws -> JSONValue

    var described: JSONValue {
        [
            "name": .text(name), "description": .text(description),
            "inputSchema": [
                "type": "object", "properties": .object(properties), "required": .list(required.map { .text($0) }),
                "additionalProperties": false,
            ],
            // What is written can be taken back, and nothing leaves this machine.
            "annotations": [
                "readOnlyHint": .flag(!changes), "destructiveHint": .flag(name == "undo"), "openWorldHint": false,
            ],
        ]
    }

    /// - Throws: 422 for an argument that the tool does not know, or that it lacks
    func check(_ arguments: [String: JSONValue]) throws(Problem) {
        var problems: [String: Message] = [:]
        for name in arguments.keys where properties[name] == nil {
            problems[String(name.prefix(80))] = Message(key: "mcp.problem.argument")
        }
        for name in required where arguments[name] == nil { problems[name] = Message(key: "problem.required") }
        if !problems.isEmpty { throw .invalid(problems) }
    }
}

extension MCPTool {
    static let all: [MCPTool] =
        [ask] + InquirySchema.all.compactMap(MCPTool.init) + [
            searchFoods, getDay, draftFood, logFood, logFigures, undo,
        ]

    private static func text(_ description: String) -> JSONValue {
        ["type": "string", "description": .text(description)]
    }

    private static let date = text("YYYY-MM-DD; today when left out")

    /// A question in words.
    private static let ask = MCPTool(
        name: "ask",
        description: """
            Ask something of the person's data in words, in English or Dutch: "average sleep last week", "heaviest squat". \
            The answer has the words, the facts with the rows and the formula behind them, and says when it does not know.
            """,
        properties: ["question": ["type": "string", "maxLength": 2000]], required: ["question"]
    ) { service, arguments, caller in
        try await service.inside.answer(
            Inside.Call(method: .post, path: "/api/ask", body: .object(arguments)), as: caller)
    }

    /// One kind of inquiry; its schema is the registry's.
    private init?(_ schema: InquirySchema) {
        guard let parameters = try? JSONValue(of: schema.parameters), var properties = parameters["properties"]?.members
        else { return nil }
        properties["kind"] = nil
        self.init(
            name: "ask_\(schema.kind.rawValue)", description: schema.description, properties: properties,
            required: schema.parameters.required.filter { $0 != "kind" }
        ) { service, arguments, caller in
            var inquiry = JSONValue.object(arguments)
            inquiry["kind"] = .text(schema.kind.rawValue)
            return try await service.inside.answer(
                Inside.Call(method: .post, path: "/api/ask", body: ["inquiry": inquiry]), as: caller)
        }
    }

    private static let searchFoods = MCPTool(
        name: "search_foods",
        description: "Look foods up by name: id, what 100 g and a usual serving hold, and the units it is logged in.",
        properties: [
            "query": text("Its name, in English or Dutch"),
            "limit": ["type": "integer", "minimum": 1, "maximum": 50, "description": "20 when left out"],
        ], required: ["query"]
    ) { service, arguments, caller in
        guard let query = arguments["query"]?.text else { throw Problem.invalid("query", "problem.text") }
        var items = [URLQueryItem(name: "q", value: query)]
        if let limit = arguments["limit"] {
            // A number that is not finite has no words.
            guard let written = try? limit.written else { throw Problem.invalid("limit", "problem.number") }
            items.append(URLQueryItem(name: "limit", value: written))
        }
        return ["foods": try await service.inside.answer(Inside.Call(path: "/api/foods", query: items), as: caller)]
    }

    private static let getDay = MCPTool(
        name: "get_day", description: "All of one day: figures, notes, and what was eaten.", properties: ["date": date]
    ) { service, arguments, caller in
        if let date = arguments["date"] {
            guard let date = date.text else { throw Problem.invalid("date", "problem.date") }
            return try await service.day(date, for: caller)
        }
        let today = try service.people.person(try caller.owner()).today
        return try await service.day(today.description, for: caller)
    }

    private static let draftFood = MCPTool(
        name: "draft_food",
        description: """
            Read what was eaten, in words ("2 eggs and a slice of toast for breakfast"), into foods with amounts. Nothing \
            is logged. Show the person what it was read as; once they agree, give "toLog" to log_food.
            """,
        properties: ["text": ["type": "string", "maxLength": 10_000], "date": date], required: ["text"], changes: true
    ) { service, arguments, caller in try await service.draft(arguments, for: caller) }

    private static let logFood = MCPTool(
        name: "log_food",
        description: """
            Log foods: the items of a draft, or foods found by search_foods. All or none. The answer's "undo" is what \
            the tool undo takes.
            """,
        properties: [
            "logDate": date,
            "items": [
                "type": "array", "maxItems": .number(Double(MealRoutes.mostItems)),
                "items": [
                    "type": "object",
                    "properties": [
                        "foodId": text("As search_foods or a draft has it"),
                        "foodName": text("Without foodId, with the figures that are known"),
                        "servingQuantity": ["type": "number"], "unit": text("One of the food's units"),
                        "logDate": date, "time": text("HH:MM"),
                        "slot": [
                            "type": "string", "enum": .list(MealSlot.allCases.map { .text($0.rawValue) }),
                        ],
                        "calories": ["type": "number"], "proteinGrams": ["type": "number"],
                        "carbsGrams": ["type": "number"], "fatGrams": ["type": "number"],
                    ],
                ],
            ],
        ], required: ["items"], changes: true
    ) { service, arguments, caller in try await service.log(arguments, for: caller) }

    private static let logFigures = MCPTool(
        name: "log_figures",
        description: """
            Write figures of one day, each replacing what was typed before. The answer's "undo" is what the tool undo takes.
            """,
        properties: figures.merging(["logDate": date, "notes": text("Of the day")]) { first, _ in first }, changes: true
    ) { service, arguments, caller in try await service.logFigures(arguments, for: caller) }

    private static let figures = Dictionary(
        uniqueKeysWithValues: DailyLog.fields.map { field -> (String, JSONValue) in
            let range = field.metric.range
            return (
                field.name,
                [
                    "type": field.isWhole ? "integer" : "number",
                    "minimum": .number(range.lowerBound / field.factor),
                    "maximum": .number(range.upperBound / field.factor),
                ]
            )
        })

    private static let undo = MCPTool(
        name: "undo", description: "Take back what log_food or log_figures wrote: give the \"undo\" of their answer.",
        properties: [
            "entries": ["type": "array", "items": ["type": "string"]],
            "figures": ["type": "object", "description": "As log_figures gave it"],
        ], changes: true
    ) { service, arguments, caller in try await service.undo(arguments, for: caller) }
}

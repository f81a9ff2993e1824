import Domain
import Foundation
import Testing

@testable import Storage

/// `export.schema.json` beside what is exported: a member that is new there has to be described here, and none is
/// described that is not there.
@Suite("The schema of the export")
struct ExportSchemaTests {
    private typealias Object = [String: Any]

    private let schema: Object
    private let definitions: [String: Object]

    init() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../../Public/export.schema.json").standardized
        schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? Object)
        definitions = try #require(schema["$defs"] as? [String: Object])
    }

    @Test("Every list is described, with every member of its rows, and no other")
    func lists() throws {
        let properties = try #require(schema["properties"] as? [String: Object])
        let lists = AccountPart.all.map(\.name)
        #expect(Set(properties.keys) == Set(lists + ["format", "version", "account"]))
        #expect(Set(try #require(schema["required"] as? [String])) == Set(properties.keys))
        for part in AccountPart.all where part.whole == nil {
            let row = try #require(properties[part.name]?["items"] as? Object)
            var members = Set(part.keys.map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 })
            if part.table == "photo" { members.insert("jpeg") }
            #expect(Set(try #require(row["properties"] as? Object).keys) == members, "\(part.name)")
            #expect(Set(try #require(row["required"] as? [String])) == members, "\(part.name)")
            #expect(row["additionalProperties"] as? Bool == false, "\(part.name)")
        }
    }

    @Test(
        "Every member of a document is described, and no other: what has all of them is read whole and written the same"
    )
    func documents() throws {
        try check("profile", Profile.self)
        try check("preferences", Preferences.self)
        try check("goals", Goals.self)
        try check("checkIn", CheckIn.self)
        try check("reminders", Reminders.self)
        try check("portion", Portion.self)
        try check("item", MealTemplate.Item.self)
        try check("recipe", Recipe.self)
        try check("exercise", Exercise.self)
        try check("loggedExercise", WorkoutExercise.self)
        try check("workoutTemplate", WorkoutTemplate.self)
        try check("importSummary", HealthSummary.self)
        let recorded = try #require((definitions["recordedWorkout"]?["properties"] as? [String: Object])?["workout"])
        let text = try text(example(recorded))
        let workouts = DetailText.workouts(#"[{"source":1,"rivals":[],"workout":\#(text)}]"#)
        try whole(try #require(workouts.first).workout, "recordedWorkout")
    }

    @Test("Words that are one of a few are all described")
    func words() throws {
        func check<Word: CaseIterable & RawRepresentable<String>>(_: Word.Type, _ definition: String, _ path: String...)
        {
            var place: Any? = definitions[definition]
            for part in path { place = ((place as? Object)?["properties"] as? Object)?[part] }
            #expect((place as? Object)?["enum"] as? [String] == Word.allCases.map(\.rawValue), "\(definition) \(path)")
        }
        check(MealSlot.self, "slot")
        check(Exercise.Muscle.self, "muscle")
        check(DrinkClass.self, "item", "drink")
        check(Phase.self, "goals", "phase")
        check(Sex.self, "profile", "sex")
        check(ActivityLevel.self, "profile", "activity")
        check(CoachingTone.self, "profile", "coachingTone")
        check(MenstrualStatus.self, "profile", "menstrualStatus")
        check(Language.self, "preferences", "language")
        check(Workout.Kind.self, "workoutTemplate", "kind")
        check(Exercise.Kind.self, "exercise", "kind")
        check(Exercise.Equipment.self, "exercise", "equipment")
    }

    /// Reads a document that has every member that is described.
    private func check<Document: Codable>(_ definition: String, _: Document.Type) throws {
        let example = example(try #require(definitions[definition]))
        let document = try StoredJSON.decode(Document.self, text(example))
        try whole(document, definition)
        let written = try JSONSerialization.jsonObject(with: Data(StoredJSON.encode(document).utf8)) as? NSDictionary
        #expect(written == example as? NSDictionary, "\(definition)")
    }

    /// Nothing of it is absent: what is was not described.
    private func whole(_ value: Any, _ path: String) throws {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional, mirror.children.isEmpty { Issue.record("\(path) is not described") }
        for child in mirror.children { try whole(child.value, "\(path).\(child.label ?? "")") }
    }

    private func text(_ value: Any) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
    }

    /// A value with all that a schema knows.
    private func example(_ schema: Object) -> Any {
        if let examples = schema["examples"] as? [Any], let first = examples.first { return first }
        if let reference = schema["$ref"] as? String, let name = reference.split(separator: "/").last {
            return definitions[String(name)].map(example) ?? NSNull()
        }
        if let words = schema["enum"] as? [Any], let first = words.first { return first }
        switch schema["type"] as? String {
        case "object": return (schema["properties"] as? [String: Object] ?? [:]).mapValues(example)
        case "array":
            let item = (schema["items"] as? Object).map(example) ?? NSNull()
            return [Any](repeating: item, count: schema["minItems"] as? Int ?? 1)
        case "boolean": return true
        case "string": return "a"
        default: return 1
        }
    }
}

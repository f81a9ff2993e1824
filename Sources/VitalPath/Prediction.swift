import Domain

/// A draft in the form that sentences are scored in.
struct Prediction: Encodable {
    private let draft: SentenceDraft

    init(_ draft: SentenceDraft) { self.draft = draft }

    private enum Key: String, CodingKey {
        case intent, date, meal, template, items
        case name, sets, reps, weight, unit, rpe, duration_min, distance_km
        case food, head, qty
        case ref, changes, op, value, target
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(draft.intent, forKey: .intent)
        try container.encode(draft.date, forKey: .date)
        if draft.kind == .meal { try container.encode(draft.meal?.value, forKey: .meal) }
        if let template = draft.template {
            var object = container.nestedContainer(keyedBy: Key.self, forKey: .template)
            try object.encode(template.reference.value, forKey: .ref)
            var changes = object.nestedUnkeyedContainer(forKey: .changes)
            for change in template.changes {
                var object = changes.nestedContainer(keyedBy: Key.self)
                try object.encode(change.operation, forKey: .op)
                try object.encode(change.value, forKey: .value)
                try object.encode(change.unit, forKey: .unit)
                try object.encode(change.target, forKey: .target)
            }
        }
        var items = container.nestedUnkeyedContainer(forKey: .items)
        for exercise in draft.exercises {
            var object = items.nestedContainer(keyedBy: Key.self)
            try object.encode(exercise.name.value, forKey: .name)
            try object.encode(exercise.sets?.value, forKey: .sets)
            try Self.encode(exercise.reps?.value, .reps, in: &object)
            try Self.encode(exercise.load?.value, .weight, in: &object)
            try object.encode(exercise.loadUnit, forKey: .unit)
            try object.encode(exercise.rpe?.value, forKey: .rpe)
            try object.encode(exercise.minutes?.value, forKey: .duration_min)
            try object.encode(exercise.kilometres?.value, forKey: .distance_km)
        }
        for food in draft.foods {
            var object = items.nestedContainer(keyedBy: Key.self)
            try object.encode(food.name.value, forKey: .food)
            try object.encode(food.head, forKey: .head)
            try object.encode(food.amount?.value, forKey: .qty)
            try object.encode(food.unit.flatMap { Self.units.contains($0) ? $0 : nil }, forKey: .unit)
        }
    }

    /// The units of the form; others that the parser knows, bottles and plates, are none there.
    private static let units: Set<String> = [
        "g", "kg", "ml", "l", "cl", "oz", "lb", "fl oz", "cup", "tbsp", "tsp", "slice", "piece", "bowl", "glass", "mug",
        "can", "pack", "bag", "handful", "scoop", "serving", "pint", "rasher",
    ]

    /// One number where all sets are alike, else a list.
    private static func encode<Value: Encodable>(
        _ values: [Value]?, _ key: Key, in object: inout KeyedEncodingContainer<Key>
    ) throws {
        if let values, values.count == 1 {
            try object.encode(values[0], forKey: key)
        } else {
            try object.encode(values, forKey: key)
        }
    }
}

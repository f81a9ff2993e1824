/// What may be asked, for programs and models: one object a kind, with a JSON schema of its parameters.
public struct InquirySchema: Encodable, Sendable {
    public let kind: Inquiry.Kind
    public let description: String
    public let parameters: Object

    /// An object of a JSON schema.
    public struct Object: Encodable, Sendable {
        public let type = "object"
        public let properties: [String: Property]
        public let required: [String]
        public let additionalProperties = false
    }

    public struct Property: Encodable, Sendable {
        public var type: String
        public var description: String?
        public var values: [String]?
        public var items: [String: String]?
        public var object: Object?

        private enum CodingKeys: String, CodingKey {
            case type, description, items, properties, required, additionalProperties
            case values = "enum"
        }

        public func encode(to encoder: any Encoder) throws {
            var fields = encoder.container(keyedBy: CodingKeys.self)
            try fields.encode(type, forKey: .type)
            try fields.encodeIfPresent(description, forKey: .description)
            try fields.encodeIfPresent(values, forKey: .values)
            try fields.encodeIfPresent(items, forKey: .items)
            if let object {
                try fields.encode(object.properties, forKey: .properties)
                try fields.encode(object.required, forKey: .required)
                try fields.encode(false, forKey: .additionalProperties)
            }
        }
    }

    /// All kinds, in the order of `Inquiry.Kind`.
    public static let all = Inquiry.Kind.allCases.map(InquirySchema.init)
    private static let byKind = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })

    /// The schema of a kind, made once.
    public static func of(_ kind: Inquiry.Kind) -> InquirySchema { byKind[kind] ?? InquirySchema(kind) }

    public init(_ kind: Inquiry.Kind) {
        self.kind = kind
        let (description, subject) = Self.subject(of: kind)
        self.description = description
        var properties = Self.common.filter { Self.common(of: kind).contains($0.key) }
        var required = ["kind"]
        properties["kind"] = Self.choice([kind.rawValue], nil)
        if kind != .topic {
            properties["units"] = Self.choice(
                UnitSystem.allCases.map(\.rawValue), "In which the answer is worded; left out, the person's own")
        }
        if let subject {
            properties[subject.name] = subject.property
            if kind != .workouts { required.append(subject.name) }
        }
        if kind == .metric || kind == .micronutrient {
            properties["food"] = Property(type: "string", description: "Only what came from this food")
            properties["group"] = Self.choice(FoodGroup.allCases.map(\.rawValue), "Only what came from these foods")
        }
        if kind == .foodItself {
            properties["food"] = Property(type: "string", description: "Its name, or a group")
            properties["group"] = Self.choice(FoodGroup.allCases.map(\.rawValue), nil)
        }
        let measures = Question.Measure.allCases.filter { Inquiry.tells($0, of: Self.sample(kind)) }
        if !measures.isEmpty {
            properties["measure"] = Self.choice(
                measures.map(\.rawValue), "What is counted; left out, what is usual for such a thing")
        }
        parameters = Object(properties: properties, required: required)
    }

    /// Whether a parameter narrows what is asked; the others say of what.
    static func isNarrowing(_ name: String, _ kind: Inquiry.Kind) -> Bool {
        common[name] != nil || [.metric, .micronutrient].contains(kind) && ["food", "group"].contains(name)
    }

    /// The parameters of every kind that this one can use.
    private static func common(of kind: Inquiry.Kind) -> Set<String> {
        let days: Set = ["period", "weekdays", "condition"]
        let against: Set = ["comparedWith", "comparedWeekdays"]
        let trained: Set = ["counted", "recorded", "workoutName", "details", "fromMinute", "toMinute"]
        return switch kind {
        case .metric:
            days.union(Inquiry.meals).union(against).union([
                "atLeast", "below", "atMost", "rank", "top", "latest", "ofNutrient", "alsoMetrics", "alsoMeasures",
                "alsoMeals",
                "span", "details", "counted", "amount",
            ])
        case .food, .group:
            days.union(Inquiry.meals).union(against).union(["atLeast", "below", "span", "details", "rank", "counted"])
                .subtracting(["exceptFood", "exceptGroup"])
        case .foods, .drinks:
            days.union(Inquiry.meals).union(against).union(["atLeast", "details", "top", "alsoMetrics"])
        case .exercise:
            days.union(against).union(trained).union([
                "atLeast", "below", "atMost", "distance", "repetitions", "rank", "span", "top", "latest",
            ])
        case .workouts:
            days.union(against).union(trained).union(["span", "atLeast", "below", "atMost", "rank", "latest"])
        case .muscles: days.union(against).union(["details"])
        case .exercises: days.union(["counted"])
        case .muscleGroups: days
        case .night: days.union(against).union(["fromMinute", "toMinute"])
        case .overview: days.union(["comparedWith"])
        case .micronutrient: ["period"]
        case .plan: days.union(["comparedWith", "amount", "day", "energy", "steps", "energyChange", "stepsChange"])
        case .foodItself: ["alsoMetrics", "amount", "pieces"]
        case .topic: []
        }
    }

    private static func subject(of kind: Inquiry.Kind) -> (String, (name: String, property: Property)?) {
        switch kind {
        case .metric:
            (
                "A figure of days: body, food, activity, sleep, heart, how it felt",
                ("metric", choice(Metric.allCases.map(\.rawValue), nil))
            )
        case .micronutrient:
            (
                "A vitamin or a mineral a day, beside its reference",
                ("nutrient", choice(Micronutrient.allCases.map(\.key), nil))
            )
        case .food: ("How often and how much of a food", ("food", Property(type: "string", description: "Its name")))
        case .group: ("The same of a group of foods", ("group", choice(FoodGroup.allCases.map(\.rawValue), nil)))
        case .foods: ("Whatever was eaten", nil)
        case .drinks: ("Whatever was drunk", nil)
        case .exercise:
            ("An exercise", ("exercise", Property(type: "string", description: "Its id in the library, or its name")))
        case .exercises: ("Which exercises there were", nil)
        case .muscles:
            ("A group of muscles", ("muscles", choice(Question.MuscleGroup.allCases.map(\.rawValue), nil)))
        case .workouts:
            ("Workouts, or those of a kind", ("workout", choice(Workout.Kind.allCases.map(\.rawValue), nil)))
        case .plan:
            (
                "What is known of body and plan: BMI, expenditure, the way to the goal and when it is reached, what to train next",
                ("figure", choice(Question.PlanFigure.allCases.map(\.rawValue), nil))
            )
        case .overview: ("The figures of a time together", nil)
        case .night:
            (
                "When nights begin or end, or how much alike they are",
                ("night", choice(Question.Night.allCases.map(\.rawValue), nil))
            )
        case .muscleGroups: ("All groups of muscles beside each other", nil)
        case .topic:
            (
                "Something explained with the person's own figures",
                ("topic", choice(Question.Topic.allCases.map(\.rawValue), nil))
            )
        case .foodItself: ("What a food holds, whoever eats it", nil)
        }
    }

    private static func sample(_ kind: Inquiry.Kind) -> Question.Subject {
        switch kind {
        case .metric: .metric(.energy)
        case .micronutrient: .micronutrient(.iron)
        case .food: .food("")
        case .group: .group(.fruit)
        case .foods: .foods
        case .drinks: .drinks
        case .exercise: .exercise("")
        case .exercises: .exercises
        case .muscles: .muscles(.legs)
        case .workouts: .workouts(nil)
        case .plan: .plan(.expenditure)
        case .overview: .overview
        case .night: .night(.bedtime)
        case .muscleGroups: .muscleGroups
        case .topic: .topic(.tired)
        case .foodItself: .foodItself
        }
    }

    private static func choice(_ values: [String], _ description: String?) -> Property {
        Property(type: "string", description: description, values: values)
    }

    private static let common: [String: Property] = {
        let period =
            "today, yesterday, all, days:30, week:-1, month:-1, year:0, 2026-09-03, 2026-09, 2026, "
            + "since:2026-08-01 or 2026-09-01/2026-09-10"
        func number(_ description: String) -> Property { Property(type: "number", description: description) }
        func list(_ description: String) -> Property {
            Property(type: "array", description: description, items: ["type": "string"])
        }
        return [
            "period": Property(type: "string", description: period),
            "comparedWith": Property(type: "string", description: "The period it is held against, written alike"),
            "meal": choice(Question.Slot.allCases.map(\.rawValue), "Only this meal"),
            "weekdays": Property(type: "array", description: "1 is Monday", items: ["type": "integer"]),
            "atLeast": number(
                "Days with this or more of the metric, in its unit; workouts of so many minutes; an exercise with so many "
                    + "kg, or what counted says: km or minutes"),
            "below": number("Days or workouts with less than this"),
            "atMost": number("With atLeast: those from the one to the other"),
            "rank": Property(type: "integer", description: "Of the most or the least the second to fifth: 2 to 5"),
            "top": Property(
                type: "integer",
                description:
                    "With the measures often and sources, and of the most or the least: how many are told, 2 to 20"),
            "latest": Property(
                type: "integer", description: "Of what is known only the latest so many: weigh-ins, runs; 2 to 50"),
            "alsoExceptMeals": list("Meals left out beside exceptMeal"),
            "fromMinute": Property(type: "integer", description: "Minutes after midnight"),
            "toMinute": Property(type: "integer", description: "Minutes after midnight"),
            "exceptMeal": choice(Question.Slot.allCases.map(\.rawValue), "All but this meal"),
            "exceptFood": Property(type: "string", description: "All but this food"),
            "exceptGroup": choice(FoodGroup.allCases.map(\.rawValue), "All but these foods"),
            "ofNutrient": choice(
                Metric.allCases.filter { $0.energyFactor != nil }.map(\.rawValue), "Of energy that of this nutrient"),
            "comparedWeekdays": Property(
                type: "array", description: "Weekdays that weekdays are held against", items: ["type": "integer"]),
            "alsoMetrics": list("Metrics told beside the first"),
            "alsoMeasures": list("Measures told beside the first: average, lowest, highest"),
            "alsoMeals": list("Meals told beside the first"),
            "span": choice(
                Question.Span.allCases.map(\.rawValue),
                "The best or worst week or month, rather than day; with the measure average what one comes to"),
            "counted": choice(
                [
                    Question.Measure.distance, .duration, .pace, .sum, .reps, .sets, .volume, .trend, .perWeek,
                    .reached, .count, .lowest, .heaviest, .best,
                ].map(\.rawValue),
                "Of workouts, rather than how many; sum: of a metric, rather than the mean; reps: of the heaviest set, the "
                    + "one with the most; trend, perWeek: of two times of a weight, what it changed by in each, trend of weeks "
                    + "or months, too; reached: of two times the days that reached a goal or a limit; count: of a food how often a day; lowest: of meals "
                    + "beside each other, and of how exercises went, the least first; heaviest, best: of two times of an exercise the heaviest set, or "
                    + "the best by estimate"),
            "recorded": choice(
                [Metric.heartRate, .heartRateMax, .activeEnergy].map(\.rawValue), "What a device recorded of them"),
            "workoutName": Property(type: "string", description: "Only workouts with this name"),
            "distance": number("km that it was done over"),
            "repetitions": Property(
                type: "integer", description: "With the measure heaviest: what a set has at least, 2 to 30"),
            "amount": number(
                "arrival and byDate: kg to reach; intake and trial: kg a week, below 0 to lose; a food itself: g; a metric "
                    + "with the measure remaining: up to how much of it, in its unit; of this week how much a day"),
            "energy": number("trial: kcal a day that are eaten"),
            "steps": number("trial: steps a day"),
            "energyChange": number("trial: kcal a day more than is usually eaten, below 0 for less"),
            "stepsChange": number("trial: steps a day more than usual, below 0 for less"),
            "day": Property(
                type: "string",
                description: "arrival, trial and byDate: a day to come, YYYY-MM-DD, and what is weighed then"),
            "pieces": number("How many of the food"),
            "details": list(
                "How it is told: " + Inquiry.Detail.allCases.map(\.rawValue).joined(separator: ", ")
                    + "; units is alcohol in standard drinks, and weight with its BMI"),
            "condition": Property(
                type: "object", description: "What the days have in common",
                object: Object(
                    properties: [
                        "event": choice(Inquiry.Condition.Event.allCases.map(\.rawValue), nil),
                        "metric": choice(
                            Metric.allCases.map(\.rawValue), "For figure, and for more or less than on the middle day"),
                        "atLeast": number("For figure; for food and group how often it was logged on the day"),
                        "below": number("For figure, food and group"),
                        "atMost": number("With atLeast"),
                        "food": Property(type: "string", description: "For food"),
                        "group": choice(FoodGroup.allCases.map(\.rawValue), "For group"),
                        "workout": choice(Workout.Kind.allCases.map(\.rawValue), "For training, if of one kind"),
                        "exercise": Property(type: "string", description: "For exercise: its id or name"),
                        "muscles": choice(Question.MuscleGroup.allCases.map(\.rawValue), "For muscles"),
                        "fromMinute": Property(type: "integer", description: "For food and group"),
                        "toMinute": Property(type: "integer", description: "For food and group"),
                        "dayAfter": Property(type: "boolean", description: "The days after it are meant"),
                        "dayBefore": Property(type: "boolean", description: "The days before it are meant"),
                        "without": Property(
                            type: "boolean", description: "Days without it: alcohol, caffeine, food, group"),
                        "latest": Property(type: "boolean", description: "Only the latest of them is meant"),
                    ], required: ["event"])),
        ]
    }()
}

import Domain
import GRDB

/// A list of the document that holds all of an account, and the table that it is of: what writes the document and what
/// reads it back ask the same rows here.
struct AccountPart {
    /// Its key in the document.
    let name: String
    let table: String
    /// Which rows come first.
    let order: String
    /// The keys of a row, whose columns are called the same with underscores; those of columns that hold JSON end with a
    /// colon.
    let keys: [String]
    /// A column that is the row as it stands: the rest of the row says nothing else but whose it is.
    let whole: String?

    private init(_ name: String, _ table: String, order: String, _ keys: String, whole: String? = nil) {
        self.name = name
        self.table = table
        self.order = order
        self.keys = keys.split(separator: " ").map(String.init)
        self.whole = whole
    }

    private static let nutrients = "energy protein carbs fat fibre sugar saturatedFat salt caffeine alcohol micros"

    /// All of them, those that others point to first. A test holds this against the schema: every column of every table
    /// with an owner is here, but for hashes.
    static let all = [
        AccountPart("profile", "profile", order: "owner", "", whole: "profile"),
        AccountPart("preferences", "preferences", order: "owner", "", whole: "preferences"),
        AccountPart("reminders", "reminders", order: "owner", "reminders: savedAt"),
        AccountPart("goals", "goals", order: "from_day", "from", whole: "goals"),
        AccountPart("checkIns", "check_in", order: "day", "day answer: at"),
        AccountPart("articlesRead", "article_read", order: "article", "article at"),
        AccountPart("sourceOrder", "source_order", order: "position", "position source"),
        AccountPart(
            "figures", "figure", order: "day, metric, source",
            "day metric source value typedValue typedUnit updatedAt"),
        AccountPart("measures", "own_measure", order: "created_at, id", "id name unit createdAt deletedAt"),
        AccountPart("measureFigures", "own_figure", order: "measure, day", "measure day value updatedAt"),
        AccountPart(
            "importBatches", "import_batch", order: "id",
            "id kind origin fileName state exportedAt createdAt takenBackAt summary:"),
        AccountPart("importItems", "import_item", order: "kind, batch, item", "kind batch item day"),
        AccountPart("importAnswers", "import_answer", order: "question", "question answer"),
        AccountPart("healthSources", "health_source", order: "id", "id name kind"),
        AccountPart(
            "healthFigures", "health_figure", order: "metric, day, batch, source, rivals",
            "metric day batch source rivals value also"),
        AccountPart("healthDetails", "health_detail", order: "kind, day, batch", "kind day batch content: also"),
        AccountPart("dayLogs", "day_log", order: "day", "day notes workoutCompleted workoutType updatedAt"),
        AccountPart(
            "foods", "food", order: "created_at, id",
            "id name drink density portions: barcode \(nutrients) createdAt deletedAt"),
        AccountPart(
            "foodEntries", "food_entry", order: "day, at, id",
            "id day at minute slot foodId name amount unit grams millilitres drink \(nutrients) notes hunger mood "
                + "idempotencyKey createdAt updatedAt deletedAt"),
        AccountPart("sessions", "session", order: "created_at, id", "id userAgent createdAt lastSeenAt expiresAt"),
        AccountPart(
            "appLocks", "app_lock", order: "active_at, session",
            "session minutes locksOnReturn pinTries pinOpenAt activeAt lockedAt"),
        AccountPart("passkeys", "passkey", order: "created_at, id", "id name counter createdAt lastUsedAt refusedAt"),
        AccountPart("appleIdentities", "apple_identity", order: "created_at", "subject createdAt"),
        AccountPart(
            "mealTemplates", "meal_template", order: "created_at, id",
            "id name slot weekdays items: usedCount lastUsedAt createdAt deletedAt"),
        AccountPart("recipes", "recipe", order: "created_at, id", "id recipe: createdAt deletedAt"),
        AccountPart(
            "workouts", "workout", order: "day, at, id",
            "id day at minute name kind minutes knownMinutes isOpen template notes exercises: idempotencyKey createdAt "
                + "updatedAt deletedAt joined"),
        AccountPart(
            "workoutTemplates", "workout_template", order: "created_at, id",
            "id template: usedCount lastUsedAt createdAt deletedAt"),
        AccountPart("exercises", "own_exercise", order: "created_at, id", "id exercise: createdAt deletedAt"),
        AccountPart("exerciseVideos", "exercise_video", order: "exercise", "exercise address"),
        AccountPart(
            "chatMessages", "chat_message", order: "at, id", "id conversation at role text answer: deletedAt"),
        AccountPart("modelLimits", "model_limit", order: "owner", "inputPrice outputPrice monthCap"),
        AccountPart("modelUse", "model_use", order: "month", "month requests inputTokens outputTokens cost"),
        AccountPart("photos", "photo", order: "created_at, id", "id subject createdAt"),
        AccountPart("loginLinks", "login_link", order: "created_at", "createdAt expiresAt"),
        AccountPart("apiTokens", "api_token", order: "created_at, id", "id name scopes createdAt lastUsedAt"),
        AccountPart("calendarAddresses", "calendar_address", order: "created_at", "createdAt"),
    ]

    /// Ways in: not in the document as a whole, and never put back by it.
    static let doors = ["session", "app_lock", "passkey", "login_link", "api_token", "calendar_address"]

    /// SQL that makes the row's object.
    var json: String {
        if table == "goals" { return "json_set(json(goals), '$.from', from_day)" }
        if let whole { return "json(\(whole))" }
        var pairs = keys.map { key in "'\(Self.name(key))', \(Self.value(key))" }
        if table == "photo" { pairs.append("'jpeg', photo_base64(id)") }
        return "json_object(\(pairs.joined(separator: ", ")))"
    }

    /// All of them but whose row it is.
    var columns: [String] { keys.map(Self.column) + (whole.map { [$0] } ?? []) }

    /// SQL that puts a row back: its owner is argument 1, its object argument 2.
    var insertion: String {
        let values = keys.map { Self.stored($0) } + (whole == nil ? [] : ["json(?2)"])
        return """
            INSERT INTO \(table) (owner, \(columns.joined(separator: ", ")))
            VALUES (?1, \(values.joined(separator: ", ")))
            """
    }

    private static func name(_ key: String) -> String { key.hasSuffix(":") ? String(key.dropLast()) : key }

    static func column(_ key: String) -> String {
        if key == "from" { return "from_day" }
        return name(key).reduce(into: "") { $0 += $1.isUppercase ? "_\($1.lowercased())" : String($1) }
    }

    private static func value(_ key: String) -> String {
        if key == "micros" { return "json(micros_json(micros))" }
        return key.hasSuffix(":") ? "json(\(column(key)))" : column(key)
    }

    private static func stored(_ key: String) -> String {
        key == "micros" ? "micros_text(?2 -> '$.micros')" : "json_extract(?2, '$.\(name(key))')"
    }
}

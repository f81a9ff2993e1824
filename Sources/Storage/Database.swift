public import Domain
public import Foundation
import GRDB

/// The only door to SQLite. Opening it locks the data directory, checks the file and brings it up to date.
public struct Database: Sendable {
    public let directory: URL
    /// How often each account's data has changed since the start.
    public let changes: Changes

    public let accounts: AccountStore
    public let sessions: SessionStore
    public let tokens: TokenStore
    public let passkeys: PasskeyStore
    public let locks: AppLockStore
    public let profiles: ProfileStore
    public let preferences: PreferenceStore
    public let goals: GoalStore
    public let checkIns: CheckInStore
    public let articlesRead: ArticleReadStore
    public let reminders: ReminderStore
    public let foods: FoodStore
    public let entries: FoodEntryStore
    public let days: DayStore
    public let measures: OwnMeasureStore
    public let health: HealthStore
    public let templates: MealTemplateStore
    public let recipes: DocumentStore<Recipe>
    public let workouts: WorkoutStore
    public let workoutTemplates: WorkoutTemplateStore
    public let exercises: DocumentStore<Exercise>
    public let exerciseVideos: ExerciseVideoStore
    public let chat: ChatStore
    public let modelUse: ModelUseStore
    public let photos: PhotoStore
    public let export: ExportStore
    public let catalogue: CatalogueStore
    public let backups: Backups

    /// What a damaged log took with it before this start, where one did.
    public let damage: LogDamage?
    /// What this start did to the form of the data, where it was an older one.
    public let update: DataUpdate?

    private let files: DatabaseFiles
    private let later: LaterLook
    private let erasures: Erasures
    let connection: Connection
    private let lock: DirectoryLock
    private let edits = NSLock()
    private let isTemporary: Bool

    /// Opens, or makes, `vitalpath.db` in `directory`.
    ///
    /// - Parameter looksLater: leaves it to `lookThrough()` to look at every page, where the last run had seen them all sound,
    ///   ended in order, and nothing has touched the file since
    /// - Throws: `StorageError`: `.locked` while another vitalpath has it, `.newerSchema` for a file that a later version
    ///   made, `.corrupt` when SQLite's quick check finds damage, `.emptied` for nothing where there was something,
    ///   `.diskFull`, `.notWritable`, `.sharedDirectory` when others can look into a directory that is not the database's
    ///   alone. Then no file was changed.
    public init(directory: URL, looksLater: Bool = false) throws {
        try self.init(directory: directory, isTemporary: false, looksLater: looksLater)
    }

    /// A database in a throw-away folder that `close()` removes.
    public static func temporary() throws -> Database {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitalpath-\(UUID().uuidString)")
        return try Database(directory: folder, isTemporary: true, looksLater: false)
    }

    private init(directory: URL, isTemporary: Bool, looksLater: Bool) throws {
        try PrivateDirectory.prepare(directory)
        lock = try DirectoryLock(directory)
        changes = Changes()
        do {
            files = DatabaseFiles(directory)
            // It goes before anything is written.
            let isTrusted = try CleanStop.take(files) && looksLater
            let (damage, reader) = try files.inspect(isTrusted: isTrusted)
            defer { if !isTrusted { try? reader?.close() } }
            self.damage = damage
            later = LaterLook(files, reader: isTrusted ? reader : nil)
            do { connection = try Connection(files, changes: changes, hasLog: !isTrusted) } catch {
                later.end()
                throw error
            }
        } catch {
            lock.release()
            throw StorageError(error)
        }
        self.directory = directory
        self.isTemporary = isTemporary
        accounts = AccountStore(connection: connection)
        sessions = SessionStore(connection: connection)
        tokens = TokenStore(connection: connection)
        passkeys = PasskeyStore(connection: connection)
        locks = AppLockStore(connection: connection)
        profiles = ProfileStore(connection: connection)
        preferences = PreferenceStore(connection: connection)
        goals = GoalStore(connection: connection)
        checkIns = CheckInStore(connection: connection)
        articlesRead = ArticleReadStore(connection: connection)
        reminders = ReminderStore(connection: connection)
        foods = FoodStore(connection: connection)
        entries = FoodEntryStore(connection: connection)
        days = DayStore(connection: connection)
        measures = OwnMeasureStore(connection: connection)
        health = HealthStore(connection: connection)
        templates = MealTemplateStore(connection: connection)
        recipes = DocumentStore(connection: connection, table: .recipe, column: "recipe")
        workouts = WorkoutStore(connection: connection)
        workoutTemplates = WorkoutTemplateStore(connection: connection)
        exercises = DocumentStore(connection: connection, table: .exercise, column: "exercise")
        exerciseVideos = ExerciseVideoStore(connection: connection)
        chat = ChatStore(connection: connection)
        modelUse = ModelUseStore(connection: connection)
        photos = try PhotoStore(connection: connection, folder: files.photos)
        erasures = Erasures(connection: connection, photos: photos, files: files)
        export = ExportStore(connection: connection)
        catalogue = CatalogueStore(directory: directory)
        backups = Backups(directory: directory, pool: connection.pool)
        update = connection.copyBefore.map { DataUpdate(at: Date(), copy: $0.path) }
        // The data are sound without it: a page that does not tell is no reason not to start.
        if let update { try? backups.note(update) }
        if isSound == true { try tidy() }
    }

    /// Whether every page was looked at since this opening, and what was found; `nil` while that is to come.
    public var isSound: Bool? { later.findings.map(\.isEmpty) }

    /// What that look found wrong.
    public var findings: [String] { later.findings ?? [] }

    /// Looks at every page, where the opening left that for later; on a thread of its own, for it takes long and is of low
    /// priority from then on.
    ///
    /// - Returns: what is wrong; empty when all is sound; `nil` when the database closes first
    public func lookThrough() -> [String]? {
        let findings = later.look()
        if findings == [] { try? tidy() }
        return findings
    }

    /// Removes what nobody has any more; what was not looked at says nothing of that.
    private func tidy() throws {
        try photos.sweep()
        erasures.resume()
    }

    /// Between reading a thing and writing it changed, nobody else does the same.
    public func inTurn<Answer: Sendable>(_ body: () throws -> Answer) rethrows -> Answer {
        try edits.withLock(body)
    }

    /// Ends every connection and gives the directory free. The file is whole then, and all there is.
    public func close() throws {
        later.end()
        erasures.stop()
        backups.settle()
        try connection.close()
        // Without it the next start looks at everything first.
        if isSound == true, !isTemporary { try? CleanStop.mark(files) }
        lock.release()
        if isTemporary { try FileManager.default.removeItem(at: directory) }
    }

    /// Whether `directory` has a database, or shows that it had one.
    public static func isPresent(in directory: URL) -> Bool { DatabaseFiles(directory).areUsed }

    /// Folders with databases and logs that were once found damaged, the oldest first.
    public var damagedCopies: [URL] {
        let folders = try? FileManager.default.contentsOfDirectory(at: files.damaged, includingPropertiesForKeys: nil)
        return (folders ?? []).sorted { $0.path < $1.path }
    }

    /// What SQLite finds wrong with the file; empty when it is sound.
    ///
    /// - Parameter full: every page, index and reference, rather than the quick look of each start.
    public func integrity(full: Bool) throws -> [String] {
        // Only who may write looks at the conditions of rows.
        try connection.whileNobodyWrites { db in
            var findings = try String.fetchAll(db, sql: full ? "PRAGMA integrity_check" : "PRAGMA quick_check")
                .filter { $0 != "ok" }
            if full {
                findings += try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").map { "lost owner: \($0)" }
            }
            return findings
        }
    }

    /// Saves what a form says about a person: profile, goals and body figures, all or nothing.
    public func saveProfile(
        _ owner: Account.ID, profile: Profile, goals: Goals?, preferences: Preferences? = nil,
        figures: [Metric: Double?], day: CivilDate, now: Date
    ) throws {
        let areas: Set<AccountChange.Area> = preferences == nil ? [.day, .profile] : [.day, .preferences, .profile]
        try connection.write(owner, areas) { db in
            try ProfileStore.save(profile, of: owner, in: db)
            if let goals { try GoalStore.set(goals, of: owner, in: db) }
            if let preferences { try PreferenceStore.save(preferences, of: owner, in: db) }
            try DayStore.setFigures(figures, of: owner, day: day, source: .manual, now: now, in: db)
        }
    }

    /// How long what was deleted can be brought back.
    public static let keepsDeleted: TimeInterval = 30 * 86_400

    /// Removes for good what was deleted before `moment`, with its pictures, and imports that were never confirmed.
    ///
    /// - Parameter isInUse: leaves the latter alone: somebody may be about to confirm them
    public func purgeDeleted(before moment: Date, isInUse: Bool = false) throws {
        try connection.purgeDeleted(before: moment)
        try health.sweep(before: moment, withUnfinished: !isInUse)
        try photos.sweep()
    }

    /// Erases an account. Its rows are gone when this returns, and every trace of it is certain to go, whatever happens
    /// to this process.
    ///
    /// - Throws: `StorageError.notFound`
    public func beginErasing(_ owner: Account.ID) throws { try erasures.begin(owner) }

    /// Overwrites what erased accounts left in any file, and removes their pictures and files.
    ///
    /// - Parameter seconds: how long to wait for those who still read an older state
    /// - Returns: whether nothing is left. If not, it goes on by itself, now and at the next start.
    public func finishErasing(within seconds: TimeInterval) -> Bool {
        later.giveWay()
        return erasures.finish(within: seconds)
    }

    /// Where files of an account lie while they are read. What an ended process left there is nobody's.
    public func uploads(of owner: Account.ID) -> URL {
        files.uploads.appending(path: owner, directoryHint: .isDirectory)
    }

    /// Removes files that an ended process was reading.
    public func removeUploads() { try? FileManager.default.removeItem(at: files.uploads) }

    /// One transaction over many tables, for filling an account at once.
    func fill(_ owner: Account.ID, _ body: (GRDB.Database) throws -> Void) throws {
        try connection.write(owner, Set(AccountChange.Area.allCases), body)
    }
}

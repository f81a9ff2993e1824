import Domain
public import Foundation
public import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
public import Storage

/// How the site is served.
public struct SiteOptions: Sendable {
    public var host: String
    public var port: Int
    /// Serve pages and scripts from this folder instead of the copies inside the binary.
    public var publicFolder: URL?
    /// Sign in with Apple, where the owner has set it up.
    public var apple: AppleSignIn?
    /// Whom barcodes are looked up at, by those who switched it on.
    public var productService: URL?
    /// The port at which others in the network at home are let in, by TLS; 0 picks a free one, `nil` lets nobody in.
    public var networkPort: Int?
    /// Given the addresses of this machine there, once they are served.
    public var tellNetwork: @Sendable (_ addresses: [String]) -> Void = { _ in }
    /// Whether a backup a day is made while it is served.
    public var keepsBackups = false
    /// Whether anybody on this machine may read how the server does, without a token.
    public var opensMetrics = false
    /// How many connections, and how long; tests have less patience.
    var limits = ConnectionLimits()
    /// What an answer of a language model may take; tests have less time
    var modelLimits = ModelTalk.Limits()
    /// What this machine is called at home; tests know.
    var look: @Sendable () -> LocalNames = { .current }
    /// The present moment; tests turn it.
    public var now: @Sendable () -> Date
    /// Given a link for the first visitor of a new account when the last one has been erased.
    public var announce: @Sendable (_ link: String) -> Void

    public init(
        host: String = "127.0.0.1", port: Int = 8042, publicFolder: URL? = nil, apple: AppleSignIn? = nil,
        productService: URL? = URL(string: "https://world.openfoodfacts.org"),
        now: @escaping @Sendable () -> Date = { Date() },
        announce: @escaping @Sendable (_ link: String) -> Void = { _ in }
    ) {
        self.host = host
        self.port = port
        self.publicFolder = publicFolder
        self.apple = apple
        self.productService = productService
        self.now = now
        self.announce = announce
    }
}

/// The whole site over one database. `serve` and the tests make it here, and nowhere else.
public enum Site {
    /// - Throws: when the secrets file cannot be read or made.
    public static func build(
        database: Database, options: SiteOptions, logger: Logger,
        onServerRunning: @escaping @Sendable (any Channel) async -> Void = { _ in }
    ) async throws -> some ApplicationProtocol {
        var limits = options.limits
        limits.most = min(limits.most, FileLimit.raise() - 128)
        let connections = ConnectionBook(limits: limits)
        let network = try options.networkPort.map {
            try LocalNetwork(port: $0, directory: database.directory, now: options.now, look: options.look)
        }
        let router = try await router(
            database: database, options: options, connections: connections, network: network)
        let responder = router.buildResponder()
        let http = HTTP1Channel.Configuration(
            additionalChannelHandlers: [ConnectionGuard(book: connections)],
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: 16 * 1024, maxHeaderListSize: 32 * 1024, maxHeaderFieldCount: 128))
        var application = Application(
            responder: FirstLook(next: responder), server: .http1(configuration: http),
            configuration: ApplicationConfiguration(
                address: .hostname(options.host, port: options.port), serverName: nil, backlog: 4096),
            onServerRunning: onServerRunning, logger: logger)
        if let network, let port = options.networkPort {
            application.addServices(
                NetworkService(
                    application: Application(
                        responder: FirstLook(next: responder, isSecure: true),
                        server: HTTPServerBuilder { responder in
                            SecureChannel(
                                base: HTTP1Channel(responder: responder, configuration: http), network: network)
                        },
                        configuration: ApplicationConfiguration(
                            address: .hostname("0.0.0.0", port: port), serverName: nil, backlog: 1024),
                        onServerRunning: { channel in
                            network.listens(at: channel.localAddress?.port ?? port)
                            options.tellNetwork(network.addresses)
                        }, logger: logger),
                    port: port))
        }
        if options.keepsBackups {
            database.backups.clean()
            application.addServices(BackupKeeper(database: database, now: options.now, logger: logger))
        }
        return application
    }

    /// Every route, one line a group.
    static func router(
        database: Database, options: SiteOptions, connections: ConnectionBook = ConnectionBook(),
        network: LocalNetwork? = nil
    ) async throws -> Router<Caller> {
        let now = options.now
        let events = Events(database.changes)
        let people = People(database: database, now: now)
        let cache = AnswerCache(changes: database.changes)
        let finder = FoodFinder(database: database)
        let exerciseFinder = ExerciseFinder(database: database)
        let secrets = try Secrets(directory: database.directory)
        let models = try ModelEndpoints(
            secrets: secrets, directory: database.directory, accounts: database.accounts.all().map(\.id))
        let imports = HealthImports(database: database, events: events)
        let restores = Restores(database: database)
        let accessTokens = await AccessTokens(secrets: secrets, database: database)
        let guests = Guests(database: database, accessTokens: accessTokens, now: now)
        let locks = AppLocks(store: database.locks, now: now)
        let households = Households(database: database)
        let model = ModelClient(
            endpoints: models, isOwner: { (try? households.isOwner($0)) ?? false }, uses: database.modelUse)
        let doorkeeper = Doorkeeper(database: database, connections: connections, now: now)
        let downloads = Downloads(database: database)
        let assets = Assets(folder: options.publicFolder)
        let pages = Pages(assets: assets, people: people, locks: locks, keepsExpanded: options.publicFolder == nil)

        let router = Router(context: Caller.self, options: .autoGenerateHeadEndpoints)
        let meter = RequestMeter()
        router.add(middleware: meter)
        router.add(
            middleware: Door(network: network, guests: guests, people: people, locks: locks))
        let methods = RouteMethods()
        router.add(middleware: ProblemMiddleware(pages: pages, methods: methods))
        StartRoutes(database: database, guests: guests, pages: pages, now: now).add(to: router)
        SystemRoutes(events: events, assets: assets, locks: locks).add(to: router)
        ServerRoutes(
            database: database, households: households, meter: meter, connections: connections,
            isOpen: options.opensMetrics, now: now
        ).add(to: router)
        WidgetRoutes(database: database, people: people, guests: guests, pages: pages).add(to: router)
        CalendarRoutes(database: database, people: people, now: now).add(to: router)
        let charts = router.group("charts")
        ChartRoutes(database: database, people: people, cache: cache).add(to: charts)
        let measures = MeasureRoutes(database: database, people: people, cache: cache)
        measures.addCharts(to: charts)
        PeriodChartRoutes(database: database, people: people, cache: cache).add(to: charts)
        TrainingChartRoutes(database: database, people: people, cache: cache).add(to: charts)
        let outlooks = Outlooks(database: database)
        let plans = PlanRoutes(database: database, people: people, cache: cache, outlooks: outlooks)
        plans.addCharts(to: charts)

        let habits = Habits(database: database)
        let foods = FoodRoutes(database: database, people: people, finder: finder)
        let entries = FoodEntryRoutes(
            database: database, people: people, finder: finder, cache: cache)
        let workouts = WorkoutRoutes(database: database, people: people)
        let exercises = ExerciseRoutes(
            database: database, people: people, finder: exerciseFinder)
        let api = router.group("api")
        AccountRoutes(
            database: database, guests: guests, events: events, doorkeeper: doorkeeper, downloads: downloads,
            households: households, models: models, imports: imports, restores: restores, now: now,
            announce: options.announce
        ).add(to: api)
        HouseholdRoutes(
            database: database, households: households, guests: guests, events: events, downloads: downloads, now: now
        ).add(to: api)
        let passkeys = PasskeyDesk(database: database, throttle: doorkeeper.throttle, now: now)
        PasskeyRoutes(database: database, desk: passkeys, guests: guests, now: now).add(to: api)
        LockRoutes(
            database: database, locks: locks, doorkeeper: doorkeeper, desk: passkeys, events: events, now: now
        ).add(to: api)
        AppleRoutes(
            database: database, apple: options.apple, guests: guests, households: households, doorkeeper: doorkeeper,
            now: now
        ).add(to: api)
        TodayRoutes(database: database, people: people, cache: cache).add(to: api)
        DailyLogRoutes(database: database, people: people, cache: cache).add(to: api)
        measures.add(to: api)
        HydrationRoutes(database: database, people: people, cache: cache).add(to: api)
        TrendRoutes(database: database, people: people, cache: cache).add(to: api)
        FigureWhyRoutes(database: database, people: people).add(to: api)
        let recovery = RecoveryRoutes(database: database, people: people, cache: cache)
        recovery.addCharts(to: charts)
        recovery.add(to: api)
        InsightRoutes(database: database, people: people, cache: cache, outlooks: outlooks).add(to: api)
        ProgressRoutes(database: database, people: people, cache: cache).add(to: api)
        let desk = CoachDesk(database: database, finder: finder, outlooks: outlooks)
        ChatRoutes(
            database: database, people: people, desk: desk,
            talk: ModelTalk(client: model, desk: desk, limits: options.modelLimits)
        ).add(to: api)
        AskRoutes(people: people, desk: desk).add(to: api)
        foods.add(to: api)
        entries.add(to: api)
        HabitRoutes(
            database: database, people: people, finder: finder, habits: habits
        ).add(to: api)
        BadgeRoutes(
            database: database, people: people, cache: cache, history: BadgeHistory(database: database)
        ).add(to: api)
        HistoryRoutes(database: database, people: people, cache: cache).add(to: api)
        MealRoutes(database: database, people: people, finder: finder).add(to: api)
        let drafter = SentenceDrafter(
            database: database, words: PersonalWords(database: database), foods: finder, exercises: exerciseFinder,
            model: model)
        SentenceDraftRoutes(people: people, drafter: drafter).add(to: api)
        ReadingRoutes(database: database, people: people, drafter: drafter).add(to: api)
        BarcodeRoutes(
            database: database, people: people, finder: finder,
            lookup: options.productService.map(BarcodeLookup.init)
        ).add(to: api)
        GuidanceRoutes(database: database, people: people, finder: finder).add(to: api)
        MicronutrientRoutes(database: database, people: people).add(to: api)
        RecipeRoutes(database: database, people: people, finder: finder).add(to: api)
        MealTemplateRoutes(database: database, people: people, finder: finder).add(to: api)
        workouts.add(to: api)
        SuggestionRoutes(database: database, people: people).add(to: api)
        WorkoutEnergyRoutes(database: database, people: people).add(to: api)
        WorkoutTextRoutes(database: database, people: people).add(to: api)
        WorkoutTemplateRoutes(database: database, people: people).add(to: api)
        exercises.add(to: api)
        WorkoutLibraryRoutes(people: people).add(to: api)
        ModelRoutes(people: people, client: model).add(to: api)
        ProfileRoutes(database: database, people: people).add(to: api)
        plans.add(to: api)
        let learn = LearnRoutes(database: database, people: people, pages: pages, assets: assets)
        learn.add(to: api)
        learn.addPage(to: router)
        PhotoRoutes(database: database, now: now).add(to: api)
        ReminderRoutes(database: database, people: people, now: now).add(to: api)
        let phone = PhoneRoutes(network: network, households: households, pages: pages, now: now)
        phone.add(to: api)
        phone.addPages(to: router)
        PreferenceRoutes(database: database, people: people, households: households).add(to: api)
        HealthRoutes(database: database, people: people, imports: imports).add(to: api)
        CatalogueRoutes(
            database: database, people: people, households: households,
            imports: CatalogueImports(store: database.catalogue, events: events), events: events
        ).add(to: api)
        ExportRoutes(people: people, downloads: downloads).add(to: api)
        ReportRoutes(database: database, people: people, downloads: downloads, outlooks: outlooks).add(to: api)
        BackupRoutes(database: database, households: households, now: now).add(to: api)
        RestoreRoutes(
            database: database, restores: restores, households: households, guests: guests,
            events: events, downloads: downloads, now: now
        ).add(to: api)

        let fitIQ = router.group("api/v1")
        FitIQAuthRoutes(
            database: database, people: people, households: households, accessTokens: accessTokens,
            doorkeeper: doorkeeper,
            now: now
        ).add(to: fitIQ)
        FitIQProfileRoutes(database: database, people: people).add(to: fitIQ)
        FitIQFoodRoutes(database: database, people: people, finder: finder, foods: foods, entries: entries)
            .add(to: fitIQ)
        FitIQWorkoutRoutes(database: database, people: people, workouts: workouts).add(to: fitIQ)
        exercises.addFitIQ(to: fitIQ)
        // Tools of the Model Context Protocol stand for the routes above, and reach no others.
        let service = MCPService(
            database: database, people: people, inside: Inside(responder: router.buildResponder()))
        MCPRoutes(messages: MCPMessages(service: service)).add(to: router)
        methods.know(router.routes.map { ("\($0.path)", $0.method) })
        return router
    }
}

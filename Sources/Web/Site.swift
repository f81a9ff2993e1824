import Domain
public import Foundation
public import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
import Services
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
        application.addServices(MemoryKeeper())
        if database.isSound == nil {
            application.addServices(StoreWatch(database: database, now: options.now, logger: logger))
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
        let registrations = Registrations()
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
        let charts = router.group("charts").group(context: PersonalContext.self)
        ChartRoutes(database: database, cache: cache).add(to: charts)
        let measures = MeasureRoutes(database: database, cache: cache)
        measures.addCharts(to: charts)
        PeriodChartRoutes(database: database, cache: cache).add(to: charts)
        TrainingChartRoutes(database: database, cache: cache).add(to: charts)
        let outlooks = Outlooks(database: database)
        let plans = PlanRoutes(database: database, cache: cache, outlooks: outlooks)
        plans.addCharts(to: charts)

        let habits = Habits(database: database)
        let foods = FoodRoutes(database: database, finder: finder)
        let entries = FoodEntryRoutes(
            database: database, finder: finder, cache: cache)
        let workouts = WorkoutRoutes(database: database)
        let exercises = ExerciseRoutes(
            database: database, finder: exerciseFinder)
        let api = router.group("api")
        let own = api.group(context: PersonalContext.self)
        AccountRoutes(
            database: database, guests: guests, events: events, doorkeeper: doorkeeper, downloads: downloads,
            households: households, models: models, imports: imports, restores: restores, now: now,
            announce: options.announce
        ).add(to: api)
        HouseholdRoutes(
            database: database, households: households, guests: guests, events: events, downloads: downloads, now: now
        ).add(to: api)
        RegistrationRoutes(database: database, households: households, registrations: registrations, now: now)
            .add(to: api)
        let passkeys = PasskeyDesk(database: database, throttle: doorkeeper.throttle, now: now)
        PasskeyRoutes(database: database, desk: passkeys, guests: guests, now: now).add(to: api)
        LockRoutes(
            database: database, locks: locks, doorkeeper: doorkeeper, desk: passkeys, events: events, now: now
        ).add(to: api)
        AppleRoutes(
            database: database, apple: options.apple, guests: guests, households: households, doorkeeper: doorkeeper,
            now: now
        ).add(to: api)
        TodayRoutes(database: database, cache: cache).add(to: own)
        DailyLogRoutes(database: database, cache: cache).add(to: own)
        measures.add(to: own)
        HydrationRoutes(database: database, cache: cache).add(to: own)
        TrendRoutes(database: database, cache: cache).add(to: own)
        FigureWhyRoutes(database: database).add(to: own)
        let recovery = RecoveryRoutes(database: database, cache: cache)
        recovery.addCharts(to: charts)
        recovery.add(to: own)
        InsightRoutes(database: database, cache: cache, outlooks: outlooks).add(to: own)
        ProgressRoutes(database: database, cache: cache).add(to: own)
        let desk = CoachDesk(database: database, finder: finder, outlooks: outlooks)
        ChatRoutes(
            database: database, desk: desk,
            talk: ModelTalk(client: model, desk: desk, limits: options.modelLimits)
        ).add(to: own)
        AskRoutes(desk: desk).add(to: own)
        foods.add(to: own)
        entries.add(to: own)
        HabitRoutes(
            database: database, finder: finder, habits: habits
        ).add(to: own)
        BadgeRoutes(
            database: database, cache: cache, history: BadgeHistory(database: database)
        ).add(to: own)
        HistoryRoutes(database: database, cache: cache).add(to: own)
        MealRoutes(database: database, finder: finder).add(to: own)
        let drafter = SentenceDrafter(
            database: database, words: PersonalWords(database: database), foods: finder, exercises: exerciseFinder)
        SentenceDraftRoutes(drafter: drafter, model: model).add(to: own)
        ReadingRoutes(database: database, drafter: drafter, model: model).add(to: own)
        BarcodeRoutes(
            database: database, finder: finder,
            lookup: options.productService.map(BarcodeLookup.init)
        ).add(to: own)
        GuidanceRoutes(database: database, finder: finder).add(to: own)
        MicronutrientRoutes(database: database).add(to: own)
        RecipeRoutes(database: database, finder: finder).add(to: own)
        MealTemplateRoutes(database: database, finder: finder).add(to: own)
        workouts.add(to: own)
        SuggestionRoutes(database: database).add(to: own)
        WorkoutEnergyRoutes(database: database).add(to: own)
        WorkoutTextRoutes(database: database).add(to: own)
        WorkoutTemplateRoutes(database: database).add(to: own)
        exercises.add(to: own)
        WorkoutLibraryRoutes().add(to: own)
        ModelRoutes(people: people, client: model).add(to: api)
        ProfileRoutes(database: database).add(to: own)
        plans.add(to: own)
        let learn = LearnRoutes(database: database, pages: pages, assets: assets)
        learn.add(to: own)
        learn.addPage(to: router)
        PhotoRoutes(database: database, now: now).add(to: api)
        ReminderRoutes(database: database, now: now).add(to: own)
        let phone = PhoneRoutes(network: network, households: households, pages: pages, now: now)
        phone.add(to: api)
        phone.addPages(to: router)
        PreferenceRoutes(database: database, people: people, households: households).add(to: own)
        HealthRoutes(database: database, imports: imports).add(to: own)
        CatalogueRoutes(
            database: database, households: households,
            imports: CatalogueImports(store: database.catalogue, events: events), events: events
        ).add(to: own)
        ExportRoutes(downloads: downloads).add(to: own)
        ReportRoutes(database: database, people: people, downloads: downloads, outlooks: outlooks).add(to: own)
        BackupRoutes(database: database, households: households, now: now).add(to: api)
        NewsRoutes(database: database, households: households, registrations: registrations, now: now).add(to: api)
        RestoreRoutes(
            database: database, restores: restores, households: households, guests: guests,
            events: events, downloads: downloads, now: now
        ).add(to: api)

        let fitIQ = router.group("api/v1")
        let ownFitIQ = fitIQ.group(context: PersonalContext.self)
        FitIQAuthRoutes(
            database: database, people: people, households: households, registrations: registrations,
            accessTokens: accessTokens, doorkeeper: doorkeeper, now: now
        ).add(to: fitIQ)
        FitIQProfileRoutes(database: database).add(to: ownFitIQ)
        FitIQFoodRoutes(database: database, finder: finder, foods: foods, entries: entries)
            .add(to: ownFitIQ)
        FitIQWorkoutRoutes(database: database, workouts: workouts).add(to: ownFitIQ)
        exercises.addFitIQ(to: ownFitIQ)
        // Tools of the Model Context Protocol stand for the routes above, and reach no others.
        let service = MCPService(
            database: database, people: people, inside: Inside(responder: router.buildResponder()))
        MCPRoutes(messages: MCPMessages(service: service)).add(to: router)
        methods.know(router.routes.map { ("\($0.path)", $0.method) })
        return router
    }
}

// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

// Every program that tests start reads the tables: optimised, that saves more than it takes to build.
let tables: [SwiftSetting] = settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
    name: "vitalpath",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "vitalpath", targets: ["VitalPath"])],
    dependencies: [
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/apple/swift-certificates", from: "1.21.1"),
        .package(url: "https://github.com/apple/swift-asn1", from: "1.7.4"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.1"),
    ],
    targets: [
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
        .target(name: "Domain", swiftSettings: settings),
        .target(
            name: "Catalogue", dependencies: ["Domain"],
            exclude: [
                "Food/make_foods.py", "Food/everyday", "Account/make_common_passwords.py",
                "Care/make_learned.py", "Care/corpus",
            ],
            swiftSettings: tables, plugins: ["EmbedPlugin"]),
        .target(name: "Drawing", dependencies: ["Archive", "Domain"], swiftSettings: settings),
        .target(
            name: "Archive",
            dependencies: [
                "CZlib", .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ],
            swiftSettings: settings),
        .target(
            name: "Imports", dependencies: ["CZlib", "Domain"], swiftSettings: settings, plugins: ["EmbedPlugin"]),
        .target(
            name: "Storage",
            dependencies: [
                "Archive", "Domain", "Catalogue", .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
                .product(name: "Crypto", package: "swift-crypto"),
            ],
            exclude: ["schema.sql"],
            swiftSettings: settings),
        .target(
            name: "Services",
            dependencies: [
                "Archive", "Domain", "Catalogue", "Drawing", "Imports", "Storage",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ],
            swiftSettings: settings),
        .target(
            name: "Web",
            dependencies: [
                "Archive", "Domain", "Catalogue", "Drawing", "Imports", "Services", "Storage",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "JWTKit", package: "jwt-kit"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "SwiftASN1", package: "swift-asn1"),
                .product(name: "X509", package: "swift-certificates"),
            ],
            swiftSettings: settings, plugins: ["EmbedPlugin"]),
        .executableTarget(
            name: "VitalPath",
            dependencies: [
                "Archive", "Domain", "Catalogue", "Drawing", "Imports", "Services", "Storage", "Web",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            swiftSettings: settings),
        .executableTarget(name: "Embed", swiftSettings: settings),
        .plugin(name: "EmbedPlugin", capability: .buildTool(), dependencies: ["Embed"]),
        .executableTarget(
            name: "Bench", dependencies: ["CZlib", "Domain", "Catalogue", "Drawing", "Imports", "Storage"],
            path: "Tests/Bench", exclude: ["bench.py"], swiftSettings: settings),
        .testTarget(
            name: "DomainTests", dependencies: ["Domain"], swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
        .testTarget(
            name: "CatalogueTests", dependencies: ["Catalogue", "Domain"],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
        .testTarget(
            name: "DrawingTests",
            dependencies: ["Drawing", "Domain", .product(name: "Crypto", package: "swift-crypto")],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
        .testTarget(
            name: "ImportsTests", dependencies: ["Imports", "Domain"],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
        .testTarget(
            name: "ArchiveTests", dependencies: ["Archive"], swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
        .testTarget(
            name: "StorageTests",
            dependencies: [
                "Archive", "Storage", "Imports", "Domain", "Catalogue", .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
        .testTarget(
            name: "ServicesTests", dependencies: ["Services", "Imports", "Domain", "Catalogue"],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
        .testTarget(
            name: "WebTests",
            dependencies: [
                "Embed", "Web", "Services", "Storage", "Domain", "Catalogue", "Drawing",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "JWTKit", package: "jwt-kit"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "X509", package: "swift-certificates"),
            ],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    ]
)

// The readers under libFuzzer, which has the `main` of it (see `Tests/Hardening/fuzz.py`).
if Context.environment["VITALPATH_FUZZ"] != nil {
    let readers = ["Archive", "Catalogue", "Domain", "Drawing", "Imports"]
    let watch = ["-sanitize=fuzzer,address", "-parse-as-library"]
    for target in package.targets where readers.contains(target.name) {
        target.swiftSettings = settings + [.unsafeFlags(watch)]
    }
    package.targets.append(
        .executableTarget(
            name: "Fuzz", dependencies: readers.map { .byName(name: $0) }, path: "Tests/Hardening/Fuzz",
            swiftSettings: [.unsafeFlags(watch)], linkerSettings: [.unsafeFlags(watch)]))
}

// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// Every target: Swift 6 language mode, warnings are errors, `any` spelled out, imports explicit.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Compiled as it stands: optimizing what runs once costs more than it saves.
let unoptimized = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// What draws runs in the browser, where a client's last module optimizes it. Of a native build it
/// is in the tests alone.
let drawn = unoptimized

/// The module of a client, in which all its code meets: it alone is optimized.
let exported =
  strict + [
    .enableExperimentalFeature("Extern"),
    .unsafeFlags(["-Osize"], .when(configuration: .debug)),
  ]

/// What tests test is optimized, as it is served. Nobody imports them: they are compiled once, and
/// not a second time for their modules.
let tested =
  unoptimized + [.unsafeFlags(["-no-emit-module-separately-wmo"], .when(configuration: .release))]

// MARK: Targets

/// A target of the kit: `Kit/<name>`, with its tests in `Kit/Tests/<name>` when `tests` names what
/// they need.
func kit(
  _ name: String, folder: String? = nil, uses: [Target.Dependency] = [],
  tests: [Target.Dependency]? = nil
) -> [Target] {
  let target = Target.target(
    name: name, dependencies: uses, path: "Kit/\(folder ?? name)", swiftSettings: strict)
  guard let tests else { return [target] }
  return [
    target,
    .testTarget(
      name: "\(name)Tests", dependencies: [.byName(name: name)] + tests, path: "Kit/Tests/\(name)",
      swiftSettings: tested),
  ]
}

/// What every target of an app may use.
let portable: [Target.Dependency] = [
  "Core", "Calendar", "Geography", "Tracks", "Wire", "Coding", "Sync",
]

/// An app: the same targets with the same boundaries for each. A Domain may use only the portable
/// kit, a UI its own Domain besides, a Server its own Domain and the native kit.
func app(_ name: String, hasSupport: Bool = true) -> [Target] {
  let path = "Apps/\(name)"
  return appDomain(name, hasSupport: hasSupport) + [
    .target(
      name: "\(name)UI",
      dependencies: portable + ["View", "Design", .byName(name: "\(name)Domain")],
      path: "\(path)/UI", swiftSettings: drawn),
    .target(
      name: "\(name)Server",
      dependencies: portable + [
        "Store", "Server", .byName(name: "\(name)Domain"), logging, hummingbird, scrypt, crypto,
        jwt,
      ],
      path: "\(path)/Server", swiftSettings: strict),
  ] + appTests(name, hasSupport: hasSupport)
}

/// An app's tests, a target for each of its targets: what has changed is compiled alone. They share
/// `Apps/<name>/Tests/Support` where it `hasSupport`, whose declarations they see by `@testable`.
func appTests(_ name: String, hasSupport: Bool) -> [Target] {
  let path = "Apps/\(name)/Tests"
  let domain = Target.Dependency.byName(name: "\(name)Domain")
  let support = hasSupport ? [Target.Dependency.byName(name: "\(name)TestKit")] : []
  return [
    .testTarget(
      name: "\(name)UITests",
      dependencies: portable + support + [
        "View", "Design", "TestKit", domain, .byName(name: "\(name)UI"),
      ],
      path: "\(path)/UI", swiftSettings: tested),
    .testTarget(
      name: "\(name)ServerTests",
      dependencies: portable + support + [
        "Store", "StoreSQLite", "Server", "TestKit", hummingbird, "ServerTestKit", httpTypes,
        logging, crypto, jwt, domain, .byName(name: "\(name)Server"),
      ],
      path: "\(path)/Server", swiftSettings: tested),
  ]
}

/// The rules of an app with their tests, which is all that there is of one in the making.
func appDomain(_ name: String, hasSupport: Bool) -> [Target] {
  let path = "Apps/\(name)"
  let domain = Target.Dependency.byName(name: "\(name)Domain")
  let support = hasSupport ? [Target.Dependency.byName(name: "\(name)TestKit")] : []
  return [
    .target(
      name: "\(name)Domain", dependencies: portable, path: "\(path)/Domain", swiftSettings: strict),
    .testTarget(
      name: "\(name)DomainTests", dependencies: portable + support + [domain],
      path: "\(path)/Tests/Domain", swiftSettings: tested),
  ]
    + (hasSupport
      ? [
        .target(
          name: "\(name)TestKit", dependencies: portable + [domain], path: "\(path)/Tests/Support",
          swiftSettings: unoptimized + [.unsafeFlags(["-enable-testing"])])
      ] : [])
}

/// A client of its own for an app: `Apps/<app>/Client`, which is what the shell needs to know of
/// the app, and `Products/Clients/<name>` with the exports, in which all code of the client is
/// compiled and optimized.
func client(
  _ name: String, of app: String, at folder: String? = nil, beside others: [Target.Dependency] = []
) -> [Target] {
  [
    .target(
      name: "\(app)Client",
      dependencies: portable + [
        "View", "Design", "Shell", .byName(name: "\(app)Domain"), .byName(name: "\(app)UI"),
      ] + others,
      path: folder ?? "Apps/\(app)/Client", swiftSettings: drawn),
    program(name, in: "\(app)Client"),
  ]
}

/// What the browser loads of a client: the exports, and which one it is.
func program(_ name: String, in target: String) -> Target {
  .executableTarget(
    name: "\(name)Client",
    dependencies: ["View", "Shell", .byName(name: target), "Freestanding"],
    path: "Products/Clients/\(name)", swiftSettings: exported)
}

// MARK: Macros

/// Where the toolchain has swift-syntax for its own macros (decision 36): beside the library of
/// manifests, which is loaded here.
let swiftSyntax: String = {
  let library = "pm/ManifestAPI/libPackageDescription.so"
  // `String(contentsOfFile:)` takes the first 4 KiB of a file that has no size for all of it.
  let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
  let lines = String(decoding: maps ?? Data(), as: UTF8.self)
  let line = lines.split(separator: "\n").first { line in line.hasSuffix(library) } ?? ""
  return line.drop { character in character != "/" }.dropLast(library.count) + "host"
}()

/// What declares how types travel: the macros, which run in the compiler, and the target that has
/// their names.
let coding: [Target] =
  [
    .macro(
      name: "CodingMacros", path: "Kit/CodingMacros",
      swiftSettings: strict + [.unsafeFlags(["-I", swiftSyntax])],
      linkerSettings: [
        .unsafeFlags(["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax])
      ])
  ] + kit("Coding", uses: ["CodingMacros", "Core", "Wire"], tests: ["Core", "Sync", "Wire"])

// MARK: Libraries of others (the README says why each is here)

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let grdbSQLite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let configuration = Target.Dependency.product(name: "Configuration", package: "swift-configuration")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let scrypt = Target.Dependency.product(name: "CryptoExtras", package: "swift-crypto")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let hummingbirdCore = Target.Dependency.product(name: "HummingbirdCore", package: "hummingbird")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let nio = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioHTTP = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let jwt = Target.Dependency.product(name: "JWTKit", package: "jwt-kit")
let signals = Target.Dependency.product(name: "UnixSignals", package: "swift-service-lifecycle")
let lifecycle = Target.Dependency.product(
  name: "ServiceLifecycle", package: "swift-service-lifecycle")

let package = Package(
  name: "fieldday",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "fieldday", targets: ["fieldday"])
  ],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-configuration", exact: "1.4.0"),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/vapor/jwt-kit", exact: "5.7.1"),
    .package(
      url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"
    ),
  ],
  targets: [
    // Portable: no Foundation, no clock, no I/O; they also build as Embedded Swift for the browser.
    kit("Core", tests: [crypto]),
    kit("Calendar", uses: ["Core"], tests: ["Core"]),
    kit("Geography", uses: ["Core"], tests: ["Core"]),
    kit("Wire", uses: ["Core"], tests: ["Core"]),
    coding,
    kit("Sync", uses: ["Core", "Wire", "Coding"], tests: ["Core", "Wire"]),
    kit("Tracks", uses: ["Core", "Calendar", "Wire"], tests: ["Core", "Calendar"]),
    kit("View", uses: ["Core", "Wire"], tests: ["Core", "Wire"]),
    kit("Design", uses: ["Core", "Calendar", "View"], tests: ["Core", "Calendar", "View"]),
    // What every client stands on; it alone of the kit knows an app: the account that all share.
    kit(
      "Shell",
      uses: [
        "Core", "Calendar", "Wire", "Sync", "View", "Design", "AccountsDomain", "AccountsUI",
      ], tests: []),
    // Native.
    kit("Store", uses: ["Core", "Wire", "Coding", "Sync"]),
    kit(
      "StoreSQLite", uses: ["Core", "Wire", "Sync", "Store", grdb, grdbSQLite, logging],
      tests: ["Core", "Wire", "Sync", "Store", "TestKit"]),
    kit(
      "Server",
      uses: [
        "Core", "Calendar", "Wire", "Coding", "Sync", "Store", hummingbird, hummingbirdCore,
        httpTypes, nio, nioHTTP, crypto, scrypt, logging, lifecycle, "CCurl", "CPicture", "CZip",
        nioPosix,
      ],
      tests: [
        "Core", "Wire", "Sync", "Store", "StoreSQLite", "TestKit", "CPicture", hummingbird,
        "ServerTestKit", httpTypes, crypto, lifecycle, logging, nio, nioHTTP, nioEmbedded,
        nioPosix,
      ]),
    kit(
      "TestKit", folder: "Testing",
      uses: ["Core", "Calendar", "Wire", "Sync", "View", "Store", "StoreSQLite"]),
    kit(
      "ServerTestKit", folder: "ServerTesting",
      uses: [
        "Server", hummingbird, hummingbirdCore, httpTypes, lifecycle, logging, nio, nioEmbedded,
        nioHTTP, nioPosix,
      ]),
    app("Accounts", hasSupport: false),
    app("SuperFriend"),
    app("RefWatch"),
    app("TeePals"),
    app("DayBlock"),
    app("RunningBuddy"),
    client("Friends", of: "SuperFriend"),
    client("Referee", of: "RefWatch"),
    [program("Mirror", in: "RefWatchClient")],
    client("Golf", of: "TeePals"),
    client("Run", of: "RunningBuddy"),
    // Who was there is recorded in SuperFriend: this client has the rules of two apps.
    client("Day", of: "DayBlock", at: "Products/Day", beside: ["SuperFriendDomain"]),
    [
      .target(name: "TidyRules", path: "Tools/Tidy/Rules", swiftSettings: strict),
      .executableTarget(
        name: "tidy", dependencies: ["TidyRules"], path: "Tools/Tidy/Command", swiftSettings: strict
      ),
      .testTarget(
        name: "TidyTests", dependencies: ["TidyRules"], path: "Tools/Tidy/Tests",
        swiftSettings: tested),
      .executableTarget(
        name: "recordings", dependencies: ["Core", "Tracks", "Wire", "RunningBuddyDomain"],
        path: "Tools/Recordings", swiftSettings: strict),
      .executableTarget(name: "load", path: "Benchmarks/Load", swiftSettings: strict),
      .executableTarget(
        name: "folds", dependencies: ["Core", "Wire", "RefWatchDomain"], path: "Benchmarks/Folds",
        swiftSettings: strict),
      .executableTarget(
        name: "nearby", dependencies: ["Core", "Store", "StoreSQLite", "TeePalsServer"],
        path: "Benchmarks/Nearby", swiftSettings: strict),
      .executableTarget(
        name: "feed",
        dependencies: [
          "Calendar", "Core", "Server", "Store", "StoreSQLite", "SuperFriendServer",
          "TeePalsDomain", "TeePalsServer",
        ],
        path: "Benchmarks/Feed", swiftSettings: strict),
      .executableTarget(
        name: "runs",
        dependencies: ["Core", "Tracks", "Wire", "RunningBuddyDomain", "RunningBuddyTestKit"],
        path: "Benchmarks/Runs", swiftSettings: strict),
      .systemLibrary(
        name: "CCurl", path: "Kit/CCurl", pkgConfig: "libcurl",
        providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
      // GLib's flags suffice for libvips' headers; its own name flags that the build warns about.
      .systemLibrary(
        name: "CVips", path: "Kit/CVips", pkgConfig: "gobject-2.0",
        providers: [.apt(["libvips-dev"]), .brew(["vips"])]),
      .target(
        name: "CPicture", dependencies: ["CVips"], path: "Kit/CPicture",
        linkerSettings: [
          .linkedLibrary("vips"), .linkedLibrary("gobject-2.0"), .linkedLibrary("glib-2.0"),
          .linkedLibrary("seccomp", .when(platforms: [.linux])),
        ]),
      .systemLibrary(
        name: "CZip", path: "Kit/CZip", pkgConfig: "libzip",
        providers: [.apt(["libzip-dev"]), .brew(["libzip"])]),
      .target(name: "Freestanding", path: "Kit/Freestanding"),
      .target(
        name: "Suite",
        dependencies: [
          "Core", "Calendar", "Wire", "Sync", "AccountsDomain", "SuperFriendDomain",
          "RefWatchDomain", "TeePalsDomain", "DayBlockDomain", "RunningBuddyDomain",
        ],
        path: "Products/Suite", swiftSettings: strict),
      .target(
        name: "Styles",
        dependencies: [
          "Design", "Shell", "Home", "AccountsUI", "SuperFriendUI", "RefWatchUI", "TeePalsUI",
          "DayBlockUI", "RunningBuddyUI",
        ],
        path: "Products/Styles", swiftSettings: strict),
      .executableTarget(
        name: "stylesheet", dependencies: ["Styles"], path: "Products/stylesheet",
        swiftSettings: strict),
      .target(
        name: "Entrance",
        dependencies: portable + ["View", "Design", "Shell", "AccountsDomain", "AccountsUI"],
        path: "Products/Entrance", swiftSettings: drawn),
      program("Entrance", in: "Entrance"),
      // What the apps remember on a device goes with the person, also where they are not open.
      .target(
        name: "Home",
        dependencies: portable + [
          "View", "Design", "Shell", "AccountsDomain", "AccountsUI", "RefWatchDomain",
          "TeePalsDomain", "DayBlockDomain", "SuperFriendDomain",
        ],
        path: "Products/Home", swiftSettings: drawn),
      program("Home", in: "Home"),
      .target(
        name: "Application",
        dependencies: [
          "Core", "Calendar", "Tracks", "Wire", "Coding", "Sync", "Store", "StoreSQLite", "Server",
          "Suite", "AccountsDomain", "AccountsServer", "SuperFriendDomain", "SuperFriendServer",
          "RefWatchDomain", "RefWatchServer", "TeePalsDomain", "TeePalsServer", "DayBlockDomain",
          "DayBlockServer", "RunningBuddyDomain", "RunningBuddyServer", hummingbird, configuration,
          logging, lifecycle, signals,
        ],
        path: "Products/Application", swiftSettings: strict),
      // Sample data and the simulator: no part of the server.
      .target(
        name: "Lab",
        dependencies: [
          "Core", "Calendar", "Tracks", "Wire", "Sync", "Store", "StoreSQLite", "Server", "Suite",
          "TestKit", "AccountsDomain", "AccountsServer", "SuperFriendDomain", "RefWatchDomain",
          "RefWatchServer", "TeePalsDomain", "TeePalsServer", "TeePalsTestKit", "DayBlockDomain",
          "RunningBuddyDomain", "Application",
        ],
        path: "Products/Lab", swiftSettings: strict),
      .executableTarget(
        name: "fieldday-lab", dependencies: ["Application", "Lab", arguments],
        path: "Products/fieldday-lab", swiftSettings: strict),
      // For development alone: see Tools/develop.sh.
      .target(
        name: "Development",
        dependencies: [
          "Wire", "View", "Shell", "Server", "Entrance", "Home", "SuperFriendClient",
          "RefWatchClient", "TeePalsClient", "RunningBuddyClient", "DayBlockClient", "Application",
          hummingbird,
        ],
        path: "Products/Development", exclude: ["client.js"], swiftSettings: strict),
      .executableTarget(
        name: "develop", dependencies: ["Application", "Development", "Styles", arguments],
        path: "Products/develop", swiftSettings: strict),
      .executableTarget(
        name: "fieldday",
        dependencies: ["Core", "Geography", "Application", "DayBlockServer", arguments],
        path: "Products/fieldday", swiftSettings: strict),
      .testTarget(
        name: "FleetTests",
        dependencies: [
          "Core", "Calendar", "Tracks", "Wire", "Sync", "View", "Store", "StoreSQLite", "Server",
          "Shell", "Suite", "Entrance", "Home", "SuperFriendClient", "RefWatchClient",
          "TeePalsClient", "RunningBuddyClient", "DayBlockClient", "DayBlockUI", "SuperFriendUI",
          "Application", "Lab",
          "TestKit", "AccountsDomain",
          "AccountsServer", "AccountsUI",
          "SuperFriendDomain", "RefWatchDomain", "TeePalsDomain", "TeePalsServer",
          "DayBlockDomain", "DayBlockServer", "RunningBuddyDomain", "RunningBuddyServer",
          "RunningBuddyTestKit", hummingbird, "ServerTestKit", httpTypes, logging,
        ],
        path: "Tests/Fleet", swiftSettings: tested),
      .testTarget(
        name: "ApplicationTests",
        dependencies: [
          "Core", "Wire", "Sync", "Store", "StoreSQLite", "Server", "TestKit", "Application",
          "AccountsDomain", "AccountsServer", "SuperFriendDomain", "TeePalsDomain",
          "DayBlockDomain", "DayBlockServer", "RunningBuddyDomain", "RunningBuddyTestKit", "Tracks",
          "Suite", "View", "Development", "Lab", hummingbird, "ServerTestKit", httpTypes,
          lifecycle, logging,
        ],
        path: "Tests/Application", swiftSettings: tested),
    ],
  ].flatMap { $0 }
)

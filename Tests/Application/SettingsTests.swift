import AccountsDomain
import Application
import Foundation
import Logging
import TestKit
import Testing

@Suite struct SettingsTests {
  let data: TemporaryDirectory

  init() throws { data = try TemporaryDirectory() }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: data.file("fieldday.json")))
  }

  private func load(
    _ environment: [String: String] = [:], _ change: (inout SettingsFlags) -> Void = { _ in }
  ) async throws -> Settings {
    var flags = SettingsFlags()
    flags.data = data.path
    change(&flags)
    return try await Settings.load(flags: flags, environment: environment)
  }

  @Test func withoutAnythingTheDefaultsAreInForce() async throws {
    #expect(try await load() == Settings(data: data.path))
    let bare = try await Settings.load(flags: SettingsFlags(), environment: [:])
    #expect(bare == Settings())
    #expect(bare.host == "127.0.0.1", "nobody else can reach it unasked")
    #expect(bare.behindProxy == nil, "nothing was said")
    #expect(bare.networkLimitFactor == 1)
  }

  @Test func thePasswordPolicyIsChosenByItsName() async throws {
    #expect(try await load().passwordRules == .modern)
    let legacy = try await load(["FIELDDAY_PASSWORD_POLICY": "legacy"])
    #expect(legacy.passwordRules == .legacy)
    await #expect(throws: SettingsFault.passwordPolicy("strict")) {
      try await load(["FIELDDAY_PASSWORD_POLICY": "strict"])
    }
  }

  @Test func flagsWinOverTheEnvironmentAndThatOverTheFile() async throws {
    try write(#"{"port": 1001, "host": "::1", "logLevel": "debug"}"#)
    #expect(try await load().port == 1_001)
    #expect(try await load().host == "::1")
    let environment = ["FIELDDAY_PORT": "1002", "FIELDDAY_LOG_LEVEL": "warning"]
    let second = try await load(environment)
    #expect(second.port == 1_002)
    #expect(second.logLevel == .warning)
    #expect(second.host == "::1", "what is not said above is as below")
    let third = try await load(environment) { flags in flags.port = 1_003 }
    #expect(third.port == 1_003)
    #expect(third.logLevel == .warning)
  }

  @Test func everySettingCanComeFromEverywhere() async throws {
    let wanted = Settings(
      host: "0.0.0.0", port: 9_000, data: data.path, publicURL: "https://fieldday.example",
      client: "/srv/client", logLevel: .error, behindProxy: true)
    let flagged = try await load { flags in
      flags.host = "0.0.0.0"
      flags.port = 9_000
      flags.publicURL = "https://fieldday.example"
      flags.client = "/srv/client"
      flags.logLevel = "error"
      flags.behindProxy = true
    }
    #expect(flagged == wanted)
    let variables = try await Settings.load(
      flags: SettingsFlags(),
      environment: [
        "FIELDDAY_DATA": data.path, "FIELDDAY_HOST": "0.0.0.0", "FIELDDAY_PORT": "9000",
        "FIELDDAY_PUBLIC_URL": "https://fieldday.example", "FIELDDAY_CLIENT": "/srv/client",
        "FIELDDAY_LOG_LEVEL": "error", "FIELDDAY_BEHIND_PROXY": "true",
      ])
    #expect(variables == wanted)
    try write(
      """
      {"host": "0.0.0.0", "port": 9000, "publicURL": "https://fieldday.example",
       "client": "/srv/client", "logLevel": "error", "behindProxy": true}
      """)
    #expect(try await load() == wanted)
  }

  /// The file lies in the data directory, so it cannot say where that is.
  @Test func theFileIsFoundWhereTheDataIs() async throws {
    try write(#"{"port": 1001, "data": "/elsewhere"}"#)
    let settings = try await Settings.load(
      flags: SettingsFlags(), environment: ["FIELDDAY_DATA": data.path])
    #expect(settings.port == 1_001)
    #expect(settings.data == data.path)
  }

  @Test func aFlagCanTurnOffWhatTheEnvironmentTurnsOn() async throws {
    let environment = ["FIELDDAY_BEHIND_PROXY": "true"]
    #expect(try await load(environment).behindProxy == true)
    #expect(
      try await load(environment) { flags in flags.behindProxy = false }.behindProxy == false)
  }

  /// A value that cannot be read must not be as if it were absent.
  @Test(arguments: [
    ["FIELDDAY_PORT": "eighty"], ["FIELDDAY_PORT": ""], ["FIELDDAY_BEHIND_PROXY": "perhaps"],
  ])
  func unreadableVariablesAreRefused(environment: [String: String]) async {
    await #expect(throws: (any Error).self) { try await load(environment) }
  }

  @Test(arguments: [
    #"{"port": "eighty"}"#, #"{"behindProxy": "perhaps"}"#, #"{"port": 1"#,
  ])
  func anUnreadableFileIsRefused(text: String) async throws {
    try write(text)
    await #expect(throws: (any Error).self) { try await load() }
  }

  @Test func whoMaySignUpIsASettingLikeTheOthers() async throws {
    #expect(try await load().registration == .open)
    for policy in RegistrationPolicy.allCases {
      let variables = ["FIELDDAY_REGISTRATION": policy.rawValue]
      #expect(try await load(variables).registration == policy)
    }
    try write(#"{"registration": "invite"}"#)
    #expect(try await load().registration == .invite)
    #expect(try await load(["FIELDDAY_REGISTRATION": "closed"]).registration == .closed)
  }

  @Test func refereesAreComparedOnlyWhereTheOperatorSaysSo() async throws {
    #expect(try await !load().comparesReferees)
    #expect(try await load(["FIELDDAY_COMPARES_REFEREES": "on"]).comparesReferees)
    try write(#"{"comparesReferees": true}"#)
    #expect(try await load().comparesReferees)
    #expect(try await !load(["FIELDDAY_COMPARES_REFEREES": "off"]).comparesReferees)
    await #expect(throws: SettingsFault.comparesReferees("perhaps")) {
      try await load(["FIELDDAY_COMPARES_REFEREES": "perhaps"])
    }
  }

  @Test func whoRunsTheServerIsReachedByMailOrAPage() async throws {
    #expect(try await load().contact == nil)
    for (text, address) in [
      ("ops@club.example", "mailto:ops@club.example"),
      ("https://club.example/help?topic=1", "https://club.example/help?topic=1"),
    ] {
      #expect(try await load(["FIELDDAY_CONTACT": text]).contact == address)
    }
    try write(#"{"contact": "ops@club.example"}"#)
    #expect(try await load().contact == "mailto:ops@club.example")
    for text in ["club.example", "http://club.example", "javascript:alert(1)", "https://", "a@"] {
      await #expect(throws: SettingsFault.contact(text)) {
        try await load(["FIELDDAY_CONTACT": text])
      }
    }
  }

  /// A word that means nothing must not open the server to everybody.
  @Test(arguments: ["Open", "invited", "no"])
  func anUnknownRegistrationIsRefused(word: String) async {
    await #expect(throws: SettingsFault.registration(word)) {
      try await load(["FIELDDAY_REGISTRATION": word])
    }
    #expect(!SettingsFault.registration(word).description.isEmpty)
  }

  @Test func anUnknownLogLevelIsRefused() async {
    await #expect(throws: SettingsFault.logLevel("loud")) {
      try await load(["FIELDDAY_LOG_LEVEL": "loud"])
    }
  }

  @Test(arguments: [
    (Settings(port: -1), SettingsFault.port(-1)), (Settings(port: 65_536), .port(65_536)),
    (Settings(host: "0.0.0.0"), .insecure(host: "0.0.0.0")),
    (Settings(host: "127.0.0.1.example"), .insecure(host: "127.0.0.1.example")),
    (Settings(publicURL: "http://fieldday.example"), .insecure(host: "fieldday.example")),
    (Settings(publicURL: "fieldday.example"), .publicURL("fieldday.example")),
    (Settings(publicURL: "https://a.example/path"), .publicURL("https://a.example/path")),
    (Settings(publicURL: "https://u@a.example"), .publicURL("https://u@a.example")),
    (Settings(publicURL: "ftp://a.example"), .publicURL("ftp://a.example")),
    (Settings(host: "0.0.0.0", publicURL: "http://localhost:8080"), .insecure(host: "0.0.0.0")),
  ])
  func whatIsNotSafeIsRefused(settings: Settings, fault: SettingsFault) {
    #expect(throws: fault) { try PublicAddress(settings) }
    #expect(!fault.description.isEmpty)
  }

  /// The server speaks plain HTTP, so where browsers come over HTTPS a proxy stands before it.
  @Test func aPublicServerIsToldWhetherAProxyTellsVisitorsApart() throws {
    var settings = Settings(publicURL: "https://fieldday.example")
    #expect(throws: SettingsFault.proxyUnsaid) { try PublicAddress.serving(settings) }
    for word in ["--behind-proxy", "--no-behind-proxy"] {
      #expect(SettingsFault.proxyUnsaid.description.contains(word))
    }
    for said in [true, false] {
      settings.behindProxy = said
      #expect(try PublicAddress.serving(settings).secure)
    }
    #expect(try !PublicAddress.serving(Settings()).secure, "on this machine there is none")
    #expect(try !PublicAddress.serving(Settings(publicURL: "http://localhost:8080")).secure)
  }

  @Test func aTestInstallationRaisesTheLimitsOfNetworks() async throws {
    #expect(try await load(["FIELDDAY_NETWORK_LIMIT_FACTOR": "1000"]).networkLimitFactor == 1_000)
    try write(#"{"networkLimitFactor": 20}"#)
    #expect(try await load().networkLimitFactor == 20)
    for text in ["0", "-1", "10001", "many", "", "1.5"] {
      await #expect(throws: SettingsFault.networkLimitFactor(text)) {
        try await load(["FIELDDAY_NETWORK_LIMIT_FACTOR": text])
      }
    }
    for text in ["0", "1.5", "\"x\""] {
      try write(#"{"networkLimitFactor": \#(text)}"#)
      await #expect(throws: SettingsFault.self) { try await load() }
    }
  }

  @Test func safeAddressesAreTaken() throws {
    #expect(try PublicAddress(Settings()).origin == nil)
    #expect(try !PublicAddress(Settings(host: "::1")).secure)
    let own = try PublicAddress(
      Settings(host: "0.0.0.0", publicURL: "https://Fieldday.Example:8443/"))
    #expect(own.origin == "https://fieldday.example:8443")
    #expect(own.secure)
    #expect(try PublicAddress(Settings(publicURL: "http://localhost:8080")).secure == false)
  }
}

import AccountsDomain
import Configuration
import Foundation
import Logging
import Server
import TeePalsDomain

/// What a server is told before it starts.
public struct Settings: Hashable, Sendable {
  /// The address to listen on.
  public var host: String
  /// 0 lets the system choose.
  public var port: Int
  /// Where the database and everything else that must survive is.
  public var data: String
  /// How browsers reach the server, when that is not the address it listens on.
  public var publicURL: String?
  /// The folder of the built client; searched for when `nil`.
  public var client: String?
  public var logLevel: Logger.Level
  /// Whether a reverse proxy stands before the server and writes `X-Forwarded-For`; `nil` when
  /// nothing was said, which is no answer where browsers come over HTTPS.
  public var behindProxy: Bool?
  /// What the limits of networks are multiplied by: 1, but for test installations.
  public var networkLimitFactor = 1
  /// How messages reach people.
  public var delivery = DeliverySettings()
  /// Who else may say who somebody is.
  public var providers = ProviderSettings()
  /// The file with the peppers, when it is not in the data directory.
  public var peppersFile: String?
  /// What new passwords are held to.
  public var passwordRules = PasswordRules.modern
  /// Who may make an account.
  public var registration = RegistrationPolicy.open
  /// Whether people are offered security questions.
  public var answers = AnswerSettings()
  /// Whether referees may take part in a comparison with each other.
  public var comparesReferees = false
  /// How people reach whoever runs the server: `mailto:…` or `https://…`.
  public var contact: String?
  /// What is asked of golfers and their rounds.
  public var golf = InstanceRules()
  /// The file of the cities that people search; searched for when `nil`.
  public var cities: String?
  /// Where the tiles of RunningBuddy's maps come from.
  public var maps = MapSettings()

  public init(
    host: String = "127.0.0.1", port: Int = 8_080, data: String = "./data",
    publicURL: String? = nil, client: String? = nil, logLevel: Logger.Level = .info,
    behindProxy: Bool? = nil
  ) {
    self.host = host
    self.port = port
    self.data = data
    self.publicURL = publicURL
    self.client = client
    self.logLevel = logLevel
    self.behindProxy = behindProxy
  }
}

/// What stands on the command line; `nil` where nothing does.
public struct SettingsFlags: Hashable, Sendable {
  public var host: String?
  public var port: Int?
  public var data: String?
  public var publicURL: String?
  public var client: String?
  public var logLevel: String?
  public var behindProxy: Bool?

  public init() {}

  fileprivate var values: [AbsoluteConfigKey: ConfigValue] {
    var values: [AbsoluteConfigKey: ConfigValue] = [:]
    func add(_ key: String, _ content: ConfigContent?) {
      if let content { values[AbsoluteConfigKey([key])] = ConfigValue(content, isSecret: false) }
    }
    add("host", host.map { text in .string(text) })
    add("port", port.map { number in .int(number) })
    add("data", data.map { text in .string(text) })
    add("publicURL", publicURL.map { text in .string(text) })
    add("client", client.map { text in .string(text) })
    add("logLevel", logLevel.map { text in .string(text) })
    add("behindProxy", behindProxy.map { flag in .bool(flag) })
    return values
  }
}

extension Settings {
  /// The way to other servers, push services among them.
  var outgoing: Outgoing { providers.outgoing(authorities: delivery.authorities) }

  /// Flags win over the environment (`FIELDDAY_PORT`, `FIELDDAY_PUBLIC_URL`, …), that over
  /// `fieldday.json` in the data directory, that over the defaults. What is there but cannot be
  /// read is an error, not as if it were absent.
  public static func load(
    flags: SettingsFlags, environment: [String: String]
  ) async throws -> Settings {
    let given = InMemoryProvider(name: "command line", values: flags.values)
    let variables = EnvironmentVariablesProvider(environmentVariables: environment)
      .prefixKeys(with: "fieldday")
    let usual = Settings()
    let data = ConfigReader(providers: [given, variables]).string(
      forKey: "data", default: usual.data)
    let place = InMemoryProvider(values: [
      AbsoluteConfigKey(["filePath"]): ConfigValue(
        .string(data + "/fieldday.json"), isSecret: false),
      AbsoluteConfigKey(["allowMissing"]): ConfigValue(.bool(true), isSecret: false),
    ])
    let file = try await FileProvider<JSONSnapshot>(config: ConfigReader(provider: place))
    let defaults = InMemoryProvider(name: "defaults", values: usual.flags.values)
    let said = ConfigReader(providers: [given, variables, file])
    let reader = ConfigReader(providers: [given, variables, file, defaults])
    let level = try reader.requiredString(forKey: "logLevel")
    guard let logLevel = Logger.Level(rawValue: level) else {
      throw SettingsFault.logLevel(level)
    }
    var settings = Settings(
      host: try reader.requiredString(forKey: "host"),
      port: try reader.requiredInt(forKey: "port"), data: data,
      publicURL: reader.string(forKey: "publicURL"), client: reader.string(forKey: "client"),
      logLevel: logLevel, behindProxy: try behindProxy(said, reader))
    settings.networkLimitFactor = try networkLimitFactor(said)
    settings.peppersFile = reader.string(forKey: "peppersFile")
    settings.cities = reader.string(forKey: "cities")
    settings.delivery = try DeliverySettings(reader)
    if let word = reader.string(forKey: "passwordPolicy") {
      guard let rules = PasswordRules(rawValue: word) else {
        throw SettingsFault.passwordPolicy(word)
      }
      settings.passwordRules = rules
    }
    if let word = reader.string(forKey: "registration") {
      guard let policy = RegistrationPolicy(rawValue: word) else {
        throw SettingsFault.registration(word)
      }
      settings.registration = policy
    }
    settings.answers = try AnswerSettings(reader)
    settings.contact = try ContactSetting.address(reader)
    settings.golf = try InstanceRules(reader)
    settings.comparesReferees = try comparesReferees(reader)
    settings.maps = try MapSettings(reader)
    settings.providers = try ProviderSettings(reader, environment: environment)
    return settings
  }

  /// What was said about a proxy. What cannot be read is an error.
  private static func behindProxy(_ said: ConfigReader, _ reader: ConfigReader) throws -> Bool? {
    let value = try reader.requiredBool(forKey: "behindProxy")
    return said.bool(forKey: "behindProxy") == nil ? nil : value
  }

  private static func networkLimitFactor(_ reader: ConfigReader) throws(SettingsFault) -> Int {
    let key: ConfigKey = "networkLimitFactor"
    if let text = reader.string(forKey: key) {
      guard let factor = Int(text), factors.contains(factor) else {
        throw .networkLimitFactor(text)
      }
      return factor
    }
    guard let factor = reader.double(forKey: key) else { return 1 }
    guard let whole = Int(exactly: factor), factors.contains(whole) else {
      throw .networkLimitFactor("\(factor)")
    }
    return whole
  }

  /// What ``networkLimitFactor`` may be.
  static let factors = 1...10_000

  /// `on` or `off`, also as `true` or `false`.
  private static func comparesReferees(_ reader: ConfigReader) throws(SettingsFault) -> Bool {
    let word =
      reader.string(forKey: "comparesReferees")
      ?? reader.bool(forKey: "comparesReferees").map { isOn in isOn ? "on" : "off" }
    switch word {
    case "on", "true": return true
    case "off", "false", nil: return false
    case let word?: throw .comparesReferees(word)
    }
  }

  /// The same as if it stood on the command line.
  private var flags: SettingsFlags {
    var flags = SettingsFlags()
    flags.host = host
    flags.port = port
    flags.logLevel = logLevel.rawValue
    flags.behindProxy = behindProxy ?? false
    return flags
  }
}

/// Why a server must not be started with these settings.
public enum SettingsFault: Error, Hashable, Sendable, CustomStringConvertible {
  case logLevel(String)
  case port(Int)
  case publicURL(String)
  case delivery(String)
  case passwordPolicy(String)
  case registration(String)
  case provider(String)
  case securityAnswers(String)
  case oldPepper(String)
  case comparesReferees(String)
  case golf(InstanceRuleFault)
  case contact(String)
  case maps(String)
  case networkLimitFactor(String)
  /// Browsers come over HTTPS, which this server does not speak, and nobody said what does.
  case proxyUnsaid
  /// Other machines could reach the server, and browsers would send the session's cookie in the
  /// clear.
  case insecure(host: String)

  public var description: String {
    switch self {
    case .logLevel(let word): "unknown log level “\(word)”"
    case .port(let port): "\(port) is not a port number"
    case .publicURL(let text): "“\(text)” is not an address such as https://fieldday.example"
    case .registration(let word): "registration must be open, invite or closed, not “\(word)”"
    case .delivery(let words): "delivery: \(words)"
    case .passwordPolicy(let word): "unknown password policy “\(word)”: use modern or legacy"
    case .provider(let words): "identity provider: \(words)"
    case .securityAnswers(let word): "securityAnswers must be on or off, not “\(word)”"
    case .comparesReferees(let word): "comparesReferees must be on or off, not “\(word)”"
    case .contact(let text): "contact must be an email address or an https address, not “\(text)”"
    case .maps(let words): words
    case .golf(.youngest):
      "golfYoungest must be a number of years from \(InstanceRules.ages.lowerBound) to "
        + "\(InstanceRules.ages.upperBound)"
    case .golf(.requestCutOff):
      "golfRequestCutOff must be a number of minutes from \(InstanceRules.cutOffs.lowerBound) to "
        + "\(InstanceRules.cutOffs.upperBound)"
    case .networkLimitFactor(let text):
      "networkLimitFactor must be a number from \(Settings.factors.lowerBound) to "
        + "\(Settings.factors.upperBound), not “\(text)”"
    case .proxyUnsaid:
      "browsers use HTTPS, so a proxy must be in front of this server: set --behind-proxy if it "
        + "writes X-Forwarded-For, or --no-behind-proxy if it does not; then all visitors share "
        + "one network's limits"
    case .oldPepper(let words): "old pepper: \(words)"
    case .insecure(let host):
      "listening on \(host) without HTTPS would send sessions unencrypted: set --public-url "
        + "https://… and put a reverse proxy with TLS in front of this server"
    }
  }
}

import AccountsServer
import Configuration
import Foundation
import Server

/// Who else may say who somebody is; see docs/identity-providers.md.
public struct ProviderSettings: Hashable, Sendable {
  public var providers: [IdentityProvider] = []
  /// Whether this machine may be asked as well, over plain HTTP too.
  public var allowsLoopback = false

  public init() {}

  /// Reads `oidc.<name>.issuer`, `.clientId`, `.clientSecret`, `.clientSecretFile`, `.title`,
  /// `.scopes` and `.trustEmail`, and `apple.clientId`, `.teamId`, `.keyId`, `.keyFile`, `.issuer`
  /// and `.trustEmail`: in the environment `FIELDDAY_OIDC_<NAME>_ISSUER`, …,
  /// `FIELDDAY_APPLE_CLIENT_ID`, …. The names are those of `identityProviders`, or else those the
  /// environment has.
  init(_ reader: ConfigReader, environment: [String: String]) throws(SettingsFault) {
    allowsLoopback = reader.bool(forKey: "outgoingLoopback", default: false)
    let names =
      reader.stringArray(forKey: "identityProviders") ?? Self.names(in: environment)
    for name in names where name != "apple" {
      guard (1...32).contains(name.utf8.count), name.utf8.allSatisfy(Self.belongsToName) else {
        throw .provider("“\(name)” is not a valid name; use a-z and 0-9")
      }
      guard !providers.contains(where: { provider in provider.id == name }) else {
        throw .provider("\(name) is named twice")
      }
      providers.append(try generic(name, reader))
    }
    if let apple = try apple(reader) { providers.append(apple) }
    var issuers: Set<String> = []
    for provider in providers {
      guard issuers.insert(provider.issuer).inserted else {
        throw .provider("two providers have the issuer \(provider.issuer)")
      }
      guard url(provider.issuer) else {
        throw .provider("the issuer of \(provider.id) must be like https://id.example")
      }
    }
  }

  /// The providers, and the way to them.
  func identityProviders(authorities: String?) throws -> IdentityProviders {
    IdentityProviders(providers, outgoing: outgoing(authorities: authorities))
  }

  /// The way to other servers.
  func outgoing(authorities: String?) -> Outgoing {
    Outgoing(allowsLoopback: allowsLoopback, authorities: authorities)
  }

  private func generic(
    _ name: String, _ reader: ConfigReader
  ) throws(SettingsFault) -> IdentityProvider {
    let place = "oidc." + name + "."
    func text(_ key: String) throws(SettingsFault) -> String {
      guard let text = Self.text(reader, place + key) else {
        throw .provider("\(name) lacks \(place)\(key)")
      }
      return text
    }
    let secret = try Self.secret(reader, place)
    let scopes =
      Self.text(reader, place + "scopes")?.split(separator: " ").map(String.init)
      ?? ["openid", "email", "profile"]
    guard scopes.contains("openid") else {
      throw .provider("the scopes of \(name) must include openid")
    }
    let title = Self.text(reader, place + "title") ?? name.prefix(1).uppercased() + name.dropFirst()
    guard title.unicodeScalars.count <= 64 else {
      throw .provider("the title of \(name) is too long")
    }
    return IdentityProvider(
      id: name, title: title, issuer: try text("issuer"), client: try text("clientId"),
      credential: secret.map { secret in .secret(secret) } ?? .none, scopes: scopes,
      trustsEmail: reader.bool(forKey: ConfigKey(place + "trustEmail"), default: false))
  }

  private func apple(_ reader: ConfigReader) throws(SettingsFault) -> IdentityProvider? {
    let keys = ["clientId", "teamId", "keyId", "keyFile"]
    let values = keys.map { key in Self.text(reader, "apple." + key) }
    guard values.contains(where: { value in value != nil }) else { return nil }
    guard let client = values[0], let team = values[1], let id = values[2], let file = values[3]
    else { throw .provider("apple needs " + keys.map { "apple." + $0 }.joined(separator: ", ")) }
    let key = IdentityProvider.AppleKey(team: team, id: id, pem: try Self.read(file))
    guard key.isUsable else { throw .provider("\(file) contains no ES256 key") }
    return .apple(
      client: client, key: key,
      issuer: Self.text(reader, "apple.issuer") ?? IdentityProvider.appleIssuer,
      trustsEmail: reader.bool(forKey: "apple.trustEmail", default: false))
  }

  private func url(_ issuer: String) -> Bool {
    Outgoing(allowsLoopback: allowsLoopback) { _ throws(OutgoingFault) in
      throw OutgoingFault.refused
    }.url(issuer).map { url in !url.text.contains("?") } ?? false
  }

  /// The secret itself, or the file it stands in, so that it need not be in an environment.
  private static func secret(
    _ reader: ConfigReader, _ place: String
  ) throws(SettingsFault) -> String? {
    if let secret = reader.string(
      forKey: ConfigKey(place + "clientSecret"), isSecret: true), !secret.isEmpty
    {
      return secret
    }
    guard let file = text(reader, place + "clientSecretFile") else { return nil }
    let secret = try read(file).trimmingCharacters(in: .whitespacesAndNewlines)
    guard !secret.isEmpty else { throw .provider("\(file) is empty") }
    return secret
  }

  private static func read(_ file: String) throws(SettingsFault) -> String {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      throw .provider("\(file) cannot be read")
    }
    return text
  }

  private static func text(_ reader: ConfigReader, _ key: String) -> String? {
    let text = reader.string(forKey: ConfigKey(key))
    return text?.isEmpty == false ? text : nil
  }

  private static func names(in environment: [String: String]) -> [String] {
    environment.keys.compactMap { key -> String? in
      guard key.hasPrefix("FIELDDAY_OIDC_"), key.hasSuffix("_ISSUER") else { return nil }
      return key.dropFirst("FIELDDAY_OIDC_".count).dropLast("_ISSUER".count).lowercased()
    }.sorted()
  }

  private static func belongsToName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}

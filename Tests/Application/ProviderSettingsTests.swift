import AccountsServer
import Application
import Foundation
import TestKit
import Testing

@Suite struct ProviderSettingsTests {
  let data: TemporaryDirectory

  init() throws { data = try TemporaryDirectory() }

  private func load(_ environment: [String: String]) async throws -> ProviderSettings {
    var flags = SettingsFlags()
    flags.data = data.path
    return try await Settings.load(flags: flags, environment: environment).providers
  }

  private func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: data.file(name)))
    return data.file(name)
  }

  @Test func withoutAnythingThereAreNone() async throws {
    let settings = try await load([:])
    #expect(settings.providers.isEmpty && !settings.allowsLoopback)
  }

  @Test func theEnvironmentNamesProviders() async throws {
    let secret = try write("from a file\n", to: "secret")
    let found = try await load([
      "FIELDDAY_OIDC_HOME_ISSUER": "https://id.example/realms/home",
      "FIELDDAY_OIDC_HOME_CLIENT_ID": "fieldday",
      "FIELDDAY_OIDC_HOME_CLIENT_SECRET_FILE": secret,
      "FIELDDAY_OIDC_HOME_TITLE": "Our house",
      "FIELDDAY_OIDC_HOME_TRUST_EMAIL": "true",
      "FIELDDAY_OIDC_GOOGLE_ISSUER": "https://accounts.google.com",
      "FIELDDAY_OIDC_GOOGLE_CLIENT_ID": "123.apps",
      "FIELDDAY_OIDC_GOOGLE_CLIENT_SECRET": "secret",
      "FIELDDAY_OIDC_GOOGLE_SCOPES": "openid email",
    ]).providers
    #expect(
      found == [
        IdentityProvider(
          id: "google", title: "Google", issuer: "https://accounts.google.com",
          client: "123.apps", credential: .secret("secret"), scopes: ["openid", "email"]),
        IdentityProvider(
          id: "home", title: "Our house", issuer: "https://id.example/realms/home",
          client: "fieldday", credential: .secret("from a file"), trustsEmail: true),
      ])
  }

  @Test func theFileNamesProvidersInItsOrder() async throws {
    _ = try write(
      #"""
      {"identityProviders": ["home", "google"],
       "oidc": {"google": {"issuer": "https://accounts.google.com", "clientId": "a"},
                "home": {"issuer": "https://id.example", "clientId": "b"}}}
      """#, to: "fieldday.json")
    let found = try await load([:]).providers
    #expect(found.map { provider in provider.id } == ["home", "google"])
    #expect(found.map { provider in provider.client } == ["b", "a"])
    #expect(found.allSatisfy { provider in provider.credential == .none })
  }

  @Test func nonsenseStopsTheStart() async throws {
    let good = [
      "FIELDDAY_OIDC_HOME_ISSUER": "https://id.example", "FIELDDAY_OIDC_HOME_CLIENT_ID": "a",
    ]
    let wrong: [[String: String]] = [
      ["FIELDDAY_OIDC_HOME_CLIENT_ID": ""],
      ["FIELDDAY_OIDC_HOME_ISSUER": "http://id.example"],
      ["FIELDDAY_OIDC_HOME_ISSUER": "http://localhost:9000"],
      ["FIELDDAY_OIDC_HOME_ISSUER": "https://id.example/?realm=a"],
      ["FIELDDAY_OIDC_HOME_SCOPES": "email"],
      ["FIELDDAY_OIDC_HOME_CLIENT_SECRET_FILE": "/nowhere/at/all"],
      ["FIELDDAY_IDENTITY_PROVIDERS": "Home"],
      ["FIELDDAY_IDENTITY_PROVIDERS": "home,home"],
      [
        "FIELDDAY_OIDC_B_ISSUER": "https://id.example", "FIELDDAY_OIDC_B_CLIENT_ID": "b",
      ],
      ["FIELDDAY_APPLE_CLIENT_ID": "example.fieldday"],
      [
        "FIELDDAY_APPLE_CLIENT_ID": "example.fieldday", "FIELDDAY_APPLE_TEAM_ID": "T",
        "FIELDDAY_APPLE_KEY_ID": "K", "FIELDDAY_APPLE_KEY_FILE": "/etc/hostname",
      ],
    ]
    #expect(try await load(good).providers.count == 1)
    for change in wrong {
      let environment = good.merging(change) { _, new in new }
      await #expect(throws: SettingsFault.self, "\(change)") { try await load(environment) }
    }
  }

  @Test func thisMachineMayBeAllowed() async throws {
    let found = try await load([
      "FIELDDAY_OUTGOING_LOOPBACK": "true", "FIELDDAY_OIDC_HOME_ISSUER": "http://localhost:9000",
      "FIELDDAY_OIDC_HOME_CLIENT_ID": "a",
    ])
    #expect(found.allowsLoopback && found.providers.count == 1)
  }
}

import AccountsServer
import Core
import Server
import Testing
import Wire

/// A site with two ordinary providers and Apple.
struct ProviderSite {
  let clock = AccountsClock()
  let home: FakeProvider
  let other: FakeProvider
  let apple: FakeProvider
  let site: AccountsSite

  /// - Parameters:
  ///   - trusts: Whether addresses that the provider called home has verified count as confirmed.
  ///   - delivers: Whether emails are sent, so that a sign-up waits for its code.
  ///   - perNetwork: How many accounts an hour a network may ask for.
  init(trusts: Bool = false, delivers: Bool = true, perNetwork: Int64 = 1_000) throws {
    home = FakeProvider(clock)
    other = FakeProvider(clock, issuer: "https://other.example")
    apple = FakeProvider(clock, issuer: "https://apple.example", client: "example.fieldday")
    let key = IdentityProvider.AppleKey(team: "TEAM", id: "KEY", pem: ProviderKeys.apple)
    let providers = IdentityProviders.fake(
      [
        IdentityProvider(
          id: "home", title: "Home", issuer: home.issuer, client: home.client,
          credential: .secret("s&cret"), trustsEmail: trusts),
        IdentityProvider(
          id: "other", title: "Other", issuer: other.issuer, client: other.client,
          credential: .none),
        .apple(client: apple.client, key: key, issuer: apple.issuer),
      ], home, other, apple)
    site = try AccountsSite(
      mailer: delivers
        ? Mailer(deliverer: AcceptingDeliverer(), origin: "https://fieldday.example")
        : .closed(origin: "https://fieldday.example"),
      registrationLimits: RegistrationLimits(perNetwork: perNetwork, withoutWork: 1_000),
      clock: clock, providers: providers)
  }

  func test(_ body: @escaping @Sendable (ProviderBrowser) async throws -> Void) async throws {
    try await site.test { browser in try await body(ProviderBrowser(browser)) }
  }

  /// Signs somebody up through a provider whom nobody knows, with the code of the email.
  func signUp(
    _ browser: ProviderBrowser, as email: String, by provider: FakeProvider, _ id: String = "home"
  ) async throws {
    #expect(try await browser.visit(provider, id).word == "sign-up")
    let asked = try await browser.post(
      "/api/account/provider-sign-up", .object(["email": .string(email)]))
    #expect(asked.status == 202)
    let made = try await browser.post(
      "/api/account/sign-up/confirm", .object(["code": .string(try site.lastMessage().code)]))
    #expect(made.status == 201)
  }

  /// Somebody with a password and a confirmed address.
  func member(_ browser: ProviderBrowser, _ email: String) async throws -> ProviderBrowser {
    let answer = try await site.welcome(browser.site, email)
    #expect(answer.status == 201)
    return ProviderBrowser(browser.site)
  }
}

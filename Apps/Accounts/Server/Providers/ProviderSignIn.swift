import AccountsDomain
import Core
import Foundation
import Server
import Store
import Wire

/// Signing in by somebody else's word.
public struct ProviderSignIn<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let accounts: Accounts<Engine, Tables>
  let providers: IdentityProviders
  let cipher: FieldCipher

  public init(accounts: Accounts<Engine, Tables>) {
    self.accounts = accounts
    providers = accounts.options.providers
    cipher = accounts.cipher
  }

  var environment: ServerEnvironment { accounts.environment }

  /// Where a provider sends people back to: always below the server's own address.
  func redirect(_ provider: IdentityProvider) -> String {
    accounts.mailer.statedOrigin + "/api/account/providers/" + provider.id + "/callback"
  }

  /// Begins a visit; answers its state, which the provider hands back.
  func begin(
    _ purpose: ProviderPurpose, at provider: IdentityProvider, of session: UserSession?,
    holder: SessionToken
  ) async throws -> SessionToken {
    func random() -> SessionToken {
      SessionToken(random: environment.randomBytes(SessionToken.length))
    }
    let state = random()
    let flow = ProviderFlow(
      provider: provider.id, purpose: purpose, session: session?.id, nonce: random().text,
      verifier: random().text, name: nil)
    let now = environment.now()
    try await accounts.settle { database throws(StoreFailure) in
      try ProviderFlowRows.add(
        flow, state: state.hash, holder: holder.hash, at: now, in: database)
    }
    return state
  }

  /// Where the browser has to go for a visit that has begun.
  func destination(
    of state: SessionToken, at provider: IdentityProvider, holder: SessionToken
  ) async throws -> String {
    let now = environment.now()
    let found = try await accounts.engine.read { database throws(StoreFailure) in
      try ProviderFlowRows.find(
        state.hash, holder: holder.hash, provider: provider.id, at: now, in: database)
    }
    guard let flow = found else { throw ProviderFault.expired }
    let metadata = try await providers.directory.metadata(of: provider, at: now)
    var fields = [
      FormField("response_type", "code"), FormField("client_id", provider.client),
      FormField("redirect_uri", redirect(provider)),
      FormField("scope", provider.scopes.joined(separator: " ")),
      FormField("state", state.text), FormField("nonce", flow.nonce),
      FormField("code_challenge", flow.challenge), FormField("code_challenge_method", "S256"),
    ]
    if provider.postsForm { fields.append(FormField("response_mode", "form_post")) }
    if flow.purpose == .proof {
      fields += [FormField("prompt", "login"), FormField("max_age", "0")]
    }
    let address = metadata.authorization.text
    return address + (address.contains("?") ? "&" : "?") + FormField.encode(fields)
  }

  /// Keeps what Apple tells of a person once, with the visit it belongs to.
  func keepName(
    _ user: String, state: SessionToken, at provider: IdentityProvider, holder: SessionToken
  ) async throws {
    guard user.utf8.count <= 4_096, let name = Self.name(in: user) else { return }
    let now = environment.now()
    try await accounts.settle { database throws(StoreFailure) in
      let flow = try ProviderFlowRows.find(
        state.hash, holder: holder.hash, provider: provider.id, at: now, in: database)
      if flow != nil { try ProviderFlowRows.name(name, state: state.hash, in: database) }
    }
  }

  /// The name in `{"name": {"firstName": …, "lastName": …}, "email": …}`.
  private static func name(in user: String) -> String? {
    guard let json = try? JSON.parse(user) else { return nil }
    let parts = ["firstName", "lastName"].compactMap { part -> String? in
      if case .string(let text)? = json["name"]?[part] { text } else { nil }
    }
    return IdentityClaims.name(parts.joined(separator: " "))
  }

  func seal(_ token: String?, for id: ProviderLinkID) -> [UInt8]? {
    guard let token else { return nil }
    return try? cipher.seal(Array(token.utf8), at: ProviderLink.place(of: id))
  }
}

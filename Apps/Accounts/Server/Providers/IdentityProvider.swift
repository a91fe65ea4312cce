import Coding
import Server

/// Somebody else who says who a person is, as the operator has named them.
public struct IdentityProvider: Hashable, Sendable {
  /// How the server proves to the provider that it is the one the operator registered.
  public enum Credential: Hashable, Sendable {
    /// Nothing: PKCE alone.
    case none
    case secret(String)
    /// A key that signs a short-lived secret each time, as Apple wants it.
    case key(AppleKey)
  }

  /// What Apple gives to somebody who registers a service.
  @Memberwise public struct AppleKey: Hashable, Sendable {
    public let team: String
    public let id: String
    /// PKCS #8, as in the file `AuthKey_….p8`.
    public let pem: String
  }

  /// A short lower-case word, part of addresses: `google`.
  public let id: String
  /// How people call it: `Google`.
  public let title: String
  /// The address that says what else there is (OpenID Connect Discovery 1.0).
  public let issuer: String
  public let client: String
  public let credential: Credential
  public let scopes: [String]
  /// Whether an address it calls verified needs no code of ours. The operator vouches for that.
  public let trustsEmail: Bool

  public init(
    id: String, title: String, issuer: String, client: String, credential: Credential,
    scopes: [String] = ["openid", "email", "profile"], trustsEmail: Bool = false
  ) {
    self.id = id
    self.title = title
    self.issuer = issuer
    self.client = client
    self.credential = credential
    self.scopes = scopes
    self.trustsEmail = trustsEmail
  }

  public static let appleIssuer = "https://appleid.apple.com"

  public static func apple(
    client: String, key: AppleKey, issuer: String = appleIssuer, trustsEmail: Bool = false
  ) -> IdentityProvider {
    IdentityProvider(
      id: "apple", title: "Apple", issuer: issuer, client: client, credential: .key(key),
      scopes: ["openid", "name", "email"], trustsEmail: trustsEmail)
  }

  /// Whether the answer comes as a form that another site posts. Apple insists on it as soon as a
  /// name or an address is asked for.
  var postsForm: Bool { if case .key = credential { true } else { false } }
}

/// Every provider of a server, and how they are reached.
public struct IdentityProviders: Sendable {
  public let all: [IdentityProvider]
  let directory: ProviderDirectory

  public init(_ all: [IdentityProvider], outgoing: Outgoing) {
    self.all = all
    directory = ProviderDirectory(outgoing: outgoing)
  }

  /// None.
  public static let none = IdentityProviders([], outgoing: .closed)

  func named(_ id: String) -> IdentityProvider? {
    all.first { provider in provider.id == id }
  }

  /// The provider behind a stored link, as long as the operator still names it.
  func issuing(_ issuer: String) -> IdentityProvider? {
    all.first { provider in provider.issuer == issuer }
  }
}

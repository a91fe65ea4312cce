import AccountsDomain
import Core
import Wire

/// What a provider says of a person, believed.
public struct IdentityClaims: Hashable, Sendable {
  public let issuer: String
  public let subject: String
  public let email: String?
  public let isEmailVerified: Bool
  public let name: String?
  /// When the person last proved to the provider who they are, if it says so.
  public let authenticated: Instant?
}

/// What a token must say to be believed (OpenID Connect Core 1.0 §3.1.3.7).
public struct TokenExpectation: Sendable {
  /// Milliseconds by which two clocks may differ.
  public static let leeway: Int64 = 120_000

  let issuer: String
  let client: String
  /// `nil` for a token that answers nothing: a notice.
  let nonce: String?
  let now: Instant

  public init(_ provider: IdentityProvider, nonce: String?, now: Instant) {
    issuer = provider.issuer
    client = provider.client
    self.nonce = nonce
    self.now = now
  }

  /// Everything a notice and an ID token have in common.
  public func check(_ claims: JSON) throws(TokenFault) {
    guard text(claims["iss"]) == issuer else { throw .issuer }
    try checkAudience(claims)
    guard let issued = instant(claims["iat"]) else { throw .malformed }
    guard issued <= now.advanced(byMilliseconds: Self.leeway) else { throw .tooEarly }
    if claims["nbf"] != nil {
      guard let begin = instant(claims["nbf"]) else { throw .malformed }
      guard begin <= now.advanced(byMilliseconds: Self.leeway) else { throw .tooEarly }
    }
    if claims["exp"] != nil || nonce != nil {
      guard let end = instant(claims["exp"]) else { throw .malformed }
      guard now < end.advanced(byMilliseconds: Self.leeway) else { throw .expired }
    }
  }

  /// The claims of an ID token.
  public func identity(_ claims: JSON) throws(TokenFault) -> IdentityClaims {
    try check(claims)
    guard let nonce, text(claims["nonce"]) == nonce else { throw .nonce }
    guard let subject = text(claims["sub"]), (1...255).contains(subject.utf8.count) else {
      throw .subject
    }
    return IdentityClaims(
      issuer: issuer, subject: subject,
      email: text(claims["email"]).flatMap { text in (try? EmailAddress(text))?.text },
      // Apple writes the word as a text.
      isEmailVerified: claims["email_verified"] == .bool(true)
        || claims["email_verified"] == "true",
      name: text(claims["name"]).flatMap { text in IdentityClaims.name(text) },
      authenticated: instant(claims["auth_time"]))
  }

  private func checkAudience(_ claims: JSON) throws(TokenFault) {
    var audiences: [String] = []
    switch claims["aud"] {
    case .string(let one)?: audiences = [one]
    case .array(let several)?: audiences = several.compactMap { entry in text(entry) }
    default: throw .audience
    }
    guard audiences.contains(client) else { throw .audience }
    guard audiences.count > 1 || claims["azp"] != nil else { return }
    guard text(claims["azp"]) == client else { throw .party }
  }

  private func text(_ json: JSON?) -> String? {
    if case .string(let text)? = json { text } else { nil }
  }

  /// Seconds since 1970, within ten thousand years.
  private func instant(_ json: JSON?) -> Instant? {
    let seconds: Double
    switch json {
    case .integer(let whole)?: seconds = Double(whole)
    case .number(let number)?: seconds = number
    default: return nil
    }
    guard seconds >= 0, seconds < 253_402_300_800 else { return nil }
    return Instant(milliseconds: Int64(seconds * 1_000))
  }
}

extension IdentityClaims {
  /// A name as an account can have it; `nil` when nothing is left of it.
  static func name(_ text: String) -> String? {
    let words = text.split { character in character.isWhitespace || character.isNewline }
    let line = String(
      words.joined(separator: " ").unicodeScalars.prefix(Preferences.displayNameLimit).map {
        scalar in Character(scalar)
      })
    return line.isEmpty ? nil : line
  }
}

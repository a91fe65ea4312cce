import Core
import Foundation
import Server
import Wire

/// What a provider hands over for a code.
struct ProviderHandover: Sendable {
  let claims: IdentityClaims
  /// For giving the permission back; only kept where that can be done.
  let refreshToken: String?
}

extension IdentityProviders {
  /// Exchanges a code and believes the token only when everything about it is right.
  func redeem(
    _ code: String, of flow: ProviderFlow, at provider: IdentityProvider, redirect: String,
    now: Instant
  ) async throws(ProviderFault) -> ProviderHandover {
    let metadata = try await directory.metadata(of: provider, at: now)
    let form = [
      FormField("grant_type", "authorization_code"), FormField("code", code),
      FormField("redirect_uri", redirect), FormField("code_verifier", flow.verifier),
    ]
    let (fields, headers) = try await proof(of: provider, now)
    let answer = try await directory.post(form + fields, to: metadata.token, headers: headers)
    guard case .string(let text)? = answer["id_token"] else { throw .refused }
    let claims = try await believe(text, provider, nonce: flow.nonce, now)
    var refresh: String?
    if metadata.revocation != nil, case .string(let token)? = answer["refresh_token"],
      token.utf8.count <= 2_048
    {
      refresh = token
    }
    return ProviderHandover(claims: claims, refreshToken: refresh)
  }

  /// The claims of an ID token.
  func believe(
    _ text: String, _ provider: IdentityProvider, nonce: String, _ now: Instant
  ) async throws(ProviderFault) -> IdentityClaims {
    let token: SignedToken
    let claims: IdentityClaims
    do throws(TokenFault) {
      token = try SignedToken(text)
      // What it says is looked at first: a token of somebody else costs no request.
      claims = try TokenExpectation(provider, nonce: nonce, now: now).identity(token.claims)
    } catch { throw .refused }
    try await directory.check(token, of: provider, at: now)
    return claims
  }

  /// Gives a permission back. Answers whether that is settled: the provider has answered, with a
  /// yes or a no, or takes nothing back.
  func revoke(_ refresh: String, at provider: IdentityProvider, now: Instant) async -> Bool {
    do throws(ProviderFault) {
      let metadata = try await directory.metadata(of: provider, at: now)
      guard let place = metadata.revocation else { return true }
      let (fields, headers) = try await proof(of: provider, now)
      let form = [FormField("token", refresh), FormField("token_type_hint", "refresh_token")]
      _ = try await directory.post(form + fields, to: place, headers: headers)
      return true
    } catch { return error == .refused }
  }

  /// Who we are: by HTTP Basic where there is a secret (every provider must take that, OpenID
  /// Connect Core §9), in the form for Apple and for a client without a secret.
  private func proof(
    of provider: IdentityProvider, _ now: Instant
  ) async throws(ProviderFault) -> (fields: [FormField], headers: [String]) {
    let name = FormField("client_id", provider.client)
    switch provider.credential {
    case .none: return ([name], [])
    case .secret(let secret):
      // RFC 6749 §2.3.1: both are encoded as in a form first.
      let pair = [provider.client, secret].map { text in
        String(FormField.encode([FormField("", text)]).dropFirst())
      }.joined(separator: ":")
      return ([], ["Authorization: Basic " + Data(pair.utf8).base64EncodedString()])
    case .key(let key):
      guard let secret = await AppleSecret.text(for: provider, key, at: now) else { throw .down }
      return ([name, FormField("client_secret", secret)], [])
    }
  }
}

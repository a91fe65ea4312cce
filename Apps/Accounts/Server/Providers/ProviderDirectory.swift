import Core
import Server
import Wire

/// Where a provider is asked what (OpenID Connect Discovery 1.0 §3).
struct ProviderMetadata: Hashable, Sendable {
  let authorization: OutgoingURL
  let token: OutgoingURL
  let keys: OutgoingURL
  /// RFC 7009; not everybody has one.
  let revocation: OutgoingURL?
  /// RFC 9207: its answers always name it.
  let namesItself: Bool
}

/// What providers say of themselves, asked seldom and kept.
actor ProviderDirectory {
  /// Milliseconds for which what was told is believed.
  static let memory: Int64 = 3_600_000
  /// Milliseconds between two looks for a key that nobody knew.
  static let rest: Int64 = 300_000

  private struct Kept<Value: Sendable>: Sendable {
    let value: Value
    let since: Instant
  }

  private let outgoing: Outgoing
  private var metadata: [String: Kept<ProviderMetadata>] = [:]
  private var keys: [String: Kept<TokenKeys>] = [:]
  /// When a key that nobody knew was last looked for.
  private var looked: [String: Instant] = [:]

  init(outgoing: Outgoing) { self.outgoing = outgoing }

  func metadata(
    of provider: IdentityProvider, at now: Instant
  ) async throws(ProviderFault) -> ProviderMetadata {
    if let kept = metadata[provider.id], isFresh(kept.since, now) { return kept.value }
    let address = provider.issuer + (provider.issuer.hasSuffix("/") ? "" : "/")
    guard let url = outgoing.url(address + ".well-known/openid-configuration") else {
      throw .down
    }
    let found = try read(try await ask(url), of: provider)
    metadata[provider.id] = Kept(value: found, since: now)
    return found
  }

  /// Makes sure that a provider signed a token. A key that is not known is looked for, at most once
  /// in five minutes: whoever makes up names of keys must not make us ask each time.
  func check(
    _ token: SignedToken, of provider: IdentityProvider, at now: Instant
  ) async throws(ProviderFault) {
    let place = try await metadata(of: provider, at: now).keys
    var known: TokenKeys
    if let kept = keys[provider.id], isFresh(kept.since, now) {
      known = kept.value
      if !known.has(token), mayLook(provider, now) {
        looked[provider.id] = now
        known = try await fetch(place, of: provider, at: now)
      }
    } else {
      known = try await fetch(place, of: provider, at: now)
    }
    do throws(TokenFault) { try known.check(token) } catch { throw .refused }
  }

  /// Sends a form; answers the JSON of a success.
  func post(
    _ form: [FormField], to url: OutgoingURL, headers: [String] = []
  ) async throws(ProviderFault) -> JSON {
    let answer = try await send(OutgoingRequest(url, form: form, headers: headers))
    // 4xx is the provider's word on what was handed in; anything else is its trouble.
    guard answer.status / 100 != 4 else { throw .refused }
    guard answer.status / 100 == 2 else { throw .down }
    // A revocation says nothing (RFC 7009 §2.2).
    return (try? JSON.parse(answer.bytes)) ?? .null
  }

  private func fetch(
    _ url: OutgoingURL, of provider: IdentityProvider, at now: Instant
  ) async throws(ProviderFault) -> TokenKeys {
    guard let found = await TokenKeys(try await ask(url)) else { throw .down }
    keys[provider.id] = Kept(value: found, since: now)
    return found
  }

  private func ask(_ url: OutgoingURL) async throws(ProviderFault) -> JSON {
    let answer = try await send(OutgoingRequest(url))
    guard answer.status == 200, let json = try? JSON.parse(answer.bytes) else { throw .down }
    return json
  }

  private func send(_ request: OutgoingRequest) async throws(ProviderFault) -> OutgoingAnswer {
    do throws(OutgoingFault) { return try await outgoing.send(request) } catch { throw .down }
  }

  private func isFresh(_ since: Instant, _ now: Instant) -> Bool {
    now.milliseconds - since.milliseconds < Self.memory
  }

  private func mayLook(_ provider: IdentityProvider, _ now: Instant) -> Bool {
    guard let last = looked[provider.id] else { return true }
    return now.milliseconds - last.milliseconds >= Self.rest
  }

  private func read(
    _ json: JSON, of provider: IdentityProvider
  ) throws(ProviderFault) -> ProviderMetadata {
    func url(_ name: String) -> OutgoingURL? {
      guard case .string(let text)? = json[name] else { return nil }
      return outgoing.url(text)
    }
    // Exactly the one that was asked for, or somebody speaks for somebody else (§4.3).
    guard json["issuer"] == .string(provider.issuer),
      let authorization = url("authorization_endpoint"), let token = url("token_endpoint"),
      let keys = url("jwks_uri")
    else { throw .down }
    return ProviderMetadata(
      authorization: authorization, token: token, keys: keys,
      revocation: url("revocation_endpoint"),
      namesItself: json["authorization_response_iss_parameter_supported"] == .bool(true))
  }
}

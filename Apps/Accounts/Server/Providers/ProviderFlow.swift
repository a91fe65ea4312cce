import Core
import Crypto
import Server
import Store

/// What somebody goes to a provider for.
enum ProviderPurpose: String, Sendable {
  case signIn
  /// To make the identity there a way into the account here.
  case link
  /// To prove again who they are.
  case proof
}

/// A visit to a provider that is under way. Only the hash of its state is stored, and it ends with
/// its first answer.
struct ProviderFlow: Sendable {
  /// Milliseconds a person may take.
  static let life: Int64 = 600_000

  let provider: String
  let purpose: ProviderPurpose
  /// Whose act it is; nobody's when it is about signing in.
  let session: UserSessionID?
  let nonce: String
  /// RFC 7636 §4.1.
  let verifier: String
  /// What Apple tells of the person, once.
  let name: String?

  /// RFC 7636 §4.2, method S256.
  var challenge: String { base64URL(Array(SHA256.hash(data: Array(verifier.utf8)))) }
}

/// Statements about visits.
enum ProviderFlowRows {
  static func add(
    _ flow: ProviderFlow, state: SessionTokenHash, holder: SessionTokenHash, at now: Instant,
    in session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM provider_flow WHERE expires_at <= \(now)")
    try session.run(
      """
      INSERT INTO provider_flow
        (state_hash, provider, holder_hash, purpose, session_id, nonce, verifier, expires_at)
      VALUES (\(state.bytes), \(flow.provider), \(holder.bytes), \(flow.purpose.rawValue),
        \(flow.session), \(flow.nonce), \(flow.verifier),
        \(now.advanced(byMilliseconds: ProviderFlow.life)))
      """)
  }

  /// The visit of a state, if it is this browser's and this provider's.
  static func find(
    _ state: SessionTokenHash, holder: SessionTokenHash, provider: String, at now: Instant,
    in session: some Session
  ) throws(StoreFailure) -> ProviderFlow? {
    guard
      let row = try session.first(
        """
        SELECT purpose, session_id, nonce, verifier, name FROM provider_flow
        WHERE state_hash = \(state.bytes) AND holder_hash = \(holder.bytes)
          AND provider = \(provider) AND expires_at > \(now)
        """)
    else { return nil }
    let word: String = try row[0]
    guard let purpose = ProviderPurpose(rawValue: word) else { return nil }
    return ProviderFlow(
      provider: provider, purpose: purpose, session: try row[1], nonce: try row[2],
      verifier: try row[3], name: try row[4])
  }

  static func name(
    _ name: String, state: SessionTokenHash, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      "UPDATE provider_flow SET name = \(name) WHERE state_hash = \(state.bytes)")
  }

  /// Ends a visit; `false` when somebody else was faster.
  static func end(
    _ state: SessionTokenHash, in session: some Session
  ) throws(StoreFailure) -> Bool {
    try session.run("DELETE FROM provider_flow WHERE state_hash = \(state.bytes)") == 1
  }
}

import AccountsDomain
import Calendar
import Core
import Server
import Store

/// A sign-up that waits for the proof that the address is the person's. No account exists before,
/// so nobody can occupy another's address (specification §25, §26).
struct PendingSignUp: Sendable {
  let login: String
  let email: String
  /// Nothing for somebody who comes from a provider.
  let password: ScryptHash?
  let displayName: String?
  let language: Language?
  let username: String?
  var invitation: InvitationTicket?
  /// What they bring from a provider.
  var arrival: ProviderArrivalID?
  /// The address has an account: nothing will come of this, and nobody is told but its owner.
  let isTaken: Bool
}

/// Statements about sign-ups that wait.
enum PendingSignUpRows {
  static func add(
    _ pending: PendingSignUp, secret: OneTimeSecretID, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO pending_sign_up
        (secret_id, login, email, encoded, display_name, language, is_taken, username,
         invitation_hash, arrival_id)
      VALUES (\(secret), \(pending.login), \(pending.email), \(pending.password?.text ?? ""),
        \(pending.displayName), \(pending.language?.rawValue), \(pending.isTaken),
        \(pending.username), \(pending.invitation?.hash), \(pending.arrival))
      """)
  }

  static func find(
    _ secret: OneTimeSecretID, in session: some Session
  ) throws(StoreFailure) -> PendingSignUp? {
    guard
      let row = try session.first(
        """
        SELECT login, email, encoded, display_name, language, is_taken, username,
          invitation_hash, arrival_id
        FROM pending_sign_up WHERE secret_id = \(secret)
        """)
    else { return nil }
    let encoded: String = try row[2]
    let language: String? = try row[4]
    let password = ScryptHash(encoded)
    guard password != nil || encoded.isEmpty else {
      throw StoreFailure(.mismatch, "a stored password is not readable")
    }
    return PendingSignUp(
      login: try row[0], email: try row[1], password: password, displayName: try row[3],
      language: language.flatMap { word in Language(rawValue: word) }, username: try row[6],
      invitation: InvitationTicket(hash: try row[7]), arrival: try row[8],
      isTaken: try row[5])
  }

  /// What this browser's sign-up waits with, for sending the message again.
  static func find(
    browser: SessionTokenHash, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> PendingSignUp? {
    let id: OneTimeSecretID? = try session.value(
      """
      SELECT id FROM one_time_secret
      WHERE purpose = 'signUp' AND browser_hash = \(browser.bytes)
        AND expires_at > \(now.advanced(byMilliseconds: -memory))
      """)
    guard let id else { return nil }
    return try find(id, in: session)
  }

  /// Milliseconds for which a person may still ask for another code after the last one has died.
  static let memory: Int64 = 86_400_000
}

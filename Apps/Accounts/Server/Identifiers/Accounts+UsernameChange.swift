import AccountsDomain
import Core
import Server
import Store
import Wire

/// How often a username may change, and how long an old one stays its owner's.
enum UsernameChange {
  /// Milliseconds between two changes.
  static let pause: Int64 = 30 * 86_400_000
  /// Milliseconds for which nobody else gets an old one, so that nobody is taken for its owner.
  static let kept: Int64 = 90 * 86_400_000
}

private enum UsernameOutcome: Sendable {
  case done, taken
  case tooSoon(until: Instant)
}

extension UsernameRows {
  /// The username of a person, and when it may be changed.
  static func own(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> (name: String, mayChange: Instant?)? {
    guard
      let row = try session.first(
        "SELECT name, changed_at FROM username WHERE account_id = \(user)")
    else { return nil }
    let changed: Instant? = try row[1]
    return (
      try row[0], changed.map { at in at.advanced(byMilliseconds: UsernameChange.pause) }
    )
  }

  /// Gives a person another username and keeps the old one for them.
  fileprivate static func change(
    from old: String, to name: Username, of user: UserID, at now: Instant,
    in session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM kept_username WHERE kept_until <= \(now)")
    try session.run("DELETE FROM kept_username WHERE name = \(name.text)")
    try session.run(
      """
      INSERT INTO kept_username (name, account_id, kept_until)
      VALUES (\(old), \(user), \(now.advanced(byMilliseconds: UsernameChange.kept)))
      ON CONFLICT (name) DO UPDATE
      SET account_id = excluded.account_id, kept_until = excluded.kept_until
      """)
    try session.run(
      """
      UPDATE username SET name = \(name.text), changed_at = \(now) WHERE account_id = \(user)
      """)
  }
}

extension Accounts {
  /// Gives a person a username, or another one.
  func setUsername(_ text: String, of user: UserID, from origin: EventOrigin) async throws {
    let name = try Self.username(text)
    let moment = environment.moment()
    let outcome = try await settle(for: user) {
      session throws(StoreFailure) -> UsernameOutcome in
      let now = moment.instant
      let own = try UsernameRows.own(of: user, in: session)
      if own?.name == name.text { return .done }
      if let until = own?.mayChange, now < until { return .tooSoon(until: until) }
      guard try UsernameRows.isFree(name, for: user, at: now, in: session) else { return .taken }
      if let own {
        try UsernameRows.change(from: own.name, to: name, of: user, at: now, in: session)
      } else {
        let account = Account(id: user, email: "", created: now)
        guard try UsernameRows.claim(name, for: account, in: session) else { return .taken }
      }
      try record(.usernameChanged, of: user, from: origin, moment, in: session)
      return .done
    }
    switch outcome {
    case .done: mailer.wake()
    case .taken: throw Problem(.usernameTaken)
    case .tooSoon(let until):
      throw Problem(.usernameTooSoon, data: [.init("until", .instant(until))])
    }
  }
}

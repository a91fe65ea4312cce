import Calendar
import Core
import Server
import Store

extension Accounts {
  /// What the account system does by itself.
  public var jobs: [BackgroundJob] {
    [
      BackgroundJob("deletions", every: 600_000) { now in try await purgeDue(at: now) },
      BackgroundJob("exports", every: 0) { _ in try await buildExports() },
      BackgroundJob("permissions", every: 600_000) { _ in
        try await ProviderSignIn(accounts: self).giveBackPermissions()
      },
      BackgroundJob("forgetting", every: 3_600_000) { now in try await forgetExpired(at: now) },
    ]
  }

  /// Purges the accounts whose days of grace are over, and goes on with purges that were cut off.
  func purgeDue(at now: Instant) async throws {
    let due = try await engine.read { session throws(StoreFailure) in
      try DeletionRows.due(at: now, in: session)
    }
    var failure: (any Error)?
    for user in due {
      do { try await purge(user) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// Removes what has served its time, also where nobody comes by who would do it on the way.
  func forgetExpired(at now: Instant) async throws {
    @Sendable func before(_ milliseconds: Int64) -> Instant {
      now.advanced(byMilliseconds: -milliseconds)
    }
    let day = before(Int64(AccountDeletion.tombstoneDays) * 86_400_000).civil(offset: 0).date
    try await settle { session throws(StoreFailure) in
      let events = before(AccountEvent.kept)
      try session.run("DELETE FROM account_event WHERE at <= \(events)")
      // A sign-up may still be sent another code for a day.
      let secrets = before(PendingSignUpRows.memory)
      try session.run("DELETE FROM one_time_secret WHERE expires_at <= \(secrets)")
      try session.run("DELETE FROM identity_secret WHERE expires_at <= \(now)")
      try session.run("DELETE FROM phone_code WHERE expires_at <= \(now)")
      try session.run("DELETE FROM invitation WHERE expires_at <= \(now)")
      try session.run("DELETE FROM kept_username WHERE kept_until <= \(now)")
      try session.run("DELETE FROM sign_in_ticket WHERE expires_at <= \(now)")
      try session.run("DELETE FROM passkey_challenge WHERE expires_at <= \(now)")
      try session.run("DELETE FROM provider_flow WHERE expires_at <= \(now)")
      try session.run("DELETE FROM provider_arrival WHERE expires_at <= \(now)")
      let idle = before(SessionPolicy.idle)
      let absolute = before(SessionPolicy.absolute)
      try session.run(
        "DELETE FROM user_session WHERE last_seen_at <= \(idle) OR created_at <= \(absolute)")
      try ExportRows.endExpired(at: now, in: session)
      try DeletionRows.endTombstones(before: day.description, in: session)
    }
    try await sweepExports()
  }
}

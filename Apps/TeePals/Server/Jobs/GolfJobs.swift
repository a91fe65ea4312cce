import Coding
import Core
import Server
import Store
import Sync
import TeePalsDomain

/// What TeePals does by itself (specification §15). Each piece is one transaction with the note
/// that it was done: what was missed is caught up, and nothing is done twice.
@Memberwise public struct GolfJobs<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  typealias Storage = SQLStorage<Tables, Engine.Connection>

  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  /// An entity of TeePals' as one of the suite's.
  let entity: @Sendable (TeePalsEntity) -> Tables.Domain.Entity

  /// How many are looked for at once.
  private static var batch: Int { 500 }

  public var jobs: [BackgroundJob] {
    [
      BackgroundJob("golfRounds", every: 60_000) { now in try await clockRounds(at: now) },
      BackgroundJob("golfProfiles", every: 3_600_000) { now in try await remindOfProfiles(at: now)
      },
      BackgroundJob("golfNotifications", every: GolfClockRows.day) { now in try await purge(at: now)
      },
    ]
  }

  // MARK: The clock of rounds

  /// Reminders a day before, the end of offers of a seat, offers to whoever can take one now, the
  /// end of requests, invitations and the waiting list at the start, the end of the round a day
  /// after.
  public func clockRounds(at now: Instant) async throws {
    try await clockAll(at: now) { session throws(StoreFailure) in
      try GolfClockRows.dueRounds(at: now, limit: Self.batch, session)
    }
    try await clockAll(at: now) { session throws(StoreFailure) in
      try GolfClockRows.lateOffers(at: now, limit: Self.batch, session)
    }
    try await clockAll(at: now) { session throws(StoreFailure) in
      try GolfClockRows.restingLists(at: now, limit: Self.batch, session)
    }
  }

  private func clockAll(
    at now: Instant,
    _ due: @escaping @Sendable (Engine.Connection) throws(StoreFailure) -> [RoundID]
  ) async throws {
    while true {
      let rounds: [RoundID] = try await engine.read { session throws(StoreFailure) in
        try due(session)
      }
      for id in rounds { try await clock(id, at: now) }
      if rounds.count < Self.batch { return }
    }
  }

  private func clock(_ id: RoundID, at now: Instant) async throws {
    _ = try await writer.submit(for: nil) { storage throws(StoreFailure) in
      let session = storage.session
      guard let round = try RoundRows.all("id = \(id)", session).first else { return }
      let since = try GolfClockRows.last(of: id, session) ?? round.createdAt
      guard since < now else { return }
      let replica = try TeePalsTables.load(
        TeePalsReads.roundClock(id), for: round.host.user, session)
      try enact(GolfDecision.roundClock(id, since: since, now: now, in: replica), &storage)
      try GolfClockRows.note(id, at: now, session)
    }.committed()
  }

  // MARK: Profiles

  /// Once, two days after somebody has made a profile that lacks nothing but photo or skill level.
  public func remindOfProfiles(at now: Instant) async throws {
    while true {
      let due: [UserID] = try await engine.read { session throws(StoreFailure) in
        try GolfClockRows.dueProfiles(at: now, limit: Self.batch, session)
      }
      for user in due {
        _ = try await writer.submit(for: user) { storage throws(StoreFailure) in
          let session = storage.session
          guard try GolfClockRows.last(of: user, session) == nil,
            try session.first("SELECT 1 FROM golf_profile WHERE id = \(user)") != nil
          else { return }
          let replica = try TeePalsTables.load(TeePalsReads.profileClock(user), for: user, session)
          try enact(GolfDecision.profileClock(user, now: now, in: replica), &storage)
          try GolfClockRows.note(user, at: now, session)
        }.committed()
      }
      if due.count < Self.batch { return }
    }
  }

  // MARK: Notifications

  /// Removes notifications that are older than thirty days, from the devices too.
  public func purge(at now: Instant) async throws {
    let limit = now.advanced(byMilliseconds: -GolfLimits.notificationLife)
    while true {
      let recipients: [UserID] = try await engine.read { session throws(StoreFailure) in
        try session.rows(
          """
          SELECT DISTINCT recipient FROM golf_notification WHERE updated_at < \(limit)
          LIMIT \(Self.batch)
          """
        ) { row throws(StoreFailure) in try row[0] }
      }
      for user in recipients {
        _ = try await writer.submit(for: user) { storage throws(StoreFailure) in
          let old = try NotificationRows.all(
            """
            recipient = \(user) AND updated_at < \(limit)
            ORDER BY updated_at, id LIMIT \(Self.batch)
            """, storage.session)
          let kind = TeePalsEntity.Kind.notification
          try enact(old.map { row in .remove(.user(user), kind.key(row.id)) }, &storage)
        }.committed()
      }
      if recipients.isEmpty { return }
    }
  }

  private func enact(
    _ changes: [Change<TeePalsEntity>], _ storage: inout Storage
  ) throws(StoreFailure) {
    try storage.enact(changes.map { change in change.map(entity) })
  }
}

import Coding
import Core
import Server
import Store
import Sync
import TeePalsDomain

/// What TeePals does by itself (specification §15). Each piece is one transaction with the note
/// that it was done: what was missed is caught up, and nothing is done twice.
@Memberwise public struct GolfJobs<Engine: StoreEngine, Tables: EntityTables>: GolfWorker {
  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  /// An entity of TeePals' as one of the suite's.
  let entity: @Sendable (TeePalsEntity) -> Tables.Domain.Entity

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
    try await each { _, limit, session throws(StoreFailure) -> [RoundID] in
      try GolfClockRows.dueRounds(at: now, limit: limit, session)
    } work: { id in
      try await clock(id, at: now)
    }
    try await each { _, limit, session throws(StoreFailure) -> [RoundID] in
      try GolfClockRows.lateOffers(at: now, limit: limit, session)
    } work: { id in
      try await clock(id, at: now)
    }
    try await each { _, limit, session throws(StoreFailure) -> [RoundID] in
      try GolfClockRows.restingLists(at: now, limit: limit, session)
    } work: { id in
      try await clock(id, at: now)
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
    try await each { _, limit, session throws(StoreFailure) -> [UserID] in
      try GolfClockRows.dueProfiles(at: now, limit: limit, session)
    } work: { user in
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
  }

  // MARK: Notifications

  /// Removes notifications that are older than thirty days, from the devices too.
  public func purge(at now: Instant) async throws {
    let limit = now.advanced(byMilliseconds: -GolfLimits.notificationLife)
    try await each { _, most, session throws(StoreFailure) -> [UserID] in
      try session.rows(
        """
        SELECT DISTINCT recipient FROM golf_notification WHERE updated_at < \(limit)
        LIMIT \(most)
        """
      ) { row throws(StoreFailure) in try row[0] }
    } work: { user in
      while try await purge(before: limit, of: user) {}
    }
  }

  /// Answers whether there may be more.
  private func purge(before limit: Instant, of user: UserID) async throws -> Bool {
    try await writer.submit(for: user) { storage throws(StoreFailure) -> Bool in
      let old = try NotificationRows.all(
        """
        recipient = \(user) AND updated_at < \(limit)
        ORDER BY updated_at, id LIMIT \(Self.batch)
        """, storage.session)
      let kind = TeePalsEntity.Kind.notification
      try enact(old.map { row in .remove(.user(user), kind.key(row.id)) }, &storage)
      return old.count == Self.batch
    }.committed()
  }
}

import Calendar
import Coding
import Core
import Server
import Store
import Sync
import TeePalsDomain

/// What TeePals does by itself after rounds: it reminds once, closes what is not answered, and
/// publishes once a day. Each piece is one transaction: done twice, it is done once.
@Memberwise public struct FeedbackJobs<Engine: StoreEngine, Tables: EntityTables>: GolfWorker {
  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  /// An entity of TeePals' as one of the suite's.
  let entity: @Sendable (TeePalsEntity) -> Tables.Domain.Entity

  /// Of how many golfers one transaction publishes: other commands wait for no more.
  private static var published: Int { 16 }
  /// After so many transactions what they wrote is moved out of the log. Left to SQLite, the log
  /// would be sixteen times as long, and whoever's commit then makes it too long would wait.
  private static var parts: Int { 8 }

  /// Zones begin their hours at quarters.
  public var jobs: [BackgroundJob] {
    [
      BackgroundJob("golfFeedback", every: 900_000) { now in
        try await remind(at: now)
        try await close(at: now)
        try await publish(at: now)
      }
    ]
  }

  // MARK: Reminders

  /// At ten of their own time, a day after they were asked at the earliest.
  public func remind(at now: Instant) async throws {
    try await each { last, limit, session throws(StoreFailure) -> [FeedbackDue] in
      try FeedbackRows.unreminded(at: now, after: last?.id, limit: limit, session)
    } work: { due in
      try await remind(of: due, at: now)
    }
  }

  private func remind(of due: FeedbackDue, at now: Instant) async throws {
    let zone: String? = try await engine.read { session throws(StoreFailure) in
      try FeedbackRows.zone(of: due.user, session)
    }
    let offset =
      ZoneTable.rules(named: zone ?? due.zone.name)?.offset(at: now) ?? due.zone.offset
    guard now >= FeedbackLimits.reminder(askedAt: due.askedAt, offset: offset) else { return }
    _ = try await writer.submit(for: due.user) { storage throws(StoreFailure) in
      let replica = try TeePalsTables.load(
        TeePalsReads.feedbackReminder(due.user, due.round), for: due.user, storage.session)
      try enact(
        GolfDecision.feedbackReminder(due.user, due.round, now: now, in: replica), &storage)
    }.committed()
  }

  // MARK: The close

  /// Rounds count a day after the last answer may be given.
  public func close(at now: Instant) async throws {
    try await each { _, limit, session throws(StoreFailure) -> [RoundID] in
      try FeedbackRows.closing(at: now, limit: limit, session)
    } work: { id in
      _ = try await writer.submit(for: nil) { storage throws(StoreFailure) in
        let session = storage.session
        let asked = try FeedbackRows.rounds("id = \(id)", session).first
        guard let first = asked?.players.first else { return }
        let replica = try TeePalsTables.load(
          TeePalsReads.feedbackClock(id), for: first, session)
        try enact(GolfDecision.feedbackClock(id, now: now, in: replica), &storage)
      }.committed()
    }
  }

  // MARK: Publishing

  /// Everything that was known at the hour of publishing, of everybody at once.
  public func publish(at now: Instant) async throws {
    let time = TrustPublishing.latest(before: now)
    var next = try await known(after: nil, until: time)
    var part = 0
    while let last = next.last?.user {
      let known = next
      // The next ones are read while these are written.
      async let following = self.known(after: last, until: time)
      try await publish(known, at: time)
      next = try await following
      part += 1
      // Now, since whoever reads keeps what they read in the log.
      if part % Self.parts == 0 { try await engine.checkpoint() }
    }
  }

  /// What is known of somebody, and since when it is due: what comes while it is written stays due.
  private struct Known: Sendable {
    let user: UserID
    let rounds: [TrustRound]
    let dues: [Instant]
  }

  /// Of the next golfers of whom something is to be published, by their ids.
  private func known(after last: UserID?, until time: Instant) async throws -> [Known] {
    try await engine.read { session throws(StoreFailure) -> [Known] in
      let users = try FeedbackRows.unpublished(
        until: time, after: last, limit: Self.published, session)
      return try users.map { user throws(StoreFailure) -> Known in
        Known(
          user: user, rounds: try FeedbackRows.evidence(of: user, until: time, session),
          dues: try FeedbackRows.dues(of: user, until: time, session))
      }
    }
  }

  private func publish(_ known: [Known], at time: Instant) async throws {
    try await writer.submit(for: nil) { storage throws(StoreFailure) in
      for golfer in known {
        let session = storage.session
        try enact(
          Self.changes(of: golfer.user, golfer.rounds, at: time, session), &storage)
        try FeedbackRows.published(golfer.user, golfer.dues, session)
      }
    }.committed()
  }

  /// Where their card changes, the rounds that show it are looked at besides.
  private static func changes(
    of user: UserID, _ rounds: [TrustRound], at time: Instant, _ session: Engine.Connection
  ) throws(StoreFailure) -> [Change<TeePalsEntity>] {
    func look(
      isShown: Bool
    ) throws(StoreFailure) -> (changes: [Change<TeePalsEntity>], hasNewCard: Bool) {
      let replica = try TeePalsTables.load(
        TeePalsReads.publishingTrust(of: user, isShown: isShown), for: user, session)
      let changes = GolfDecision.publishTrust(of: user, rounds, now: time, in: replica)
      let hasNewCard = changes.contains { change in
        guard case .put(_, .profile(let profile)) = change else { return false }
        return profile.card != replica.profile(of: user)?.card
      }
      return (changes, hasNewCard)
    }
    let quick = try look(isShown: false)
    return quick.hasNewCard ? try look(isShown: true).changes : quick.changes
  }
}

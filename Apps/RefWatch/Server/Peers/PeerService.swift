import Calendar
import Coding
import Core
import RefWatchDomain
import Server
import Store
import Sync

/// The comparison with others: only where the operator offers it, only of people who take part.
@Memberwise public struct PeerService<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let environment: ServerEnvironment
  let isOffered: Bool

  /// Once a day the pools, of the matches of a year. Where it is not offered, nothing is kept.
  public var job: BackgroundJob {
    BackgroundJob("peers", every: 3_600_000) { now in
      guard isOffered else {
        _ = try await writer.submit(for: nil) { storage throws(StoreFailure) in
          try PeerRows.clear(storage.session)
        }.committed()
        return
      }
      try await pool(on: now)
    }
  }

  /// Nothing on a day that was worked out already.
  public func pool(on now: Instant) async throws {
    let today = now.civil(offset: 0).date
    let people = try await engine.read { session throws(StoreFailure) -> [UserID]? in
      try PeerRows.day(session) == today ? nil : try PeerRows.everybody(session)
    }
    guard let people else { return }
    let since = today.adding(days: -365)
    for person in people {
      let figures = try await engine.read { session throws(StoreFailure) in
        PeerFigure.of(try Self.matches(of: person, from: since, session))
      }
      _ = try await writer.submit(for: nil) { storage throws(StoreFailure) in
        // They may have left meanwhile.
        guard try PeerRows.shares(person, storage.session) else { return }
        try PeerRows.set(figures, of: person, on: today, storage.session)
      }.committed()
    }
    _ = try await writer.submit(for: nil) { storage throws(StoreFailure) in
      try PeerRows.pool(on: today, storage.session)
    }.committed()
  }

  /// Their own matches that they refereed and completed, since a day.
  private static func matches(
    of owner: UserID, from day: CivilDate, _ session: some Session
  ) throws(StoreFailure) -> [MatchFigures] {
    var figures: [MatchFigures] = []
    for match in try MatchRows.all("owner = \(owner) AND archived_at IS NULL", session)
    where match.ownRole == .center {
      let record = MatchRecord(match, try EventRows.all("match = \(match.id)", session))
      guard record.completedAt != nil else { continue }
      let own = MatchFigures(record, offset: match.fixture.zone?.offset ?? 0)
      if own.day >= day { figures.append(own) }
    }
    return figures
  }

  // MARK: One person

  func report(for user: UserID) async throws -> PeerReport {
    guard isOffered else { return PeerReport(isOffered: false, shares: false) }
    return try await engine.read { session throws(StoreFailure) -> PeerReport in
      guard try PeerRows.shares(user, session) else {
        return PeerReport(isOffered: true, shares: false)
      }
      var report = PeerReport(isOffered: true, shares: true, day: try PeerRows.day(session))
      let own = try PeerRows.figures(of: user, session)
      var competitions = [""]
      for figure in own where !competitions.contains(figure.competition) {
        competitions.append(figure.competition)
      }
      for competition in competitions {
        for measure in PeerMeasure.allCases {
          let key = PeerFigure.key(competition)
          guard let pool = try PeerRows.pool(key, measure, session) else { continue }
          let mine = own.first { figure in
            figure.measure == measure && figure.competition == competition
          }
          report.lines.append(.init(competition: competition, pool: pool, own: mine))
        }
      }
      return report
    }
  }

  /// Takes part from now on, or no more: then everything of the person goes at once.
  func take(part: Bool, _ user: UserID) async throws {
    let now = environment.now()
    _ = try await writer.submit(for: user) { storage throws(StoreFailure) in
      if part {
        try PeerRows.join(user, at: now, storage.session)
      } else {
        try PeerRows.leave(user, storage.session)
      }
    }.committed()
  }
}

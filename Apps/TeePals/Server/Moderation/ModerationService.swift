import Calendar
import Coding
import Core
import Server
import Store
import Sync
import TeePalsDomain

/// A report as a moderator reads it.
public struct ListedReport: Hashable, Sendable {
  public let report: Report
  /// What the profile of whoever is reported calls them.
  public let name: String
  /// Course and city of a reported round; empty of anything else.
  public let place: String
  /// The photo of a reported golfer or message.
  public let photo: MediaDigest?
}

/// What moderators and administrators do about golf.
@Memberwise public struct ModerationService<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  typealias Storage = SQLStorage<Tables, Engine.Connection>

  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  /// Who may decide, and how people are reached; `nil` where nobody decides.
  let access: ModerationAccess<Engine>?
  /// An entity of TeePals' as one of the suite's.
  let entity: @Sendable (TeePalsEntity) -> Tables.Domain.Entity

  /// How many reports are listed, and how many acts are forgotten at once.
  static var most: Int { 500 }

  /// What waits to be looked at: the urgent first, then the oldest.
  public func reports() async throws -> [ListedReport] {
    try await engine.read { session throws(StoreFailure) in
      let open = try ReportRows.all(
        "status = 'pending' ORDER BY priority, created_at, id LIMIT \(Self.most)", session)
      var listed: [ListedReport] = []
      for report in open { listed.append(try Self.listed(report, session)) }
      return listed
    }
  }

  private static func listed(
    _ report: Report, _ session: some Session
  ) throws(StoreFailure) -> ListedReport {
    let profile = try ProfileRows.all("id = \(report.reported)", session).first
    var place = ""
    var photo: MediaDigest?
    switch report.target {
    case .golfer: photo = profile?.ownPhoto
    case .round(let id), .feedback(let id, _):
      let course = try RoundRows.all("id = \(id)", session).first?.course
      place = [course?.name ?? "", course?.cityLabel ?? ""]
        .filter { part in !part.isEmpty }.joined(separator: ", ")
    case .message(let id, _):
      for case .message(let message) in try GolfRows.all(.message, "id = \(id)", session) {
        if case .text(_, let shown) = message.content { photo = shown }
      }
    case .post(let id):
      for case .post(let post) in try GolfRows.all(.post, "id = \(id)", session) {
        photo = post.photos.first
      }
    case .comment: break
    }
    return ListedReport(
      report: report, name: profile?.displayName ?? "", place: place, photo: photo)
  }

  /// Closes a report and every other of the same thing, from the command line. Answers whether it
  /// was open.
  public func close(
    _ id: ReportID, _ outcome: ReportOutcome, at now: Instant
  ) async throws -> Bool {
    let found = try await engine.read {
      session throws(StoreFailure) -> (Report, ModerationCase)? in
      guard let report = try ReportRows.all("id = \(id)", session).first,
        report.status == .pending,
        let found = try CaseRows.find(of: report.target, session)
      else { return nil }
      return (report, found)
    }
    guard let (report, found) = found else { return false }
    let taken = CaseDecision(
      decision: outcome == .dismissed ? .dismiss : .remove, rule: ModerationRule(report.reason),
      note: "", removes: outcome == .upheld, hidesPosts: false)
    if case .done = try await decide(found.id, taken, by: .operating, at: now) { return true }
    return false
  }

  func enact(
    _ changes: [Change<TeePalsEntity>], in storage: inout Storage
  ) throws(StoreFailure) {
    try storage.enact(changes.map { change in change.map(entity) })
  }

  /// Who is suspended, the longest first.
  public func suspensions() async throws -> [Suspension] {
    try await engine.read { session throws(StoreFailure) in try SuspensionRows.all(session) }
  }

  /// Puts right a golfer's date of birth. Answers why not, if it does not.
  public func correctBirthDate(
    of user: UserID, to day: CivilDate, at now: Instant
  ) async throws -> TeePalsRejection? {
    try await writer.submit(for: user) { storage throws(StoreFailure) -> TeePalsRejection? in
      let replica = try TeePalsTables.load(
        TeePalsReads.correctingBirthDate(of: user), for: user, storage.session)
      let changes: [Change<TeePalsEntity>]
      do throws(TeePalsRejection) {
        changes = try GolfDecision.correctBirthDate(of: user, to: day, now: now, in: replica)
      } catch { return error }
      try enact(changes, in: &storage)
      var note = ModerationLogRows.Note(.birthDate)
      note.golfer = user
      try ModerationLogRows.add(note, by: .operating, at: now, storage.session)
      return nil
    }.committed()
  }

  func tell(
    _ notice: ModerationNotice, to user: UserID, at now: Instant, in storage: inout Storage
  ) throws(StoreFailure) {
    let replica = try TeePalsTables.load(TeePalsReads.telling(user), for: user, storage.session)
    try enact(GolfDecision.tell(notice, to: user, now: now, in: replica), in: &storage)
  }

  /// Notes what the server is called and what its operator has set, forgets refusals that count no
  /// more, tells who is suspended, and ends what is over.
  func jobs(origin: String, rules: InstanceRules) -> [BackgroundJob] {
    let authority = Self.authority(of: origin)
    return [
      BackgroundJob("golfModeration", every: 3_600_000) { now in
        _ = try await writer.submit(for: nil) { storage throws(StoreFailure) in
          try SiteRows.note(authority, rules, storage.session)
          try SuspensionRows.prune(at: now, storage.session)
        }.committed()
        try await forgetActs(at: now)
      },
      BackgroundJob("golfSuspensions", every: 60_000) { now in
        try await tellSuspended(at: now)
        try await endSanctions(at: now)
      },
    ]
  }

  /// Forgets what limits count no more, a part in each transaction.
  private func forgetActs(at now: Instant) async throws {
    var isDone = false
    while !isDone {
      isDone = try await writer.submit(for: nil) { storage throws(StoreFailure) in
        try ActRows.prune(at: now, limit: Self.most, storage.session)
      }.committed()
    }
  }

  /// "golf.example" of "https://golf.example".
  private static func authority(of origin: String) -> String {
    let parts = origin.split(separator: "/", omittingEmptySubsequences: true)
    return parts.count > 1 ? String(parts[1]) : ""
  }
}

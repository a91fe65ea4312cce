import Coding
import Core
import Server
import Store
import TeePalsDomain

/// Where a page of the queue ended.
public struct CaseCursor: Hashable, Sendable {
  let priority: ReportPriority
  let openedAt: Instant
  let id: ModerationCaseID

  init(_ last: ModerationCase) {
    priority = last.priority
    openedAt = last.openedAt
    id = last.id
  }

  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let priority = ReportPriority(rawValue: parts[0]),
      let time = Int64(parts[1]), let id = ModerationCaseID(parts[2])
    else { return nil }
    self.priority = priority
    openedAt = Instant(milliseconds: time)
    self.id = id
  }

  var text: String { "\(priority.rawValue).\(openedAt.milliseconds).\(id)" }
}

/// How moderation is doing (specification §14.9).
@Memberwise public struct ModerationHealth: Hashable, Sendable {
  public let open: Int
  public let late: Int
  /// How many were decided, of those that are looked at.
  public let decided: Int
  /// Between the opening and the decision; `nil` where too few were decided.
  public let medianHours: Int?
  /// Of the latest rounds.
  public let feedback: FeedbackHealth
}

extension ModerationHealth {
  /// Small numbers are not told.
  var figures: ModerationFigures {
    ModerationFigures(
      open: ModerationLimits.figure(open), late: ModerationLimits.figure(late),
      decided: ModerationLimits.figure(decided), medianHours: medianHours,
      feedback: FeedbackFigures(feedback))
  }
}

extension ModerationService {
  private static var page: Int { 30 }
  /// The latest decisions that the median is of.
  private static var measured: Int { 1_000 }
  /// The latest rounds whose answers are looked at.
  private static var asked: Int { 500 }

  /// What waits, the urgent first and then the oldest; or what is in a state, the newest first.
  ///
  /// - Parameter reader: Whoever looks, who is not shown who reported them; `nil` at the command
  ///   line.
  public func cases(
    _ state: ModerationCaseState?, after cursor: CaseCursor? = nil, for reader: UserID? = nil
  ) async throws -> CasePage {
    let others: SQL = reader.map { reader -> SQL in "AND golfer <> \(reader)" } ?? ""
    let condition: SQL
    if let state {
      condition = """
        state = \(state.rawValue) \(others) ORDER BY opened_at DESC, id LIMIT \(Self.page)
        """
    } else {
      let after: SQL =
        cursor.map { cursor -> SQL in
          """
          AND (priority, opened_at, id)
            > (\(cursor.priority.rawValue), \(cursor.openedAt), \(cursor.id))
          """
        } ?? ""
      condition = """
        state IN ('open', 'appealed') \(others) \(after)
        ORDER BY priority, opened_at, id LIMIT \(Self.page + 1)
        """
    }
    return try await engine.read { session throws(StoreFailure) in
      let found = try CaseRows.all(condition, session)
      var page = CasePage()
      for found in found.prefix(Self.page) {
        page.cases.append(try Self.listed(found, session))
      }
      if found.count > Self.page, let last = page.cases.last {
        page.next = CaseCursor(last.found).text
      }
      return page
    }
  }

  private static func listed(
    _ found: ModerationCase, _ session: some Session
  ) throws(StoreFailure) -> ListedCase {
    let reports = try CaseRows.reports(in: found, session)
    let people = Set(reports.compactMap { report in report.reporter })
    let gone = reports.count { report in report.reporter == nil && !report.isByServer }
    let reasons = Set(reports.map { report in report.reason })
    return ListedCase(
      found: found,
      name: try ProfileRows.all("id = \(found.golfer)", session).first?.displayName ?? "",
      reporters: people.count + gone,
      reasons: ReportReason.allCases.filter { reason in reasons.contains(reason) },
      text: text(of: reports))
  }

  /// A case with everything that a moderator looks at; `nil` also of one about whoever looks.
  public func file(
    _ id: ModerationCaseID, for reader: UserID? = nil
  ) async throws -> CaseFile? {
    try await engine.read { session throws(StoreFailure) -> CaseFile? in
      guard let found = try CaseRows.find(id, session), found.golfer != reader else { return nil }
      return try CaseFileRows.file(of: found, session)
    }
  }

  func find(_ id: ModerationCaseID) async throws -> ModerationCase? {
    try await engine.read { session throws(StoreFailure) in try CaseRows.find(id, session) }
  }

  /// A page of the log: of what a text is in or about, or of everything. What is about whoever
  /// looks is not in it: the id of a case says by whose report it was opened.
  public func log(
    _ text: String, before last: Int64? = nil, for reader: UserID? = nil
  ) async throws -> LogPage {
    try await engine.read { session throws(StoreFailure) in
      let found = try ModerationLogRows.search(
        text, before: last, for: reader, limit: Self.page + 1, session)
      var page = LogPage(
        entries: try ModerationLogRows.named(Array(found.prefix(Self.page)), session))
      if found.count > Self.page { page.next = page.entries.last?.id }
      return page
    }
  }

  /// The whole log, the oldest first, but for what is about whoever looks.
  public func wholeLog(for reader: UserID? = nil) async throws -> [ModerationEntry] {
    try await engine.read { session throws(StoreFailure) in
      try ModerationLogRows.all(
        "\(ModerationLogRows.isShown(to: reader)) ORDER BY entry.id", session)
    }
  }

  public func health(at now: Instant) async throws -> ModerationHealth {
    try await engine.read { session throws(StoreFailure) in
      let waiting = try CaseRows.all("state IN ('open', 'appealed') ORDER BY id", session)
      let spans: [Int64] = try session.rows(
        """
        SELECT decided_at - opened_at FROM golf_case
        WHERE decided_at IS NOT NULL AND state IN ('resolved', 'dismissed')
        ORDER BY decided_at DESC LIMIT \(Self.measured)
        """
      ) { row throws(StoreFailure) in try row[0] }
      return ModerationHealth(
        open: waiting.count, late: waiting.count { found in found.isLate(at: now) },
        decided: spans.count, medianHours: Self.median(spans),
        feedback: try Self.feedback(session))
    }
  }

  private static func feedback(
    _ session: some Session
  ) throws(StoreFailure) -> FeedbackHealth {
    let rounds = try FeedbackRows.rounds(
      "counted_at IS NOT NULL ORDER BY completed_at DESC, id LIMIT \(asked)", session)
    var answers: [RoundID: [RoundFeedback]] = [:]
    let ids = rounds.map { round in round.round }
    for answer in try FeedbackRows.answers("round IN \(list: ids)", session) {
      answers[answer.round, default: []].append(answer)
    }
    var health = FeedbackHealth()
    for round in rounds { health.count(round, answers[round.round] ?? []) }
    return health
  }

  private static func median(_ spans: [Int64]) -> Int? {
    guard spans.count >= ModerationLimits.fewest else { return nil }
    let middle = spans.sorted()[spans.count / 2]
    return Int(max(0, middle) / ModerationLimits.hour)
  }
}

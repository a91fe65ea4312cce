import Coding
import Core
import Server
import Store
import Sync
import TeePalsDomain

/// What a moderator decides about a case.
@Memberwise public struct CaseDecision: Hashable, Sendable {
  public let decision: ModerationDecision
  public let rule: ModerationRule
  /// To the person; empty for none.
  public let note: String
  /// Whether what was said is taken away besides what is done about the person.
  public let removes: Bool
  /// Whether a suspension takes the person's posts along.
  public let hidesPosts: Bool
  /// The case's, as the moderator saw it; `nil` where it is decided without looking.
  public let revision: Int?
}

/// What came of something that a moderator did.
public enum ModerationOutcome: Hashable, Sendable {
  /// As this entry of the log says.
  case done(Int64)
  case absent
  /// Somebody else was first, or there is nothing to decide.
  case changed
  /// Nobody decides about themselves, about their own report, or on an appeal against themselves.
  case own
}

extension ModerationService {
  /// Decides about a case that is open, or shows again what one that is resolved took away.
  public func decide(
    _ id: ModerationCaseID, _ taken: CaseDecision, by moderator: Moderator, at now: Instant
  ) async throws -> ModerationOutcome {
    let outcome = try await writer.submit(for: moderator.user) { storage throws(StoreFailure) in
      try decide(id, taken, by: moderator, at: now, in: &storage)
    }.committed()
    guard case .done = outcome else { return outcome }
    access?.mailer.wake()
    if taken.decision == .ban, let golfer = try await golfer(of: id) {
      try await access?.endSessions(golfer)
    }
    return outcome
  }

  private func golfer(of id: ModerationCaseID) async throws -> UserID? {
    try await engine.read { session throws(StoreFailure) in
      try CaseRows.find(id, session)?.golfer
    }
  }

  private func decide(
    _ id: ModerationCaseID, _ taken: CaseDecision, by moderator: Moderator, at now: Instant,
    in storage: inout Storage
  ) throws(StoreFailure) -> ModerationOutcome {
    let session = storage.session
    guard try isAllowed(moderator, session), let found = try CaseRows.find(id, session) else {
      return .absent
    }
    let reports = try CaseRows.reports(in: found, session)
    guard !Self.isOwn(found, reports, moderator.user) else { return .own }
    if let seen = taken.revision, seen != found.revision { return .changed }
    let wanted: ModerationCaseState = taken.decision == .release ? .resolved : .open
    guard found.state == wanted else { return .changed }
    // What others say of somebody after a round stays: nothing is removed, nor said to be.
    let isKept = taken.decision == .remove && found.kind == "feedback"
    var note = ModerationLogRows.Note(taken.decision)
    if isKept { note = ModerationLogRows.Note(.uphold) }
    (note.golfer, note.rule, note.note) = (found.golfer, taken.rule, taken.note)
    (note.caseID, note.until) = (found.id, Self.end(of: taken.decision, at: now))
    let entry = try ModerationLogRows.add(note, by: moderator, at: now, session)
    try settle(reports, taken, at: now, in: &storage)
    if taken.decision.sanction != nil {
      try impose(taken, on: found.golfer, entry, at: now, in: &storage)
    }
    try CaseRows.decided(
      found.id, taken.decision == .dismiss ? .dismissed : .resolved, at: now, session)
    try write(
      ModerationLetter(
        note.deed, rule: taken.rule, text: StandingRows.text(of: reports),
        note: taken.note, until: note.until),
      to: found.golfer, entry, at: now, session)
    return .done(entry)
  }

  func isAllowed(
    _ moderator: Moderator, _ session: Engine.Connection
  ) throws(StoreFailure) -> Bool {
    guard case .member(let user) = moderator else { return true }
    if try SanctionRows.isBanned(user, session) { return false }
    return try access?.isModerator(user, session) ?? false
  }

  /// Whether somebody is banned: they moderate nothing either.
  func isBanned(_ user: UserID) async throws -> Bool {
    try await engine.read { session throws(StoreFailure) in
      try SanctionRows.isBanned(user, session)
    }
  }

  /// Whether a case is about somebody, or they have reported what it is about.
  static func isOwn(
    _ found: ModerationCase, _ reports: [Report], _ user: UserID?
  ) -> Bool {
    guard let user else { return false }
    return found.golfer == user || reports.contains { report in report.reporter == user }
  }

  private static func end(of decision: ModerationDecision, at now: Instant) -> Instant? {
    decision.sanction == nil || decision == .warn ? nil : decision.end(from: now)
  }

  /// What was said, as the first who reported it saw it.
  static func text(of reports: [Report]) -> String {
    reports.first { report in !report.text.isEmpty }?.text ?? ""
  }

  /// What becomes of the thing itself.
  private func settle(
    _ reports: [Report], _ taken: CaseDecision, at now: Instant, in storage: inout Storage
  ) throws(StoreFailure) {
    let outcome: ReportOutcome
    switch taken.decision {
    case .release: return try putBack(reports, at: now, in: &storage)
    case .dismiss: outcome = .dismissed
    case .remove: outcome = .upheld
    case .warn, .coolingOff, .suspend, .ban, .shadow: outcome = taken.removes ? .upheld : .kept
    }
    let pending = reports.filter { report in report.status == .pending }
    guard let report = pending.first(where: { report in report.holdsBack }) ?? pending.first
    else { return }
    let replica = try TeePalsTables.load(
      TeePalsReads.closing(report), for: report.reported, storage.session)
    try enact(
      GolfDecision.close(report.id, outcome, taken.rule, now: now, in: replica), in: &storage)
  }

  /// Shows again what was taken away, also where whoever reported it has done so once more since.
  func putBack(
    _ reports: [Report], at now: Instant, in storage: inout Storage
  ) throws(StoreFailure) {
    let report =
      reports.last { report in report.status == .resolved }
      ?? reports.last { report in !report.holdsBack }
    guard let report else { return }
    let replica = try TeePalsTables.load(
      TeePalsReads.closing(report), for: report.reported, storage.session)
    try enact(GolfDecision.putBack(report, now: now, in: replica), in: &storage)
  }

  /// Does something about a person. What lasts already goes on to its own end.
  private func impose(
    _ taken: CaseDecision, on user: UserID, _ entry: Int64, at now: Instant,
    in storage: inout Storage
  ) throws(StoreFailure) {
    guard let kind = taken.decision.sanction else { return }
    let sanction = Sanction(
      entry: entry, user: user, kind: kind, rule: taken.rule,
      hiding: taken.decision.hiding(posts: taken.hidesPosts), since: now,
      until: Self.end(of: taken.decision, at: now), ended: kind == .warning ? now : nil)
    try SanctionRows.add(sanction, storage.session)
    try tell(of: sanction, at: now, in: &storage)
  }

  /// Suspends somebody of whom there is no case, from the command line. Answers whether they were
  /// not suspended without end before.
  public func suspend(_ user: UserID, days: Int? = nil, at now: Instant) async throws -> Bool {
    let isNew = try await writer.submit(for: user) { storage throws(StoreFailure) in
      let session = storage.session
      let lasting = try SanctionRows.active(among: "(\(user))", session)
      guard !lasting.contains(where: { old in old.kind == .suspension && old.until == nil })
      else { return false }
      let taken = CaseDecision(
        decision: .suspend(days: days), rule: .other, note: "", removes: false,
        hidesPosts: false)
      var note = ModerationLogRows.Note(taken.decision)
      (note.golfer, note.rule) = (user, taken.rule)
      note.until = Self.end(of: taken.decision, at: now)
      let entry = try ModerationLogRows.add(note, by: .operating, at: now, session)
      try impose(taken, on: user, entry, at: now, in: &storage)
      try write(
        ModerationLetter(
          taken.decision.word, rule: taken.rule, text: "", note: "", until: note.until),
        to: user, entry, at: now, session)
      return true
    }.committed()
    if isNew { access?.mailer.wake() }
    return isNew
  }
}

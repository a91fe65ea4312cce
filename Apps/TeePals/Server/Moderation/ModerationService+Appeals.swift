import Core
import Server
import Store
import Sync
import TeePalsDomain

/// What came of an appeal that somebody makes.
public enum AppealOutcome: Hashable, Sendable {
  case made
  /// Nothing of the kind was decided about them.
  case absent
  /// There was one, or it is too late.
  case closed
}

/// What a moderator makes of an appeal.
public struct AppealDecision: Hashable, Sendable {
  /// The entry of the log that was appealed.
  public let entry: Int64
  public let isGranted: Bool
  /// To the person; empty for none.
  public let note: String
  /// The case's, as the moderator saw it; `nil` where it is decided without looking.
  public let revision: Int?

  public init(entry: Int64, isGranted: Bool, note: String = "", revision: Int? = nil) {
    self.entry = entry
    self.isGranted = isGranted
    self.note = note
    self.revision = revision
  }
}

extension ModerationService {
  /// Everything that was decided about somebody, the newest first.
  public func standing(of user: UserID) async throws -> [ModerationStanding] {
    try await engine.read { session throws(StoreFailure) in
      try StandingRows.all(of: user, session)
    }
  }

  /// Takes somebody's words against a decision about them: once, while there is time.
  ///
  /// - Parameter words: As ``ModerationLimits/words(ofAppeal:)`` takes them.
  public func appeal(
    _ entry: Int64, by user: UserID, saying words: String, at now: Instant
  ) async throws -> AppealOutcome {
    try await writer.submit(for: user) { storage throws(StoreFailure) -> AppealOutcome in
      let session = storage.session
      let all = try StandingRows.all(of: user, session)
      guard let found = all.first(where: { standing in standing.entry.id == entry }) else {
        return .absent
      }
      guard found.canAppeal(at: now) else { return .closed }
      let id: ModerationCaseID
      if let known = found.entry.caseID, try CaseRows.find(known, session) != nil {
        id = known
      } else {
        id = try CaseRows.ofGolfer(user, at: now, session)
      }
      try AppealRows.add(
        ModerationAppeal(entry: entry, golfer: user, caseID: id, words: words, createdAt: now),
        session)
      try CaseRows.appealed(id, at: now, session)
      var note = ModerationLogRows.Note(.appeal)
      (note.golfer, note.rule, note.caseID) = (user, found.entry.rule, id)
      try ModerationLogRows.add(note, by: .member(user), at: now, session)
      return .made
    }.committed()
  }

  /// Decides on an appeal: another moderator, or an operator. What is granted is as it was before.
  public func decide(
    _ id: ModerationCaseID, _ taken: AppealDecision, by moderator: Moderator, at now: Instant
  ) async throws -> ModerationOutcome {
    let outcome = try await writer.submit(for: moderator.user) { storage throws(StoreFailure) in
      try decide(id, taken, by: moderator, at: now, in: &storage)
    }.committed()
    if case .done = outcome { access?.mailer.wake() }
    return outcome
  }

  /// The appeals that wait, the oldest first.
  public func appeals() async throws -> [ModerationAppeal] {
    try await engine.read { session throws(StoreFailure) in
      try AppealRows.all(
        "decided_at IS NULL ORDER BY created_at, entry LIMIT \(Self.most)", session)
    }
  }

  /// The same without the case, from the command line: it is found by what was appealed.
  public func decide(
    _ taken: AppealDecision, at now: Instant
  ) async throws -> ModerationOutcome {
    let appeal = try await engine.read { session throws(StoreFailure) in
      try AppealRows.all("entry = \(taken.entry)", session).first
    }
    guard let appeal else { return .absent }
    return try await decide(appeal.caseID, taken, by: .operating, at: now)
  }

  private func decide(
    _ id: ModerationCaseID, _ taken: AppealDecision, by moderator: Moderator, at now: Instant,
    in storage: inout Storage
  ) throws(StoreFailure) -> ModerationOutcome {
    let session = storage.session
    guard try isAllowed(moderator, session), let found = try CaseRows.find(id, session),
      let appeal = try AppealRows.all(
        "entry = \(taken.entry) AND case_id = \(id)", session
      ).first,
      let against = try ModerationLogRows.all("entry.id = \(taken.entry)", session).first
    else { return .absent }
    let user = appeal.golfer
    let isSame = Self.isSame(moderator, as: against)
    let reports = try CaseRows.reports(in: found, session)
    if case .member(let acting) = moderator {
      if isSame || Self.isOwn(found, reports, acting) { return .own }
    }
    if let seen = taken.revision, seen != found.revision { return .changed }
    guard appeal.decidedAt == nil else { return .changed }
    try AppealRows.decide(taken.entry, isGranted: taken.isGranted, at: now, session)
    var note = ModerationLogRows.Note(taken.isGranted ? .grantAppeal : .denyAppeal)
    (note.golfer, note.rule, note.caseID) = (user, against.rule, id)
    (note.isSamePerson, note.note) = (isSame, taken.note)
    let entry = try ModerationLogRows.add(note, by: moderator, at: now, session)
    if taken.isGranted {
      try undo(against, id, reports, by: moderator, at: now, in: &storage)
    }
    try tell(
      taken.isGranted ? .appealGranted : .appealDenied, to: user, at: now, in: &storage)
    try write(
      ModerationLetter(
        note.deed, rule: against.rule ?? .other,
        text: against.caseID == id ? StandingRows.text(of: reports) : "",
        note: taken.note, until: nil),
      to: user, entry, at: now, session)
    try CaseRows.decided(id, try state(of: id, taken, session), at: now, session)
    return .done(entry)
  }

  /// What has become of a case now that one appeal is decided.
  private func state(
    of id: ModerationCaseID, _ taken: AppealDecision, _ session: Engine.Connection
  ) throws(StoreFailure) -> ModerationCaseState {
    let others = try AppealRows.all("case_id = \(id) AND decided_at IS NULL", session)
    if !others.isEmpty { return .appealed }
    guard let found = try CaseRows.find(id, session) else { return .resolved }
    let reports = try CaseRows.reports(in: found, session)
    if reports.contains(where: { report in report.status == .pending }) { return .open }
    let isUpheld = reports.contains { report in report.status == .resolved }
    return taken.isGranted && !isUpheld ? .dismissed : .resolved
  }

  /// Whether somebody decides on an appeal against their own decision. Nobody knows more of an
  /// operator than that they are one.
  private static func isSame(_ moderator: Moderator, as against: ModerationEntry) -> Bool {
    switch moderator {
    case .member(let user): against.moderator == user
    case .operating: against.origin == moderator.origin
    case .server: false
    }
  }

  /// Puts back what a decision took: what lasts is lifted, and what was said is shown again. What
  /// was decided at another time stays, also where an appeal is only kept in this case.
  private func undo(
    _ against: ModerationEntry, _ id: ModerationCaseID, _ reports: [Report],
    by moderator: Moderator, at now: Instant, in storage: inout Storage
  ) throws(StoreFailure) {
    let session = storage.session
    for sanction in try SanctionRows.all("entry = \(against.id)", session)
    where sanction.ended == nil {
      try lift(sanction, against.caseID, by: moderator, at: now, in: &storage)
    }
    guard against.caseID == id else { return }
    let upheld = reports.filter { report in report.status == .resolved }
    let removals = try ModerationLogRows.all(
      "entry.case_id = \(id) AND entry.deed = 'remove' AND entry.id <> \(against.id)", session)
    let isRemovedBesides = upheld.contains { report in
      removals.contains { removal in removal.at == report.closedAt }
    }
    let closed = upheld.filter { report in report.closedAt == against.at }
    // Whoever reports a thing once more after it was removed makes the same report wait again.
    let isReopened =
      upheld.isEmpty && removals.isEmpty && sameBytes(against.deed, ModerationDecision.remove.word)
    let waiting = isReopened ? reports.filter { report in report.status == .pending } : []
    if !isRemovedBesides { try putBack(closed + waiting, at: now, in: &storage) }
    // Reports that turn out wrong count against nobody any more.
    for var report in closed {
      report.status = .dismissed
      report.closedAt = now
      try enact([.put(.report(report.id), .report(report))], in: &storage)
    }
  }
}

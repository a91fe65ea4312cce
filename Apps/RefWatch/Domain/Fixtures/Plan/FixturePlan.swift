import Coding
import Core

/// What importing a fixture list means for this person's matches: an item for each line of it, and
/// the commands that do what is chosen and take it back.
///
/// A match is the one with the id that the list's own name for it comes to, or the one with the
/// same kick-off and teams. The same list again makes nothing, also on another device.
public struct FixturePlan: Hashable, Sendable {
  /// In the order of the list.
  public let items: [Item]

  public struct Item: Hashable, Sendable {
    public let line: Int
    public let outcome: Outcome
    public let remarks: [FixtureFault]
  }

  public enum Outcome: Hashable, Sendable {
    case new(Match)
    /// The match as it is, and what the list says of it.
    case changed(Match, [MatchEdit])
    /// Deleted here; choosing it takes it out again.
    case deleted(Match, [MatchEdit])
    /// There already as the list has it, or the list has no say.
    case same(Match)
    case fault(FixtureFault)
  }

  /// What the plan needs to know of a match that is there.
  @Memberwise(unlabelled: 1) public struct Known: Hashable, Sendable {
    public let match: Match
    /// It has begun, or is somebody else's: the list has no say.
    public let isFixed: Bool
  }

  /// - Parameters:
  ///   - rules: of the matches that are made.
  ///   - now: when they are made.
  public init(
    _ reading: FixtureReading, for user: UserID, known: [Known], rules: RuleSet, now: Instant
  ) {
    var planner = Planner(user, known, rules, now)
    var items: [Item] = reading.drafts.map { draft in
      Item(
        line: draft.line, outcome: planner.outcome(of: draft),
        remarks: draft.oddities ?? reading.remarks[draft.line] ?? [])
    }
    items += reading.faults.map { fault in
      Item(line: fault.line, outcome: .fault(fault), remarks: [])
    }
    // Dates of one series share a line: among them the order stays.
    let order = items.indices.sorted { a, b in (items[a].line, a) < (items[b].line, b) }
    self.items = order.map { index in items[index] }
  }

  // MARK: Doing

  /// The commands of the items at these places, one for each.
  public func commands(_ chosen: Set<Int>) -> [RefWatchCommand] {
    items.enumerated().compactMap { index, item in
      chosen.contains(index) ? FixturePlan.command(item.outcome) : nil
    }
  }

  /// What takes those commands back. A match that has begun meanwhile is archived.
  public func undo(_ chosen: Set<Int>) -> [RefWatchCommand] {
    items.enumerated().compactMap { index, item in
      guard chosen.contains(index) else { return nil }
      switch item.outcome {
      case .new(let match): return .discardMatch(match.id, seen: .empty)
      case .changed(let match, let edits), .deleted(let match, let edits):
        var new = match
        for edit in edits { new.apply(edit, at: match.createdAt) }
        var back = MatchEdit.between(new, match)
        if match.archivedAt != nil { back.append(.archived(true)) }
        return .editMatch(match.id, back)
      case .same, .fault: return nil
      }
    }
  }

  private static func command(_ outcome: Outcome) -> RefWatchCommand? {
    switch outcome {
    case .new(let match): .createMatch(match)
    case .changed(let match, let edits), .deleted(let match, let edits):
      .editMatch(match.id, edits)
    case .same, .fault: nil
    }
  }

  /// The places that are chosen at first: everything that makes or changes, but not what the
  /// person deleted.
  public var suggested: Set<Int> {
    var places: Set<Int> = []
    for (index, item) in items.enumerated() {
      switch item.outcome {
      case .new, .changed: places.insert(index)
      case .deleted, .same, .fault: break
      }
    }
    return places
  }

  /// The places that can be chosen at all.
  public var choosable: Set<Int> {
    var places = suggested
    for (index, item) in items.enumerated() {
      if case .deleted = item.outcome { places.insert(index) }
    }
    return places
  }
}

/// Finds what each line of a list is among the matches.
private struct Planner {
  private let user: UserID
  private let rules: RuleSet
  private let now: Instant
  private var byID: [MatchID: FixturePlan.Known] = [:]
  private var bySource: [FixtureSource: MatchID] = [:]
  private var byKey: [FixtureKey: MatchID] = [:]
  /// The line that each match of this list was on.
  private var lines: [MatchID: Int] = [:]
  private var keys: [FixtureKey: Int] = [:]

  init(_ user: UserID, _ known: [FixturePlan.Known], _ rules: RuleSet, _ now: Instant) {
    self.user = user
    self.rules = rules
    self.now = now
    for entry in known {
      let match = entry.match
      byID[match.id] = entry
      if let source = match.fixture.source { bySource[source] = match.id }
      if match.archivedAt == nil { byKey[FixtureKey(match)] = match.id }
    }
  }

  mutating func outcome(of draft: FixtureDraft) -> FixturePlan.Outcome {
    let id = MatchID(
      of: .text(user.description + "\n" + draft.source.kind.rawValue + "\n" + draft.source.uid))
    var match = Match(
      id: id, home: TeamRef(name: draft.home), away: TeamRef(name: draft.away), rules: rules,
      createdAt: now)
    match.fixture.source = draft.source
    draft.apply(to: &match)
    do throws(RefWatchRejection) { try RefWatchLimits.check(match) } catch {
      return .fault(FixtureFault(line: draft.line, nil, .notKept(error)))
    }
    let found = find(draft, id, match)
    let key = FixtureKey(match)
    if let line = lines[found?.match.id ?? id] ?? keys[key] {
      return .fault(FixtureFault(line: draft.line, nil, .repeated(line: line)))
    }
    lines[found?.match.id ?? id] = draft.line
    keys[key] = draft.line
    guard let found else { return .new(match) }
    return compared(draft, found)
  }

  /// By the id that a file of ours has in its name, by the source, by the kick-off and the teams.
  private func find(
    _ draft: FixtureDraft, _ id: MatchID, _ match: Match
  ) -> FixturePlan.Known? {
    if let own = MatchID(ownName: draft.source.uid), let known = byID[own] { return known }
    if let known = byID[id] { return known }
    if let other = bySource[draft.source] { return byID[other] }
    return byKey[FixtureKey(match)].flatMap { other in byID[other] }
  }

  private func compared(
    _ draft: FixtureDraft, _ known: FixturePlan.Known
  ) -> FixturePlan.Outcome {
    if known.isFixed { return .same(known.match) }
    var match = known.match
    match.home.name = draft.home
    match.away.name = draft.away
    draft.apply(to: &match)
    // From now on the calendar's own name finds it, also when the kick-off moves.
    if match.fixture.source == nil, draft.source.kind == .ics,
      MatchID(ownName: draft.source.uid) == nil
    {
      match.fixture.source = draft.source
    }
    var edits = MatchEdit.between(known.match, match)
    if known.match.archivedAt != nil {
      edits.append(.archived(false))
      return .deleted(known.match, edits)
    }
    return edits.isEmpty ? .same(known.match) : .changed(known.match, edits)
  }
}

extension FixtureDraft {
  /// What the list says; what it does not say stays.
  fileprivate func apply(to match: inout Match) {
    if match.scheduledKickOff != kickOff {
      match.scheduledKickOff = kickOff
      match.fixture.zone = zone
    }
    if !competition.isEmpty { match.competition = competition }
    if !venue.isEmpty { match.venue = venue }
    if let role { match.ownRole = role }
    if let status { match.fixture.status = status }
    if let fee { match.fixture.fee = fee }
    if let travel { match.fixture.travel = travel }
    if !notes.isEmpty { match.fixture.notes = notes }
  }
}

extension ID {
  /// What comes behind a match's id in the names of our own calendars (RFC 5545 §3.8.4.7).
  static var ownNameEnd: String { "@fieldday" }

  /// The id in a name of ours: alone, as in a table, or with ``ownNameEnd``.
  init?(ownName text: String) {
    let end = ID.ownNameEnd
    self.init(text.hasSuffix(end) ? String(text.dropLast(end.count)) : text)
  }
}

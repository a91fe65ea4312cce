import Core
import RefWatchDomain

/// Something that was not entered when it happened, as typed.
struct AddForm: Hashable {
  /// What it was.
  enum What: String, Hashable, CaseIterable {
    case goal, card, substitution, warning, penaltyMissed, incident, note

    /// Whether it is of one of the teams.
    var hasSide: Bool { self != .incident && self != .note }
    /// Whether a team official can be meant.
    var hasOfficials: Bool { self == .card || self == .warning }
  }

  /// What keeps it from being saved, besides what keeps a correction.
  enum Fault: Hashable {
    /// No minute of the period.
    case minute
  }

  private(set) var what = What.goal
  /// The team of whoever did it: of an own goal the other one's score rises.
  private(set) var side = Side.home
  private(set) var isOfficial = false
  /// The minute as reports have it.
  var minute = ""
  /// What is typed of the thing itself, where it was and why it is added.
  var entry: EntryForm
  var fault: Fault?
  /// Whoever got a card has a caution: this one, until the person says what it is.
  var earlier: MatchEventID?
  var isSecond: Bool?

  init(at stage: Stage) {
    entry = EntryForm(AddForm.fact(.goal, .home, isOfficial: false), entry: nil, stage, elapsed: 0)
  }

  var stage: Stage { entry.stage }

  /// What the fields are about, before anything is typed.
  var base: Fact {
    if what == .goal, entry.kind == Goal.Kind.ownGoal.rawValue {
      return .goal(Goal(credited: side.opponent, kind: .ownGoal))
    }
    return AddForm.fact(what, side, isOfficial: isOfficial)
  }

  mutating func choose(_ what: What) {
    self.what = what
    if !what.hasOfficials { isOfficial = false }
    if what == .warning { isOfficial = true }
    renew()
  }

  mutating func choose(_ side: Side) {
    self.side = side
    renew(keepingKind: true)
  }

  mutating func choose(official: Bool) {
    isOfficial = official
    renew(keepingKind: true)
  }

  mutating func type(_ text: String, _ field: EntryField) {
    if case .minute = field { minute = text } else { entry.type(text, field) }
    if case .kind = field {
      // Each colour has reasons of its own.
      entry.reason = ""
      renew(keepingKind: true)
    }
    settle()
  }

  /// New fields for what was chosen. What was typed stays as far as it has a place there.
  private mutating func renew(keepingKind: Bool = false) {
    let old = entry
    entry = EntryForm(base, entry: nil, old.stage, elapsed: 0)
    for (index, person) in old.people.enumerated() where entry.people.indices.contains(index) {
      entry.people[index] = person
    }
    if keepingKind {
      entry.kind = old.kind
      entry.reason = old.reason
    }
    entry.role = isOfficial ? old.role : ""
    entry.text = old.text
    entry.why = old.why
    settle()
  }

  /// What was wrong or asked may not be any more.
  private mutating func settle() {
    fault = nil
    entry.fault = nil
    earlier = nil
    isSecond = nil
  }

  private static func fact(_ what: What, _ side: Side, isOfficial: Bool) -> Fact {
    let person = Participant(side, isOfficial ? .official : .player)
    return switch what {
    case .goal: .goal(Goal(credited: side, kind: .openPlay))
    case .card: .card(Card(colour: .yellow, recipient: person))
    case .substitution: .substitution(Substitution(side: side, off: nil, on: nil))
    case .warning: .warning(person, reason: "")
    case .penaltyMissed: .penaltyMissed(side, nil, .saved)
    case .incident: .incident(.other, text: "")
    case .note: .note("")
    }
  }

  /// Milliseconds on the stage's clock; 0 where no clock tells minutes, `nil` where what is typed
  /// is no minute of the period.
  func elapsed(in record: MatchRecord) -> Int64? {
    guard case .period(let period) = stage, period != .shootout else { return 0 }
    return MinuteLabel(minute).flatMap { label in record.elapsed(of: label, in: period) }
  }
}

import Core
import RefWatchDomain

/// An entry of the log being corrected or added: what it says, as typed.
struct EntryForm: Hashable {
  /// Somebody the entry names.
  struct Person: Hashable {
    var number = ""
    var name = ""

    init(_ person: Participant?) {
      number = person?.number?.description ?? ""
      name = person?.name ?? ""
    }
  }

  enum Fault: Hashable {
    case time, number, text, nothingChanged, whyMissing, nobody, wordsMissing, otherTab, logFull
    /// The match was never there, by the rules of a place for what is entered later.
    case place(AdditionFault)
  }

  /// `nil` of one that is being added.
  let entry: MatchEventID?
  /// Where in the match it was.
  var stage: Stage
  /// Whole minutes and seconds on the clock of the stage.
  var minute: String
  var second: String
  /// In the order of ``Fact/people``.
  var people: [Person]
  /// A team official's.
  var role = ""
  /// The word of the kind of goal, card, kick or miss.
  var kind = ""
  /// A code of the catalog.
  var reason = ""
  /// Words of one's own.
  var text = ""
  var why = ""
  var fault: Fault?

  init(_ entry: LogEntry) {
    self.init(entry.fact, entry: entry.event.id, entry.stage, elapsed: entry.elapsed)
  }

  init(_ fact: Fact, entry: MatchEventID?, _ stage: Stage, elapsed: Int64) {
    self.entry = entry
    self.stage = stage
    let seconds = elapsed / 1_000
    minute = (seconds / 60).description
    second = (seconds % 60).description
    people = fact.people.map { person in Person(person) }
    switch fact {
    case .goal(let goal): kind = goal.kind.rawValue
    case .card(let card):
      kind = card.colour.rawValue
      role = card.recipient.role ?? ""
      reason = card.reason?.code ?? ""
      text = card.reason?.text ?? ""
    case .warning(let person, let words):
      role = person.role ?? ""
      text = words
    case .kick(let kick): kind = kick.result.rawValue
    case .penaltyMissed(_, _, let miss): kind = miss.rawValue
    case .incident(let sort, let words):
      kind = sort.rawValue
      text = words
    case .suspension(_, let words), .abandonment(_, let words), .note(let words): text = words
    default: break
    }
  }

  /// Milliseconds on the stage's clock; `nil` unless 0:00…180:59.
  var elapsed: Int64? {
    guard let minute = whole(minute), minute <= 180, let second = whole(second), second < 60 else {
      return nil
    }
    return Int64(minute * 60 + second) * 1_000
  }

  mutating func shift(seconds: Int) {
    guard let now = elapsed else { return }
    let moved = Int(max(0, now / 1_000 + Int64(seconds)))
    minute = (moved / 60).description
    second = (moved % 60).description
  }
}

extension Fact {
  /// Those whom the entry names or could name, in the order of its fields.
  var people: [Participant?] {
    switch self {
    case .goal(let goal): goal.kind == .ownGoal ? [goal.scorer] : [goal.scorer, goal.assist]
    case .card(let card): [card.recipient]
    case .warning(let person, _), .sinBinStart(let person, _), .playerOff(let person, _),
      .playerOn(let person):
      [person]
    case .substitution(let change): [change.off, change.on]
    case .penaltyMissed(_, let person, _): [person]
    case .kick(let kick): [kick.kicker]
    default: []
    }
  }

  /// What the field of each of ``people`` is called.
  var peopleWords: [LogText] {
    switch self {
    case .goal: [.playerNumber, .assistNumber]
    case .substitution: [.offNumber, .onNumber]
    default: [.playerNumber]
    }
  }

  /// The person is a team official.
  var isOfOfficial: Bool {
    switch self {
    case .card(let card): card.recipient.kind == .official
    case .warning(let person, _): person.kind == .official
    default: false
    }
  }

  /// Whether there is something to correct besides when it was.
  var hasDetails: Bool {
    switch self {
    case .goal, .card, .warning, .sinBinStart, .substitution, .playerOff, .playerOn,
      .penaltyMissed, .kick, .incident, .suspension, .abandonment, .note:
      true
    default: false
    }
  }

  /// Whether the entry's own time can be put right. The course of the match follows its clock,
  /// which is adjusted as a whole.
  var mayMove: Bool {
    switch self {
    case .stoppageStart, .stoppageEnd, .addedTime, .sinBinRestart, .sinBinEnd, .penaltyAwarded,
      .goalOverruled:
      true
    default: isIncident
    }
  }

  /// Whether it may turn out to have been in another period: what can be entered later, too.
  var mayChangeStage: Bool { isAddable }
}

extension EntryForm {
  /// The fact as the form has it.
  func fact(from old: Fact, in record: MatchRecord) throws(EntryFault) -> Fact {
    if text.unicodeScalars.count > RefWatchLimits.text { throw EntryFault(reason: .text) }
    switch old {
    case .goal(let goal): return .goal(try self.goal(goal, record))
    case .card(let card): return .card(try self.card(card, record))
    case .warning(let recipient, _):
      return .warning(try someone(0, recipient, record), reason: trimmed(text))
    case .sinBinStart(let player, let seconds):
      return .sinBinStart(try someone(0, player, record), seconds: seconds)
    case .playerOff(let player, let reason):
      return .playerOff(try someone(0, player, record), reason)
    case .playerOn(let player): return .playerOn(try someone(0, player, record))
    case .substitution(var change):
      change.off = try person(0, change.off, change.side, record)
      change.on = try person(1, change.on, change.side, record)
      if change.off == nil, change.on == nil { throw EntryFault(reason: .nobody) }
      return .substitution(change)
    case .penaltyMissed(let side, let player, let miss):
      return .penaltyMissed(
        side, try person(0, player, side, record), PenaltyMiss(rawValue: kind) ?? miss)
    case .kick(var kick):
      kick.result = Kick.Result(rawValue: kind) ?? kick.result
      kick.kicker = try person(0, kick.kicker, kick.side, record)
      return .kick(kick)
    case .incident(let sort, _):
      return .incident(IncidentKind(rawValue: kind) ?? sort, text: trimmed(text))
    case .suspension(let reason, _): return .suspension(reason, text: trimmed(text))
    case .abandonment(let reason, _): return .abandonment(reason, text: trimmed(text))
    case .note: return .note(trimmed(text))
    default: return old
    }
  }

  /// The credited side never changes: whoever got a goal that was the other's is withdrawn and
  /// recorded anew. An own goal's scorer is of the other side.
  private func goal(_ old: Goal, _ record: MatchRecord) throws(EntryFault) -> Goal {
    var goal = old
    goal.kind = Goal.Kind(rawValue: kind) ?? old.kind
    goal.scorer = try person(0, old.scorer, goal.scoredBy, record)
    goal.assist =
      goal.kind == .ownGoal || people.count < 2
      ? nil : try person(1, old.assist, goal.credited, record)
    return goal
  }

  private func card(_ old: Card, _ record: MatchRecord) throws(EntryFault) -> Card {
    var card = old
    card.colour = Card.Colour(rawValue: kind) ?? old.colour
    card.recipient = try someone(0, old.recipient, record)
    if card.colour != .secondYellow {
      card.first = nil
    } else if old.colour != .secondYellow {
      card.first = record.lineUps[card.recipient.side].member(card.recipient)?
        .cautions(in: stage).first { first in first != entry }
    }
    card.reason = cardReason(for: card, old.reason, record)
    return card
  }

  private func cardReason(
    for card: Card, _ old: CardReason?, _ record: MatchRecord
  ) -> CardReason? {
    let words = trimmed(text)
    if let old, sameBytes(old.code, reason) {
      var kept = old
      kept.text = words
      return kept
    }
    let catalog = Catalogs.named(record.rules.catalog)
    let choices = catalog.reasons(for: card.colour, recipient: card.recipient.kind)
    if let chosen = choices.first(where: { choice in sameBytes(choice.code, reason) }) {
      return chosen.chosen(from: catalog, text: words)
    }
    return words.isEmpty
      ? nil : .later(catalog: catalog.id, text: words)
  }

  private func someone(
    _ index: Int, _ old: Participant, _ record: MatchRecord
  ) throws(EntryFault) -> Participant {
    try person(index, old, old.side, record) ?? Participant(old.side, old.kind)
  }

  /// The person of a field; `nil` where nothing is in it. A number that is on the sheet brings its
  /// entry and name.
  private func person(
    _ index: Int, _ old: Participant?, _ side: Side, _ record: MatchRecord
  ) throws(EntryFault) -> Participant? {
    guard index < people.count else { return old }
    let typed = people[index]
    if let old, old.side == side, typed == Person(old), sameBytes(old.role ?? "", role) {
      return old
    }
    let kind = old?.kind ?? .player
    let name = trimmed(typed.name)
    if name.unicodeScalars.count > RefWatchLimits.name { throw EntryFault(reason: .text) }
    if kind == .official {
      let role = trimmed(role)
      if role.unicodeScalars.count > RefWatchLimits.role { throw EntryFault(reason: .text) }
      return Participant(
        side, .official, name: name.isEmpty ? nil : name,
        role: role.isEmpty ? nil : TeamOfficialRole.read(role))
    }
    var number: Int?
    if !blank(typed.number) {
      guard let value = whole(typed.number), value <= 999 else {
        throw EntryFault(reason: .number)
      }
      number = value
    }
    // A name that came with the old number goes with it; so does that of the other team's player.
    let isOthers = old.map { old in old.side != side } ?? false
    let isKept =
      (isOthers || old?.number != number) && sameBytes(name, old?.name ?? "")
    if number == nil, name.isEmpty || (isOthers && isKept) { return nil }
    let sheet = record.match.sheets[side]
    let players = (sheet?.starters ?? []) + (sheet?.substitutes ?? [])
    if let number, name.isEmpty || isKept,
      let player = players.first(where: { player in player.number == number })
    {
      return Participant(
        side, number: number, name: player.name.isEmpty ? nil : player.name, entry: player.id)
    }
    return Participant(side, number: number, name: name.isEmpty || isKept ? nil : name)
  }
}

/// What keeps a correction from being saved.
struct EntryFault: Error {
  let reason: EntryForm.Fault
}

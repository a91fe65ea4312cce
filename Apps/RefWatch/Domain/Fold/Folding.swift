import Core

extension MatchRecord {
  /// Folds a log. Its order doesn't matter, nor how often an entry is there; where two entries
  /// claim one id, the same of them is taken always.
  public init(_ match: Match, _ events: [MatchEvent]) {
    let own = events.filter { event in event.match == match.id }
    self.init(match, ordered: MatchRecord.once(own))
  }

  /// Folds the log of a match as the replica has it: in its order, each entry once.
  public init(_ match: Match, _ log: MatchLog) { self.init(match, ordered: log.events) }

  private init(_ match: Match, ordered log: [MatchEvent]) {
    self.match = match
    keeping = ClockKeeping(owner: match.owner)
    lifecycle = Lifecycle(rules: match.rules)
    self.log = log
    refold()
  }

  /// Takes one more entry in. Gives what folding everything anew gives, sooner when the entry is
  /// the newest and corrects nothing.
  public mutating func append(_ event: MatchEvent) {
    guard event.match == match.id else { return }
    guard log.last.map({ last in last.wasWrittenBefore(event) }) ?? true, !event.fact.reachesBack,
      !log.contains(where: { known in known.id == event.id })
    else {
      log = MatchRecord.once(log + [event])
      refold()
      return
    }
    log.append(event)
    lastOrdinal = event.ordinal
    var entry = LogEntry(event)
    entry.isStale = !keeping.hears(event)
    entry.isInert = entry.isStale || !lifecycle.take(entry)
    if !entry.isStale { sign(entry) }
    let place = entries.firstIndex { other in entry.happenedBefore(other) } ?? entries.endIndex
    entries.insert(entry, at: place)
    foldWhatHappened()
  }

  mutating func refold() {
    lastOrdinal = log.last?.ordinal ?? 0
    lifecycle = Lifecycle(rules: match.rules)
    signature = nil
    initials = []
    let hearing = Hearing(log, owner: match.owner)
    keeping = hearing.keeping
    entries = Corrections(log, hearing).applied(to: log)
    for index in entries.indices where entries[index].counts {
      entries[index].isInert = !lifecycle.take(entries[index])
      sign(entries[index])
    }
    entries.sort { one, other in one.happenedBefore(other) }
    foldWhatHappened()
  }

  /// The pass over what happened, in its order; then the phase, which may follow from the score.
  private mutating func foldWhatHappened() {
    tallies = BothSides(SideTally())
    score = BothSides(0)
    lineUps = BothSides(LineUp())
    sinBins = []
    shootout = nil
    markDoubledGoals()
    foldFacts()
    phase = phaseNow()
    attention = attentionPoints()
  }

  /// Whatever is written after a signature amends what was signed; likewise after initials.
  private mutating func sign(_ entry: LogEntry) {
    switch entry.fact {
    case .signature(let name, _):
      signature = SignatureRecord(
        event: entry.event.id, name: name, at: entry.event.at, isAmended: false)
    case .initials(let side, let name, let role):
      let person = Participant(
        side, .official, name: name.isEmpty ? nil : name, role: role.isEmpty ? nil : role)
      initials.append(
        InitialsRecord(
          event: entry.event.id, person: person, at: entry.event.at, isAmended: false))
    case .completion, .reopening, .clockStep, .serverTime: break
    default:
      signature?.isAmended = true
      for index in initials.indices { initials[index].isAmended = true }
    }
  }

  /// In the order of writing, each id once.
  static func once(_ events: [MatchEvent]) -> [MatchEvent] {
    let sorted = events.sorted { one, other in one.wasWrittenBefore(other) }
    var seen: Set<MatchEventID> = []
    return sorted.filter { event in seen.insert(event.id).inserted }
  }
}

extension LogEntry {
  /// The order in which things happened.
  public func happenedBefore(_ other: LogEntry) -> Bool {
    if stage.rank != other.stage.rank { return stage.rank < other.stage.rank }
    if elapsed != other.elapsed { return elapsed < other.elapsed }
    return event.wasWrittenBefore(other.event)
  }
}

extension Fact {
  /// Whether it changes what earlier entries mean.
  var reachesBack: Bool {
    switch self {
    case .withdrawal, .amendment, .restoration, .goalOverruled: true
    default: false
    }
  }

  /// Whether it corrects another entry.
  public var isCorrection: Bool {
    switch self {
    case .withdrawal, .amendment, .restoration: true
    default: false
    }
  }
}

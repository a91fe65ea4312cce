import Core

extension MatchReport {
  /// The report of a record. The catalog is that of the rules unless another is given; a name on
  /// the sheet stands for a number that was typed.
  public init(
    _ record: MatchRecord, catalog: Catalog? = nil, template: ReportTemplate = .neutral,
    redaction: Redaction = .nobody
  ) {
    let catalog = catalog ?? Catalogs.named(record.rules.catalog)
    header = ReportHeader(record)
    result = ReportResult(record)
    periods = record.periods.map { period in ReportPeriod(period, record) }
    signature = record.signature
    initials = record.initials.map { line in redaction.applied(to: line) }
    lineUps = Side.allCases.compactMap { side in
      ReportLineUp(record.match.sheets[side], of: side, redaction)
    }
    self.template = template
    var making = ReportMaking(record: record, catalog: catalog, redaction: redaction)
    for entry in record.entries { making.take(entry) }
    goals = making.goals
    cautions =
      template.secondCautionOnce
      ? making.cautions.filter { line in !line.isSecondCaution } : making.cautions
    sendOffs = making.sendOffs
    officialCards = making.officialCards
    warnings = making.warnings
    substitutions = making.substitutions
    incidents = making.incidents
    interruptions = making.interruptions
    amendments = making.amendments
    dismissals = record.sinBins.compactMap { bin in making.line(bin) }
    kicks = making.kicks(record.shootout)
    // What is left out for others isn't missing.
    missing =
      redaction == .nobody
      ? fieldsMissing() : MatchReport(record, catalog: catalog, template: template).missing
  }
}

/// Goes through the entries, and sorts them into sections.
struct ReportMaking {
  let record: MatchRecord
  let catalog: Catalog
  let redaction: Redaction
  var goals: [ReportGoal] = []
  var cautions: [ReportCard] = []
  var sendOffs: [ReportCard] = []
  var officialCards: [ReportCard] = []
  var warnings: [ReportWarning] = []
  var substitutions: [ReportSubstitution] = []
  var incidents: [ReportIncident] = []
  var interruptions: [ReportInterruption] = []
  var amendments: [ReportAmendment] = []
  private var score = BothSides(0)
  private var windows = BothSides(SubstitutionWindows())

  init(record: MatchRecord, catalog: Catalog, redaction: Redaction) {
    self.record = record
    self.catalog = catalog
    self.redaction = redaction
  }

  mutating func take(_ entry: LogEntry) {
    correct(entry)
    guard !entry.isWithdrawn, !entry.isInert, !entry.isDoubled else { return }
    let time = time(entry)
    switch entry.fact {
    case .goal(let goal): take(goal, entry)
    case .card(let card): take(card, time)
    case .warning(let participant, let reason):
      warnings.append(
        ReportWarning(time: time, participant: known(participant), reason: reason))
    case .substitution(let change):
      let window = windows[change.side].take(change, stage: entry.stage, elapsed: entry.elapsed)
      substitutions.append(
        ReportSubstitution(
          time: time, substitution: redaction.applied(to: named(change)), window: window,
          isOverLimit: record.overLimit.contains(entry.event.id)))
    case .incident(let kind, let text):
      incidents.append(ReportIncident(time: time, kind: kind, text: text))
    case .note(let text): incidents.append(ReportIncident(time: time, kind: nil, text: text))
    case .suspension(let reason, let text):
      interrupt(entry, reason, text, isAbandonment: false)
    case .abandonment(let reason, let text):
      interrupt(entry, reason, text, isAbandonment: true)
    default: break
    }
  }

  private mutating func take(_ goal: Goal, _ entry: LogEntry) {
    if !entry.isOverruled { score[goal.credited] += 1 }
    var goal = goal
    goal.scorer = goal.scorer.map { scorer in record.full(scorer) }
    goal.assist = goal.assist.map { assist in record.full(assist) }
    goals.append(
      ReportGoal(
        time: time(entry), goal: redaction.applied(to: goal), score: score,
        isOverruled: entry.isOverruled))
  }

  private mutating func take(_ card: Card, _ time: ReportTime) {
    var card = card
    card.recipient = record.full(card.recipient)
    let reason = card.reason.flatMap { reason in
      (reason.catalog == catalog.id ? catalog : Catalogs.named(reason.catalog))
        .reason(reason.code, recipient: card.recipient.kind)
    }
    let line = ReportCard(
      time: time, card: redaction.applied(to: card), reason: reason, first: first(of: card))
    guard card.recipient.kind == .player else {
      officialCards.append(line)
      return
    }
    // A second caution is both: a caution, and a sending-off.
    if card.colour != .red { cautions.append(line) }
    if card.colour != .yellow { sendOffs.append(line) }
  }

  private func first(of card: Card) -> ReportTime? {
    guard let first = card.first else { return nil }
    return record.entries.first { entry in entry.event.id == first && entry.counts }
      .map { entry in time(entry) }
  }

  private mutating func interrupt(
    _ entry: LogEntry, _ reason: SuspensionReason, _ text: String, isAbandonment: Bool
  ) {
    interruptions.append(
      ReportInterruption(
        time: time(entry), at: entry.event.at, reason: reason, text: text,
        isAbandonment: isAbandonment))
  }

  private mutating func correct(_ entry: LogEntry) {
    guard !entry.isWithdrawn, !entry.isInert else { return }
    let target: MatchEventID
    let why: String
    let kind: ReportAmendment.Kind
    switch entry.fact {
    case .withdrawal(let event, let reason): (target, why, kind) = (event, reason, .withdrawal)
    case .amendment(let event, let amendment):
      (target, why, kind) = (event, amendment.reason, .correction)
    default:
      guard let addition = entry.event.addition else { return }
      (target, why, kind) = (entry.event.id, addition.reason, .addition)
    }
    let about = record.entries.first { other in other.event.id == target }
    let signed = record.signature.flatMap { signature in
      record.log.first { event in event.id == signature.event }
    }
    let (old, new) = correction(entry, of: about)
    var before: Fact?
    var timeBefore: ReportTime?
    if let old {
      if old.fact != new?.fact { before = redaction.applied(to: old.fact) }
      if old.stage != new?.stage || old.elapsed != new?.elapsed { timeBefore = time(old) }
    }
    amendments.append(
      ReportAmendment(
        event: target, at: entry.event.at, time: new.map { new in time(new) }, reason: why,
        kind: kind,
        isAfterSignature: signed.map { signed in signed.wasWrittenBefore(entry.event) } ?? false,
        fact: new.map { new in redaction.applied(to: new.fact) },
        before: before, timeBefore: timeBefore))
  }

  /// What an entry was before its correction, where that is an amendment, and what it is by it.
  private func correction(
    _ entry: LogEntry, of about: LogEntry?
  ) -> (old: LogEntry?, new: LogEntry?) {
    guard let about else { return (nil, nil) }
    let old = about.asWritten(before: entry.event, in: record)
    guard case .amendment(_, let content) = entry.fact else { return (nil, old) }
    return (old, old.with(content))
  }

  // MARK: Lines

  func time(_ entry: LogEntry) -> ReportTime {
    ReportTime(
      stage: entry.stage, elapsed: entry.elapsed,
      minute: record.minute(of: entry).map { minute in minute.description } ?? "",
      event: entry.event.id)
  }

  func line(_ bin: SinBin) -> ReportDismissal? {
    guard let entry = record.entries.first(where: { entry in entry.event.id == bin.event }) else {
      return nil
    }
    return ReportDismissal(
      time: time(entry), participant: known(bin.participant), seconds: bin.seconds,
      isOpen: bin.isOpen)
  }

  func kicks(_ shootout: Shootout?) -> [ReportKick] {
    var rounds = BothSides(0)
    return (shootout?.kicks ?? []).map { taken in
      var kick = taken.kick
      let round = rounds[kick.side] + 1
      if kick.result.counts { rounds[kick.side] = round }
      kick.kicker = kick.kicker.map { kicker in record.full(kicker) }
      return ReportKick(event: taken.event, kick: redaction.applied(to: kick), round: round)
    }
  }

  private func known(_ participant: Participant) -> Participant {
    redaction.applied(to: record.full(participant))
  }

  private func named(_ change: Substitution) -> Substitution {
    var change = change
    change.off = change.off.map { off in record.full(off) }
    change.on = change.on.map { on in record.full(on) }
    return change
  }
}

extension LogEntry {
  /// The entry as its amendments had it before another one was written.
  fileprivate func asWritten(before event: MatchEvent, in record: MatchRecord) -> LogEntry {
    var newest: (event: MatchEvent, content: Amendment)?
    for other in record.entries where other.counts && other.event.wasWrittenBefore(event) {
      guard case .amendment(let target, let content) = other.fact, target == self.event.id,
        newest.map({ known in known.event.wasWrittenBefore(other.event) }) ?? true
      else { continue }
      newest = (other.event, content)
    }
    let original = LogEntry(self.event)
    return newest.map { known in original.with(known.content) } ?? original
  }

  fileprivate func with(_ amendment: Amendment) -> LogEntry {
    var entry = self
    entry.fact = amendment.fact
    entry.stage = amendment.stage
    entry.elapsed = max(0, amendment.elapsed)
    return entry
  }
}

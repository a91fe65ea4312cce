import Core
import Design
import RefWatchDomain

// Adding to the log what was not entered when it happened.
extension RefWatchFeature.State {
  /// The match whose log is on the screen.
  private var logRecord: MatchRecord? {
    guard case .log(let match) = route else { return nil }
    return records[match]
  }

  mutating func reduce(_ action: AddAction, _ moment: Moment) -> Effects {
    switch action {
    case .begun: return beginAdding()
    case .whatChosen(let word):
      if let what = AddForm.What(rawValue: word) { desk.log.adding?.choose(what) }
    case .sideChosen(let side): desk.log.adding?.choose(side)
    case .officialChosen(let isOfficial): desk.log.adding?.choose(official: isOfficial)
    case .secondAnswered(let isSecond):
      desk.log.adding?.isSecond = isSecond
      return saveAddition(moment)
    case .saved: return saveAddition(moment)
    }
    return []
  }

  /// The period that was last: where most of what is missing belongs.
  private mutating func beginAdding() -> Effects {
    guard let record = logRecord else { return [] }
    guard mayRecord(record) else { return announce(words(CrewText.lookingOn), lasts: 3_000) }
    let last = record.periods.last.map { played in Stage.period(played.period) }
    desk.log.form = nil
    desk.log.adding = AddForm(at: last ?? .gap(.beforeMatch))
    return []
  }

  private mutating func saveAddition(_ moment: Moment) -> Effects {
    guard let record = logRecord, let form = desk.log.adding, mayRecord(record) else { return [] }
    if let fault = refusal(record, form.entry) {
      desk.log.adding?.entry.fault = fault
      return []
    }
    guard let elapsed = form.elapsed(in: record) else {
      desk.log.adding?.fault = .minute
      return [.tell(.focus(elementID: "add-minute"))]
    }
    let fact: Fact
    do throws(EntryFault) {
      fact = try form.entry.fact(from: form.base, in: record).whole()
    } catch {
      desk.log.adding?.entry.fault = error.reason
      return []
    }
    if let fault = record.fault(adding: fact, at: form.stage, elapsed, now: self.elapsed(record)) {
      desk.log.adding?.entry.fault = .place(fault)
      return []
    }
    if form.isSecond == nil, let earlier = record.openCaution(of: fact, in: form.stage) {
      desk.log.adding?.earlier = earlier
      return []
    }
    let events = additions(fact, elapsed, form, record, moment)
    guard hasRoom(for: events.count, record) else {
      desk.log.adding?.entry.fault = .logFull
      return []
    }
    desk.log.adding = nil
    let undo = record.signature == nil ? events.map { event in event.id } : []
    return save(events) + announce(words(AddText.saved), undo: undo, in: record.match.id)
  }

  /// The entry; and where it makes a later caution the second one, the correction of that.
  private func additions(
    _ fact: Fact, _ elapsed: Int64, _ form: AddForm, _ record: MatchRecord, _ moment: Moment
  ) -> [MatchEvent] {
    let reason = trimmed(form.entry.why)
    var fact = fact
    var later: Amendment?
    var amended: MatchEventID?
    if form.isSecond == true, case .card(var card) = fact, let earlier = form.earlier,
      let other = record.entry(earlier), case .card(var otherCard) = other.fact
    {
      if other.stage.rank < form.stage.rank
        || (other.stage == form.stage && other.elapsed <= elapsed)
      {
        card.colour = .secondYellow
        card.first = earlier
        fact = .card(card)
      } else {
        otherCard.colour = .secondYellow
        otherCard.first = moment.id()
        amended = earlier
        later = Amendment(
          fact: .card(otherCard), stage: other.stage, elapsed: other.elapsed, reason: reason)
      }
    }
    if case .substitution(var change) = fact {
      if form.stage == .gap(.beforeMatch) { change.kind = .beforeMatch }
      change.window = record.windowBeside(
        change.side, stage: form.stage, elapsed: elapsed, new: moment.id(0x817D))
      fact = .substitution(change)
    }
    let batch: BatchID? = later == nil ? nil : moment.id(0xBA7C)
    let added = record.addition(
      fact, at: form.stage, elapsed, reason: reason, now, moment, batch: batch)
    guard let later, let amended else { return [added] }
    return [added]
      + record.events(
        [.amendment(amended, later)], capture(record), moment, from: 1, batch: batch)
  }
}

extension MatchRecord {
  /// The caution with which a yellow card would be the second one of whoever got it, while they
  /// were not sent off; `nil` where there is none.
  fileprivate func openCaution(of fact: Fact, in stage: Stage) -> MatchEventID? {
    guard case .card(let card) = fact, card.colour == .yellow,
      let member = lineUps[card.recipient.side].member(card.recipient), member.sentOff == nil
    else { return nil }
    return member.cautions(in: stage).first
  }
}

extension Fact {
  /// Something has to be said of what happened.
  fileprivate func whole() throws(EntryFault) -> Fact {
    switch self {
    case .note(let text) where text.isEmpty: throw EntryFault(reason: .wordsMissing)
    default: return self
    }
  }
}

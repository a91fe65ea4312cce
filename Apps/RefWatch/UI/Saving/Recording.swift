import Core
import Design
import RefWatchDomain
import Sync

extension RefWatchFeature.State {
  /// Now, in the match.
  func capture(_ record: MatchRecord) -> Capture { record.capture(judge, at: now) }

  /// Writes facts into the log of a match, and keeps them where a crash finds them.
  ///
  /// - Parameter captured: When they happened; now, unless they were being entered.
  mutating func write(
    _ facts: [Fact], in match: MatchID, at captured: Capture? = nil, _ moment: Moment
  ) -> Effects {
    guard let record = records[match], !facts.isEmpty, !isReadOnly, mayRecord(record) else {
      return []
    }
    guard hasRoom(for: facts.count, record) else { return refuseFull() }
    let events = self.events(facts, in: record, at: captured ?? capture(record), moment)
    if let refused = refuses(recording(events, in: match)) { return refused }
    return save(events)
  }

  /// The entries that say so, in order of writing.
  func events(
    _ facts: [Fact], in record: MatchRecord, at captured: Capture, _ moment: Moment
  ) -> [MatchEvent] {
    record.events(
      facts, captured, moment, batch: facts.count > 1 ? moment.id(0xBA7C) : nil)
  }

  /// Submits entries, and keeps them in the ring in the same turn.
  mutating func save(_ events: [MatchEvent]) -> Effects {
    guard let match = events.first?.match else { return [] }
    return [.submit(recording(events, in: match))] + remember(events)
  }

  private func recording(_ events: [MatchEvent], in match: MatchID) -> RefWatchCommand {
    // With the kick-off goes the match itself, in case another device has discarded it.
    let kicksOff = events.contains { event in
      if case .kickOff = event.fact { true } else { false }
    }
    return .recordEvents(match, events, setUp: kicksOff ? replica.match(match) : nil)
  }

  /// Takes entries back: what was wrong stays in the log, with what corrects it.
  mutating func withdraw(
    _ ids: [MatchEventID], in match: MatchID, reason: String = "", _ moment: Moment
  ) -> Effects {
    write(ids.map { id in .withdrawal(id, reason: reason) }, in: match, moment)
  }

  // MARK: Notices

  /// Shows a message for its time; the newest two stay. Undo withdraws the entries named.
  mutating func announce(
    _ text: String, undo: [MatchEventID] = [], in match: MatchID? = nil, lasts: Int = 6_000
  ) -> Effects {
    let id = telling.next()
    notices.append(Notice(id: id, text: text, undo: undo, match: match))
    if notices.count > 2 { notices.removeFirst() }
    return [
      .ask(
        .timer(key: "referee.notice." + String(id), milliseconds: lasts),
        answer: { _ in .inner(.noticeExpired(id)) })
    ]
  }

  /// Takes back what a notice told of. A second time finds no notice and does nothing.
  mutating func undoNotice(_ id: Int, _ moment: Moment) -> Effects {
    guard let index = notices.firstIndex(where: { notice in notice.id == id }) else { return [] }
    if let record = notices[index].match.flatMap({ match in records[match] }),
      !hasRoom(for: notices[index].undo.count, record)
    {
      return refuseFull()
    }
    let notice = notices.remove(at: index)
    guard let match = notice.match, !notice.undo.isEmpty else { return [] }
    return saying(
      words(PitchText.undone), of: withdraw(notice.undo, in: match, moment), lasts: 3_000)
  }
}

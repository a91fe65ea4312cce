import Core
import Design
import RefWatchDomain
import Sync

/// When something happened; taken as the referee begins to enter it.
struct Captured: Hashable {
  var stage: Stage
  /// Milliseconds since the stage began.
  var elapsed: Int64
  let reading: ClockReading
  var quality = ClockQuality.synced
}

extension RefWatchFeature.State {
  /// Now, in the match.
  func capture(_ record: MatchRecord) -> Captured {
    Captured(stage: record.stage, elapsed: elapsed(record), reading: now)
  }

  /// Writes facts into the log of a match, and keeps them where a crash finds them.
  ///
  /// - Parameter captured: When they happened; now, unless they were being entered.
  mutating func write(
    _ facts: [Fact], in match: MatchID, at captured: Captured? = nil, _ moment: Moment
  ) -> RefWatchFeature.Effects {
    guard let record = records[match], !facts.isEmpty, !isReadOnly else { return [] }
    let events = self.events(facts, in: record, at: captured ?? capture(record), moment)
    return save(events)
  }

  /// The entries that say so, in order of writing.
  func events(
    _ facts: [Fact], in record: MatchRecord, at captured: Captured, _ moment: Moment
  ) -> [MatchEvent] {
    let batch: BatchID? = facts.count > 1 ? moment.id(0xBA7C) : nil
    return facts.enumerated().map { index, fact in
      MatchEvent(
        id: moment.id(UInt64(index)), match: record.match.id,
        ordinal: record.lastOrdinal + 1 + Int64(index), stage: captured.stage,
        elapsed: max(0, captured.elapsed), at: captured.reading.wall,
        uptime: captured.reading.uptime, boot: boot, quality: captured.quality, batch: batch,
        fact: fact)
    }
  }

  /// Submits entries, and keeps them in the ring in the same turn.
  mutating func save(_ events: [MatchEvent]) -> RefWatchFeature.Effects {
    guard let match = events.first?.match else { return [] }
    return [.submit(.recordEvents(match, events))] + remember(events)
  }

  /// Takes entries back: what was wrong stays in the log, with what corrects it.
  mutating func withdraw(
    _ ids: [MatchEventID], in match: MatchID, reason: String = "", _ moment: Moment
  ) -> RefWatchFeature.Effects {
    write(ids.map { id in .withdrawal(id, reason: reason) }, in: match, moment)
  }

  // MARK: Notices

  /// Shows a message for its time; the newest two stay. Undo withdraws the entries named.
  mutating func announce(
    _ text: String, undo: [MatchEventID] = [], in match: MatchID? = nil, lasts: Int = 6_000
  ) -> RefWatchFeature.Effects {
    noticeCount += 1
    let id = noticeCount
    notices.append(Notice(id: id, text: text, undo: undo, match: match))
    if notices.count > 2 { notices.removeFirst() }
    return [
      .ask(
        .timer(key: "referee.notice." + String(id), milliseconds: lasts),
        answer: { _ in .inner(.noticeExpired(id)) })
    ]
  }

  /// Takes back what a notice told of. A second time finds no notice and does nothing.
  mutating func undoNotice(_ id: Int, _ moment: Moment) -> RefWatchFeature.Effects {
    guard let index = notices.firstIndex(where: { notice in notice.id == id }) else { return [] }
    let notice = notices.remove(at: index)
    guard let match = notice.match, !notice.undo.isEmpty else { return [] }
    return withdraw(notice.undo, in: match, moment)
      + announce(words(PitchText.undone), lasts: 3_000)
  }
}

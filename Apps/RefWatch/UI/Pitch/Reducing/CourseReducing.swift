import Core
import Design
import RefWatchDomain

// The course of a match: from kick-off to full time.
extension RefWatchFeature.State {
  /// Who kicks off, as chosen or proposed.
  func kickOff(_ record: MatchRecord, _ period: Period) -> Side? {
    pitch.kickOff ?? record.expectedKickOff(period)
  }

  /// Does what a button says, after the question that belongs to it.
  mutating func take(_ act: LifecycleAct, _ record: MatchRecord, _ moment: Moment) -> Effects {
    guard keepsTime(record) else { return askToTakeOver(record) }
    switch act {
    case .kickOff where settings.countsDown && pitch.countdown == nil:
      pitch.countdown = 3
      return countdownTimer()
    default:
      if let question = question(act, record), pitch.question != question {
        pitch.sheet = nil
        pitch.question = question
        return []
      }
    }
    guard let facts = record.facts(for: act, elapsed: elapsed(record)) else {
      pitch.question = nil
      return give(.failure)
    }
    // With the kick-off may come what is known of the device's clock.
    guard hasRoom(for: facts.count + 1, record) else {
      pitch.question = nil
      pitch.sheet = nil
      return refuseFull()
    }
    let text = words.did(act, record)
    let effects: Effects
    switch act {
    case .kickOff:
      pitch.kickOff = nil
      pitch.countdown = nil
      effects = commit(facts + timeNote(record), record, text, moment)
      pitch.isLocked = settings.locksPitch
      // There is nothing to take back: the clock can be set.
      pitch.offer = nil
    case .openStoppage, .closeStoppage:
      effects = commit(facts, record, text, cue: .stoppage, moment)
    default: effects = commit(facts, record, text, moment)
    }
    if case .complete = act { pitch.offer = nil }
    alert = nil
    pitch.announcement = text
    return effects
  }

  /// What is asked before an act, if anything. Abandoning is held instead.
  private func question(_ act: LifecycleAct, _ record: MatchRecord) -> PitchQuestion? {
    guard record.confirmation(for: act, elapsed: elapsed(record)) == .confirm else { return nil }
    switch act {
    case .endPeriod: return .endEarly
    case .suspend(let reason, _): return .suspend(reason)
    case .complete: return .complete
    case .resumePlay: return .resumePlay
    case .goToExtraTime: return .goToExtraTime
    case .goToShootout: return .goToShootout
    case .finish: return .finish
    case .endShootout: return .endShootout
    case .announceAddedTime(let minutes): return .lowerAddedTime(minutes)
    default: return nil
    }
  }

  /// Milliseconds of planned time that are left, below 0 after it.
  func left(_ record: MatchRecord) -> Int64 {
    guard let seconds = record.currentPeriod?.seconds else { return 0 }
    return Int64(seconds) * 1_000 - elapsed(record)
  }

  mutating func answer(_ record: MatchRecord, _ moment: Moment) -> Effects {
    guard let question = pitch.question else { return [] }
    defer { pitch.question = nil }
    switch question {
    case .takeOver: return takeOver(record, moment)
    case .endEarly: return take(.endPeriod, record, moment)
    case .suspend(let reason): return take(.suspend(reason, text: ""), record, moment)
    case .complete: return take(.complete, record, moment)
    case .resumePlay: return take(.resumePlay, record, moment)
    case .goToExtraTime: return take(.goToExtraTime, record, moment)
    case .goToShootout: return take(.goToShootout, record, moment)
    case .finish: return take(.finish(finalOutcome(record)), record, moment)
    case .endShootout:
      return take(.endShootout(reason: words(PitchText.endedEarly)), record, moment)
    case .lowerAddedTime(let minutes):
      return take(.announceAddedTime(minutes), record, moment)
    case .kick(let side, let result): return writeKick(side, result, record, moment)
    }
  }

  /// How a match ends that ends now.
  func finalOutcome(_ record: MatchRecord) -> Outcome {
    if record.shootout?.winner != nil { return .afterPenalties }
    if case .extra = record.periods.last?.period { return .afterExtraTime }
    return .normal
  }

  // MARK: Counting down

  mutating func countDown(_ moment: Moment) -> Effects {
    guard let record = pitchRecord, case .ready(let period) = record.phase,
      let count = pitch.countdown, let side = kickOff(record, period)
    else {
      pitch.countdown = nil
      return []
    }
    if count > 1 {
      pitch.countdown = count - 1
      return countdownTimer() + give(.tap)
    }
    return take(.kickOff(side), record, moment) + give(.saved)
  }

  private func countdownTimer() -> Effects {
    [
      .ask(
        .timer(key: "referee.countdown", milliseconds: 1_000),
        answer: { _ in .inner(.countdownDue) })
    ]
  }

  // MARK: Time

  mutating func toggleStoppage(_ record: MatchRecord, _ moment: Moment) -> Effects {
    if record.openStoppage != nil { return take(.closeStoppage, record, moment) }
    return take(.openStoppage(.other), record, moment)
  }

  /// One touch of the clock, or two within half a second, as the person has set it.
  mutating func tapFace(_ record: MatchRecord, _ moment: Moment) -> Effects {
    switch settings.stoppageTap {
    case .buttonOnly: return []
    case .single: return toggleStoppage(record, moment)
    case .double:
      let earlier = pitch.faceTappedAt
      pitch.faceTappedAt = now.uptime
      guard let earlier, now.uptime - earlier <= 500 else { return [] }
      pitch.faceTappedAt = nil
      return toggleStoppage(record, moment)
    }
  }

  mutating func announceAdded(_ minutes: Int, _ record: MatchRecord, _ moment: Moment) -> Effects {
    take(.announceAddedTime(minutes), record, moment)
  }

  mutating func moveClock(_ shift: Int64, _ record: MatchRecord, _ moment: Moment) -> Effects {
    guard keepsTime(record) else { return askToTakeOver(record) }
    guard record.clock != nil else { return give(.failure) }
    let bounded = max(shift, -elapsed(record))
    guard bounded != 0 else { return [] }
    pitch.doubt = nil
    return commit(
      [.clockAdjustment(milliseconds: bounded, reason: "")], record,
      words(
        PitchText.clockIs,
        text: ClockLabel(milliseconds: matchTime(record) + bounded).description),
      moment)
  }

  /// The clock as typed: minutes and seconds of the match, or minutes alone. A time before the
  /// period is a slip, such as the period's own time.
  mutating func setClock(_ record: MatchRecord, _ moment: Moment) -> Effects {
    guard let wanted = ClockText.milliseconds(pitch.clockText) else { return give(.failure) }
    let start = stageStart(record)
    guard wanted >= start else {
      let text = words(
        PitchText.clockBefore, text: ClockLabel(milliseconds: start).description)
      return give(.failure) + announce(text, lasts: 3_000)
    }
    return moveClock(wanted - start - elapsed(record), record, moment)
  }

  // MARK: Kicks from the mark

  mutating func kick(
    _ side: Side, _ result: Kick.Result, _ record: MatchRecord, _ moment: Moment
  ) -> Effects {
    guard let shootout = record.shootout else { return [] }
    if shootout.winner != nil || (result != .retake && shootout.next != side) {
      pitch.question = .kick(side, result)
      return []
    }
    return writeKick(side, result, record, moment)
  }

  private mutating func writeKick(
    _ side: Side, _ result: Kick.Result, _ record: MatchRecord, _ moment: Moment
  ) -> Effects {
    let kicker = pitch.kicker.flatMap { person in person.side == side ? person : nil }
    let kick = Kick(side: side, result: result, kicker: kicker)
    // Whoever has to take it again is the one who kicked.
    if result != .retake { pitch.kicker = nil }
    var decided = false
    if var shootout = record.shootout {
      shootout.kicks.append(TakenKick(event: moment.id(), kick: kick))
      decided = shootout.winner != nil
    }
    return commit(
      [.kick(kick)], record, words.kick(kick, record), cue: decided ? .decided : .tap, moment)
  }

  // MARK: Short timers

  fileprivate mutating func addTimer(_ kind: MicroTimer.Kind) {
    pitch.micro.append(
      MicroTimer(id: telling.next(), kind: kind, since: kind.waits ? nil : now))
    if pitch.micro.count > 6 { pitch.micro.removeFirst() }
  }

  mutating func startTimer(_ kind: MicroTimer.Kind) {
    pitch.sheet = nil
    addTimer(kind)
  }

  mutating func restartTimer(_ id: Int) {
    guard let index = pitch.micro.firstIndex(where: { timer in timer.id == id }) else { return }
    pitch.micro[index].since = now
  }
}

/// A clock as somebody types it.
enum ClockText {
  /// Milliseconds of `12:34`, `12.34`, `1234` or `12`; `nil` for anything else.
  static func milliseconds(_ text: String) -> Int64? {
    var parts: [[UInt8]] = [[]]
    for byte in text.utf8 where byte != UInt8(ascii: " ") {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): parts[parts.count - 1].append(byte)
      case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: ","): parts.append([])
      default: return nil
      }
    }
    if parts.count == 1, parts[0].count > 2 {
      parts = [Array(parts[0].dropLast(2)), Array(parts[0].suffix(2))]
    }
    guard parts.count <= 2, let minutes = number(parts[0]), minutes < 1_000 else { return nil }
    guard parts.count == 2 else { return minutes * 60_000 }
    guard parts[1].count == 2, let seconds = number(parts[1]), seconds < 60 else { return nil }
    return (minutes * 60 + seconds) * 1_000
  }

  private static func number(_ digits: [UInt8]) -> Int64? {
    guard !digits.isEmpty, digits.count <= 4 else { return nil }
    return digits.reduce(0) { sum, digit in sum * 10 + Int64(digit - UInt8(ascii: "0")) }
  }
}

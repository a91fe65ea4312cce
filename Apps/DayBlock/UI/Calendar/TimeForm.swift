import Calendar
import Core
import DayBlockDomain

/// Times that are typed: of something to be added, or of something that was recorded.
struct TimeForm: Hashable {
  /// Of what was recorded; nothing for something new.
  let session: DaySessionID?
  /// IANA name of the zone the times are meant in.
  let zone: String
  var block: BlockID?
  /// `YYYY-MM-DD`, as the field has it.
  var day: String
  /// `HH:MM`.
  var start: String
  var end: String
  /// The length in minutes, where it is typed instead of the end.
  var minutes = "30"
  var byLength = false
  /// Of a time that comes twice, the second is meant.
  var startSecond = false
  var endSecond = false
  var memo = ""
  /// Who was there, of something new.
  var friends: [DayFriendID] = []
  var friendSearch = ""
  /// Has been sent once: from then on faults show.
  var isSent = false
  /// What the person is being asked about it.
  var asked: [TimeDoubt] = []
  /// Why it was not accepted, in words.
  var refusal: String?

  init(session: DaySessionID?, zone: String, day: String, start: String, end: String) {
    self.session = session
    self.zone = zone
    self.day = day
    self.start = start
    self.end = end
  }
}

/// What a form says, read.
struct TimeReading: Hashable {
  /// Nothing while something is missing or wrong.
  var stretch: TimeStretch?
  var startNote: TimeNote?
  var endNote: TimeNote?
  var fault: TimeFault?
  /// The end is on the day after.
  var endsNextDay = false
}

/// What a clock change does to a time that is typed (specification §6.6).
enum TimeNote: Hashable {
  /// The time never comes; it is moved forward to this.
  case skipped(TimeOfDay)
  /// The time comes twice: at these offsets.
  case twice(first: Int, second: Int)
}

enum TimeFault: Hashable {
  case block, day, start, end, minutes, order
}

extension TimeForm {
  /// What it says by the rules of its zone.
  func read(_ rules: ZoneRules) -> TimeReading {
    var reading = TimeReading()
    guard let date = CivilDate(day) else { return faulty(reading, .day) }
    guard let startTime = TimeOfDay(start) else { return faulty(reading, .start) }
    let (from, note) = TimeForm.resolve(
      CivilDateTime(date, startTime), rules, second: startSecond)
    reading.startNote = note
    let to: Instant
    if byLength {
      guard let length = Int(minutes), (1...44_640).contains(length) else {
        return faulty(reading, .minutes)
      }
      to = from.advanced(byMilliseconds: Int64(length) * 60_000)
    } else {
      guard let endTime = TimeOfDay(end) else { return faulty(reading, .end) }
      guard endTime != startTime || note != nil else { return faulty(reading, .order) }
      to = self.end(endTime, on: date, after: from, rules, in: &reading)
    }
    guard from < to else { return faulty(reading, .order) }
    reading.stretch = TimeStretch(from: from, to: to)
    if block == nil { reading.fault = .block }
    return reading
  }

  /// The end on the same day where that is later than the start, else on the next.
  private func end(
    _ time: TimeOfDay, on date: CivilDate, after from: Instant, _ rules: ZoneRules,
    in reading: inout TimeReading
  ) -> Instant {
    let local = CivilDateTime(date, time)
    var (to, note) = TimeForm.resolve(local, rules, second: endSecond)
    // Of an end that comes twice, the first may be over when it starts.
    if to <= from, case .ambiguous(_, let second) = rules.instants(of: local) { to = second }
    if to <= from {
      let next = CivilDateTime(date.adding(days: 1), time)
      (to, note) = TimeForm.resolve(next, rules, second: endSecond)
      reading.endsNextDay = true
    }
    reading.endNote = note
    return to
  }

  private func faulty(_ reading: TimeReading, _ fault: TimeFault) -> TimeReading {
    var reading = reading
    reading.fault = fault
    return reading
  }

  private static func resolve(
    _ local: CivilDateTime, _ rules: ZoneRules, second: Bool
  ) -> (Instant, TimeNote?) {
    switch rules.instants(of: local) {
    case .one(let instant): return (instant, nil)
    case .gap(_, let after, _): return (after, .skipped(rules.civil(at: after).time))
    case .ambiguous(let first, let later):
      let note = TimeNote.twice(
        first: rules.offset(at: first), second: rules.offset(at: later))
      return (second ? later : first, note)
    }
  }
}

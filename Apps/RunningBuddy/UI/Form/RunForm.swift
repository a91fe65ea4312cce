import Calendar
import Core
import RunningBuddyDomain
import Tracks

/// What a person says of a run: of one that is over, one that is kept, or one entered by hand.
struct RunForm: Hashable {
  enum Subject: Hashable {
    case none, review, new
    case run(RunID)
  }

  var subject = Subject.none
  var title = ""
  var notes = ""
  /// A word of ``ChosenSport``, or the one that stands for what a file had.
  var sport = ChosenSport.running.rawValue
  /// 1…10 as text; empty for none.
  var effort = ""
  /// 1…5 as text; empty for none.
  var feeling = ""
  /// A word of the mark; empty for none.
  var mark = ""
  /// The id of a pair of shoes; empty for none.
  var shoe = ""
  // Of one entered by hand.
  var date = ""
  var time = ""
  var hours = ""
  var minutes = ""
  var seconds = ""
  var distance = ""
  /// What is wrong, once it was sent.
  var faults: [HandEntry.Fault] = []
  var isDateWrong = false
  /// Why it was not taken, in words.
  var refusal: String?

  init() {}

  init(reviewing sport: ChosenSport) {
    subject = .review
    self.sport = sport.rawValue
  }

  init(new civil: CivilDateTime) {
    subject = .new
    date = civil.date.description
    time = String(civil.time.description.prefix(5))
  }

  init(_ run: Run) {
    subject = .run(run.id)
    title = run.title
    notes = run.notes
    sport = ChosenSport.word(run.sport) ?? ChosenSport.asItIs
    effort = run.effort.map { value in String(value) } ?? ""
    feeling = run.feeling.map { value in String(value) } ?? ""
    mark = run.mark?.rawValue ?? ""
    shoe = run.shoe?.description ?? ""
  }

  /// `nil` for what a file had and nobody changed.
  var chosenSport: RecordedSport? { ChosenSport(rawValue: sport)?.sport }

  /// Puts what was said into a run that is about to be saved.
  func fill(_ run: inout Run) {
    run.title = RunForm.held(title)
    run.notes = notes
    run.effort = Int(effort)
    run.feeling = Int(feeling)
    run.mark = MarkedBest.Mark(rawValue: mark)
    run.shoe = ShoeID(shoe)
  }

  /// The title as it can be kept: at most so many Unicode scalars.
  static func held(_ title: String) -> String {
    String(String.UnicodeScalarView(title.unicodeScalars.prefix(RunLimits.title)))
  }

  // MARK: Editing

  /// What changes of a run. Another sport has other figures: they are made from the points of its
  /// track.
  func edits(of run: Run, _ points: [ChannelPoint]) -> [RunEdit] {
    var edits: [RunEdit] = []
    if !sameBytes(RunForm.held(title), run.title) { edits.append(.title(RunForm.held(title))) }
    if !sameBytes(notes, run.notes) { edits.append(.notes(notes)) }
    if Int(effort) != run.effort { edits.append(.effort(Int(effort))) }
    if Int(feeling) != run.feeling { edits.append(.feeling(Int(feeling))) }
    let mark = MarkedBest.Mark(rawValue: mark)
    if mark != run.mark { edits.append(.mark(mark)) }
    let shoe = ShoeID(shoe)
    if shoe != run.shoe { edits.append(.shoe(shoe)) }
    if let sport = chosenSport, sport != run.sport { edits.append(run.edit(to: sport, points)) }
    return edits
  }

  /// What brings back what some edits change.
  static func undoing(_ edits: [RunEdit], of run: Run) -> [RunEdit] {
    edits.compactMap { edit in
      switch edit {
      case .title: .title(run.title)
      case .notes: .notes(run.notes)
      case .effort: .effort(run.effort)
      case .feeling: .feeling(run.feeling)
      case .mark: .mark(run.mark)
      case .sport: .sport(run.sport, run.record)
      case .windows: .windows(run.windows, run.record)
      case .recomputed: .recomputed(run.record)
      case .moved: .moved(start: run.start, zone: run.zone, offset: run.offset)
      case .shoe: .shoe(run.shoe)
      case .merged: .unmerged(run.record)
      case .unmerged: run.merge.map { merge in .merged(merge, run.record) }
      case .split, .joined: nil
      }
    }
  }

  // MARK: By hand

  /// Milliseconds; 0 where nothing was typed, -1 for what is no number.
  var duration: Int64 {
    var sum: Int64 = 0
    for (text, unit, most) in [
      (hours, Int64(3_600_000), Int64(2_400)), (minutes, 60_000, 6_000), (seconds, 1_000, 6_000),
    ] where !text.isEmpty {
      guard let value = Int64(text), value >= 0, value <= most else { return -1 }
      sum += value * unit
    }
    return sum
  }

  /// Centimetres of what was typed in kilometres or miles: "5", "5.02", "5,02"; `nil` for nothing.
  func centimetres(_ unit: SplitUnit) -> Int? { RunForm.centimetres(distance, unit) }

  static func centimetres(_ text: String, _ unit: SplitUnit) -> Int? {
    guard !text.isEmpty else { return nil }
    let parts = text.split(
      maxSplits: 1, omittingEmptySubsequences: false,
      whereSeparator: { character in character == "." || character == "," })
    guard let whole = parts[0].isEmpty ? 0 : Int64(parts[0]), whole >= 0, whole <= 100_000 else {
      return -1
    }
    var thousandths: Int64 = 0
    if parts.count == 2 {
      let digits = String(parts[1].prefix(3))
      guard let value = digits.isEmpty ? 0 : Int64(digits), value >= 0 else { return -1 }
      thousandths = value
      for _ in digits.utf8.count..<3 { thousandths *= 10 }
    }
    let sum = whole * 1_000 + thousandths
    switch unit {
    // More than anybody runs is still more than may be kept, and fits.
    case .kilometre: return Int(min(sum * 100, 2_000_000_000))
    // A mile is 160 934.4 cm. What is shown is cut: a part of a centimetre too many, and it reads
    // as it was typed.
    case .mile: return Int(min((sum * 1_609_344 + 9_999) / 10_000, 2_000_000_000))
    }
  }

  /// What was entered; `nil` for a date that is none.
  func entry(_ unit: SplitUnit) -> HandEntry? {
    guard let date = CivilDate(date), let time = TimeOfDay(time + ":00") ?? TimeOfDay(time) else {
      return nil
    }
    var entry = HandEntry(
      began: CivilDateTime(date, time), duration: duration, centimetres: centimetres(unit),
      sport: chosenSport ?? .running)
    entry.title = title
    entry.notes = notes
    return entry
  }
}

/// What is done with a form.
public enum RunFormAction: Hashable, Sendable {
  public enum Field: Hashable, Sendable {
    case title, notes, sport, effort, feeling, mark, shoe
    case date, time, hours, minutes, seconds, distance
  }

  case typed(Field, String)
  case sent
}

extension RunForm {
  mutating func type(_ field: RunFormAction.Field, _ text: String) {
    switch field {
    case .title: title = text
    case .notes: notes = text
    case .sport: sport = text
    case .effort: effort = text
    case .feeling: feeling = text
    case .mark: mark = text
    case .shoe: shoe = text
    case .date: date = text
    case .time: time = text
    case .hours: hours = text
    case .minutes: minutes = text
    case .seconds: seconds = text
    case .distance: distance = text
    }
  }
}

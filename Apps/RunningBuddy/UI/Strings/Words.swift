import Calendar
import Core
import Design
import RunningBuddyDomain

/// Speaks to the person: phrases with their gaps filled, distances, times and paces as they read
/// them.
struct Words: Hashable, PhraseSpeaker {
  let language: Language
  let formats: Formats
  /// The unit of distances and paces.
  let unit: SplitUnit

  init(_ language: Language, hourCycle: HourCycle? = nil, unit: SplitUnit) {
    self.language = language
    formats = Formats(language, hourCycle: hourCycle)
    self.unit = unit
  }
}

extension Words {
  /// What stands for a figure that is not known.
  static let unknown = "–"

  /// Whole hundredths of the unit: kilometres or miles.
  func hundredths(centimetres: Int64) -> Int64 {
    let most: Int64 = 1_000_000_000_000
    let held = min(max(centimetres, 0), most)
    return switch unit {
    case .kilometre: held / 1_000
    // A mile is 160 934.4 cm.
    case .mile: held * 1_000 / 1_609_344
    }
  }

  /// `5.02`, without its unit; cut, never rounded up: nobody has run what they have not.
  func figure(centimetres: Int64) -> String {
    formats.decimal(hundredths(centimetres: centimetres), fractionDigits: 2)
  }

  /// `5.02 km`.
  func distance(centimetres: Int64) -> String {
    self(unitText, text: figure(centimetres: centimetres))
  }

  /// `5.02 km`, or what stands for none.
  func distance(_ centimetres: Int?) -> String {
    centimetres.map { length in distance(centimetres: Int64(length)) } ?? Words.unknown
  }

  /// The unit's own word, with the gap for a figure.
  private var unitText: RunUnitText { unit == .mile ? .miles : .kilometres }

  /// `km` or `mi`.
  var unitName: String { self(unit == .mile ? RunUnitText.mile : .kilometre) }

  /// A short way in metres or feet: climbs.
  func height(decimetres: Int?) -> String {
    guard let decimetres else { return Words.unknown }
    let metres = decimetres / 10
    return switch unit {
    case .kilometre: self(RunUnitText.metres, text: formats.number(metres))
    case .mile:
      self(RunUnitText.feet, text: formats.number(Int64(decimetres) * 1_000 / 3_048))
    }
  }

  /// `42:10`, `1:02:10`.
  func clock(_ milliseconds: Int64) -> String {
    let seconds = max(0, milliseconds) / 1_000
    let rest = Words.padded(seconds % 60)
    guard seconds >= 3_600 else { return String(seconds / 60) + ":" + rest }
    return String(seconds / 3_600) + ":" + Words.padded(seconds / 60 % 60) + ":" + rest
  }

  /// A time in words for screen readers and sentences: `1 h 2 min`, `4 min 12 s`.
  func duration(_ milliseconds: Int64) -> String {
    let seconds = max(0, milliseconds) / 1_000
    let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
    var parts: [String] = []
    if hours > 0 { parts.append(self(RunUnitText.hours, text: String(hours))) }
    if minutes > 0 { parts.append(self(RunUnitText.minutes, text: String(minutes))) }
    if hours == 0, rest > 0 || minutes == 0 {
      parts.append(self(RunUnitText.seconds, text: String(rest)))
    }
    return parts.joined(separator: " ")
  }

  /// `5:12 /km`.
  func pace(_ pace: RunPace?) -> String {
    paceFigure(pace).map { figure in figure + " /" + unitName } ?? Words.unknown
  }

  /// `5:12`, cut to whole seconds; `nil` for none.
  func paceFigure(_ pace: RunPace?) -> String? {
    guard let pace else { return nil }
    let seconds = unit == .mile ? pace.perMile : pace.perKilometre
    return clock(Int64(seconds) * 1_000)
  }

  /// The pace of so many seconds a kilometre.
  func pace(secondsPerKilometre seconds: Double?) -> RunPace? {
    guard let seconds, seconds > 0 else { return nil }
    return RunPace(speed: 1_000 / seconds)
  }

  /// The day and the time at which a run began, where it took place.
  func when(_ run: Run) -> String {
    let civil = run.startedAt.civil(offset: run.offset)
    return formats.dateTime(civil, .mediumWithWeekday)
  }

  /// The time of day.
  func time(_ instant: Instant, offset: Int) -> String {
    formats.time(instant.civil(offset: offset).time)
  }

  /// What a run is called: its title, else its sport.
  func name(of run: Run) -> String { run.title.isEmpty ? sport(run.sport) : run.title }

  private static func padded(_ value: Int64) -> String {
    (value < 10 ? "0" : "") + String(value)
  }
}

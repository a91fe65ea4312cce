import Calendar
import Coding

/// What is told a runner: to be spoken, and as a line on the screen.
@Memberwise public struct Cue: Hashable, Sendable {
  /// What it is told for.
  public enum Event: Hashable, Sendable {
    /// So many kilometres or miles.
    case distance(Int, SplitUnit)
    /// So many minutes of the timer.
    case minutes(Int)
    /// The end of the lap of this number.
    case lap(Int)
  }

  public let event: Event
  /// How far the run is.
  public let progress: CueProgress
  /// What the stretch that ended covered, and its milliseconds by the timer.
  public let metres: Double
  public let milliseconds: Int64
  public let contents: CueContents
  public let unit: SplitUnit
  public let language: Language

  /// Sentences, for a voice.
  public var spoken: String {
    let words = CueWords(language, unit)
    var parts = [words.event(event)]
    for part in self.parts {
      parts.append(words.spoken(part))
    }
    return parts.map { part in part + "." }.joined(separator: " ")
  }

  /// One line, for the screen.
  public var text: String {
    let words = CueWords(language, unit)
    var parts = [words.shortEvent(event)]
    for part in self.parts { parts.append(words.short(part)) }
    return parts.joined(separator: " · ")
  }

  /// What it says besides the event, in the order of ``CueContents``. What is not known is not
  /// said.
  var parts: [CuePart] {
    var parts: [CuePart] = []
    if contents.contains(.distance), !isDistance { parts.append(.distance(progress.metres)) }
    if contents.contains(.time), !isTime { parts.append(.time(progress.timer)) }
    if contents.contains(.meanPace),
      let pace = RunPace(metres: progress.metres, milliseconds: progress.timer)
    {
      parts.append(.meanPace(pace))
    }
    if contents.contains(.lastPace), let pace = RunPace(metres: metres, milliseconds: milliseconds)
    {
      parts.append(.lastPace(pace, event))
    }
    if contents.contains(.heartRate), let rate = progress.heartRate {
      parts.append(.heartRate(rate))
    }
    if contents.contains(.cadence), let rate = progress.cadence { parts.append(.cadence(rate)) }
    return parts
  }

  /// The event says how far it is.
  private var isDistance: Bool {
    if case .distance(_, let unit) = event { return unit == self.unit }
    return false
  }

  /// The event says how long it took.
  private var isTime: Bool {
    if case .minutes = event { return true }
    return false
  }
}

/// One thing that a cue says.
enum CuePart: Hashable, Sendable {
  case distance(Double)
  /// Milliseconds.
  case time(Int64)
  case meanPace(RunPace)
  case lastPace(RunPace, Cue.Event)
  case heartRate(Int)
  case cadence(Int)
}

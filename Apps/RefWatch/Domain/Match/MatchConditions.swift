import Coding
import Wire

/// What a match was played in, and why it began late: for the head of its report.
@Wire public struct MatchConditions: Hashable, Sendable {
  /// Up to ``RefWatchLimits/name`` Unicode scalars; empty where nothing was noted.
  public var weather = ""
  /// Degrees Celsius, one of ``temperatures``.
  @Field(in: MatchConditions.temperatures.wire) public var temperature: Int?
  /// Up to ``RefWatchLimits/name`` Unicode scalars; empty where nothing was noted.
  public var pitch = ""
  /// Why the match began late. Up to ``RefWatchLimits/text`` Unicode scalars; empty where nobody
  /// said.
  public var lateStart = ""

  public init() {}

  /// What can be a temperature on a pitch.
  public static let temperatures = -60...60

  /// `18 °C`.
  public static func label(_ degrees: Int) -> String { degrees.description + " °C" }
}

/// One of a match's conditions and its new value.
public enum ConditionsEdit: Hashable, Sendable {
  case weather(String)
  case temperature(Int?)
  case pitch(String)
  case lateStart(String)
}

extension MatchConditions {
  mutating func apply(_ edit: ConditionsEdit) {
    switch edit {
    case .weather(let text): weather = text
    case .temperature(let degrees): temperature = degrees
    case .pitch(let text): pitch = text
    case .lateStart(let text): lateStart = text
    }
  }

  /// What makes the others of these.
  public func edits(to new: MatchConditions) -> [ConditionsEdit] {
    var edits: [ConditionsEdit] = []
    if weather != new.weather { edits.append(.weather(new.weather)) }
    if temperature != new.temperature { edits.append(.temperature(new.temperature)) }
    if pitch != new.pitch { edits.append(.pitch(new.pitch)) }
    if lateStart != new.lateStart { edits.append(.lateStart(new.lateStart)) }
    return edits
  }
}

extension RefWatchLimits {
  static func check(_ conditions: MatchConditions) throws(RefWatchRejection) {
    try check(conditions.weather, .weather, limit: name)
    try check(conditions.pitch, .pitch, limit: name)
    try check(conditions.lateStart, .lateStart, limit: text)
  }
}

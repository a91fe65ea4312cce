import Calendar
import Wire

extension BlockPlan.Rule: WireCodable {
  /// The words `once` and `daily`, or the numbers of the weekdays, Monday being 1.
  public init(_ cursor: WireCursor) throws(WireError) {
    if case .array = cursor.value {
      var days: [Weekday] = []
      for element in try cursor.elements() { days.append(try element.weekday()) }
      self = .weekly(days)
      return
    }
    switch try cursor.string(limit: 16) {
    case "once": self = .once
    case "daily": self = .daily
    default: throw cursor.error(.expected("a known rule"))
    }
  }

  public var json: JSON {
    switch self {
    case .once: "once"
    case .daily: "daily"
    case .weekly(let days): .array(days.map { day in .weekday(day) })
    }
  }
}

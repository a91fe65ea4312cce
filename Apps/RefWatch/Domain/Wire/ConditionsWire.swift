import Wire

extension MatchConditions {
  /// `nil` where nothing is known.
  var body: JSON? { self == MatchConditions() ? nil : json }
}

extension ConditionsEdit {
  /// `nil` for a field that is not one of the conditions.
  init?(_ field: String, _ cursor: WireCursor) throws(WireError) {
    switch field {
    case "weather": self = .weather(try cursor.text("value"))
    case "temperature":
      self = .temperature(
        try cursor.optional("value")?.int(in: MatchConditions.temperatures.wire))
    case "pitch": self = .pitch(try cursor.text("value"))
    case "lateStart": self = .lateStart(try cursor.text("value"))
    default: return nil
    }
  }

  var field: String {
    switch self {
    case .weather: "weather"
    case .temperature: "temperature"
    case .pitch: "pitch"
    case .lateStart: "lateStart"
    }
  }

  var value: JSON? {
    switch self {
    case .weather(let text), .pitch(let text), .lateStart(let text): .string(text)
    case .temperature(let degrees): degrees.map { degrees in .int(degrees) }
    }
  }
}

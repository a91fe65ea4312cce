import Calendar
import Core
import Wire

extension RunSettingChange: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let field = try cursor.required("field")
    let value = try cursor.optional("value")
    func needed() throws(WireError) -> WireCursor { try cursor.required("value") }
    switch try field.string(limit: 32) {
    case "countdown": self = .countdown(try readCountdown(needed()))
    case "pausesByRule": self = .pausesByRule(try needed().bool())
    case "cues": self = .cues(try CueInterval(needed()))
    case "cueContents": self = .cueContents(try contents(needed()))
    case "speaksCues": self = .speaksCues(try needed().bool())
    case "goal": self = .goal(try value?.decode())
    case "firstWeekday": self = .firstWeekday(try value.map(weekday))
    case "introduced": self = .introduced(try needed().bool())
    default: throw field.error(.expected("a known setting"))
    }
  }

  /// The name of the setting.
  public var field: String {
    switch self {
    case .countdown: "countdown"
    case .pausesByRule: "pausesByRule"
    case .cues: "cues"
    case .cueContents: "cueContents"
    case .speaksCues: "speaksCues"
    case .goal: "goal"
    case .firstWeekday: "firstWeekday"
    case .introduced: "introduced"
    }
  }

  public var json: JSON {
    let value: JSON? =
      switch self {
      case .countdown(let value): .int(value.rawValue)
      case .pausesByRule(let value), .speaksCues(let value), .introduced(let value): .bool(value)
      case .cues(let value): value.json
      case .cueContents(let value): .int(value.rawValue)
      case .goal(let value): value.map { goal in goal.json }
      case .firstWeekday(let value): value.map { day in .int(day.rawValue) }
      }
    return .object(["field": .string(field), "value": value])
  }
}

extension RunSettings {
  static let names = [
    "countdown", "pausesByRule", "cues", "cueContents", "speaksCues", "goal", "firstWeekday",
    "introduced",
  ]

  public var body: JSON {
    let known: JSON = .object([
      "countdown": .int(countdown.rawValue), "pausesByRule": .bool(pausesByRule),
      "cues": cues.map { interval in interval.json }, "cueContents": .int(cueContents.rawValue),
      "speaksCues": .bool(speaksCues), "goal": goal.map { goal in goal.json },
      "firstWeekday": firstWeekday.map { day in .int(day.rawValue) },
      "introduced": .flag(isIntroduced),
    ])
    guard case .object(let members) = known, !rest.isEmpty else { return known }
    return .object(members + rest)
  }

  /// An absent field has its default: rows of older versions know fewer.
  public init(user: UserID, _ body: WireCursor) throws(WireError) {
    self.init(user: user)
    if let value = try body.optional("countdown") { countdown = try readCountdown(value) }
    if let value = try body.optional("pausesByRule") { pausesByRule = try value.bool() }
    cues = try body.optional("cues").map(CueInterval.init)
    if let value = try body.optional("cueContents") { cueContents = try contents(value) }
    if let value = try body.optional("speaksCues") { speaksCues = try value.bool() }
    goal = try body.optional("goal")?.decode()
    firstWeekday = try body.optional("firstWeekday").map(weekday)
    isIntroduced = try body.flag("introduced")
    rest = unknownMembers(of: body.value, known: RunSettings.names)
  }
}

extension CueInterval {
  var json: JSON {
    switch self {
    case .never: "never"
    case .kilometre: "kilometre"
    case .mile: "mile"
    case .lap: "lap"
    case .minutes(let minutes): .int(minutes)
    }
  }

  init(_ cursor: WireCursor) throws(WireError) {
    if case .integer = cursor.value {
      self = .minutes(try cursor.int(in: 0...100_000))
      return
    }
    switch try cursor.string(limit: 32) {
    case "never": self = .never
    case "kilometre": self = .kilometre
    case "mile": self = .mile
    case "lap": self = .lap
    default: throw cursor.error(.expected("a known interval"))
    }
  }
}

extension WeeklyGoal: WireCodable {
  public var json: JSON {
    switch self {
    case .centimetres(let value): .object(["of": "centimetres", "goal": .integer(value)])
    case .time(let value): .object(["of": "time", "goal": .integer(value)])
    case .runs(let value): .object(["of": "runs", "goal": .int(value)])
    }
  }

  public init(_ cursor: WireCursor) throws(WireError) {
    let kind = try cursor.required("of")
    let goal = try cursor.required("goal").integer(in: 0...1_000_000_000_000)
    switch try kind.string(limit: 32) {
    case "centimetres": self = .centimetres(goal)
    case "time": self = .time(goal)
    case "runs": self = .runs(Int(clamping: goal))
    default: throw kind.error(.expected("a known goal"))
    }
  }
}

private func readCountdown(_ cursor: WireCursor) throws(WireError) -> RunStart.Countdown {
  guard let value = RunStart.Countdown(rawValue: try cursor.int(in: 0...100)) else {
    throw cursor.error(.expected("0, 3, 5 or 10"))
  }
  return value
}

private func contents(_ cursor: WireCursor) throws(WireError) -> CueContents {
  CueContents(rawValue: try cursor.int(in: 0...Int64(CueContents.all)))
}

private func weekday(_ cursor: WireCursor) throws(WireError) -> Weekday {
  guard let day = Weekday(rawValue: try cursor.int(in: 1...7)) else {
    throw cursor.error(.expected("a weekday"))
  }
  return day
}

import Calendar
import Core
import Wire

extension RunSettings {
  static let names = [
    "countdown", "pausesByRule", "cues", "cueContents", "speaksCues", "goal", "firstWeekday",
    "introduced", "pods", "countsSteps", "carried", "keepsMotion", "usualShoe", "heart",
    "showsMaps", "sendsMotion",
  ]

  public var body: JSON {
    JSON.object([
      "countdown": countdown.json, "pausesByRule": .bool(pausesByRule),
      "cues": cues.map { interval in interval.json }, "cueContents": cueContents.json,
      "speaksCues": .bool(speaksCues), "goal": goal.map { goal in goal.json },
      "firstWeekday": firstWeekday.map { day in .weekday(day) },
      "introduced": .flag(isIntroduced),
      "pods": pods.isEmpty ? nil : .array(pods.map { pin in pin.json }),
      "countsSteps": countsSteps ? nil : .bool(false),
      "carried": carried == .hand ? nil : carried.json, "keepsMotion": .flag(keepsMotion),
      "usualShoe": usualShoe.map { id in .id(id) },
      "heart": heart == HeartSettings() ? nil : heart.json,
      "showsMaps": showsMaps ? nil : .bool(false), "sendsMotion": .flag(sendsMotion),
    ]).followed(by: rest)
  }

  /// An absent field has its default: rows of older versions know fewer.
  public init(user: UserID, _ body: WireCursor) throws(WireError) {
    self.init(user: user)
    if let value = try body.optional("countdown") { countdown = try value.decode() }
    if let value = try body.optional("pausesByRule") { pausesByRule = try value.bool() }
    cues = try body.optional("cues")?.decode()
    if let value = try body.optional("cueContents") { cueContents = try value.decode() }
    if let value = try body.optional("speaksCues") { speaksCues = try value.bool() }
    goal = try body.optional("goal")?.decode()
    firstWeekday = try body.optional("firstWeekday")?.weekday()
    isIntroduced = try body.flag("introduced")
    if let value = try body.optional("pods") {
      pods = try value.decodeArray()
    }
    if let value = try body.optional("countsSteps") { countsSteps = try value.bool() }
    if let value = try body.optional("carried") { carried = try value.decode() }
    keepsMotion = try body.flag("keepsMotion")
    usualShoe = try body.optional("usualShoe")?.id()
    if let value = try body.optional("heart") { heart = try value.decode() }
    if let value = try body.optional("showsMaps") { showsMaps = try value.bool() }
    sendsMotion = try body.flag("sendsMotion")
    rest = unknownMembers(of: body.value, known: RunSettings.names)
  }
}

extension CueInterval: WireCodable {
  public var json: JSON {
    switch self {
    case .never: "never"
    case .kilometre: "kilometre"
    case .mile: "mile"
    case .lap: "lap"
    case .minutes(let minutes): .int(minutes)
    }
  }

  public init(_ cursor: WireCursor) throws(WireError) {
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

extension RunStart.Countdown: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    guard let value = RunStart.Countdown(rawValue: try cursor.int(in: 0...100)) else {
      throw cursor.error(.expected("0, 3, 5 or 10"))
    }
    self = value
  }

  public var json: JSON { .int(rawValue) }
}

extension Carrying: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) { self = try cursor.word() }

  public var json: JSON { .word(self) }
}

extension CueContents: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(rawValue: try cursor.int(in: 0...Int64(CueContents.all)))
  }

  public var json: JSON { .int(rawValue) }
}

extension WireCursor {
  /// A day of the week by its number, Monday being 1.
  func weekday() throws(WireError) -> Weekday {
    guard let day = Weekday(rawValue: try int(in: 1...7)) else {
      throw error(.expected("a weekday"))
    }
    return day
  }
}

extension JSON {
  static func weekday(_ day: Weekday) -> JSON { .int(day.rawValue) }
}

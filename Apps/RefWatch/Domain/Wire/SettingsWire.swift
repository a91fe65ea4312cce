import Core
import Wire

extension RefereeSetting: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let field = try cursor.required("field")
    let value = try cursor.required("value")
    switch try field.string(limit: 32) {
    case "countsDown": self = .countsDown(try value.bool())
    case "timerFace": self = .timerFace(try value.word())
    case "catalog": self = .catalog(try value.string())
    case "confirmsSubstitutions": self = .confirmsSubstitutions(try value.bool())
    case "periodMinutes": self = .periodMinutes(try value.int(in: 1...60))
    case "extraTime": self = .extraTime(try value.word())
    case "shootoutKicks": self = .shootoutKicks(try value.int(in: 1...10))
    case "stoppageTap": self = .stoppageTap(try value.word())
    case "vibrates": self = .vibrates(try value.bool())
    case "vibration": self = .vibration(try value.word())
    case "sounds": self = .sounds(try value.bool())
    case "flashes": self = .flashes(try value.bool())
    case "warnings": self = .warnings(try readWarnings(value))
    case "reminderSeconds": self = .reminderSeconds(try value.int(in: 0...600))
    case "locksPitch": self = .locksPitch(try value.bool())
    case "hintsBrightness": self = .hintsBrightness(try value.bool())
    case "leftHanded": self = .isLeftHanded(try value.bool())
    case "silentDuringMatch": self = .isSilentDuringMatch(try value.bool())
    default: throw field.error(.expected("a known setting"))
    }
  }

  /// The name of the setting.
  public var field: String {
    switch self {
    case .countsDown: "countsDown"
    case .timerFace: "timerFace"
    case .catalog: "catalog"
    case .confirmsSubstitutions: "confirmsSubstitutions"
    case .periodMinutes: "periodMinutes"
    case .extraTime: "extraTime"
    case .shootoutKicks: "shootoutKicks"
    case .stoppageTap: "stoppageTap"
    case .vibrates: "vibrates"
    case .vibration: "vibration"
    case .sounds: "sounds"
    case .flashes: "flashes"
    case .warnings: "warnings"
    case .reminderSeconds: "reminderSeconds"
    case .locksPitch: "locksPitch"
    case .hintsBrightness: "hintsBrightness"
    case .isLeftHanded: "leftHanded"
    case .isSilentDuringMatch: "silentDuringMatch"
    }
  }

  private var value: JSON {
    switch self {
    case .countsDown(let value), .confirmsSubstitutions(let value), .vibrates(let value),
      .sounds(let value), .flashes(let value), .locksPitch(let value),
      .hintsBrightness(let value), .isLeftHanded(let value), .isSilentDuringMatch(let value):
      .bool(value)
    case .catalog(let value): .string(value)
    case .periodMinutes(let value), .shootoutKicks(let value), .reminderSeconds(let value):
      .int(value)
    case .extraTime(let value): .word(value)
    case .timerFace(let value): .word(value)
    case .vibration(let value): .word(value)
    case .stoppageTap(let value): .word(value)
    case .warnings(let value): .array(value.map { seconds in .int(seconds) })
    }
  }

  public var json: JSON { .object(["field": .string(field), "value": value]) }
}

extension RefWatchSettings {
  public var body: JSON {
    .object([
      "countsDown": .bool(countsDown), "catalog": .string(catalog),
      "confirmsSubstitutions": .bool(confirmsSubstitutions), "periodMinutes": .int(periodMinutes),
      "extraTime": .word(extraTime), "shootoutKicks": .int(shootoutKicks),
      "stoppageTap": .word(stoppageTap), "vibrates": .bool(vibrates), "sounds": .bool(sounds),
      "flashes": .bool(flashes), "warnings": .array(warnings.map { seconds in .int(seconds) }),
      "reminderSeconds": .int(reminderSeconds), "locksPitch": .bool(locksPitch),
      "hintsBrightness": .bool(hintsBrightness), "leftHanded": .bool(isLeftHanded),
      "silentDuringMatch": .bool(isSilentDuringMatch), "timerFace": .word(timerFace),
      "vibration": .word(vibration),
    ])
  }

  /// An absent field has its default: rows of older versions know fewer.
  public init(user: UserID, _ body: WireCursor) throws(WireError) {
    self.init(user: user)
    if let value = try body.optional("countsDown") { countsDown = try value.bool() }
    if let value = try body.optional("catalog") { catalog = try value.string() }
    if let value = try body.optional("confirmsSubstitutions") {
      confirmsSubstitutions = try value.bool()
    }
    if let value = try body.optional("periodMinutes") { periodMinutes = try value.int(in: 1...60) }
    if let value = try body.optional("extraTime") { extraTime = try value.word() }
    if let value = try body.optional("shootoutKicks") { shootoutKicks = try value.int(in: 1...10) }
    if let value = try body.optional("stoppageTap") { stoppageTap = try value.word() }
    if let value = try body.optional("vibrates") { vibrates = try value.bool() }
    if let value = try body.optional("sounds") { sounds = try value.bool() }
    if let value = try body.optional("flashes") { flashes = try value.bool() }
    if let value = try body.optional("warnings") { warnings = try readWarnings(value) }
    if let value = try body.optional("reminderSeconds") {
      reminderSeconds = try value.int(in: 0...600)
    }
    if let value = try body.optional("locksPitch") { locksPitch = try value.bool() }
    if let value = try body.optional("hintsBrightness") { hintsBrightness = try value.bool() }
    if let value = try body.optional("leftHanded") { isLeftHanded = try value.bool() }
    if let value = try body.optional("silentDuringMatch") {
      isSilentDuringMatch = try value.bool()
    }
    // What a newer version may have chosen stands for what everybody knows.
    if let value = try body.optional("timerFace") {
      timerFace = TimerFace(rawValue: try value.string()) ?? .standard
    }
    if let value = try body.optional("vibration") {
      vibration = VibrationStrength(rawValue: try value.string()) ?? .normal
    }
  }
}

/// Up to four numbers of seconds up to an hour, descending.
private func readWarnings(_ cursor: WireCursor) throws(WireError) -> [Int] {
  var warnings: [Int] = []
  for element in try cursor.elements() {
    let seconds = try element.int(in: 1...3_600)
    if let last = warnings.last, seconds >= last { throw element.error(.expected("less")) }
    warnings.append(seconds)
  }
  guard warnings.count <= 4 else { throw cursor.error(.outOfRange("up to 4 warnings")) }
  return warnings
}

import Core
import Wire

extension RefWatchSettings {
  public var body: JSON {
    .object([
      "countsDown": .bool(countsDown), "catalog": .string(catalog),
      "confirmsSubstitutions": .bool(confirmsSubstitutions), "periodMinutes": .int(periodMinutes),
      "extraTime": .word(extraTime), "shootoutKicks": .int(shootoutKicks),
      "stoppageTap": .word(stoppageTap), "vibrates": .bool(vibrates), "sounds": .bool(sounds),
      "flashes": .bool(flashes), "warnings": .warnings(warnings),
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
    if let value = try body.optional("periodMinutes") {
      periodMinutes = try value.int(in: RuleSet.periodLengths.wire)
    }
    if let value = try body.optional("extraTime") { extraTime = try value.word() }
    if let value = try body.optional("shootoutKicks") {
      shootoutKicks = try value.int(in: RuleSet.kicks.wire)
    }
    if let value = try body.optional("stoppageTap") { stoppageTap = try value.word() }
    if let value = try body.optional("vibrates") { vibrates = try value.bool() }
    if let value = try body.optional("sounds") { sounds = try value.bool() }
    if let value = try body.optional("flashes") { flashes = try value.bool() }
    if let value = try body.optional("warnings") { warnings = try value.warnings() }
    if let value = try body.optional("reminderSeconds") {
      reminderSeconds = try value.int(in: RefWatchSettings.reminderRange.wire)
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

extension WireCursor {
  /// Up to four numbers of seconds up to an hour, descending.
  @inline(never)
  func warnings() throws(WireError) -> [Int] {
    var warnings: [Int] = []
    for element in try elements() {
      let seconds = try element.int(in: 1...3_600)
      if let last = warnings.last, seconds >= last { throw element.error(.expected("less")) }
      warnings.append(seconds)
    }
    guard warnings.count <= 4 else { throw error(.outOfRange("up to 4 warnings")) }
    return warnings
  }
}

extension JSON {
  static func warnings(_ warnings: [Int]) -> JSON {
    .array(warnings.map { seconds in .int(seconds) })
  }
}

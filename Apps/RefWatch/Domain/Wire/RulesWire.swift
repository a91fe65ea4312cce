import Wire

extension RuleSet: WireCodable {
  /// An absent field has its default: rows of older versions know fewer.
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init()
    if let value = try cursor.optional("edition") { edition = try value.word() }
    if let value = try cursor.optional("periods") { regulationPeriods = try value.int(in: 1...4) }
    if let value = try cursor.optional("periodMinutes") {
      periodMinutes = try value.int(in: 1...60)
    }
    if let value = try cursor.optional("intervals") { intervalMinutes = try minutes(value) }
    if let value = try cursor.optional("extraTime") { extraTime = try value.word() }
    if let value = try cursor.optional("extraHalf") { extraHalfMinutes = try value.int(in: 1...30) }
    if let value = try cursor.optional("extraGap") { extraGapMinutes = try value.int(in: 0...30) }
    if let value = try cursor.optional("shootout") { shootout = try value.word() }
    if let value = try cursor.optional("kicks") { shootoutKicks = try value.int(in: 1...10) }
    if let value = try cursor.optional("kickOrder") { shootoutOrder = try value.word() }
    if let value = try cursor.optional("clock") { clockMode = try value.word() }
    if let value = try cursor.optional("substitutions") { substitutions = try value.decode() }
    if let value = try cursor.optional("sinBin") { sinBin = try value.word() }
    if let value = try cursor.optional("sinBinSeconds") {
      sinBinSeconds = try value.int(in: 0...7_200)
    }
    if let value = try cursor.optional("hydration") { hydration = try value.word() }
    if let value = try cursor.optional("catalog") { catalog = try value.string() }
    if let value = try cursor.optional("minPlayers") { minPlayers = try value.int(in: 1...30) }
    if let value = try cursor.optional("maxPlayers") { maxPlayers = try value.int(in: 1...30) }
  }

  public var json: JSON {
    .object([
      "edition": .word(edition), "periods": .int(regulationPeriods),
      "periodMinutes": .int(periodMinutes),
      "intervals": .array(intervalMinutes.map { minutes in .int(minutes) }),
      "extraTime": .word(extraTime), "extraHalf": .int(extraHalfMinutes),
      "extraGap": .int(extraGapMinutes), "shootout": .word(shootout),
      "kicks": .int(shootoutKicks), "kickOrder": .word(shootoutOrder), "clock": .word(clockMode),
      "substitutions": substitutions.json, "sinBin": .word(sinBin),
      "sinBinSeconds": .int(sinBinSeconds),
      "hydration": hydration == .never ? nil : .word(hydration), "catalog": .string(catalog),
      "minPlayers": .int(minPlayers), "maxPlayers": .int(maxPlayers),
    ])
  }
}

/// The lengths of up to three intervals.
private func minutes(_ cursor: WireCursor) throws(WireError) -> [Int] {
  var minutes: [Int] = []
  for element in try cursor.elements() { minutes.append(try element.int(in: 0...30)) }
  guard minutes.count <= 3 else { throw cursor.error(.outOfRange("up to 3 intervals")) }
  return minutes
}

extension SubstitutionRules: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init()
    limit = try cursor.optional("limit")?.int(in: 0...99)
    if let value = try cursor.optional("named") { named = try value.int(in: 0...23) }
    windows = try cursor.optional("windows")?.int(in: 0...99)
    extraTimeLimit = try cursor.optional("extraTimeLimit")?.int(in: 0...9) ?? 0
    extraTimeWindows = try cursor.optional("extraTimeWindows")?.int(in: 0...9) ?? 0
    mayReturn = try cursor.flag("mayReturn")
    concussion = try cursor.flag("concussion")
  }

  public var json: JSON {
    .object([
      "limit": limit.map { limit in .int(limit) }, "named": .int(named),
      "windows": windows.map { windows in .int(windows) },
      "extraTimeLimit": extraTimeLimit == 0 ? nil : .int(extraTimeLimit),
      "extraTimeWindows": extraTimeWindows == 0 ? nil : .int(extraTimeWindows),
      "mayReturn": .flag(mayReturn), "concussion": .flag(concussion),
    ])
  }
}

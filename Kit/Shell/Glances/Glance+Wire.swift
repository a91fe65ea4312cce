import Calendar
import Core
import Wire

extension AppGlance: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let word = try cursor.required("language")
    guard let language = Language(rawValue: try word.string(limit: 8)) else {
      throw word.error(.expected("a language"))
    }
    self.init(
      try cursor.required("system").string(limit: Outing.systemLimit), in: language,
      days: try cursor.list("days"), live: try cursor.optional("live")?.decode(),
      underWay: try cursor.optional("underWay")?.int(in: 0...1_000_000_000),
      until: try cursor.optional("until")?.instant())
  }

  public var json: JSON {
    .object([
      "system": .string(system), "language": .string(language.rawValue), "days": .list(days),
      "live": live?.json,
      "underWay": underWay.map { count in .int(count) },
      "until": until.map { until in .instant(until) },
    ])
  }
}

extension AppGlance.Day: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    var from: CivilDate?
    if let member = try cursor.optional("from") {
      guard let date = CivilDate(try member.string(limit: 16)) else {
        throw member.error(.expected("a date"))
      }
      from = date
    }
    var lines: [String] = []
    for line in try cursor.required("lines").elements() { lines.append(try line.string()) }
    self.init(
      from: from, lines: lines, count: try cursor.required("count").int(in: 0...1_000_000_000))
  }

  public var json: JSON {
    .object([
      "from": from.map { date in .string(date.description) },
      "lines": .array(lines.map { line in .string(line) }), "count": .int(count),
    ])
  }
}

extension LiveGlance: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let subject: Subject
    if let line = try cursor.optional("line") {
      subject = .line(try line.string())
    } else {
      subject = .match(try cursor.required("match").decode())
    }
    self.init(
      address: try cursor.required("address").string(limit: 200), subject: subject,
      label: try cursor.required("label").string())
  }

  public var json: JSON {
    var members: [JSON.Member] = [
      JSON.Member("address", .string(address)), JSON.Member("label", .string(label)),
    ]
    switch subject {
    case .line(let line): members.append(JSON.Member("line", .string(line)))
    case .match(let match): members.append(JSON.Member("match", match.json))
    }
    return .object(members)
  }
}

extension MatchGlance: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      home: try cursor.required("home").string(), score: try cursor.required("score").string(),
      away: try cursor.required("away").string(), stage: try cursor.required("stage").string(),
      hold: try cursor.required("hold").string(), clock: try cursor.optional("clock")?.decode())
  }

  public var json: JSON {
    .object([
      "home": .string(home), "score": .string(score), "away": .string(away),
      "stage": .string(stage), "hold": .string(hold), "clock": clock?.json,
    ])
  }
}

extension GlanceClock: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      zero: try cursor.required("zero").instant(),
      stands: try cursor.optional("stands")?.integer(in: 0...Int64.max))
  }

  public var json: JSON {
    .object([
      "zero": .instant(zero), "stands": stands.map { shown in .integer(shown) },
    ])
  }
}

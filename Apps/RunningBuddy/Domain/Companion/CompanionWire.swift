import Core
import Wire

/// What a second device and the one that records say to each other, through the server, which reads
/// nothing of it.
public enum CompanionMessage: Hashable, Sendable {
  case report(CompanionReport)
  case news(CompanionNews)

  /// The form of the messages. One of a later form is not read.
  static let version: Int64 = 1
  /// Bytes of a message: the longest rows, and as many as a report may have.
  public static let limit = 48 * 1_024

  public var text: String { json.text }

  /// `nil` for what is no message of a form that is known.
  public init?(_ text: String) {
    guard text.utf8.count <= CompanionMessage.limit else { return nil }
    do throws(WireError) { try self.init(WireCursor(try JSON.parse(text))) } catch { return nil }
  }

  /// What the server answers to a device: the messages that it can read. `nil` where it is no
  /// answer.
  public static func read(_ answer: HostAnswer) -> [CompanionMessage]? {
    answer.read { cursor throws(WireError) in
      var messages: [CompanionMessage] = []
      for element in try cursor.required("messages").elements() {
        do throws(WireError) { messages.append(try element.decode()) } catch { continue }
      }
      return messages
    }
  }

  /// The server waits so many milliseconds for something to tell.
  static let wait: Int64 = 1_000

  /// What a device asks of the server.
  public static func exchange(
    _ device: CompanionID, isMain: Bool, _ messages: [CompanionMessage]
  ) -> HTTPExchange {
    let body = JSON.object([
      "device": .id(device), "side": isMain ? "main" : "companion",
      "messages": .list(messages), "wait": .integer(wait),
    ])
    return HTTPExchange(method: "POST", path: "/api/run/companion", body: body.text)
  }
}

extension CompanionMessage: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    _ = try cursor.required("v").integer(in: CompanionMessage.version...CompanionMessage.version)
    if let report = try cursor.optional("report") {
      self = .report(try report.decode())
    } else {
      self = .news(try cursor.required("news").decode())
    }
  }

  public var json: JSON {
    switch self {
    case .report(let report):
      .object(["v": .integer(CompanionMessage.version), "report": report.json])
    case .news(let news):
      .object(["v": .integer(CompanionMessage.version), "news": news.json])
    }
  }
}

extension CompanionRow: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let parts = try cursor.elements()
    guard parts.count == 2 else { throw cursor.error(.expected("a number and a row")) }
    self.init(try parts[0].integer(in: CompanionRow.numbers), try parts[1].decode())
  }

  public var json: JSON { .array([.integer(number), row.json]) }
}

extension CompanionClock: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      run: try cursor.required("run").id(),
      life: try cursor.required("life").integer(in: CompanionClock.lives),
      offset: try cursor.required("offset").integer(in: CompanionClock.offsets))
  }

  public var json: JSON {
    .object(["run": .id(run), "life": .integer(life), "offset": .integer(offset)])
  }
}

extension CompanionReport: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let rows = try cursor.optional("rows")
    let list: [CompanionRow] = try rows?.decodeArray() ?? []
    if let rows, list.count > CompanionReport.rowLimit {
      throw rows.error(.outOfRange("at most \(CompanionReport.rowLimit) rows"))
    }
    let waiting = CompanionReport.waitingRange
    self.init(
      device: try cursor.required("device").id(),
      name: try cursor.required("name").string(limit: CompanionReport.nameLimit),
      sent: try cursor.required("sent").integer(in: 0...RecorderRow.timeLimit),
      clock: try cursor.optional("clock")?.decode(),
      first: try cursor.required("first").integer(in: CompanionRow.numbers), rows: list,
      waiting: try cursor.required("waiting").int(in: waiting.wire),
      leaves: try cursor.flag("leaves"))
  }

  public var json: JSON {
    .object([
      "device": .id(device), "name": .string(name), "sent": .integer(sent), "clock": clock?.json,
      "first": .integer(first), "rows": .list(rows), "waiting": .int(waiting),
      "leaves": .flag(leaves),
    ])
  }
}

extension CompanionNews.Echo: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let times = 0...RecorderRow.timeLimit
    self.init(
      sent: try cursor.required("sent").integer(in: times),
      received: try cursor.required("received").integer(in: times),
      answered: try cursor.required("answered").integer(in: times))
  }

  public var json: JSON {
    .object([
      "sent": .integer(sent), "received": .integer(received), "answered": .integer(answered),
    ])
  }
}

extension PressVerdict: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      try cursor.required("number").integer(in: CompanionRow.numbers),
      try cursor.required("outcome").word())
  }

  public var json: JSON { .object(["number": .integer(number), "outcome": .word(outcome)]) }
}

extension CompanionFigures: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      distance: try cursor.required("distance").integer(in: CompanionFigures.distances),
      timer: try cursor.required("timer").integer(in: 0...RecorderRow.timeLimit),
      pace: try cursor.optional("pace")?.int(in: CompanionFigures.paces.wire),
      heartRate: try cursor.optional("heartRate")?.int(in: HeartRateMeasurement.range.wire),
      cadence: try cursor.optional("cadence")?.int(in: MotionSecond.cadences.wire),
      lap: try cursor.required("lap").int(in: CompanionFigures.laps.wire))
    way = CompanionOrigin.read(try cursor.optional("way"))
    heart = CompanionOrigin.read(try cursor.optional("heart"))
    steps = CompanionOrigin.read(try cursor.optional("steps"))
  }

  public var json: JSON {
    .object([
      "distance": .integer(distance), "timer": .integer(timer),
      "pace": pace.map { pace in .int(pace) },
      "heartRate": heartRate.map { beats in .int(beats) },
      "cadence": cadence.map { steps in .int(steps) }, "lap": .int(lap),
      "way": way?.json, "heart": heart?.json, "steps": steps?.json,
    ])
  }
}

extension CompanionNews: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let verdicts: [PressVerdict] = try cursor.list("verdicts")
    self.init(
      device: try cursor.optional("device")?.id(), run: try cursor.optional("run")?.id(),
      life: try cursor.required("life").integer(in: CompanionClock.lives),
      received: try cursor.required("received").integer(in: 0...CompanionRow.numbers.upperBound),
      echo: try cursor.optional("echo")?.decode(), phase: try cursor.required("phase").word(),
      figures: try cursor.optional("figures")?.decode(),
      verdicts: Array(verdicts.suffix(CompanionNews.verdictLimit)),
      leaves: try cursor.flag("leaves"))
  }

  public var json: JSON {
    .object([
      "device": device.map { id in .id(id) }, "run": run.map { id in .id(id) },
      "life": .integer(life), "received": .integer(received), "echo": echo?.json,
      "phase": .word(phase), "figures": figures?.json, "verdicts": .list(verdicts),
      "leaves": .flag(leaves),
    ])
  }
}

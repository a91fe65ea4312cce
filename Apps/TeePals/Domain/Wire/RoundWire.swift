import Core
import Wire

extension Round {
  public var body: JSON {
    .object([
      "host": host.json, "course": course.json, "startTime": .instant(startTime),
      "zone": .zone(zone), "visibility": .word(visibility), "joinPolicy": .word(joinPolicy),
      "requirements": requirements.isUsual ? nil : requirements.json,
      "price": price == .unknown ? nil : price.json,
      "play": play.isEmpty ? nil : play.json, "message": .text(message),
      "maxPlayers": .int(maxPlayers), "acceptedCount": .int(acceptedCount),
      "requestCount": requestCount == 0 ? nil : .int(requestCount),
      "heldCount": heldCount == 0 ? nil : .int(heldCount), "status": .word(status),
      "requestCutOff": requestCutOff == GolfLimits.requestCutOff ? nil : .int(requestCutOff),
      "createdAt": .instant(createdAt), "endedAt": endedAt.map { time in .time(time) },
      "revision": revision == 0 ? nil : .int(revision),
      "changedAt": changedAt.map { time in .time(time) },
      "handedOverAt": handedOverAt.map { time in .time(time) },
    ])
  }

  public init(id: RoundID, _ body: WireCursor) throws(WireError) {
    self.init(
      id: id, host: try body.required("host").decode(),
      course: try body.required("course").decode(),
      startTime: try body.required("startTime").time(),
      zone: try body.required("zone").zone(),
      visibility: try body.required("visibility").word(),
      joinPolicy: try body.optional("joinPolicy")?.word(),
      requirements: try body.optional("requirements")?.decode() ?? RoundRequirements(),
      price: try body.optional("price")?.decode() ?? .unknown,
      message: try body.text("message", limit: 2_000),
      maxPlayers: try body.required("maxPlayers").int(in: Round.anyPlayers),
      createdAt: try body.required("createdAt").time())
    play = try body.optional("play")?.decode() ?? RoundPlay()
    acceptedCount = try body.int("acceptedCount", in: Round.counts, else: 1)
    requestCount = try body.int("requestCount", in: Round.counts, else: 0)
    heldCount = try body.int("heldCount", in: Round.counts, else: 0)
    requestCutOff = try body.int(
      "requestCutOff", in: InstanceRules.cutOffs.wire, else: GolfLimits.requestCutOff)
    status = try body.optional("status")?.word() ?? .open
    endedAt = try body.optional("endedAt")?.time()
    revision = try body.int("revision", in: Round.revisions, else: 0)
    changedAt = try body.optional("changedAt")?.time()
    handedOverAt = try body.optional("handedOverAt")?.time()
  }
}

extension Round {
  /// What travels as a number of people, and as the size of a round: one beyond
  /// ``GolfLimits/players`` is refused by name.
  fileprivate static let counts: ClosedRange<Int64> = 0...1_000
  fileprivate static let revisions: ClosedRange<Int64> = 0...Int64(Int32.max)
  fileprivate static let anyPlayers: ClosedRange<Int64> = 0...100
}

extension RoundCourse: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      name: try cursor.text("name", limit: GolfLimits.storedLabel),
      cityLabel: try cursor.text("city", limit: GolfLimits.storedLabel),
      point: try GlobePoint(cursor), id: try cursor.optional("id")?.id(),
      isPointed: try cursor.flag("pointed"))
  }

  public var json: JSON {
    .object([
      "id": id.map { id in .id(id) }, "name": .text(name), "city": .text(cityLabel),
      "lat": point.lat, "lng": point.lng, "pointed": .flag(isPointed),
    ])
  }
}

extension RoundRequirements: WireCodable {
  /// Nothing that would have to be said.
  var isUsual: Bool { self == RoundRequirements() }

  /// Ages that are the usual ones are not said.
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init()
    let youngest = try cursor.int("minAge", in: 0...150, else: ages.lowerBound)
    let oldest = try cursor.int("maxAge", in: 0...150, else: ages.upperBound)
    guard youngest <= oldest else { throw cursor.error(.expected("ages in their order")) }
    ages = youngest...oldest
    skills = try cursor.optional("skills")?.words() ?? []
    genders = try cursor.optional("genders")?.words() ?? []
    isEnforced = try cursor.flag("enforced")
  }

  public var json: JSON {
    let usual = RoundRequirements.allAges
    return .object([
      "minAge": ages.lowerBound == usual.lowerBound ? nil : .int(ages.lowerBound),
      "maxAge": ages.upperBound == usual.upperBound ? nil : .int(ages.upperBound),
      "skills": .list(skills), "genders": .list(genders), "enforced": .flag(isEnforced),
    ])
  }
}

extension WireCursor {
  /// The word of a currency.
  func currency() throws(WireError) -> String {
    let text = try string(limit: 3)
    guard Money.isCurrency(text) else { throw error(.expected("a currency")) }
    return text
  }
}

extension Money {
  /// Three letters of ASCII, upper-case.
  public static func isCurrency(_ text: String) -> Bool {
    text.utf8.count == 3
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      }
  }
}

extension RoundPrice: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let kind = try cursor.required("kind")
    switch try kind.string(limit: 16) {
    case "unknown": self = .unknown
    case "free": self = .free
    case "estimate": self = .estimate(try cursor.required("amount").decode())
    case "range":
      self = .range(
        from: try cursor.optional("min")?.decode(), to: try cursor.optional("max")?.decode())
    default: throw kind.error(.expected("a known price"))
    }
  }

  public var json: JSON {
    switch self {
    case .unknown: .object(["kind": "unknown"])
    case .free: .object(["kind": "free"])
    case .estimate(let amount): .object(["kind": "estimate", "amount": amount.json])
    case .range(let from, let to):
      .object([
        "kind": "range", "min": from.map { money in money.json },
        "max": to.map { money in money.json },
      ])
    }
  }
}

extension RoundEdit: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let field = try cursor.required("field")
    func value() throws(WireError) -> WireCursor { try cursor.required("value") }
    switch try field.string(limit: 32) {
    case "course": self = .course(try value().decode())
    case "start":
      let value = try value()
      self = .start(try value.required("time").time(), try value.required("zone").zone())
    case "visibility": self = .visibility(try value().word())
    case "joinPolicy": self = .joinPolicy(try value().word())
    case "requirements": self = .requirements(try value().decode())
    case "price": self = .price(try value().decode())
    case "play": self = .play(try value().decode())
    case "message": self = .message(try cursor.text("value", limit: GolfLimits.edited))
    case "maxPlayers": self = .maxPlayers(try value().int(in: Round.anyPlayers))
    case "was":
      let old: RoundEdit = try value().decode()
      if case .was = old { throw field.error(.expected("what a field was")) }
      self = .was(old)
    default: throw field.error(.expected("a known field"))
    }
  }

  /// The name of the field.
  public var field: String {
    switch self {
    case .course: "course"
    case .start: "start"
    case .visibility: "visibility"
    case .joinPolicy: "joinPolicy"
    case .requirements: "requirements"
    case .price: "price"
    case .play: "play"
    case .message: "message"
    case .maxPlayers: "maxPlayers"
    case .was: "was"
    }
  }

  public var json: JSON {
    let value: JSON? =
      switch self {
      case .course(let course): course.json
      case .start(let time, let zone): .object(["time": .time(time), "zone": .zone(zone)])
      case .visibility(let visibility): .word(visibility)
      case .joinPolicy(let policy): .word(policy)
      case .requirements(let requirements): requirements.json
      case .price(let price): price.json
      case .play(let play): play.json
      case .message(let text): .text(text)
      case .maxPlayers(let count): .int(count)
      case .was(let old): old.json
      }
    return .object(["field": .string(field), "value": value])
  }
}

import Wire

extension TeePalsRejection: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let code = try cursor.required("code")
    func count(_ name: String) throws(WireError) -> Int {
      try cursor.required(name).int(in: 0...Int64(Int32.max))
    }
    switch try code.string(limit: 32) {
    case "notFound": self = .notFound
    case "profileIncomplete": self = .profileIncomplete(try cursor.required("gaps").words())
    case "roundFull": self = .roundFull
    case "roundNotOpen": self = .roundNotOpen
    case "tooLate": self = .tooLate
    case "alreadyMember": self = .alreadyMember
    case "notInvited": self = .notInvited
    case "notParticipant": self = .notParticipant
    case "notYours": self = .notYours
    case "hostStays": self = .hostStays
    case "outsidePreferences": self = .outsidePreferences
    case "askedTooOften": self = .askedTooOften
    case "offerEnded": self = .offerEnded
    case "notStarted": self = .notStarted
    case "alreadyExists": self = .alreadyExists
    case "rateLimited": self = .rateLimited(seconds: try count("seconds"))
    case "suspended": self = .suspended
    case "invalid":
      self = .invalid(try cursor.required("field").word(), try cursor.required("rule").decode())
    case "changedMeanwhile":
      self = .changedMeanwhile(try cursor.required("field").word())
    case "tooLarge": self = .tooLarge(limit: try count("limit"))
    default: throw code.error(.expected("a known rejection"))
    }
  }

  /// The word of the reason.
  public var code: String {
    switch self {
    case .notFound: "notFound"
    case .profileIncomplete: "profileIncomplete"
    case .roundFull: "roundFull"
    case .roundNotOpen: "roundNotOpen"
    case .tooLate: "tooLate"
    case .alreadyMember: "alreadyMember"
    case .notInvited: "notInvited"
    case .notParticipant: "notParticipant"
    case .notYours: "notYours"
    case .hostStays: "hostStays"
    case .outsidePreferences: "outsidePreferences"
    case .askedTooOften: "askedTooOften"
    case .offerEnded: "offerEnded"
    case .notStarted: "notStarted"
    case .alreadyExists: "alreadyExists"
    case .rateLimited: "rateLimited"
    case .suspended: "suspended"
    case .invalid: "invalid"
    case .changedMeanwhile: "changedMeanwhile"
    case .tooLarge: "tooLarge"
    }
  }

  public var json: JSON {
    switch self {
    case .profileIncomplete(let gaps):
      .object(["code": .string(code), "gaps": .array(gaps.map { gap in .word(gap) })])
    case .rateLimited(let seconds):
      .object(["code": .string(code), "seconds": .int(seconds)])
    case .invalid(let field, let rule):
      .object(["code": .string(code), "field": .word(field), "rule": rule.json])
    case .changedMeanwhile(let field):
      .object(["code": .string(code), "field": .word(field)])
    case .tooLarge(let limit): .object(["code": .string(code), "limit": .int(limit)])
    default: .object(["code": .string(code)])
    }
  }
}

extension TeePalsRejection.Rule: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let kind = try cursor.required("kind")
    func number(_ name: String) throws(WireError) -> Int {
      try cursor.required(name).int(in: Int64(Int32.min)...Int64(Int32.max))
    }
    switch try kind.string(limit: 32) {
    case "missing": self = .missing
    case "tooShort": self = .tooShort(try number("limit"))
    case "tooLong": self = .tooLong(try number("limit"))
    case "characters": self = .characters
    case "outOfRange": self = .outOfRange(try number("from"), try number("to"))
    case "tooYoung": self = .tooYoung
    case "inThePast": self = .inThePast
    case "tooFarAhead": self = .tooFarAhead
    case "setOnce": self = .setOnce
    case "fewerThanAccepted": self = .fewerThanAccepted
    case "elsewhere": self = .elsewhere
    default: throw kind.error(.expected("a known rule"))
    }
  }

  public var json: JSON {
    switch self {
    case .missing: .object(["kind": "missing"])
    case .tooShort(let limit): .object(["kind": "tooShort", "limit": .int(limit)])
    case .tooLong(let limit): .object(["kind": "tooLong", "limit": .int(limit)])
    case .characters: .object(["kind": "characters"])
    case .outOfRange(let from, let to):
      .object(["kind": "outOfRange", "from": .int(from), "to": .int(to)])
    case .tooYoung: .object(["kind": "tooYoung"])
    case .inThePast: .object(["kind": "inThePast"])
    case .tooFarAhead: .object(["kind": "tooFarAhead"])
    case .setOnce: .object(["kind": "setOnce"])
    case .fewerThanAccepted: .object(["kind": "fewerThanAccepted"])
    case .elsewhere: .object(["kind": "elsewhere"])
    }
  }
}

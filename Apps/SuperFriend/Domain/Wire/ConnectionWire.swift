import Wire

extension Participants: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    guard let participants = Participants(try cursor.ids(Friend.self)) else {
      throw cursor.error(.outOfRange("1…\(Participants.limit) friends"))
    }
    self = participants
  }

  public var json: JSON { .ids(ids) }
}

extension Origin: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let kind = try cursor.required("kind").string(limit: 32)
    let app = try cursor.optional("app")?.string()
    let object = try cursor.optional("object")?.string()
    guard let origin = Origin(kind: kind, app: app, object: object) else {
      throw cursor.error(.expected("a known origin, with its source where it has one"))
    }
    self = origin
  }

  /// Reads the word of an origin and the parts of its source; `nil` when they do not go together.
  public init?(kind: String, app: String?, object: String?) {
    if let derived = DerivedOrigin(rawValue: kind) {
      guard let app, let object, let source = Source(app: app, object: object) else { return nil }
      self = .derived(derived, source)
      return
    }
    guard app == nil, object == nil else { return nil }
    switch kind {
    case "manual": self = .manual
    case "swipe": self = .swipe
    case "messageButton": self = .messageButton
    case "callButton": self = .callButton
    default: return nil
    }
  }

  public var source: Source? {
    guard case .derived(_, let source) = self else { return nil }
    return source
  }

  /// The word of the origin.
  public var kind: String {
    switch self {
    case .manual: "manual"
    case .swipe: "swipe"
    case .messageButton: "messageButton"
    case .callButton: "callButton"
    case .derived(let derived, _): derived.rawValue
    }
  }

  public var json: JSON {
    switch self {
    case .manual, .swipe, .messageButton, .callButton: .object(["kind": .string(kind)])
    case .derived(_, let source):
      .object([
        "kind": .string(kind), "app": .string(source.app), "object": .string(source.object),
      ])
    }
  }
}

extension HistoryMark: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let count = try cursor.required("count").integer(in: 0...1_000_000_000)
    let sum = try cursor.required("sum").integer()
    self.init(count: Int(count), sum: UInt64(bitPattern: sum))
  }

  public var json: JSON {
    .object(["count": .int(count), "sum": .integer(Int64(bitPattern: sum))])
  }
}

import Calendar
import Core
import Wire

extension QuietHours: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      from: try cursor.required("from").timeOfDay(), to: try cursor.required("to").timeOfDay())
  }

  public var json: JSON { .object(["from": .int(from.second), "to": .int(to.second)]) }
}

extension GolfSettings {
  public var body: JSON {
    .object([
      "pushed": .array(pushed.map { category in .word(category) }),
      // "No quiet hours" is something else than "nothing said".
      "quietHours": quietHours.map { hours in hours.json } ?? .bool(false),
      "digest": .word(digest),
      "hidden": hidden.isEmpty ? nil : .array(hidden.map { id in .id(id) }),
    ])
  }

  /// An absent field has its default: rows of older versions know fewer.
  public init(user: UserID, _ body: WireCursor) throws(WireError) {
    self.init(user: user)
    if let value = try body.optional("pushed") { pushed = try value.words() }
    if let value = try body.optional("quietHours") { quietHours = try value.quietHours() }
    if let value = try body.optional("digest") { digest = try value.word() }
    for value in try body.optional("hidden")?.elements() ?? [] { hidden.append(try value.id()) }
  }
}

extension WireCursor {
  fileprivate func quietHours() throws(WireError) -> QuietHours? {
    value == .bool(false) ? nil : try decode()
  }
}

extension GolfSetting: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let field = try cursor.required("field")
    switch try field.string(limit: 32) {
    case "pushed": self = .pushed(try cursor.required("value").words())
    case "quietHours": self = .quietHours(try cursor.optional("value")?.quietHours())
    case "digest": self = .digest(try cursor.required("value").word())
    case "showHidden": self = .showHidden
    case "hide": self = .hide(try cursor.required("value").id())
    default: throw field.error(.expected("a known setting"))
    }
  }

  /// The name of the setting.
  public var field: String {
    switch self {
    case .pushed: "pushed"
    case .quietHours: "quietHours"
    case .digest: "digest"
    case .hide: "hide"
    case .showHidden: "showHidden"
    }
  }

  public var json: JSON {
    let value: JSON? =
      switch self {
      case .pushed(let categories): .array(categories.map { category in .word(category) })
      case .quietHours(let hours): hours.map { hours in hours.json }
      case .digest(let digest): .word(digest)
      case .hide(let id): .id(id)
      case .showHidden: nil
      }
    return .object(["field": .string(field), "value": value])
  }
}

extension GolfSettings {
  public mutating func apply(_ setting: GolfSetting) {
    switch setting {
    case .pushed(let categories): pushed = categories
    case .quietHours(let hours): quietHours = hours
    case .digest(let digest): self.digest = digest
    case .showHidden: hidden = []
    case .hide(let id):
      guard !hidden.contains(id) else { return }
      hidden = Array((hidden + [id]).suffix(GolfSettings.mostHidden))
    }
  }
}

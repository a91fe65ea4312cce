import Calendar
import Coding
import Core
import Wire

extension GolfSettings {
  public var body: JSON {
    .object([
      "pushed": .words(pushed), "quietHours": .quietHours(quietHours), "digest": .word(digest),
      "hidden": .list(hidden),
    ])
  }

  /// An absent field has its default: rows of older versions know fewer.
  public init(user: UserID, _ body: WireCursor) throws(WireError) {
    self.init(user: user)
    if let value = try body.optional("pushed") { pushed = try value.words() }
    if let value = try body.optional("quietHours") { quietHours = try value.quietHours() }
    if let value = try body.optional("digest") { digest = try value.word() }
    hidden = try body.list("hidden")
  }
}

extension WireCursor {
  /// "No quiet hours", which is something else than "nothing said", is `false`.
  func quietHours() throws(WireError) -> QuietHours? {
    value == .bool(false) ? nil : try decode()
  }
}

extension JSON {
  static func quietHours(_ hours: QuietHours?) -> JSON {
    hours.map { hours in hours.json } ?? .bool(false)
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

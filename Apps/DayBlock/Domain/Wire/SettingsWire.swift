import Calendar
import Core
import Wire

extension DaySettingChange: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let field = try cursor.required("field")
    let value = try cursor.optional("value")
    func needed() throws(WireError) -> WireCursor { try cursor.required("value") }
    switch try field.string(limit: 32) {
    case "boundary": self = .boundary(try needed().int(in: 0...100_000))
    case "carriesRemainder": self = .carriesRemainder(try needed().bool())
    case "keepsAwake": self = .keepsAwake(try needed().bool())
    case "remindsOfPlans": self = .remindsOfPlans(try needed().bool())
    case "feedback": self = .feedback(try needed().word())
    case "sounds": self = .sounds(try needed().bool())
    case "maxRun": self = .maxRun(try needed().int(in: 0...100_000))
    case "firstWeekday": self = .firstWeekday(try value.map(weekday))
    case "board": self = .board(try needed().word())
    case "welcomed": self = .welcomed(try needed().bool())
    case "tipSeen": self = .tipSeen(try needed().string())
    case "tipsForgotten": self = .tipsForgotten
    case "group": self = .group(try value?.id())
    case "focus": self = .focus(try value?.id())
    case "reset": self = .reset(try value?.time())
    case "overlays": self = .overlays(try texts(needed()))
    default: throw field.error(.expected("a known setting"))
    }
  }

  /// The name of the setting.
  public var field: String {
    switch self {
    case .boundary: "boundary"
    case .carriesRemainder: "carriesRemainder"
    case .keepsAwake: "keepsAwake"
    case .remindsOfPlans: "remindsOfPlans"
    case .feedback: "feedback"
    case .sounds: "sounds"
    case .maxRun: "maxRun"
    case .firstWeekday: "firstWeekday"
    case .board: "board"
    case .welcomed: "welcomed"
    case .tipSeen: "tipSeen"
    case .tipsForgotten: "tipsForgotten"
    case .group: "group"
    case .focus: "focus"
    case .reset: "reset"
    case .overlays: "overlays"
    }
  }

  private var value: JSON? {
    switch self {
    case .boundary(let value), .maxRun(let value): .int(value)
    case .carriesRemainder(let value), .keepsAwake(let value), .remindsOfPlans(let value),
      .sounds(let value), .welcomed(let value):
      .bool(value)
    case .feedback(let value): .word(value)
    case .firstWeekday(let value): value.map { day in .int(day.rawValue) }
    case .board(let value): .word(value)
    case .tipSeen(let value): .string(value)
    case .tipsForgotten: nil
    case .group(let value): value.map { id in .id(id) }
    case .focus(let value): value.map { id in .id(id) }
    case .reset(let value): .instant(of: value)
    case .overlays(let value): .array(value.map { text in .string(text) })
    }
  }

  public var json: JSON { .object(["field": .string(field), "value": value]) }
}

extension DaySettings {
  var body: JSON {
    .object([
      "boundary": .unlessZero(boundary), "carriesRemainder": .flag(carriesRemainder),
      "keepsAwake": .bool(keepsAwake),
      // Rows of older versions are without it.
      "remindsOfPlans": remindsOfPlans ? nil : .bool(false),
      "feedback": feedback.map { value in .word(value) }, "sounds": .flag(sounds),
      "maxRun": .int(maxRun), "firstWeekday": firstWeekday.map { day in .int(day.rawValue) },
      "board": .word(board), "welcomed": .flag(isWelcomed),
      "tips": tipsSeen.isEmpty ? nil : .array(tipsSeen.map { text in .string(text) }),
      "group": group.map { id in .id(id) }, "focus": focus.map { id in .id(id) },
      "reset": .instant(of: resetAt),
      "overlays": overlays.isEmpty ? nil : .array(overlays.map { text in .string(text) }),
    ])
  }

  /// An absent field has its default: rows of older versions know fewer.
  init(user: UserID, _ body: WireCursor) throws(WireError) {
    self.init(user: user)
    if let value = try body.optional("boundary") { boundary = try value.int(in: 0...360) }
    carriesRemainder = try body.flag("carriesRemainder")
    if let value = try body.optional("keepsAwake") { keepsAwake = try value.bool() }
    if let value = try body.optional("remindsOfPlans") { remindsOfPlans = try value.bool() }
    if let value = try body.optional("feedback") { feedback = try value.word() }
    sounds = try body.flag("sounds")
    if let value = try body.optional("maxRun") { maxRun = try value.int(in: 0...100_000) }
    firstWeekday = try body.optional("firstWeekday").map(weekday)
    if let value = try body.optional("board") { board = try value.word() }
    isWelcomed = try body.flag("welcomed")
    if let value = try body.optional("tips") { tipsSeen = try texts(value) }
    group = try body.optional("group")?.id()
    focus = try body.optional("focus")?.id()
    resetAt = try body.time("reset")
    if let value = try body.optional("overlays") { overlays = try texts(value) }
  }
}

private func weekday(_ cursor: WireCursor) throws(WireError) -> Weekday {
  guard let day = Weekday(rawValue: try cursor.int(in: 1...7)) else {
    throw cursor.error(.expected("a weekday"))
  }
  return day
}

private func texts(_ cursor: WireCursor) throws(WireError) -> [String] {
  var texts: [String] = []
  for element in try cursor.elements() { texts.append(try element.string()) }
  return texts
}

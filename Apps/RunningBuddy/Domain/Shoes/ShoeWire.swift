import Calendar
import Core
import Wire

extension Shoe {
  static let names = ["name", "model", "note", "before", "since", "wanted", "retired"]

  public var body: JSON {
    JSON.object([
      "name": .string(name), "model": .text(model), "note": .text(note),
      "before": before == 0 ? nil : .int(before), "since": since.map { day in .runDay(day) },
      "wanted": wanted.map { metres in .int(metres) }, "retired": .flag(isRetired),
    ]).followed(by: rest)
  }

  public init(id: ShoeID, _ body: WireCursor) throws(WireError) {
    self.init(id: id, name: try body.text("name"))
    model = try body.text("model")
    note = try body.text("note")
    before = try body.optional("before")?.int(in: RunLimits.anyMetres) ?? 0
    since = try body.optional("since")?.runDay()
    wanted = try body.optional("wanted")?.int(in: RunLimits.anyMetres)
    isRetired = try body.flag("retired")
    rest = unknownMembers(of: body.value, known: Shoe.names)
  }
}

extension ShoeEdit: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let field = try cursor.required("field")
    let value = try cursor.optional("value")
    switch try field.string(limit: 32) {
    case "name": self = .name(try cursor.text("value"))
    case "model": self = .model(try cursor.text("value"))
    case "note": self = .note(try cursor.text("value"))
    case "before": self = .before(try value?.int(in: RunLimits.anyMetres) ?? 0)
    case "since": self = .since(try value?.runDay())
    case "wanted": self = .wanted(try value?.int(in: RunLimits.anyMetres))
    case "retired": self = .retired(try cursor.flag("value"))
    default: throw field.error(.expected("a known field"))
    }
  }

  public var json: JSON {
    func edit(_ field: String, _ value: JSON?) -> JSON {
      .object(["field": .string(field), "value": value])
    }
    return switch self {
    case .name(let text): edit("name", .text(text))
    case .model(let text): edit("model", .text(text))
    case .note(let text): edit("note", .text(text))
    case .before(let metres): edit("before", .int(metres))
    case .since(let day): edit("since", day.map { day in .runDay(day) })
    case .wanted(let metres): edit("wanted", metres.map { metres in .int(metres) })
    case .retired(let isRetired): edit("retired", .flag(isRetired))
    }
  }
}

extension WireCursor {
  /// A day as `2026-11-30`.
  func runDay() throws(WireError) -> CivilDate {
    guard let day = CivilDate(try string(limit: 16)) else { throw error(.expected("a day")) }
    return day
  }
}

extension JSON {
  static func runDay(_ day: CivilDate) -> JSON { .string(day.description) }
}

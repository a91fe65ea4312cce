import Core
import Wire

extension NewGroup: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      id: try cursor.required("group").id(), name: try cursor.text("name"),
      sortKey: try cursor.required("place").sortKey(),
      color: try cursor.optional("color")?.int(in: 0...1_000))
  }

  public var json: JSON {
    .object([
      "group": .id(id), "name": .text(name), "place": .string(sortKey.text),
      "color": color.map { color in .int(color) },
    ])
  }
}

extension GroupEdit: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let field = try cursor.required("field")
    switch try field.string(limit: 32) {
    case "name": self = .name(try cursor.text("value"))
    case "color": self = .color(try cursor.optional("value")?.int(in: 0...1_000))
    case "place": self = .sortKey(try cursor.required("value").sortKey())
    default: throw field.error(.expected("a known field"))
    }
  }

  public var json: JSON {
    switch self {
    case .name(let name): .object(["field": "name", "value": .text(name)])
    case .color(let color):
      .object(["field": "color", "value": color.map { color in .int(color) }])
    case .sortKey(let key): .object(["field": "place", "value": .string(key.text)])
    }
  }
}

extension NewBlock: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      id: try cursor.required("block").id(), group: try cursor.required("group").id(),
      name: try cursor.text("name"), icon: try cursor.text("icon"),
      color: try cursor.required("color").int(in: 0...1_000),
      sortKey: try cursor.required("place").sortKey())
  }

  public var json: JSON {
    .object([
      "block": .id(id), "group": .id(group), "name": .text(name), "icon": .text(icon),
      "color": .int(color), "place": .string(sortKey.text),
    ])
  }
}

extension BlockEdit: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let field = try cursor.required("field")
    let value = try cursor.optional("value")
    func needed() throws(WireError) -> WireCursor { try cursor.required("value") }
    switch try field.string(limit: 32) {
    case "name": self = .name(try cursor.text("value"))
    case "icon": self = .icon(try cursor.text("value"))
    case "color": self = .color(try needed().int(in: 0...1_000))
    case "place": self = .place(try cursor.required("group").id(), try needed().sortKey())
    case "goal": self = .goal(try value?.decode())
    case "plans": self = .plans(try cursor.list("value"))
    case "golden": self = .golden(try needed().bool())
    case "source": self = .source(try value?.word())
    case "maxRun": self = .maxRun(try value?.int(in: 0...100_000))
    case "archived": self = .archived(try needed().bool())
    default: throw field.error(.expected("a known field"))
    }
  }

  public var json: JSON {
    func edit(_ field: String, _ value: JSON?) -> JSON {
      .object(["field": .string(field), "value": value])
    }
    return switch self {
    case .name(let name): edit("name", .text(name))
    case .icon(let icon): edit("icon", .text(icon))
    case .color(let color): edit("color", .int(color))
    case .place(let group, let key):
      .object(["field": "place", "group": .id(group), "value": .string(key.text)])
    case .goal(let goal): edit("goal", goal.map { goal in goal.json })
    case .plans(let plans): edit("plans", .list(plans))
    case .golden(let isGolden): edit("golden", .bool(isGolden))
    case .source(let source): edit("source", source.map { source in .word(source) })
    case .maxRun(let minutes): edit("maxRun", minutes.map { minutes in .int(minutes) })
    case .archived(let isArchived): edit("archived", .bool(isArchived))
    }
  }
}

extension SessionEdit: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let field = try cursor.required("field")
    switch try field.string(limit: 32) {
    case "block": self = .block(try cursor.required("value").id())
    case "memo": self = .memo(from: try cursor.text("from"), to: try cursor.text("value"))
    case "time": self = .segments(try cursor.required("value").segments())
    case "joined": self = .joined(try cursor.required("value").id())
    case "left": self = .left(try cursor.required("value").id())
    default: throw field.error(.expected("a known field"))
    }
  }

  public var json: JSON {
    switch self {
    case .block(let block): .object(["field": "block", "value": .id(block)])
    case .memo(let from, let to):
      .object(["field": "memo", "from": .text(from), "value": .text(to)])
    case .segments(let segments): .object(["field": "time", "value": .segments(segments)])
    case .joined(let friend): .object(["field": "joined", "value": .id(friend)])
    case .left(let friend): .object(["field": "left", "value": .id(friend)])
    }
  }
}

import Core
import Wire

/// The number of a shirt.
func shirt(_ cursor: WireCursor?) throws(WireError) -> Int? { try cursor?.int(in: 0...999) }

extension SheetPlayer: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      id: try cursor.required("id").id(), name: try cursor.text("name"),
      number: try shirt(cursor.optional("number")), position: try cursor.text("position"))
  }

  public var json: JSON {
    .object([
      "id": .id(id), "name": .text(name), "number": number.map { number in .int(number) },
      "position": .text(position),
    ])
  }
}

extension SheetOfficial: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      id: try cursor.required("id").id(), name: try cursor.text("name"),
      role: try cursor.text("role"))
  }

  public var json: JSON { .object(["id": .id(id), "name": .text(name), "role": .text(role)]) }
}

extension MatchSheet: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      starters: try cursor.list("starters"), substitutes: try cursor.list("substitutes"),
      staff: try cursor.list("staff"), captain: try cursor.optional("captain")?.id(),
      goalkeeper: try cursor.optional("goalkeeper")?.id())
  }

  public var json: JSON {
    .object([
      "starters": .list(starters), "substitutes": .list(substitutes), "staff": .list(staff),
      "captain": captain.map { entry in .id(entry) },
      "goalkeeper": goalkeeper.map { entry in .id(entry) },
    ])
  }
}

extension Participant: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let kind = try cursor.optional("kind")?.word(Kind.self) ?? .player
    self.init(
      try cursor.required("side").word(), kind, number: try shirt(cursor.optional("number")),
      name: try cursor.optional("name")?.string(), entry: try cursor.optional("entry")?.id(),
      role: try cursor.optional("role")?.string())
  }

  public var json: JSON {
    .object([
      "side": .word(side), "kind": kind == .player ? nil : .word(kind),
      "entry": entry.map { entry in .id(entry) }, "number": number.map { number in .int(number) },
      "name": name.map { name in .string(name) }, "role": role.map { role in .string(role) },
    ])
  }
}

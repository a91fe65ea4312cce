import Core
import Wire

extension MatchEvent {
  public var body: JSON {
    .object([
      "match": .id(match), "ordinal": .integer(ordinal), "stage": .stage(stage),
      "elapsed": .integer(elapsed), "at": .instant(at), "uptime": .integer(uptime),
      "boot": .id(boot), "quality": quality == .synced ? nil : .word(quality),
      "batch": batch.map { batch in .id(batch) }, "kind": .string(fact.kind),
      "payload": fact.payload, "writer": writer.map { user in .id(user) },
      "carrier": carrier.map { user in .id(user) },
      "added": addition.map { addition in addition.json },
    ])
  }

  /// Reads a row. What this version does not understand of the fact is kept as it is.
  public init(id: MatchEventID, _ body: WireCursor) throws(WireError) {
    try self.init(id: id, body, fact: Fact(keeping: body))
  }

  private init(id: MatchEventID, _ body: WireCursor, fact: Fact) throws(WireError) {
    self.init(
      id: id, match: try body.required("match").id(),
      ordinal: try body.required("ordinal").integer(in: 1...RefWatchLimits.ordinal),
      stage: try body.required("stage").stage(), elapsed: try body.required("elapsed").duration(),
      at: try body.required("at").time(),
      uptime: try body.required("uptime").integer(in: 0...8_640_000_000_000_000),
      boot: try body.required("boot").id(),
      quality: try body.optional("quality")?.word() ?? .synced,
      batch: try body.optional("batch")?.id(), fact: fact,
      writer: try body.optional("writer")?.id(), carrier: try body.optional("carrier")?.id(),
      addition: try body.optional("added")?.decode())
  }
}

/// As it travels in a command: nothing of a known kind is let through that cannot be understood.
extension MatchEvent: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    try self.init(id: cursor.required("id").id(), cursor, fact: Fact(cursor))
  }

  public var json: JSON {
    guard case .object(let members) = body else { return body }
    return .object([JSON.Member("id", .id(id))] + members)
  }
}

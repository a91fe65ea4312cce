import Core
import Wire

extension Page: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    var known: [CommandID]?
    if let list = try cursor.optional("known") {
      var ids: [CommandID] = []
      for element in try list.elements() { ids.append(try element.id()) }
      known = ids
    }
    var voluminous: [String] = []
    for element in try cursor.optional("voluminous")?.elements() ?? [] {
      voluminous.append(try element.string(limit: 64))
    }
    self.init(
      epoch: try cursor.required("epoch").id(), cursor: try cursor.required("cursor").string(),
      reset: try cursor.optional("reset")?.bool() ?? false,
      purges: try cursor.optional("purges")?.decodeArray() ?? [],
      parts: try cursor.required("parts").decodeArray(),
      mark: try cursor.optional("mark")?.decode(),
      rejections: try cursor.optional("rejections")?.decodeArray() ?? [], known: known,
      more: try cursor.required("more").bool(), voluminous: voluminous)
  }

  public var json: JSON {
    .object([
      "epoch": .id(epoch), "cursor": .string(cursor), "reset": reset ? .bool(true) : nil,
      "purges": purges.isEmpty ? nil : .array(of: purges), "parts": .array(of: parts),
      "mark": mark?.json, "rejections": rejections.isEmpty ? nil : .array(of: rejections),
      "known": known.map { ids in .array(ids.map { id in .id(id) }) }, "more": .bool(more),
      "voluminous": voluminous.isEmpty
        ? nil : .array(voluminous.map { kind in .string(kind) }),
    ])
  }
}

extension Page.Mark: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      dseq: try cursor.required("dseq").integer(in: 0...Int64.max),
      command: try cursor.optional("command")?.id())
  }

  public var json: JSON {
    .object(["dseq": .integer(dseq), "command": command.map { id in .id(id) }])
  }
}

extension ScopePart: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      scope: try cursor.required("scope").decode(),
      begins: try cursor.optional("begins")?.bool() ?? false,
      rows: try cursor.required("rows").decodeArray())
  }

  public var json: JSON {
    .object([
      "scope": scope.json, "begins": begins ? .bool(true) : nil, "rows": .array(of: rows),
    ])
  }
}

/// Rows are most of what travels, so they are arrays: `[kind, id, seq, revision, body or null]`.
extension PageRow: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let fields = try cursor.elements()
    guard fields.count >= 5 else { throw cursor.error(.expected("five fields")) }
    let body: String? = fields[4].value == .null ? nil : try fields[4].string()
    self.init(
      key: EntityKey(try Self.kind(fields[0]), try fields[1].id(AnyEntity.self)),
      seq: try fields[2].integer(in: 1...Int64.max),
      revision: try fields[3].integer(in: 1...Int64.max), body: body)
  }

  /// Kinds are words without spaces: they are part of a key of the local database.
  private static func kind(_ cursor: WireCursor) throws(WireError) -> String {
    let kind = try cursor.string(limit: 64)
    guard !kind.isEmpty, kind.utf8.allSatisfy({ byte in byte > 0x20 && byte < 0x7F }) else {
      throw cursor.error(.expected("a kind word"))
    }
    return kind
  }

  public var json: JSON {
    .array([
      .string(key.kind), .id(key.id), .integer(seq), .integer(revision),
      body.map { text in .string(text) } ?? .null,
    ])
  }
}

extension PageRejection: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      dseq: try cursor.required("dseq").integer(in: 1...Int64.max),
      id: try cursor.required("id").id(), reason: try cursor.required("reason").value)
  }

  public var json: JSON {
    .object(["dseq": .integer(dseq), "id": .id(id), "reason": reason])
  }
}

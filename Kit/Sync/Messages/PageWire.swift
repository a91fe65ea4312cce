import Coding
import Core
import Wire

extension Page: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let voluminous = try cursor.optional("voluminous")?.elements { kind throws(WireError) in
      try kind.string(limit: 64)
    }
    self.init(
      epoch: try cursor.required("epoch").id(), cursor: try cursor.required("cursor").string(),
      reset: try cursor.optional("reset")?.bool() ?? false,
      purges: try cursor.optional("purges")?.decodeArray() ?? [],
      parts: try cursor.required("parts").decodeArray(),
      mark: try cursor.optional("mark")?.decode(),
      rejections: try cursor.optional("rejections")?.decodeArray() ?? [],
      known: try cursor.optional("known")?.decodeArray(),
      more: try cursor.required("more").bool(), voluminous: voluminous ?? [])
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

import Core
import Sync
import Wire

/// Reading columns that hold JSON of our own.
extension Row {
  /// The JSON in a column.
  public func json(_ name: String) throws(StoreFailure) -> WireCursor {
    let text: String = try self[name]
    do throws(WireError) {
      return WireCursor(try JSON.parse(text))
    } catch { throw .mismatch(in: name) }
  }

  /// What `decode` makes of the JSON in a column.
  public func decoded<Value>(
    _ name: String, _ decode: (WireCursor) throws(WireError) -> Value
  ) throws(StoreFailure) -> Value {
    let cursor = try json(name)
    do throws(WireError) { return try decode(cursor) } catch { throw .mismatch(in: name) }
  }

  /// The value in a column.
  public func decoded<Value: WireCodable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(StoreFailure) -> Value { try decoded(name, Value.init) }

  /// The values in a column.
  public func decodedList<Value: WireCodable>(
    _ name: String, of type: Value.Type = Value.self
  ) throws(StoreFailure) -> [Value] {
    try decoded(name) { list throws(WireError) in try list.decodeArray() }
  }

  /// The value in a column, or NULL.
  public func optionalDecoded<Value: WireCodable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(StoreFailure) -> Value? {
    let text: String? = try self[name]
    return text == nil ? nil : try decoded(name)
  }

  /// The entity of a kind that the columns `id` and `body` hold.
  public func entity<Entity: SyncEntity>(
    _ kind: String, as type: Entity.Type = Entity.self
  ) throws(StoreFailure) -> Entity {
    let id: ID<AnyEntity> = try self["id"]
    let entity = try decoded("body") { body throws(WireError) in
      try Entity.decode(EntityKey(kind, id), body)
    }
    guard let entity else { throw .mismatch(in: "body") }
    return entity
  }
}

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

  /// The value in a column.
  public func decoded<Value: WireCodable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(StoreFailure) -> Value {
    let cursor = try json(name)
    do throws(WireError) { return try Value(cursor) } catch { throw .mismatch(in: name) }
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
    let body = try json("body")
    let entity: Entity?
    do throws(WireError) {
      entity = try Entity.decode(EntityKey(kind, id), body)
    } catch { throw .mismatch(in: "body") }
    guard let entity else { throw .mismatch(in: "body") }
    return entity
  }
}

import RefWatchDomain
import Store
import Wire

/// Reading columns that hold JSON of our own.
extension Row {
  func json(_ name: String) throws(StoreFailure) -> WireCursor {
    let text: String = try self[name]
    do throws(WireError) {
      return WireCursor(try JSON.parse(text))
    } catch { throw .mismatch(in: name) }
  }

  func decoded<Value: WireCodable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(StoreFailure) -> Value {
    let cursor = try json(name)
    do throws(WireError) { return try Value(cursor) } catch { throw .mismatch(in: name) }
  }

  func optionalDecoded<Value: WireCodable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(StoreFailure) -> Value? {
    let text: String? = try self[name]
    return text == nil ? nil : try decoded(name)
  }
}

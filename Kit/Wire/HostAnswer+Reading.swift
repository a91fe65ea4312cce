import Core

extension HostAnswer {
  /// What `decode` makes of the JSON of a good answer of the server (a status of 200…299); `nil`
  /// for any other answer, and for one that cannot be read.
  public func read<Value>(_ decode: (WireCursor) throws(WireError) -> Value) -> Value? {
    guard case .http(200...299, let body) = self else { return nil }
    do throws(WireError) { return try decode(WireCursor(try JSON.parse(body))) } catch {
      return nil
    }
  }
}

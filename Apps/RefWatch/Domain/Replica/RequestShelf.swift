import Core

/// What people of crews asked for: few, and found by match.
struct RequestShelf: Sendable {
  private var requests: [ClockRequestID: ClockRequest] = [:]
  private var byMatch: [MatchID: [ClockRequestID]] = [:]

  subscript(id: ClockRequestID) -> ClockRequest? { requests[id] }

  /// The oldest first, the same on every device.
  func all(of match: MatchID) -> [ClockRequest] {
    (byMatch[match] ?? []).compactMap { id in requests[id] }.sorted { one, other in
      one.askedAt != other.askedAt ? one.askedAt < other.askedAt : one.id < other.id
    }
  }

  mutating func set(_ id: ClockRequestID, to request: ClockRequest?) {
    if let old = requests[id] {
      let others = (byMatch[old.match] ?? []).filter { other in other != id }
      byMatch[old.match] = others.isEmpty ? nil : others
    }
    requests[id] = request
    if let request { byMatch[request.match, default: []].append(id) }
  }
}

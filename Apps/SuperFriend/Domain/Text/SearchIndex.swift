/// Search keys laid out one after the other, so that ten thousand people are searched in one pass
/// over their bytes instead of by ten thousand lookups.
public struct SearchIndex: Sendable {
  private var texts = Lines()
  private var numbers = Lines()

  /// Positions count from 0 in the order of `keys`.
  public init(_ keys: some Sequence<SearchKey>) {
    for key in keys {
      texts.append(key.text)
      numbers.append(key.digits)
    }
  }

  /// The positions of the keys that match, ascending: the same as those of which
  /// ``SearchQuery/matches(_:)`` is true.
  public func positions(matching query: SearchQuery) -> [Int] {
    var hits = [Bool](repeating: true, count: texts.count)
    for word in query.words {
      let found = texts.holding(word)
      for position in hits.indices where !found[position] { hits[position] = false }
    }
    if let digits = query.digits {
      let found = numbers.holding(digits)
      for position in hits.indices where found[position] { hits[position] = true }
    }
    return hits.indices.filter { position in hits[position] }
  }
}

/// Texts in one array of bytes.
private struct Lines: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  var count: Int { ends.count }

  mutating func append(_ line: [UInt8]) {
    bytes.append(contentsOf: line)
    ends.append(bytes.count)
  }

  /// For each line whether `part` is in it. A match that would run over the end of a line is none.
  func holding(_ part: [UInt8]) -> [Bool] {
    guard let first = part.first else { return [Bool](repeating: true, count: count) }
    var holding = [Bool](repeating: false, count: count)
    bytes.withUnsafeBufferPointer { bytes in
      part.withUnsafeBufferPointer { part in
        var start = 0
        for line in ends.indices {
          let last = ends[line] - part.count
          while start <= last {
            if bytes[start] == first, begins(bytes, at: start, with: part) {
              holding[line] = true
              break
            }
            start += 1
          }
          start = ends[line]
        }
      }
    }
    return holding
  }

  private func begins(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, with part: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var length = 1
    while length < part.count {
      if bytes[start + length] != part[length] { return false }
      length += 1
    }
    return true
  }
}

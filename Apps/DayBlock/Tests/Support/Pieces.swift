extension String {
  /// What stands between two texts, every time the first is there, from first to last.
  func pieces(from start: String, to end: String) -> [Substring] {
    var pieces: [Substring] = []
    var rest = self[...]
    while let from = rest.firstRange(of: start) {
      rest = rest[from.upperBound...]
      guard let to = rest.firstRange(of: end) else { break }
      pieces.append(rest[..<to.lowerBound])
      rest = rest[to.upperBound...]
    }
    return pieces
  }
}

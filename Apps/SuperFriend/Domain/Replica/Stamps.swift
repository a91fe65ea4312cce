import Core

/// A fingerprint for each drawer of a shelf: who kept an older copy finds the few drawers that
/// differ, without being told what changed and whatever happened in between.
///
/// Hash values are of this run of the program; stamps are compared within it and never stored.
struct Stamps: Hashable, Sendable {
  private var drawers: [UInt64] = []

  /// Adds the pair when it is not in, and takes it out when it is.
  mutating func toggle<Tag, Value: Hashable>(_ id: ID<Tag>, _ value: Value) {
    if drawers.isEmpty { drawers = Array(repeating: 0, count: drawerCount) }
    var hasher = Hasher()
    hasher.combine(id)
    hasher.combine(value)
    drawers[id.drawer] ^= mixed(UInt64(truncatingIfNeeded: hasher.finalize()))
  }

  /// The drawers in which two fingerprints differ.
  func differences(from other: Stamps) -> [Int] {
    if drawers.isEmpty, other.drawers.isEmpty { return [] }
    var indices: [Int] = []
    for index in 0..<drawerCount {
      let mine = drawers.isEmpty ? 0 : drawers[index]
      let theirs = other.drawers.isEmpty ? 0 : other.drawers[index]
      if mine != theirs { indices.append(index) }
    }
    return indices
  }
}

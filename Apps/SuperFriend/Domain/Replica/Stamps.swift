import Core

/// A fingerprint for each bucket of a shelf: who kept an older copy finds the few buckets that
/// differ, without being told what changed and whatever happened in between.
///
/// Hash values are of this run of the program; stamps are compared within it and never stored.
struct Stamps: Hashable, Sendable {
  private var buckets: [UInt64] = []

  /// Adds the pair when it is not in, and takes it out when it is.
  mutating func toggle<Tag, Value: Hashable>(_ id: ID<Tag>, _ value: Value) {
    if buckets.isEmpty { buckets = Array(repeating: 0, count: bucketCount) }
    var hasher = Hasher()
    hasher.combine(id)
    hasher.combine(value)
    buckets[id.bucket] ^= mixed(UInt64(truncatingIfNeeded: hasher.finalize()))
  }

  /// The buckets in which two fingerprints differ.
  func differences(from other: Stamps) -> [Int] {
    if buckets.isEmpty, other.buckets.isEmpty { return [] }
    var indices: [Int] = []
    for index in 0..<bucketCount {
      let mine = buckets.isEmpty ? 0 : buckets[index]
      let theirs = other.buckets.isEmpty ? 0 : other.buckets[index]
      if mine != theirs { indices.append(index) }
    }
    return indices
  }
}

/// Values by id, in buckets, so that changing one value of a shared copy copies one bucket and not
/// everything.
///
/// The view is a copy of the base with a few changes on top; with hundreds of thousands of rows a
/// flat dictionary would be copied whole at the first of them.
public struct ShardedDictionary<Tag, Value: Sendable>: Sendable {
  private var buckets: [[ID<Tag>: Value]] = []
  /// How many values there are.
  public private(set) var count = 0

  /// An empty shelf.
  public init() {}

  public var isEmpty: Bool { count == 0 }

  /// The value of an id; `nil` takes it out. O(1), and one bucket's copy where storage is shared.
  public subscript(id: ID<Tag>) -> Value? {
    get { buckets.isEmpty ? nil : buckets[id.bucket][id] }
    set {
      if buckets.isEmpty {
        guard newValue != nil else { return }
        buckets = Array(repeating: [:], count: bucketCount)
      }
      let index = id.bucket
      let before = buckets[index].count
      buckets[index][id] = newValue
      count += buckets[index].count - before
    }
  }

  /// Every id, ascending.
  public var ids: [ID<Tag>] {
    var ids: [ID<Tag>] = []
    ids.reserveCapacity(count)
    for bucket in buckets where !bucket.isEmpty { ids.append(contentsOf: bucket.keys) }
    ids.sort()
    return ids
  }

  /// Every value, ascending by id.
  public var values: [Value] {
    var values: [Value] = []
    values.reserveCapacity(count)
    for id in ids {
      if let value = self[id] { values.append(value) }
    }
    return values
  }

  /// The ids in one bucket, 0..<``bucketCount``, ascending.
  public func ids(inBucket index: Int) -> [ID<Tag>] {
    buckets.isEmpty ? [] : buckets[index].keys.sorted()
  }
}

/// How many buckets every dictionary has.
public let bucketCount = 256

extension ID {
  /// The bucket of every dictionary that the id belongs in, 0..<``bucketCount``.
  public var bucket: Int { Int(mixed(low ^ high) & 255) }
}

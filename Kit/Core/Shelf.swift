/// Values by id, in drawers, so that changing one value of a shared copy copies one drawer and not
/// everything.
///
/// The view is a copy of the base with a few changes on top; with hundreds of thousands of rows a
/// flat dictionary would be copied whole at the first of them.
public struct Shelf<Tag, Value: Sendable>: Sendable {
  private var drawers: [[ID<Tag>: Value]] = []
  /// How many values there are.
  public private(set) var count = 0

  /// An empty shelf.
  public init() {}

  public var isEmpty: Bool { count == 0 }

  /// The value of an id; `nil` takes it out. O(1), and one drawer's copy where storage is shared.
  public subscript(id: ID<Tag>) -> Value? {
    get { drawers.isEmpty ? nil : drawers[id.drawer][id] }
    set {
      if drawers.isEmpty {
        guard newValue != nil else { return }
        drawers = Array(repeating: [:], count: drawerCount)
      }
      let index = id.drawer
      let before = drawers[index].count
      drawers[index][id] = newValue
      count += drawers[index].count - before
    }
  }

  /// Every id, ascending.
  public var ids: [ID<Tag>] {
    var ids: [ID<Tag>] = []
    ids.reserveCapacity(count)
    for drawer in drawers where !drawer.isEmpty { ids.append(contentsOf: drawer.keys) }
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

  /// The ids in one drawer, 0..<``drawerCount``, ascending.
  public func ids(inDrawer index: Int) -> [ID<Tag>] {
    drawers.isEmpty ? [] : drawers[index].keys.sorted()
  }
}

/// How many drawers every shelf has.
public let drawerCount = 256

extension ID {
  /// The drawer of every shelf that the id belongs in, 0..<``drawerCount``.
  public var drawer: Int { Int(mixed(low ^ high) & 255) }
}

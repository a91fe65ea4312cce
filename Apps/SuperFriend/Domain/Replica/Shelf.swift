import Core

/// Values by id, in drawers, so that changing one value of a shared copy copies one drawer and not
/// everything.
///
/// The view is a copy of the base with a few changes on top; with hundreds of thousands of rows a
/// flat dictionary would be copied whole at the first of them.
public struct Shelf<Tag, Value: Sendable>: Sendable {
  private var drawers: [[ID<Tag>: Value]] = []
  public private(set) var count = 0

  public init() {}

  public var isEmpty: Bool { count == 0 }

  public subscript(id: ID<Tag>) -> Value? {
    get { drawers.isEmpty ? nil : drawers[drawer(of: id)][id] }
    set {
      if drawers.isEmpty {
        guard newValue != nil else { return }
        drawers = Array(repeating: [:], count: drawerCount)
      }
      let index = drawer(of: id)
      let before = drawers[index].count
      drawers[index][id] = newValue
      count += drawers[index].count - before
    }
  }

  /// Every id, ascending.
  public var ids: [ID<Tag>] {
    var ids: [ID<Tag>] = []
    ids.reserveCapacity(count)
    for drawer in drawers { ids.append(contentsOf: drawer.keys) }
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

  /// The ids in one drawer, ascending.
  func ids(inDrawer index: Int) -> [ID<Tag>] { drawers.isEmpty ? [] : drawers[index].keys.sorted() }
}

let drawerCount = 256

func drawer<Tag>(of id: ID<Tag>) -> Int { Int(mixed(id.low ^ id.high) & 255) }

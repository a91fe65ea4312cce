/// A tree that stands in the DOM: turns the next tree into patches and events into actions.
///
/// Every node keeps its number for as long as it stands. Handlers stay here; only the fact that a
/// node listens goes to the host.
public final class MountedTree<Action> {
  /// The number of the element the tree is mounted in.
  public static var container: Int { 0 }

  var children: [MountedNode<Action>] = []
  var listeners: [Int: MountedNode<Action>] = [:]
  var changes: [Patch] = []
  var properties: [Patch] = []
  private var lastID = 0

  public init() {}

  /// The patches that make the DOM show `node`. Properties are always said again, because a person
  /// may have changed them since.
  public func update(to node: Node<Action>) -> [Patch] {
    let old = children
    children = []
    children = updated(old, to: flattened([node]), of: Self.container, in: .html)
    defer {
      changes = []
      properties = []
    }
    return changes + properties
  }

  /// The action an event stands for; `nil` when the node is gone or does not listen.
  public func action(node: Int, kind: EventKind, event: DOMEvent) -> Action? {
    listeners[node]?.look.handler(kind)?.handle(event)
  }

  func newID() -> Int {
    lastID += 1
    return lastID
  }
}

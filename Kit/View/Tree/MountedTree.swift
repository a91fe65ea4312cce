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

  /// What Back stands for: the last element of the document that has an answer to it is on top. An
  /// answer of its own goes before that of a dialog which is to close.
  public func closing() -> Action? {
    guard let handler = topmost(in: children) else { return nil }
    return handler.handle(DOMEvent())
  }

  private func topmost(in nodes: [MountedNode<Action>]) -> Handler<Action>? {
    for node in nodes.reversed() {
      let own = node.look.handler(.back) ?? node.look.handler(.cancel)
      if let handler = topmost(in: node.children) ?? own { return handler }
    }
    return nil
  }

  func newID() -> Int {
    lastID += 1
    return lastID
  }
}

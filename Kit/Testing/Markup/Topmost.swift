import View

/// What Back stands for on a screen, as far as something lies on top that it closes; the runtime
/// leaves alone what has an address of its own.
public func closing<Action>(_ screen: Node<Action>) -> Action? {
  let tree = MountedTree<Action>()
  _ = tree.update(to: screen)
  return tree.closing()
}

/// Whether something lies on top that Back closes.
public func hasCover<Action>(_ screen: Node<Action>) -> Bool {
  closing(screen).map { _ in true } ?? false
}

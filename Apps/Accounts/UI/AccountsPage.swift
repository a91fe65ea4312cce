import View

/// A screen that scrolls as a whole.
func page<Action>(
  _ name: String, @NodeBuilder<Action> content: () -> [Node<Action>]
) -> Node<Action> {
  let children = content()
  return element("div", .class("page")) {
    element("div", .class("column " + name)) { children }
  }
}

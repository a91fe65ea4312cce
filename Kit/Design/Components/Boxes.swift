import View

/// Ways to set parts of a screen off from each other.
public enum BoxLook: String, Hashable, Sendable, CaseIterable {
  case filled
  case outlined
  /// A filled box of lines with a hairline between them.
  case group = "filled group"
  /// A filled box with less room around its content.
  case tight = "filled tight"
}

/// A rounded box.
public func box<Action>(
  _ look: BoxLook = .filled, @NodeBuilder<Action> content: () -> [Node<Action>]
) -> Node<Action> {
  makeElement("div", [.class("box " + look.rawValue)], content())
}

/// A part of a screen under a heading.
public func section<Action>(
  id: String, _ title: String, @NodeBuilder<Action> content: () -> [Node<Action>]
) -> Node<Action> {
  let children = content()
  return element("section", .class("stack"), .aria("labelledby", id)) {
    element("h2", .class("headline"), .id(id)) { title }
    children
  }
}

/// Things from top to bottom.
public func stack<Action>(
  _ names: String = "", @NodeBuilder<Action> content: () -> [Node<Action>]
) -> Node<Action> {
  makeElement("div", [.class(names.isEmpty ? "stack" : "stack " + names)], content())
}

/// Things side by side.
public func line<Action>(
  _ names: String = "", @NodeBuilder<Action> content: () -> [Node<Action>]
) -> Node<Action> {
  makeElement("div", [.class(names.isEmpty ? "line" : "line " + names)], content())
}

/// A paragraph of a rank of the type scale.
public func paragraph<Action>(_ text: String, _ names: String = "body") -> Node<Action> {
  element("p", .class(names)) { text }
}

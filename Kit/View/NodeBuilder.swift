/// Lets views be written as nested blocks with `if`, `switch` and `for`. The compiler calls its
/// functions.
@resultBuilder
public enum NodeBuilder<Action> {
  public static func buildExpression(_ node: Node<Action>) -> Node<Action> { node }
  public static func buildExpression(_ nodes: [Node<Action>]) -> Node<Action> { .fragment(nodes) }
  public static func buildExpression(_ text: String) -> Node<Action> { .text(text) }
  public static func buildBlock(_ part: Node<Action>) -> Node<Action> { part }
  public static func buildBlock(_ parts: Node<Action>...) -> Node<Action> { .fragment(parts) }
  public static func buildOptional(_ part: Node<Action>?) -> Node<Action> { part ?? .empty }
  public static func buildEither(first: Node<Action>) -> Node<Action> { first }
  public static func buildEither(second: Node<Action>) -> Node<Action> { second }
  public static func buildArray(_ parts: [Node<Action>]) -> Node<Action> { .fragment(parts) }
  public static func buildFinalResult(_ part: Node<Action>) -> [Node<Action>] {
    if case .fragment(let nodes) = part { return nodes }
    return [part]
  }
}

/// An element by tag: `element("section", .class("card")) { "Text" }`.
public func element<Action>(
  _ tag: String, _ attributes: Attribute<Action>...,
  @NodeBuilder<Action> content: () -> [Node<Action>] = { [] }
) -> Node<Action> {
  makeElement(tag, attributes, content())
}

/// The same with a list of attributes, for components that add their own.
@inline(never)
public func makeElement<Action>(
  _ tag: String, _ attributes: [Attribute<Action>], _ children: [Node<Action>]
) -> Node<Action> {
  // Most elements have no key: their list is taken as it is.
  guard attributes.contains(where: { attribute in attribute.isKey }) else {
    return .element(Element(tag: tag, attributes: attributes, children: children))
  }
  var key: String?
  var kept: [Attribute<Action>] = []
  for attribute in attributes {
    if case .key(let value) = attribute.statement { key = value } else { kept.append(attribute) }
  }
  return .element(Element(tag: tag, key: key, attributes: kept, children: children))
}

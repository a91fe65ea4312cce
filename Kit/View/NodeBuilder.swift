/// Lets views be written as nested blocks with `if`, `switch` and `for`. The compiler calls its
/// functions.
@resultBuilder
public enum NodeBuilder<Action> {
  public static func buildExpression(_ node: Node<Action>) -> [Node<Action>] { [node] }
  public static func buildExpression(_ nodes: [Node<Action>]) -> [Node<Action>] { nodes }
  public static func buildExpression(_ text: String) -> [Node<Action>] { [.text(text)] }
  public static func buildBlock(_ parts: [Node<Action>]...) -> [Node<Action>] {
    parts.flatMap { $0 }
  }
  public static func buildOptional(_ part: [Node<Action>]?) -> [Node<Action>] { part ?? [] }
  public static func buildEither(first: [Node<Action>]) -> [Node<Action>] { first }
  public static func buildEither(second: [Node<Action>]) -> [Node<Action>] { second }
  public static func buildArray(_ parts: [[Node<Action>]]) -> [Node<Action>] {
    parts.flatMap { $0 }
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
public func makeElement<Action>(
  _ tag: String, _ attributes: [Attribute<Action>], _ children: [Node<Action>]
) -> Node<Action> {
  var key: String?
  var kept: [Attribute<Action>] = []
  for attribute in attributes {
    if case .key(let value) = attribute { key = value } else { kept.append(attribute) }
  }
  return .element(Element(tag: tag, key: key, attributes: kept, children: children))
}

extension Attribute {
  /// One or several classes; given several times, they add up.
  public static func `class`(_ value: String) -> Attribute { .text(name: "class", value: value) }
  /// The DOM id, by which requests such as `HostRequest.focus` name the element.
  public static func id(_ value: String) -> Attribute { .text(name: "id", value: value) }
  /// Any HTML attribute.
  public static func attribute(_ name: String, _ value: String) -> Attribute {
    .text(name: name, value: value)
  }
  /// The attribute `aria-name`.
  public static func aria(_ name: String, _ value: String) -> Attribute {
    .text(name: "aria-" + name, value: value)
  }
  /// The live value of a field, a text area or a select.
  public static func value(_ value: String) -> Attribute {
    .property(name: "value", value: .text(value))
  }
  /// The live state of a check box or radio button.
  public static func checked(_ on: Bool) -> Attribute {
    .property(name: "checked", value: .bool(on))
  }
  /// Whether the control is out of use.
  public static func disabled(_ on: Bool) -> Attribute { .flag(name: "disabled", present: on) }

  /// What a click or tap stands for.
  public static func onClick(_ action: Action) -> Attribute { .on(.click, { _ in action }) }
  /// What sending a form stands for. The browser never sends one itself.
  public static func onSubmit(_ action: Action) -> Attribute { .on(.submit, { _ in action }) }
  /// What every change of a field's text stands for, also in the middle of an IME composition.
  public static func onInput(_ action: @escaping (String) -> Action) -> Attribute {
    .on(.input, { event in action(event.value) })
  }
  /// What a finished change of a field or a choice stands for.
  public static func onChange(_ action: @escaping (String) -> Action) -> Attribute {
    .on(.change, { event in action(event.value) })
  }
  /// What ticking a check box on or off stands for.
  public static func onToggle(_ action: @escaping (Bool) -> Action) -> Attribute {
    .on(.change, { event in action(event.checked) })
  }
}

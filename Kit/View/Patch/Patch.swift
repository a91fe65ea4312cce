import Core

/// One DOM change, as data.
///
/// Nodes are named by numbers that the tree hands out; 0 is the element the whole tree is mounted
/// in. A number is never used twice. Patches are applied in order; property patches come last in a
/// batch, because an option list must be there before its value, and a dialog must be in the
/// document before it opens.
public enum Patch: Hashable, Sendable {
  case createElement(node: Int, tag: String, namespace: Namespace)
  case createText(node: Int, text: String)
  case setAttribute(node: Int, name: String, value: String)
  case removeAttribute(node: Int, name: String)
  /// The host compares with the live element and leaves it alone when it has this value already.
  case setProperty(node: Int, name: String, value: PropertyValue)
  /// New text for a text node.
  case setText(node: Int, text: String)
  /// Puts a new node before the sibling `before`, at the end when `nil`.
  case insert(node: Int, parent: Int, before: Int?)
  /// Puts a node that is a child of `parent` already before the sibling `before`, at the end when
  /// `nil`.
  case move(node: Int, parent: Int, before: Int?)
  /// Takes a node away with everything inside it. None of these numbers is mentioned again.
  case remove(node: Int)
  case listen(node: Int, kind: EventKind)
  case unlisten(node: Int, kind: EventKind)
}

/// Which vocabulary an element's tag is from.
public enum Namespace: Int, Hashable, Sendable {
  case html, svg

  /// The namespace of an element `tag` whose parent's content is in `self`.
  func of(_ tag: String) -> Namespace { sameBytes(tag, "svg") ? .svg : self }

  /// The namespace inside an element `tag` that is itself in `self`.
  func inside(_ tag: String) -> Namespace { sameBytes(tag, "foreignObject") ? .html : self }
}

extension Patch: CustomStringConvertible {
  /// One readable line, as recorded in tests: `set 3 class="card"`, `move 4 in 2 before 9`.
  public var description: String {
    switch self {
    case .createElement(let node, let tag, let namespace):
      return "create \(node) <\(tag)>" + (namespace == .svg ? " svg" : "")
    case .createText(let node, let text): return "create \(node) \"\(text)\""
    case .setAttribute(let node, let name, let value): return "set \(node) \(name)=\"\(value)\""
    case .removeAttribute(let node, let name): return "unset \(node) \(name)"
    case .setProperty(let node, let name, .text(let text)):
      return "property \(node) \(name)=\"\(text)\""
    case .setProperty(let node, let name, .bool(let bool)):
      return "property \(node) \(name)=" + (bool ? "true" : "false")
    case .setText(let node, let text): return "text \(node) \"\(text)\""
    case .insert(let node, let parent, let before):
      return "insert \(node) in \(parent)" + place(before)
    case .move(let node, let parent, let before):
      return "move \(node) in \(parent)" + place(before)
    case .remove(let node): return "remove \(node)"
    case .listen(let node, let kind): return "listen \(node) " + kind.rawValue
    case .unlisten(let node, let kind): return "unlisten \(node) " + kind.rawValue
    }
  }

  private func place(_ before: Int?) -> String {
    guard let before else { return "" }
    return " before \(before)"
  }
}

import View

/// A node as naive rendering makes it: straight from the tree, without any memory.
struct Rendered {
  var tag: String?
  var namespace = Namespace.html
  var text = ""
  var attributes: [String: String] = [:]
  var properties: [String: PropertyValue] = [:]
  var actions: [EventKind: Int] = [:]
  var children: [Rendered] = []

  static func list(_ nodes: [Node<Int>], inSVG: Bool = false) -> [Rendered] {
    var result: [Rendered] = []
    for node in nodes {
      switch node {
      case .fragment(let inner):
        for child in list(inner, inSVG: inSVG) { append(child, to: &result) }
      case .text(let text): append(Rendered(text: text), to: &result)
      case .element(let element): result.append(Rendered(element, inSVG: inSVG))
      case .kept(let kept): result.append(Rendered(kept.element, inSVG: inSVG))
      }
    }
    return result
  }

  private static func append(_ node: Rendered, to list: inout [Rendered]) {
    if node.tag == nil {
      if node.text.isEmpty { return }
      if let last = list.last, last.tag == nil {
        list[list.count - 1].text += node.text
        return
      }
    }
    list.append(node)
  }

  private init(text: String) { self.text = text }

  private init(_ element: Element<Int>, inSVG: Bool) {
    let isSVG = inSVG || element.tag == "svg"
    tag = element.tag
    namespace = isSVG ? .svg : .html
    for attribute in element.attributes {
      switch attribute.statement {
      case .key, .flag(_, present: false): break
      case .text("class", let value):
        attributes["class"] = attributes["class"].map { known in known + " " + value } ?? value
      case .text(let name, let value): attributes[name] = value
      case .flag(let name, present: true): attributes[name] = ""
      case .property(let name, let value): properties[name] = value
      case .on(let kind, let handler): actions[kind] = handler(DOMEvent())
      }
    }
    children = Rendered.list(element.children, inSVG: isSVG && element.tag != "foreignObject")
  }
}

extension Rendered {
  /// What differs between this and a node of the model, events included; `nil` when nothing does.
  func difference(from node: ModelNode, in tree: MountedTree<Int>) -> String? {
    let isSameText = Array(text.utf8) == Array(node.text.utf8)
    if tag != node.tag || namespace != node.namespace || !isSameText {
      return "\(node.id): \(node.tag ?? node.text) instead of \(tag ?? text)"
    }
    if attributes != node.attributes { return "\(node.id): \(node.attributes)" }
    let live = node.properties.filter { $0.value != .bool(false) && $0.value != .text("") }
    let wanted = properties.filter { $0.value != .bool(false) && $0.value != .text("") }
    if live != wanted { return "\(node.id): \(node.properties)" }
    if Set(actions.keys) != node.listens { return "\(node.id): listens to \(node.listens)" }
    for kind in EventKind.allCases {
      let action = tree.action(node: node.id, kind: kind, event: DOMEvent())
      if action != actions[kind] { return "\(node.id): \(kind) is \(String(describing: action))" }
    }
    return Rendered.difference(children, node.children, in: tree)
  }

  static func difference(
    _ wanted: [Rendered], _ nodes: [ModelNode], in tree: MountedTree<Int>
  ) -> String? {
    if wanted.count != nodes.count { return "\(nodes.count) children instead of \(wanted.count)" }
    for (child, node) in zip(wanted, nodes) {
      if let difference = child.difference(from: node, in: tree) { return difference }
    }
    return nil
  }
}

extension ModelNode {
  /// The node as HTML, attributes first, each kind in order of names.
  var html: String {
    guard let tag else {
      return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        .replacing(">", with: "&gt;")
    }
    var shown = attributes.sorted { a, b in a.key < b.key }
    for (name, value) in properties.sorted(by: { a, b in a.key < b.key }) {
      switch value {
      case .bool(true): shown.append((name == "modal" ? "open" : name, ""))
      case .bool(false), .text(""): break
      case .text(let text): shown.append((name, text))
      }
    }
    var html = "<" + tag
    for (name, value) in shown {
      html += " " + name
      if value.isEmpty { continue }
      let escaped = value.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
        .replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      html += "=\"" + escaped + "\""
    }
    if tag == "input" || tag == "br" || tag == "wbr" { return html + ">" }
    return html + ">" + children.map(\.html).joined() + "</" + tag + ">"
  }
}

import View

/// A node of a DOM small enough to be obviously right.
final class ModelNode {
  let id: Int
  let tag: String?
  let namespace: Namespace
  var text: String
  var attributes: [String: String] = [:]
  var properties: [String: PropertyValue] = [:]
  var listens: Set<EventKind> = []
  var children: [ModelNode] = []
  var parent: Int?

  init(id: Int, tag: String?, namespace: Namespace = .html, text: String = "") {
    self.id = id
    self.tag = tag
    self.namespace = namespace
    self.text = text
  }
}

/// Applies patches as the host does, but refuses everything a careful host would be surprised by.
struct DOMModel {
  private(set) var nodes: [Int: ModelNode] = [0: ModelNode(id: 0, tag: "main")]
  private(set) var faults: [String] = []
  private var used: Set<Int> = [0]

  var root: ModelNode { nodes[0]! }

  mutating func apply(_ patches: [Patch]) {
    for patch in patches { apply(patch) }
  }

  private mutating func apply(_ patch: Patch) {
    switch patch {
    case .createElement(let id, let tag, let namespace):
      create(ModelNode(id: id, tag: tag, namespace: namespace))
    case .createText(let id, let text): create(ModelNode(id: id, tag: nil, text: text))
    case .setAttribute(let id, let name, let value):
      guard let node = element(id, patch) else { return }
      if node.attributes[name] == value { fault(patch, "changes nothing") }
      node.attributes[name] = value
    case .removeAttribute(let id, let name):
      if element(id, patch)?.attributes.removeValue(forKey: name) == nil { fault(patch, "no such") }
    case .setProperty(let id, let name, let value):
      guard let node = element(id, patch) else { return }
      if name == "modal", !isAttached(node) { fault(patch, "not in the document") }
      node.properties[name] = value
    case .setText(let id, let text):
      guard let node = nodes[id], node.tag == nil else { return fault(patch, "no such text") }
      if Array(node.text.utf8) == Array(text.utf8) { fault(patch, "changes nothing") }
      node.text = text
    case .insert(let id, let parent, let before): place(id, parent, before, attached: false, patch)
    case .move(let id, let parent, let before): place(id, parent, before, attached: true, patch)
    case .remove(let id):
      guard let node = nodes[id], id != 0 else { return fault(patch, "no such node") }
      detach(node, patch)
      forget(node)
    case .listen(let id, let kind):
      if element(id, patch)?.listens.insert(kind).inserted == false { fault(patch, "listens") }
    case .unlisten(let id, let kind):
      if element(id, patch)?.listens.remove(kind) == nil { fault(patch, "does not listen") }
    }
  }

  private mutating func create(_ node: ModelNode) {
    if !used.insert(node.id).inserted { faults.append("\(node.id) is used twice") }
    nodes[node.id] = node
  }

  private mutating func element(_ id: Int, _ patch: Patch) -> ModelNode? {
    guard let node = nodes[id], node.tag != nil, id != 0 else {
      fault(patch, "no such element")
      return nil
    }
    return node
  }

  private mutating func place(
    _ id: Int, _ parent: Int, _ before: Int?, attached: Bool, _ patch: Patch
  ) {
    guard let node = nodes[id], let target = nodes[parent], target.tag != nil, id != 0 else {
      return fault(patch, "no such node")
    }
    if attached {
      guard node.parent == parent else { return fault(patch, "is elsewhere") }
      detach(node, patch)
    } else if node.parent != nil {
      return fault(patch, "stands already")
    }
    var index = target.children.count
    if let before {
      guard let found = target.children.firstIndex(where: { child in child.id == before }) else {
        return fault(patch, "no such sibling")
      }
      index = found
    }
    target.children.insert(node, at: index)
    node.parent = parent
  }

  private mutating func detach(_ node: ModelNode, _ patch: Patch) {
    guard let parent = node.parent.flatMap({ id in nodes[id] }) else {
      return fault(patch, "stands nowhere")
    }
    parent.children.removeAll { child in child === node }
    node.parent = nil
  }

  private mutating func forget(_ node: ModelNode) {
    nodes[node.id] = nil
    for child in node.children { forget(child) }
  }

  private func isAttached(_ node: ModelNode) -> Bool {
    node.id == 0 || node.parent.flatMap { id in nodes[id] }.map(isAttached) == true
  }

  private mutating func fault(_ patch: Patch, _ reason: String) {
    faults.append("\(patch): \(reason)")
  }
}

import Core

// What the elements say that somebody can tap.
extension MountedTree {
  /// The texts and labels of every button, link and what else answers a tap, by number, and
  /// whether it is on. What a dialog covers cannot be tapped and is left out.
  func sayings() -> [Int: [UInt8]] {
    var sayings: [Int: [UInt8]] = [:]
    gather(topmostDialog(in: children).map { dialog in [dialog] } ?? children, in: &sayings)
    return sayings
  }

  private func gather(_ nodes: [MountedNode<Action>], in sayings: inout [Int: [UInt8]]) {
    for node in nodes {
      if isTapped(node) {
        var saying: [UInt8] = []
        append(node, to: &saying)
        sayings[node.id] = saying
      }
      gather(node.children, in: &sayings)
    }
  }

  private func isTapped(_ node: MountedNode<Action>) -> Bool {
    guard let tag = node.tag else { return false }
    return sameBytes(tag, "button") || sameBytes(tag, "a") || node.look.handler(.click) != nil
      || node.look.handler(.cancel) != nil
  }

  private func append(_ node: MountedNode<Action>, to saying: inout [UInt8]) {
    saying.append(contentsOf: node.text.utf8)
    for attribute in node.look.attributes where isSpoken(attribute.name) {
      saying.append(contentsOf: attribute.value.utf8)
    }
    for child in node.children { append(child, to: &saying) }
  }

  /// The dialog that was opened last is the last of the document.
  private func topmostDialog(in nodes: [MountedNode<Action>]) -> MountedNode<Action>? {
    for node in nodes.reversed() {
      if let dialog = topmostDialog(in: node.children) { return dialog }
      let isModal = node.look.properties.contains { property in
        sameBytes(property.name, "modal") && property.value == .bool(true)
      }
      if isModal { return node }
    }
    return nil
  }

  /// Whether an attribute says what an element is for, or whether it is on.
  private func isSpoken(_ name: String) -> Bool {
    sameBytes(name, "aria-label") || sameBytes(name, "aria-pressed")
      || sameBytes(name, "aria-checked") || sameBytes(name, "aria-expanded")
  }
}

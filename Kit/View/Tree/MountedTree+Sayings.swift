import Core

/// What can be tapped on a screen, and what it says.
struct Sayings {
  /// The texts and labels of every button, link and what else answers a tap, by number, and whether
  /// it is on.
  var words: [Int: [UInt8]] = [:]
  /// The dialog on top: what it covers cannot be tapped and is left out.
  var dialog: Int?
}

extension MountedTree {
  /// What can be tapped now.
  func sayings() -> Sayings {
    let dialog = topmostDialog(in: children)
    var sayings = Sayings(dialog: dialog?.id)
    gather(dialog.map { dialog in [dialog] } ?? children, in: &sayings)
    return sayings
  }

  private func gather(_ nodes: [MountedNode<Action>], in sayings: inout Sayings) {
    for node in nodes {
      if isTapped(node) {
        var words: [UInt8] = []
        append(node, to: &words)
        sayings.words[node.id] = words
      }
      gather(node.children, in: &sayings)
    }
  }

  private func isTapped(_ node: MountedNode<Action>) -> Bool {
    guard let tag = node.tag else { return false }
    return sameBytes(tag, "button") || sameBytes(tag, "a") || node.look.handler(.click) != nil
      || node.look.handler(.cancel) != nil
  }

  private func append(_ node: MountedNode<Action>, to words: inout [UInt8]) {
    words.append(contentsOf: node.text.utf8)
    for attribute in node.look.attributes where isSpoken(attribute.name) {
      words.append(contentsOf: attribute.value.utf8)
    }
    for child in node.children { append(child, to: &words) }
  }

  /// The dialog that was opened last is the last of the document.
  private func topmostDialog(in nodes: [MountedNode<Action>]) -> MountedNode<Action>? {
    for node in nodes.reversed() {
      if let dialog = topmostDialog(in: node.children) { return dialog }
      for property in node.look.properties
      where sameBytes(property.name, "modal") && property.value == .bool(true) { return node }
    }
    return nil
  }

  /// Whether an attribute says what an element is for, or whether it is on.
  private func isSpoken(_ name: String) -> Bool {
    sameBytes(name, "aria-label") || sameBytes(name, "aria-pressed")
      || sameBytes(name, "aria-checked") || sameBytes(name, "aria-expanded")
  }
}

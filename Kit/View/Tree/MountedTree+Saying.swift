import Core

/// What an element says that can be tapped.
struct Saying: Hashable {
  /// The letters of its texts and labels, and whether it is on. Digits and signs are left out: they
  /// count taps or show a clock.
  var words: [UInt8] = []
  /// The dialog or the row of a list that it is in: a question may say the same as the button that
  /// asks it, and each row the same as the next.
  var place: Int?
}

extension MountedTree {
  /// What the element `node` says; `nil` when it is gone.
  func saying(of node: Int) -> Saying? { saying(of: node, in: children, place: nil) }

  private func saying(of id: Int, in nodes: [MountedNode<Action>], place: Int?) -> Saying? {
    for node in nodes {
      guard let tag = node.tag else { continue }
      let isPlace = sameBytes(tag, "dialog") || sameBytes(tag, "li")
      let place = isPlace ? node.id : place
      if node.id == id {
        var own = Saying(place: place)
        append(node, to: &own.words)
        return own
      }
      if let found = saying(of: id, in: node.children, place: place) { return found }
    }
    return nil
  }

  private func append(_ node: MountedNode<Action>, to words: inout [UInt8]) {
    append(node.text, to: &words)
    for attribute in node.look.attributes where isSpoken(attribute.name) {
      append(attribute.value, to: &words)
    }
    for child in node.children { append(child, to: &words) }
  }

  private func append(_ text: String, to words: inout [UInt8]) {
    for byte in text.utf8 where isLetter(byte) { words.append(byte) }
  }

  /// Whether a byte is a letter of ASCII or belongs to a character beyond.
  private func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: byte >= 128
    }
  }

  /// Whether an attribute says what an element is for, or whether it is on.
  private func isSpoken(_ name: String) -> Bool {
    sameBytes(name, "aria-label") || sameBytes(name, "aria-pressed")
      || sameBytes(name, "aria-checked") || sameBytes(name, "aria-expanded")
  }
}

import Core

/// A node that stands in the DOM, with its number and what was last said about it.
final class MountedNode<Action> {
  let id: Int
  /// `nil` for a text node.
  let tag: String?
  let key: String?
  var text: String
  var look: Look<Action>
  var children: [MountedNode<Action>]
  /// What a kept element was made from.
  var origin: Origin?

  init(id: Int, text: String) {
    self.id = id
    self.tag = nil
    self.key = nil
    self.text = text
    self.look = Look()
    self.children = []
  }

  init(id: Int, tag: String, key: String?, look: Look<Action>, children: [MountedNode<Action>]) {
    self.id = id
    self.tag = tag
    self.key = key
    self.text = ""
    self.look = look
    self.children = children
  }

  /// Whether this node can become `node`: both text, or the same tag and the same key or none, and
  /// both kept or both not.
  func canBecome(_ node: FlatNode<Action>) -> Bool {
    switch node {
    case .text: return tag == nil
    case .kept(let kept):
      guard origin != nil, let key, let tag else { return false }
      return sameBytes(key, kept.key) && sameBytes(tag, kept.tag)
    case .element(let element):
      guard origin == nil, let tag, sameBytes(tag, element.tag) else { return false }
      switch (key, element.key) {
      case (nil, nil): return true
      case (let mine?, let other?): return sameBytes(mine, other)
      default: return false
      }
    }
  }
}

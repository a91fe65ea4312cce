import View

/// A screen as the host has it, made of nothing but patches, and what they cost.
public final class PaintedTree<Action> {
  private final class Thing {
    var tag: String?
    var text = ""
    var attributes: [String: String] = [:]
    var listens: Set<EventKind> = []
    var children: [Int] = []
    var parent: Int?
  }

  private let tree = MountedTree<Action>()
  private var things: [Int: Thing] = [MountedTree<Action>.container: Thing()]

  public init() {}

  /// Shows the screen; the patches it took.
  @discardableResult
  public func paint(_ screen: Node<Action>) -> [Patch] {
    let patches = tree.update(to: screen)
    for patch in patches { apply(patch) }
    return patches
  }

  /// Elements that stand.
  public var elements: Int { things.values.count { thing in thing.tag != nil } }

  /// What a click on each element of a tag stands for, in the order they were made.
  public func clicks(on tag: String) -> [Action] {
    things.keys.sorted().filter { id in things[id]?.tag == tag }.compactMap { id in
      tree.action(node: id, kind: .click, event: DOMEvent())
    }
  }

  /// Everything that stands, a line each, without the numbers of the nodes.
  public var picture: [String] {
    var lines: [String] = []
    add(MountedTree<Action>.container, "", to: &lines)
    return lines
  }

  private func add(_ id: Int, _ indent: String, to lines: inout [String]) {
    guard let thing = things[id] else { return }
    let attributes = thing.attributes.sorted { a, b in a.key < b.key }
      .map { name, value in " \(name)=\(value)" }.joined()
    let listens = thing.listens.map { kind in kind.rawValue }.sorted().joined(separator: ",")
    lines.append(indent + (thing.tag ?? "\"\(thing.text)\"") + attributes + " [\(listens)]")
    for child in thing.children { add(child, indent + " ", to: &lines) }
  }

  private func apply(_ patch: Patch) {
    switch patch {
    case .createElement(let id, let tag, _):
      let thing = Thing()
      thing.tag = tag
      things[id] = thing
    case .createText(let id, let text):
      let thing = Thing()
      thing.text = text
      things[id] = thing
    case .setAttribute(let id, let name, let value): things[id]?.attributes[name] = value
    case .removeAttribute(let id, let name): things[id]?.attributes[name] = nil
    case .setProperty: break
    case .setText(let id, let text): things[id]?.text = text
    case .insert(let id, let parent, let before), .move(let id, let parent, let before):
      detach(id)
      let siblings = things[parent]?.children ?? []
      let place = before.flatMap { before in siblings.firstIndex(of: before) } ?? siblings.count
      things[parent]?.children.insert(id, at: place)
      things[id]?.parent = parent
    case .remove(let id):
      detach(id)
      forget(id)
    case .listen(let id, let kind): things[id]?.listens.insert(kind)
    case .unlisten(let id, let kind): things[id]?.listens.remove(kind)
    }
  }

  private func detach(_ id: Int) {
    guard let parent = things[id]?.parent else { return }
    things[parent]?.children.removeAll { child in child == id }
  }

  private func forget(_ id: Int) {
    for child in things[id]?.children ?? [] { forget(child) }
    things[id] = nil
  }
}

extension [Patch] {
  /// How many words the host reads.
  public var words: Int {
    reduce(0) { sum, patch in
      switch patch {
      case .remove: sum + 2
      case .setAttribute, .setProperty, .insert, .move: sum + 4
      default: sum + 3
      }
    }
  }

  /// How many elements and texts are made.
  public var made: Int {
    count { patch in
      switch patch {
      case .createElement, .createText: true
      default: false
      }
    }
  }
}

import View

/// Random trees, small in vocabulary so that two of them have much in common.
struct RandomTree {
  private var random: Seeded
  private var serial = 0

  init(seed: Int) { random = Seeded(seed) }

  mutating func tree() -> Node<Int> {
    .fragment(siblings(depth: 0))
  }

  /// The same siblings in another order, some gone, some new: what lists do.
  mutating func rearranged(_ node: Node<Int>) -> Node<Int> {
    switch node {
    case .text: return random.oneIn(4) ? text() : node
    case .kept: return random.oneIn(2) ? kept() : node
    case .fragment(let nodes): return .fragment(rearranged(nodes))
    case .element(var element):
      if random.oneIn(6) { element.attributes = attributes(of: element.tag) }
      if element.tag != "input" { element.children = rearranged(element.children) }
      return .element(element)
    }
  }

  private mutating func rearranged(_ nodes: [Node<Int>]) -> [Node<Int>] {
    var result = nodes.map { node in rearranged(node) }
    if random.oneIn(2) { result.removeAll { _ in random.oneIn(5) } }
    if random.oneIn(3) { result.shuffle(using: &random) }
    if random.oneIn(3), result.count > 1 { result.append(result.removeFirst()) }
    if random.oneIn(3) { result.insert(contentsOf: siblings(depth: 3), at: result.count / 2) }
    return result
  }

  private mutating func siblings(depth: Int) -> [Node<Int>] {
    let count = random.below(depth == 0 ? 8 : 6 - depth)
    var nodes: [Node<Int>] = []
    for _ in 0..<count { nodes.append(node(depth: depth)) }
    return nodes
  }

  private mutating func node(depth: Int) -> Node<Int> {
    switch random.below(8) {
    case 0, 1: return text()
    case 2 where depth < 4: return .fragment(siblings(depth: depth + 1))
    case 3 where depth < 4: return kept()
    default:
      let tag = ["div", "p", "input", "svg", "g", "dialog", "foreignObject"][random.below(7)]
      // Few keys, so that some come twice among the siblings.
      let key = random.oneIn(2) ? "k\(random.below(9))" : nil
      let children = tag == "input" || depth >= 4 ? [] : siblings(depth: depth + 1)
      return .element(
        Element(tag: tag, key: key, attributes: attributes(of: tag), children: children))
    }
  }

  /// Few values, so that many stay as they are from one tree to the next.
  private mutating func kept() -> Node<Int> {
    let value = random.below(4)
    return .kept(value, tag: random.oneIn(5) ? "p" : "li", key: "k\(random.below(9))") { value in
      element("li", .class("c\(value)"), .onClick(value)) {
        element("b", .flag(name: "hidden", present: value == 1)) { "kept \(value)" }
        if value > 1 { "more" }
      }
    }
  }

  private mutating func text() -> Node<Int> {
    .text(["", "a", "b & <c>", "한글", "e\u{301}", "\u{E9}"][random.below(6)])
  }

  /// In order of their names, so that both renderings have one order.
  private mutating func attributes(of tag: String) -> [Attribute<Int>] {
    var list: [Attribute<Int>] = []
    for _ in 0..<random.below(3) { list.append(.class("c\(random.below(3))")) }
    if tag == "input", random.oneIn(2) { list.append(.checked(random.oneIn(2))) }
    if random.oneIn(3) { list.append(.flag(name: "hidden", present: random.oneIn(2))) }
    if tag == "dialog", random.oneIn(2) {
      list.append(.property(name: "modal", value: .bool(random.oneIn(2))))
    }
    if random.oneIn(3) { list.append(.attribute("title", ["", "x", "\"<&>\""][random.below(3)])) }
    if tag == "input", random.oneIn(2) { list.append(.value(["u", "v", "w"][random.below(3)])) }
    for kind in [EventKind.click, .input, .keydown] where random.oneIn(3) {
      serial += 1
      let action = serial
      list.append(.on(kind, { _ in action }))
    }
    return list
  }
}

/// A child as the DOM knows children: no fragments, no empty text, no two texts side by side.
enum FlatNode<Action> {
  case text(String)
  case element(Element<Action>)
  case kept(Kept<Action>)
}

/// Children in flat form. Neighbouring texts are joined, as an HTML parser would.
func flattened<Action>(_ nodes: [Node<Action>]) -> [FlatNode<Action>] {
  var flat: [FlatNode<Action>] = []
  flat.reserveCapacity(nodes.count)
  append(nodes, to: &flat)
  return flat
}

private func append<Action>(_ nodes: [Node<Action>], to flat: inout [FlatNode<Action>]) {
  for node in nodes {
    switch node {
    case .fragment(let inner): append(inner, to: &flat)
    case .element(let element): flat.append(.element(element))
    case .kept(let kept): flat.append(.kept(kept))
    case .text(let text):
      if text.isEmpty { continue }
      if case .text(let previous)? = flat.last {
        flat[flat.count - 1] = .text(previous + text)
      } else {
        flat.append(.text(text))
      }
    }
  }
}

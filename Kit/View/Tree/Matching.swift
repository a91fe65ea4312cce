/// Pairs of old and new siblings, for the stretch between their common beginning and end.
///
/// A keyed sibling is paired with the one of the same key and tag; of two with one key the later is
/// a newcomer. Siblings without a key are paired in order with those of the same tag, text with
/// text.
struct Matching {
  /// For each new sibling the index of the old one it is made from.
  private(set) var sources: [Int?] = []
  /// Indexes of old siblings that nothing is made from, ascending.
  private(set) var unused: [Int] = []

  init<Action>(_ old: ArraySlice<MountedNode<Action>>, _ new: ArraySlice<FlatNode<Action>>) {
    var keyed: [String: Int] = [:]
    var loose: [String: [Int]] = [:]
    for index in old.indices.reversed() {
      if let key = old[index].key {
        keyed[key] = index
      } else {
        loose[old[index].tag ?? "", default: []].append(index)
      }
    }
    var taken = Set<Int>()
    sources.reserveCapacity(new.count)
    for node in new {
      var source: Int?
      switch node {
      case .text: source = loose["", default: []].popLast()
      case .kept(let kept):
        source = keyed[kept.key].flatMap { index in old[index].canBecome(node) ? index : nil }
        if source != nil { keyed[kept.key] = nil }
      case .element(let element):
        if let key = element.key {
          source = keyed[key].flatMap { index in old[index].canBecome(node) ? index : nil }
          if source != nil { keyed[key] = nil }
        } else {
          source = loose[element.tag, default: []].popLast()
        }
      }
      if let source { taken.insert(source) }
      sources.append(source)
    }
    for index in old.indices where !taken.contains(index) { unused.append(index) }
  }
}

// Turning one list of siblings into another.
extension MountedTree {
  /// The siblings `new` under `parent`, made from `old` as far as possible. What goes is removed
  /// first, then content changes from first to last, then newcomers and movers take their places
  /// from last to first.
  func updated(
    _ old: [MountedNode<Action>], to new: [FlatNode<Action>], of parent: Int,
    in namespace: Namespace
  ) -> [MountedNode<Action>] {
    if old.isEmpty { return filled(with: new, parent, in: namespace) }
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start].canBecome(new[start]) { start += 1 }
    var tail = 0
    while tail < shorter - start,
      old[old.count - 1 - tail].canBecome(new[new.count - 1 - tail])
    { tail += 1 }
    let oldEnd = old.count - tail
    let newEnd = new.count - tail

    let middle = Matching(old[start..<oldEnd], new[start..<newEnd])
    for index in middle.unused { drop(old[index]) }
    var result: [MountedNode<Action>] = []
    result.reserveCapacity(new.count)
    for (index, node) in new.enumerated() {
      let source: Int? =
        if index < start {
          index
        } else if index < newEnd {
          middle.sources[index - start]
        } else {
          index - newEnd + oldEnd
        }
      if let source {
        update(old[source], to: node, in: namespace)
        result.append(old[source])
      } else {
        result.append(created(node, in: namespace))
      }
    }
    place(result, from: start, to: newEnd, middle.sources, in: parent)
    return result
  }

  /// The content of an element that was empty: newcomers only, from first to last.
  private func filled(
    with new: [FlatNode<Action>], _ parent: Int, in namespace: Namespace
  ) -> [MountedNode<Action>] {
    let result = new.map { node in created(node, in: namespace) }
    for node in result { changes.append(.insert(node: node.id, parent: parent, before: nil)) }
    return result
  }

  private func place(
    _ siblings: [MountedNode<Action>], from start: Int, to end: Int, _ sources: [Int?],
    in parent: Int
  ) {
    let stays = stayingPut(sources)
    for index in (start..<end).reversed() {
      let node = siblings[index].id
      let before = index + 1 < siblings.count ? siblings[index + 1].id : nil
      if sources[index - start] == nil {
        changes.append(.insert(node: node, parent: parent, before: before))
      } else if !stays[index - start] {
        changes.append(.move(node: node, parent: parent, before: before))
      }
    }
  }
}

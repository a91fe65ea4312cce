import Testing
import View

/// Patches against naive re-rendering, over many random trees.
@Suite struct DiffPropertyTests {
  @Test func `patched DOM equals naive rendering, events and HTML included`() {
    var patches = 0
    for seed in 0..<6_000 {
      var random = RandomTree(seed: seed)
      let mounted = MountedTree<Int>()
      var model = DOMModel()
      var tree = random.tree()
      for step in 0..<4 {
        let batch = mounted.update(to: tree)
        patches += batch.count
        model.apply(batch)
        let fault =
          model.faults.first
          ?? Rendered.difference(Rendered.list([tree]), model.root.children, in: mounted)
        if let fault {
          Issue.record("seed \(seed), step \(step): \(fault)")
          return
        }
        let html = model.root.children.map(\.html).joined()
        if html != HTMLRenderer.html(tree) {
          Issue.record("seed \(seed), step \(step): \(html)\n\(HTMLRenderer.html(tree))")
          return
        }
        tree = step == 1 ? random.tree() : random.rearranged(tree)
      }
    }
    #expect(patches > 100_000)
  }

  @Test func `the same tree again is nothing but properties`() {
    for seed in 0..<500 {
      var random = RandomTree(seed: seed)
      let tree = random.tree()
      let mounted = MountedTree<Int>()
      _ = mounted.update(to: tree)
      for patch in mounted.update(to: tree) {
        if case .setProperty = patch { continue }
        Issue.record("seed \(seed): \(patch)")
      }
    }
  }

  @Test func `keyed siblings keep their nodes and move as little as possible`() {
    for seed in 0..<3_000 {
      var random = Seeded(seed)
      let old = sample(&random)
      let new = sample(&random)
      let mounted = MountedTree<Int>()
      var model = DOMModel()
      model.apply(mounted.update(to: list(old)))
      let before = Dictionary(uniqueKeysWithValues: zip(old, model.root.children.map(\.id)))
      let patches = mounted.update(to: list(new))
      model.apply(patches)
      let after = Dictionary(uniqueKeysWithValues: zip(new, model.root.children.map(\.id)))
      let common = new.filter { key in before[key] != nil }
      #expect(model.faults.isEmpty, "seed \(seed)")
      for key in common where before[key] != after[key] {
        Issue.record("seed \(seed): \(key) is another node")
      }
      let moves = patches.count { patch in if case .move = patch { true } else { false } }
      let positions = common.map { key in old.firstIndex(of: key) ?? -1 }
      if moves != common.count - longestIncreasing(positions) {
        Issue.record("seed \(seed): \(moves) moves from \(old) to \(new)")
      }
    }
  }

  private func sample(_ random: inout Seeded) -> [Int] {
    var keys = Array(0..<14)
    if !random.oneIn(3) { keys.shuffle(using: &random) }
    keys.removeAll { _ in random.oneIn(4) }
    return keys
  }

  private func list(_ keys: [Int]) -> Node<Int> {
    .fragment(keys.map { key in element("li", .key("\(key)")) { "\(key)" } })
  }

  /// By the textbook recurrence, O(n²).
  private func longestIncreasing(_ values: [Int]) -> Int {
    var best: [Int] = []
    for (index, value) in values.enumerated() {
      let shorter = (0..<index).filter { earlier in values[earlier] < value }
      best.append((shorter.map { earlier in best[earlier] }.max() ?? 0) + 1)
    }
    return best.max() ?? 0
  }
}

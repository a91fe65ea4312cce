import Design
import Testing

private struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@Test(arguments: 0..<200)
func windowsCoverWhatIsVisibleAndLittleMore(_ seed: Int) {
  var dice = Seeded(state: UInt64(seed) &* 977 &+ 5)
  let blocks = (0..<Int.random(in: 1...5, using: &dice)).map { _ in
    VirtualList.Block(
      rows: Int.random(in: 0...400, using: &dice),
      rowHeight: Int.random(in: 20...150, using: &dice),
      headerHeight: Bool.random(using: &dice) ? 44 : 0)
  }
  let list = VirtualList(blocks)
  let height = Int.random(in: 100...1_500, using: &dice)
  let asked = Int.random(in: -50...max(1, list.height + 100), using: &dice)
  let top = max(0, min(asked, list.height - height))
  let windows = list.windows(top: asked, height: height)
  #expect(windows.count == blocks.count)
  var offset = 0
  for (index, window) in windows.enumerated() {
    let block = blocks[index]
    #expect(window.rows.lowerBound >= 0 && window.rows.upperBound <= block.rows)
    #expect(
      window.before + window.rows.count * block.rowHeight + window.after
        == block.rows * block.rowHeight)
    var visible = 0
    for row in 0..<block.rows {
      let upper = offset + block.headerHeight + row * block.rowHeight
      #expect(list.offset(ofRow: row, inBlock: index) == upper)
      if upper + block.rowHeight > top, upper < top + height {
        visible += 1
        #expect(window.rows.contains(row))
      }
    }
    #expect(window.rows.count <= visible + 2 * 10 + 2)
    offset += block.height
  }
  #expect(offset == list.height)
}

@Test func aSmallMovementChangesNothing() {
  let list = VirtualList([VirtualList.Block(rows: 10_000, rowHeight: 74)])
  #expect(list.windows(top: 740, height: 800) == list.windows(top: 760, height: 800))
}

@Test func anEmptyListHasNoRows() {
  let windows = VirtualList([VirtualList.Block(rows: 0, rowHeight: 74)]).windows(
    top: 0, height: 900)
  #expect(windows[0].rows.isEmpty && windows[0].before == 0 && windows[0].after == 0)
}

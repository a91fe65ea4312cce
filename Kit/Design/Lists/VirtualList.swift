/// A long list of which only the part near the visible lines exists in the document.
///
/// Pure arithmetic over fixed heights; rows of one block lie below each other, blocks too.
public struct VirtualList: Hashable, Sendable {
  /// A run of equal rows under an optional heading.
  public struct Block: Hashable, Sendable {
    public let rows: Int
    /// Heights in px.
    public let rowHeight: Int
    public let headerHeight: Int

    public init(rows: Int, rowHeight: Int, headerHeight: Int = 0) {
      self.rows = max(0, rows)
      self.rowHeight = max(1, rowHeight)
      self.headerHeight = max(0, headerHeight)
    }

    public var height: Int { headerHeight + rows * rowHeight }
  }

  /// The part of a block that exists: the rows, and the room of those before and after them (px).
  public struct Window: Hashable, Sendable {
    public let rows: Range<Int>
    public let before: Int
    public let after: Int
  }

  public let blocks: [Block]
  /// Rows kept beyond the visible ones on each side.
  public let overscan: Int

  public init(_ blocks: [Block], overscan: Int = 8) {
    self.blocks = blocks
    self.overscan = max(0, overscan)
  }

  public var height: Int { blocks.reduce(0) { sum, block in sum + block.height } }

  /// The window of every block for a scroll offset and a visible height (px).
  ///
  /// Both are rounded to whole strides, so that a small movement changes nothing; an offset beyond
  /// the end is that of the end.
  public func windows(top: Int, height: Int) -> [Window] {
    let top = max(0, min(top, self.height - height))
    var offset = 0
    return blocks.map { block in
      let start = offset + block.headerHeight
      offset += block.height
      return window(of: block, from: top - start, to: top - start + max(0, height))
    }
  }

  private func window(of block: Block, from: Int, to: Int) -> Window {
    let stride = VirtualList.stride
    let first = floored(from, by: block.rowHeight * stride) * stride - overscan
    let last = (floored(to, by: block.rowHeight * stride) + 1) * stride + overscan
    let lower = min(max(0, first), block.rows)
    let upper = min(max(lower, last), block.rows)
    return Window(
      rows: lower..<upper, before: lower * block.rowHeight,
      after: (block.rows - upper) * block.rowHeight)
  }

  /// Rows by which the window moves at once.
  public static let stride = 2

  /// The offset of a row's upper edge (px).
  public func offset(ofRow row: Int, inBlock block: Int) -> Int {
    var offset = 0
    for index in 0..<min(block, blocks.count) { offset += blocks[index].height }
    guard block < blocks.count else { return offset }
    return offset + blocks[block].headerHeight + row * blocks[block].rowHeight
  }

  private func floored(_ value: Int, by step: Int) -> Int {
    value >= 0 ? value / step : -((-value + step - 1) / step)
  }
}

import DayBlockDomain

/// A place in the carousel: a block, or the cell that makes a new one.
enum CarouselPlace: Hashable {
  case block(BlockID)
  case add

  var block: BlockID? {
    switch self {
    case .block(let id): id
    case .add: nil
    }
  }
}

/// Where the carousel's focus goes (specification §8.1).
enum CarouselFocus {
  /// When a group is shown: on the block last played or saved, else on the first, else on nothing.
  static func begin(_ blocks: [BlockID], remembered: BlockID?) -> CarouselPlace? {
    if let remembered, blocks.contains(remembered) { return .block(remembered) }
    return blocks.first.map { first in .block(first) }
  }

  /// When the block at `index` is gone and `blocks` are left: on the one before it, of the first
  /// one on the new first, else on nothing.
  static func afterDeleting(at index: Int, left blocks: [BlockID]) -> CarouselPlace? {
    guard !blocks.isEmpty else { return nil }
    return .block(blocks[min(max(index - 1, 0), blocks.count - 1)])
  }

  /// When the list has become `now`: where it was, unless its block is gone.
  static func follow(
    _ focus: CarouselPlace?, from before: [BlockID], to now: [BlockID], remembered: BlockID?
  ) -> CarouselPlace? {
    switch focus {
    case .add: return .add
    case .block(let id):
      if now.contains(id) { return focus }
      guard let index = before.firstIndex(of: id) else {
        return begin(now, remembered: remembered)
      }
      return afterDeleting(at: index, left: now)
    case nil: return begin(now, remembered: remembered)
    }
  }

  /// Where a place stands; the cell that adds stands behind the blocks, and in a group with nothing
  /// in it that is the first.
  static func index(of place: CarouselPlace?, in blocks: [BlockID]) -> Int {
    guard let id = place?.block else { return place == nil ? 0 : blocks.count }
    return blocks.firstIndex(of: id) ?? 0
  }

  /// What stands there; beyond the ends, what stands at the end.
  static func place(at index: Int, in blocks: [BlockID]) -> CarouselPlace {
    index >= 0 && index < blocks.count
      ? .block(blocks[index])
      : index < 0 && !blocks.isEmpty
        ? .block(blocks[0]) : .add
  }
}

/// What the carousel remembers besides what is in it.
struct Carousel {
  var focus: CarouselPlace?
  /// The focused card shows its back.
  var isFlipped = false
  /// Something was turned over, so cards come in turning.
  var hasTurned = false
  var group: BlockGroupID?
  /// The blocks it was shown with last.
  var blocks: [BlockID] = []
  /// The block that was last played or saved, as the settings said last.
  var remembered: BlockID?
  /// Height of a card (px), once the host has said; everything else follows from it.
  var height = 0
  /// How far it was scrolled when the host said last (px).
  var left = 0
  /// How far it was scrolled when its movement should have been over.
  var leftBefore: Int?
  /// Where it is being moved to. Until it is there, its scrolling is not the person's.
  var moving: Int?
  /// It stands where it should; until then it is not seen, and moves at once.
  var isPlaced = false

  /// How far it is scrolled with that cell in the middle (px): a card of 180 and a gap of 24.
  func left(of index: Int) -> Int { index * height * 17 / 15 }

  /// Whether the cell stands in the middle. Cards need not be whole pixels high, so that a far one
  /// stands elsewhere than reckoned; the browser snaps to the true middle.
  func isCentred(_ index: Int, at left: Int) -> Bool {
    abs(left - self.left(of: index)) * 60 <= height * 17
  }

  /// The cell in the middle when it is scrolled so far.
  func index(at left: Int) -> Int { height > 0 ? (left * 15 + height * 17 / 2) / (height * 17) : 0 }

  /// Cards beyond so many on each side of the focus are only outlines: a group may have a hundred.
  static let reach = 4
  /// Milliseconds after which a movement is over whatever the host says.
  static let settling = 900
  static let elementID = "day-carousel"
}

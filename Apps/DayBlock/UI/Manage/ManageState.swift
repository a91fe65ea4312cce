import Core
import DayBlockDomain

/// What the management screens remember (specification §8.5).
struct ManageState {
  /// Height of a block's row (px), once the host has said; everything else follows from it.
  var rowHeight: Int?
  /// The row whose grip is held.
  var lifted: ManageItem?
  /// How far from where they stand now rows stood before, by ``ManageItem/word`` (px): they come
  /// from there.
  var settling: [String: Int] = [:]
  /// Counts what settled, so that a second time in a row is seen too.
  var settlings = 0
  /// What screen readers hear.
  var announcement = ""
  var showsArchived = false
  /// The row whose places are offered.
  var menu: ManageItem?
  /// The editor's block.
  var block: BlockForm?
  /// The editor's group.
  var group: GroupForm?
  /// Where the next new block is to be.
  var home: BlockGroupID?
  /// What lies over an editor.
  var sheet: ManageSheet?

  init(reading remembered: [String: String], of user: UserID) {}
}

/// Something that has a place among others.
public enum ManageItem: Hashable, Sendable {
  case group(BlockGroupID)
  case block(BlockID)

  /// Tells it apart from every other, also as a part of DOM ids.
  var word: String {
    switch self {
    case .group(let id): id.description
    case .block(let id): id.description
    }
  }

  /// The DOM id of its grip.
  var grip: String { "day-grip-" + word }
}

/// Another place among the others.
public enum ManageMove: Hashable, Sendable {
  case up, down, first, last
  /// To the end of another group.
  case to(BlockGroupID)
}

/// What lies over an editor.
enum ManageSheet: Hashable {
  case icons(IconSearch)
  case colors
  /// The groups a block can be in.
  case homes
  /// A new group for the block.
  case newHome
  case plan(PlanForm)
  /// "Discard changes?"
  case leaving
  /// "Delete this block?", "Delete this group?"
  case deleting
}

/// What is looked at in the icon sheet.
struct IconSearch: Hashable {
  var category: IconCategory
  var text = ""
}

import Core
import DayBlockDomain

/// What every turn asks the book for: looked up once whenever the book changes.
struct BookExtract: Hashable {
  let settings: DaySettings
  /// The group in the carousel.
  let group: BlockGroup
  /// Its blocks, in their order.
  let blocks: [Block]

  init(of book: DayBlockReplica, _ user: UserID) {
    let settings = book.settings(of: user)
    let groups = book.groups(of: user)
    self.settings = settings
    // One group is always there.
    group = groups.first { group in group.id == settings.group } ?? groups[0]
    blocks = book.blocks(in: group.id)
  }
}

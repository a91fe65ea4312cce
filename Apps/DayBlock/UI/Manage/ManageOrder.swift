import Core
import DayBlockDomain
import Design

/// Where what is managed stands: groups in one section, blocks in one for each group.
struct ManageOrder {
  let sections: [[ManageItem]]
  let track: OrderTrack

  /// Heights (px) at a text size of 100 % (specification §8.5).
  static let blockRow = 52
  static let groupRow = 56
  /// The foot of a group's blocks and the head of the next: two rows of blocks.
  static let gap = 104

  func place(of item: ManageItem) -> OrderPlace? {
    for (section, items) in sections.enumerated() {
      if let index = items.firstIndex(of: item) {
        return OrderPlace(section: section, index: index)
      }
    }
    return nil
  }

  /// Everything in its place after `item` was moved; the place's index is that among the others.
  func moving(_ item: ManageItem, to place: OrderPlace) -> ManageOrder {
    var sections = sections.map { items in items.filter { other in other != item } }
    let index = min(place.index, sections[place.section].count)
    sections[place.section].insert(item, at: index)
    return ManageOrder(sections: sections, row: track.row, gap: track.gap)
  }

  init(sections: [[ManageItem]], row: Int, gap: Int) {
    self.sections = sections
    track = OrderTrack(counts: sections.map { items in items.count }, row: row, gap: gap)
  }

  /// How rows make room for the one that is held, and gaps, by the section above them.
  func shifts(around item: ManageItem) -> (rows: [String: OrderShift], gaps: [Int: OrderShift]) {
    var rows: [String: OrderShift] = [:]
    var gaps: [Int: OrderShift] = [:]
    guard let place = place(of: item) else { return (rows, gaps) }
    for isBelow in [true, false] {
      for (step, threshold) in isBelow ? track.below(place) : track.above(place) {
        let shift = OrderShift(isBelow: isBelow, threshold: threshold)
        switch step {
        case .row(let other): rows[sections[other.section][other.index].word] = shift
        case .gap(let section): gaps[section] = shift
        }
      }
    }
    return (rows, gaps)
  }
}

extension DayBlockFeature.State {
  /// What a block's row measures (px).
  var blockRowHeight: Int {
    manage.rowHeight ?? ManageOrder.blockRow * max(50, textPercent) / 100
  }

  var blockOrder: ManageOrder {
    ManageOrder(
      sections: replica.groups(of: me).map { group in
        replica.blocks(in: group.id).map { block in .block(block.id) }
      }, row: blockRowHeight,
      gap: blockRowHeight * ManageOrder.gap / ManageOrder.blockRow)
  }

  var groupOrder: ManageOrder {
    ManageOrder(
      sections: [replica.groups(of: me).map { group in .group(group.id) }],
      row: blockRowHeight * ManageOrder.groupRow / ManageOrder.blockRow, gap: 0)
  }

  /// The order a thing is part of.
  func order(of item: ManageItem) -> ManageOrder {
    switch item {
    case .group: groupOrder
    case .block: blockOrder
    }
  }

  /// What a group or a block is called.
  func name(of item: ManageItem) -> String {
    switch item {
    case .group(let id): homeName(id)
    case .block(let id): face(of: id).name
    }
  }

  func homeName(_ id: BlockGroupID) -> String {
    guard let group = replica.groups(of: me).first(where: { group in group.id == id }) else {
      return words(ManageText.gone)
    }
    return name(of: group)
  }

  /// Which of the management pages is on the screen.
  var manageTab: ManageTab {
    if case .manage(let tab) = screen { return tab }
    return .blocks
  }
}

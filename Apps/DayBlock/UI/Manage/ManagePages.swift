import Core
import DayBlockDomain
import Design
import View

/// The groups, one below the other.
enum GroupsPage {
  static func view(_ state: State) -> Piece {
    let words = state.words
    var isLifting = false
    var shifts: [String: OrderShift] = [:]
    if let item = state.manage.lifted, !item.isBlock {
      isLifting = true
      shifts = state.groupOrder.shifts(around: item).rows
    }
    let rows = state.replica.groups(of: state.me).map { group in
      OrderRow(group, state, shifts[ManageItem.group(group.id).word]).kept
    }
    return .fragment([
      OrderList.view(
        "groups", isLifting: isLifting,
        [makeElement("ul", [.attribute("role", "list"), .key("groups")], rows)]),
      addRow(words(ManageText.addGroup), label: nil, .went(.editGroup(nil))),
    ])
  }

  /// The last row of a list: something new.
  static func addRow(
    _ title: String, label: String?, _ action: DayBlockFeature.ViewAction, shift: OrderShift? = nil
  ) -> Piece {
    var all: [Attribute<DayBlockFeature.ViewAction>] = [
      .key("add"), .class("day-add" + (shift?.name ?? "")), .attribute("type", "button"),
      .onClick(action),
    ]
    if let label { all.append(.aria("label", label)) }
    if let shift { all.append(.attribute("style", shift.style)) }
    return makeElement(
      "button", all,
      [
        element("span", .class("day-add-sign"), .aria("hidden", "true")) { Icon.plus.node(.small) },
        element("span") { title },
      ])
  }
}

/// The blocks, under their groups.
enum BlocksPage {
  static func view(_ state: State) -> Piece {
    let words = state.words
    var isLifting = false
    var shifts: (rows: [String: OrderShift], gaps: [Int: OrderShift]) = ([:], [:])
    if let item = state.manage.lifted, item.isBlock {
      isLifting = true
      shifts = state.blockOrder.shifts(around: item)
    }
    var sections: [Piece] = []
    for (index, group) in state.replica.groups(of: state.me).enumerated() {
      sections.append(
        section(
          group, state, shifts.rows, above: index == 0 ? nil : shifts.gaps[index - 1],
          below: shifts.gaps[index]))
    }
    return .fragment([
      state.replica.blocks.isEmpty
        ? element("p", .class("day-manage-hint"), .key("hint")) {
          state.sync.isComplete ? words(ManageText.emptyText) : ""
        }
        : .empty,
      OrderList.view("blocks", isLifting: isLifting, sections),
      archived(state),
    ])
  }

  private static func section(
    _ group: BlockGroup, _ state: State, _ shifts: [String: OrderShift], above: OrderShift?,
    below: OrderShift?
  ) -> Piece {
    let words = state.words
    let name = state.name(of: group)
    let headID = "day-head-" + group.id.description
    let rows = state.replica.blocks(in: group.id).map { block in
      OrderRow(block, state, shifts[ManageItem.block(block.id).word]).kept
    }
    var head: [Attribute<DayBlockFeature.ViewAction>] = [
      .class("day-section-head" + (above?.name ?? ""))
    ]
    if let above { head.append(.attribute("style", above.style)) }
    return element(
      "section", .class("day-section"), .key(group.id.description), .aria("labelledby", headID)
    ) {
      makeElement(
        "div", head,
        [
          group.color.map { color in
            element(
              "span", .class("day-patch"), BlockPalette.style(color), .aria("hidden", "true"))
          } ?? .empty,
          element("h2", .id(headID)) { name },
        ])
      makeElement("ul", [.attribute("role", "list"), .key("rows")], rows)
      GroupsPage.addRow(
        words(ManageText.addBlock), label: words(ManageText.addBlockTo, name: name),
        .manage(.blockWanted(group.id)), shift: below)
    }
  }

  // MARK: Put away

  private static func archived(_ state: State) -> Piece {
    let blocks = state.replica.archivedBlocks
    guard !blocks.isEmpty else { return .empty }
    let isOpen = state.manage.showsArchived
    return element("section", .class("day-archived"), .key("archived")) {
      element(
        "button", .class(isOpen ? "day-archived-head open" : "day-archived-head"),
        .attribute("type", "button"), .aria("expanded", isOpen ? "true" : "false"),
        .onClick(.manage(.archivedToggled))
      ) {
        Icon.archive.node(.small)
        element("span") { state.words(ManageText.archived, count: blocks.count) }
        Icon.chevronDown.node(.small)
      }
      if isOpen {
        element("ul", .attribute("role", "list")) {
          for block in blocks { row(block, state) }
        }
      }
    }
  }

  private static func row(_ block: Block, _ state: State) -> Piece {
    let words = state.words
    return element("li", .class("day-item"), .key(block.id.description)) {
      element("div", .class("day-item-body")) {
        element(
          "button", .class("day-item-main"), .attribute("type", "button"),
          .aria("haspopup", "dialog"), .onClick(.went(.editBlock(block.id)))
        ) {
          BlockTile.view(icon: block.icon, color: block.color, name: block.name)
          element("span", .class("day-item-text")) {
            element("span", .class("day-item-title")) { block.name }
            element("span", .class("day-item-remark day-figures")) {
              words(ManageText.total, text: words.blocks(state.replica.halfBlocks(of: block.id)))
            }
          }
          Icon.chevronRight.node(.small)
        }
      }
    }
  }
}

/// Other places for a row, without dragging.
enum MoveMenu {
  static func view(_ state: DayBlockFeature.State) -> Node<DayBlockFeature.ViewAction> {
    guard let item = state.manage.menu, case .manage = state.route else { return .empty }
    let words = state.words
    let order = state.order(of: item)
    guard let place = order.place(of: item) else { return .empty }
    let isFirst = order.track.next(to: place, isDown: false) == nil
    let isLast = order.track.next(to: place, isDown: true) == nil
    let count = order.track.counts[place.section]
    var options: [MenuOption<DayBlockFeature.ViewAction>] = [
      MenuOption(
        words(ManageText.moveUp), isDisabled: isFirst, action: .manage(.moved(item, .up))),
      MenuOption(
        words(ManageText.moveDown), isDisabled: isLast, action: .manage(.moved(item, .down))),
    ]
    if count > 2 {
      options += [
        MenuOption(
          words(ManageText.moveFirst), isDisabled: place.index == 0,
          action: .manage(.moved(item, .first))),
        MenuOption(
          words(ManageText.moveLast), isDisabled: place.index == count - 1,
          action: .manage(.moved(item, .last))),
      ]
    }
    if item.isBlock {
      for (section, group) in state.replica.groups(of: state.me).enumerated()
      where section != place.section {
        options.append(
          MenuOption(
            words(ManageText.moveTo, name: state.name(of: group)),
            action: .manage(.moved(item, .to(group.id)))))
      }
    }
    return menu(
      id: "day-move", title: words(ManageText.moveTitle, name: state.name(of: item)),
      language: state.language, options: options, close: .manage(.menuClosed))
  }
}

import Core
import DayBlockDomain
import Design
import View

/// One group or block among the others, made from the replica at the moment of drawing.
struct OrderRow: Equatable {
  let item: ManageItem
  let title: String
  let remark: String
  /// What it looks like; a group without a colour has none.
  let icon: String?
  let color: Int?
  let badge: String?
  let isGolden: Bool
  /// How it makes room for the one that is held.
  let shift: OrderShift?
  let isLifted: Bool
  /// How far it comes from (px).
  let way: Int?
  let settling: Int
  let words: Words

  init(_ group: BlockGroup, _ state: DayBlockFeature.State, _ shift: OrderShift?) {
    let words = state.words
    let item = ManageItem.group(group.id)
    self.item = item
    title = state.name(of: group)
    remark = words(ManageText.blockCount, count: state.replica.blocks(in: group.id).count)
    icon = nil
    color = group.color
    badge =
      group.id == BlockGroup.defaultID(of: state.me) ? words(ManageText.standard) : nil
    isGolden = false
    self.shift = shift
    isLifted = state.manage.lifted == item
    way = state.manage.settling[item.word]
    settling = way == nil ? 0 : state.manage.settlings
    self.words = words
  }

  init(_ block: Block, _ state: DayBlockFeature.State, _ shift: OrderShift?) {
    let words = state.words
    let item = ManageItem.block(block.id)
    self.item = item
    title = block.name
    remark = words(ManageText.total, text: words.blocks(state.replica.halfBlocks(of: block.id)))
    icon = block.icon
    color = block.color
    badge = nil
    isGolden = block.isGolden
    self.shift = shift
    isLifted = state.manage.lifted == item
    way = state.manage.settling[item.word]
    settling = way == nil ? 0 : state.manage.settlings
    self.words = words
  }

  /// Most turns change no row, so rows are kept.
  var kept: Piece {
    .kept(self, tag: "li", key: item.word) { row in row.view }
  }

  private var view: Piece {
    var all: [Attribute<DayBlockFeature.ViewAction>] = [.class(className)]
    if let shift { all.append(.attribute("style", shift.style)) }
    return makeElement("li", all, [body])
  }

  private var className: String {
    if isLifted { return "day-item lifted" }
    return "day-item" + (shift?.name ?? "")
  }

  private var body: Piece {
    var all: [Attribute<DayBlockFeature.ViewAction>] = []
    if let way {
      // Two names of one movement, so that a second one begins anew.
      all.append(
        .class(settling % 2 == 0 ? "day-item-body settles" : "day-item-body settles again"))
      all.append(.attribute("style", "--from:" + String(way) + "px"))
    } else {
      all.append(.class("day-item-body"))
    }
    return makeElement("div", all, [main, grip])
  }

  private var main: Piece {
    element(
      "button", .class("day-item-main"), .attribute("type", "button"), .aria("haspopup", "dialog"),
      .onClick(.went(route))
    ) {
      face
      element("span", .class("day-item-text")) {
        element("span", .class("day-item-title")) { title }
        element("span", .class("day-item-remark")) {
          if isGolden {
            element("span", .class("day-item-golden")) { words(ManageText.golden) }
            " · "
          }
          element("span", .class("day-figures")) { remark }
        }
      }
      if let badge { element("span", .class("day-pill")) { badge } }
      Icon.chevronRight.node(.small)
    }
  }

  @NodeBuilder<DayBlockFeature.ViewAction>
  private var face: [Piece] {
    if let icon, let color {
      BlockTile.view(icon: icon, color: color, name: title)
    } else if let color {
      element("span", .class("day-patch"), BlockPalette.style(color), .aria("hidden", "true"))
    }
  }

  private var route: DayRoute {
    switch item {
    case .group(let id): .editGroup(id)
    case .block(let id): .editBlock(id)
    }
  }

  private var grip: Piece {
    let item = item
    return element(
      "button", .class("day-grip"), .id(item.grip), .attribute("type", "button"),
      .aria("label", words(ManageText.grip, name: title)), .aria("haspopup", "dialog"),
      .aria("describedby", ManageView.gripHintID), .attribute("data-hold", "60000"),
      .on(.press, { _ in .manage(.lifted(item)) }),
      .attribute("data-keys", "ArrowUp ArrowDown Home End"),
      .on(.keydown, { event in .manage(.gripPressed(item, key: event.key)) }),
      .onClick(.manage(.menuShown(item)))
    ) {
      element(
        "svg", .class("icon"), .attribute("viewBox", "0 0 24 24"), .aria("hidden", "true"),
        .attribute("focusable", "false")
      ) {
        element("path", .attribute("d", "M5 9h14M5 15h14"))
      }
    }
  }
}

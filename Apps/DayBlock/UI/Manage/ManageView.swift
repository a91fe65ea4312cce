import Core
import DayBlockDomain
import Design
import View

/// Groups and blocks: two pages side by side (specification §8.5).
enum ManageView {
  static let gripHintID = "day-grip-hint"

  static func tabID(_ tab: ManageTab) -> String { "day-tab-" + tab.rawValue }
  static func panelID(_ tab: ManageTab) -> String { "day-panel-" + tab.rawValue }

  static func screen(_ state: State) -> Piece {
    let words = state.words
    return element("div", .class("screen day-manage"), .key("day-manage")) {
      head(state)
      DayStates.notices(state)
      tabs(state)
      pager(state)
      element("p", .class("quiet-label"), .id(gripHintID)) { words(ManageText.gripHint) }
      element("p", .class("quiet-label"), .attribute("role", "status")) {
        state.manage.announcement
      }
    }
  }

  /// The editors, and what lies over them.
  static func over(_ state: State) -> Piece {
    switch state.route {
    case .editGroup: .fragment([GroupEditorView.view(state), ManageSheets.view(state)])
    case .editBlock: .fragment([BlockEditorView.view(state), ManageSheets.view(state)])
    default: MoveMenu.view(state)
    }
  }

  private static func head(_ state: State) -> Piece {
    let words = state.words
    let isGroups = state.manageTab == .groups
    return element("header", .class("top-bar")) {
      element("h1") { words(ManageText.title) }
      iconButton(
        .plus, label: words(isGroups ? ManageText.addGroup : .addBlock), .filled,
        action: .went(isGroups ? .editGroup(nil) : .editBlock(nil)))
    }
  }

  private static func tabs(_ state: State) -> Piece {
    let words = state.words
    let current = state.manageTab
    return element(
      "div", .class("day-tablist at-" + current.rawValue), .attribute("role", "tablist"),
      .aria("label", words(ManageText.title)),
      .attribute("data-keys", "ArrowLeft ArrowRight Home End"),
      .on(.keydown, { event in .manage(.tabPressed(key: event.key)) })
    ) {
      for tab in ManageTab.allCases {
        element(
          "button", .class("day-tab"), .id(tabID(tab)), .key(tab.rawValue),
          .attribute("type", "button"), .attribute("role", "tab"),
          .aria("selected", tab == current ? "true" : "false"),
          .aria("controls", panelID(tab)), .attribute("tabindex", tab == current ? "0" : "-1"),
          .onClick(.manage(.tabChosen(tab)))
        ) { words(tab == .groups ? ManageText.groups : .blocks) }
      }
    }
  }

  private static func pager(_ state: State) -> Piece {
    var all: [Attribute<DayBlockFeature.ViewAction>] = [
      .class("day-pager at-" + state.manageTab.rawValue),
      .on(.drag, { event in .manage(.swiped(event.x)) }),
    ]
    // A row that is held goes up and down only.
    if state.manage.lifted == nil { all.append(.attribute("data-drag", "x")) }
    return makeElement(
      "div", all,
      [
        ruler,
        element("div", .class("day-pages")) {
          panel(.groups, state) { GroupsPage.view(state) }
          panel(.blocks, state) { BlocksPage.view(state) }
        },
      ])
  }

  private static func panel(
    _ tab: ManageTab, _ state: State, content: () -> Piece
  ) -> Piece {
    let node = content()
    return element(
      "div", .class("scroller day-panel"), .id(panelID(tab)), .key(tab.rawValue),
      .attribute("role", "tabpanel"), .aria("labelledby", tabID(tab)),
      .attribute("data-scrolls", ""),
      .flag(name: "inert", present: tab != state.manageTab)
    ) {
      element("div", .class("column")) { node }
    }
  }

  /// As high as a block's row: the host tells how high that is.
  private static var ruler: Piece {
    element(
      "span", .class("day-ruler"), .key("ruler"), .aria("hidden", "true"),
      .on(.scroll, { event in .manage(.measured(event.height)) }))
  }
}

/// Rows that can be put in another order.
enum OrderList {
  /// The box around all rows between which one can be dragged.
  static func view(
    _ name: String, isLifting: Bool, _ children: [Piece]
  ) -> Piece {
    var all: [Attribute<DayBlockFeature.ViewAction>] = [
      .class(isLifting ? "day-order lifting " + name : "day-order " + name),
      .on(.drag, { event in .manage(.dropped(event.y)) }),
    ]
    if isLifting {
      // Whoever presses elsewhere has let the row go, though nobody said so.
      all += [
        .attribute("data-drag", "y"), .attribute("data-hold", "60000"),
        .on(.press, { _ in .manage(.lowered) }),
      ]
    }
    return makeElement("div", all, children)
  }
}

import Core
import DayBlockDomain
import Design
import View

/// What lies over the editors.
enum ManageSheets {
  static func view(_ state: State) -> Piece {
    switch state.manage.sheet {
    case .icons(let search): IconSheet.view(search, state)
    case .colors: ColorSheet.view(state)
    case .homes: homes(state)
    case .newHome: GroupEditorView.view(state)
    case .plan(let form): PlanSheet.view(form, state)
    case .leaving: leaving(state)
    case .deleting: deleting(state)
    case nil: .empty
    }
  }

  private static func isGroup(_ route: DayRoute) -> Bool {
    if case .editGroup = route { true } else { false }
  }

  // MARK: Groups

  /// The groups a block can be in.
  private static func homes(_ state: State) -> Piece {
    let words = state.words
    let sheet = Sheet<DayBlockFeature.ViewAction>(
      id: "day-homes", title: words(PickerText.homes), language: state.language,
      close: .manage(.sheetClosed))
    return sheet.node {
      element("ul", .class("day-homes"), .attribute("role", "list")) {
        for group in state.replica.groups(of: state.me) { home(group, state) }
      }
      GroupsPage.addRow(
        words(ManageText.addGroup), label: nil, .manage(.block(.homeWanted)))
    }
  }

  private static func home(_ group: BlockGroup, _ state: State) -> Piece {
    let words = state.words
    let isChosen = state.manage.block?.group == group.id
    let count = state.replica.blocks(in: group.id).count
    return element("li", .key(group.id.description)) {
      element(
        "button", .class(isChosen ? "day-home chosen" : "day-home"), .attribute("type", "button"),
        .aria("pressed", isChosen ? "true" : "false"),
        .onClick(.manage(.block(.homeChosen(group.id))))
      ) {
        element("span", .class("day-item-text")) {
          element("span", .class("day-item-title")) { state.name(of: group) }
          element("span", .class("day-item-remark")) {
            words(ManageText.blockCount, count: count)
          }
        }
        if isChosen { Icon.check.node() }
      }
    }
  }

  // MARK: Questions

  private static func leaving(_ state: State) -> Piece {
    let words = state.words
    return question(
      id: "day-leave", title: words(EditorText.leaveTitle), text: words(EditorText.leaveText),
      close: .manage(.sheetClosed)
    ) {
      button(words(EditorText.stay), .filled, traits: .wide, action: .manage(.sheetClosed))
      button(
        words(EditorText.leave), .prominent, traits: [.wide, .destructive],
        action: isGroup(state.route) ? .manage(.group(.left)) : .manage(.block(.left)))
    }
  }

  private static func deleting(_ state: State) -> Piece {
    let words = state.words
    let isGroup = isGroup(state.route)
    return question(
      id: "day-delete",
      title: words(isGroup ? EditorText.deleteGroupTitle : .deleteBlockTitle),
      text: words(isGroup ? EditorText.deleteGroupText : .deleteBlockText),
      close: .manage(.sheetClosed)
    ) {
      button(words(EditorText.no), .filled, traits: .wide, action: .manage(.sheetClosed))
      button(
        words(EditorText.delete), .prominent, traits: [.wide, .destructive],
        action: isGroup ? .manage(.group(.deleted)) : .manage(.block(.deleted)))
    }
  }
}

import Core
import DayBlockDomain
import Design

extension DayBlockFeature.State {
  mutating func reduceManage(_ action: ManageAction, _ moment: Moment) -> Effects {
    switch action {
    case .tabChosen(let tab): return showTab(tab)
    case .tabPressed(let key): return pressTab(key)
    case .swiped(let x):
      guard abs(x) > 48 else { return [] }
      return showTab(x < 0 ? .blocks : .groups)
    case .measured(let height):
      if height > 0 { manage.rowHeight = height }
      return []
    case .lifted(let item):
      manage.lifted = item
      manage.settling = [:]
      return feel(.medium)
    case .lowered:
      manage.lifted = nil
      return []
    case .dropped(let distance): return dropLifted(by: distance)
    case .gripPressed(let item, let key): return pressGrip(item, key)
    case .menuShown(let item):
      manage.lifted = nil
      manage.menu = item
      return []
    case .menuClosed:
      manage.menu = nil
      return []
    case .moved(let item, let move): return self.move(item, move)
    case .archivedToggled:
      manage.showsArchived.toggle()
      return []
    case .blockWanted(let group):
      manage.home = group
      return go(.editBlock(nil))
    case .group(let action): return reduceGroupEditor(action, moment)
    case .block(let action): return reduceBlockEditor(action, moment)
    case .plan(let action): return reducePlan(action)
    case .icons(let action): return reduceIcons(action)
    case .colorChosen(let color): return chooseColor(color)
    case .sheetClosed:
      if manage.sheet == .newHome { manage.group = nil }
      manage.sheet = nil
      return []
    }
  }

  mutating func answeredManage(_ answer: ManageAnswer, _ moment: Moment) -> Effects {
    switch answer {
    case .settled: manage.settling = [:]
    }
    return []
  }

  mutating func enteredManage(_ route: DayRoute, _ moment: Moment) -> Effects {
    manage.sheet = nil
    manage.menu = nil
    manage.lifted = nil
    manage.settling = [:]
    manage.announcement = ""
    switch route {
    case .editGroup(let id):
      guard let form = groupForm(id) else { return leaveLost() }
      manage.group = form
    case .editBlock(let id):
      guard let form = blockForm(id) else { return leaveLost() }
      manage.block = form
      manage.home = nil
    default:
      manage.group = nil
      manage.block = nil
    }
    return []
  }

  /// An address of something that is not there (any more), unless it may yet come.
  private mutating func leaveLost() -> Effects {
    guard sync.isComplete else { return [] }
    say(words(ManageText.gone))
    return close()
  }

  // MARK: Tabs

  private mutating func showTab(_ tab: ManageTab) -> Effects {
    guard tab != manageTab else { return [] }
    return feel(.soft, at: .tab) + go(.manage(tab))
  }

  private mutating func pressTab(_ key: String) -> Effects {
    let tab: ManageTab = sameBytes(key, "ArrowLeft") || sameBytes(key, "Home") ? .groups : .blocks
    return showTab(tab) + [.tell(.focus(elementID: ManageView.tabID(tab)))]
  }

  // MARK: Grips

  private mutating func pressGrip(_ item: ManageItem, _ key: String) -> Effects {
    switch key {
    case "ArrowUp": return move(item, .up)
    case "ArrowDown": return move(item, .down)
    case "Home": return move(item, .first)
    case "End": return move(item, .last)
    default: return []
    }
  }
}

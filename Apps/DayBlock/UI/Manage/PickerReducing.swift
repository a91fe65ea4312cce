import Core
import DayBlockDomain

// What is chosen in a sheet over an editor.
extension DayBlockFeature.State {
  // MARK: Icons

  /// Opens at the chosen icon (specification §8.5).
  mutating func showIcons(_ form: BlockForm) -> Effects {
    let category = BlockIcon.glyph(form.icon)?.category ?? .objects
    manage.sheet = .icons(IconSearch(category: category))
    return [.tell(.focus(elementID: IconSheet.cellID(form.icon)))]
  }

  mutating func reduceIcons(_ action: IconAction) -> Effects {
    guard case .icons(var search) = manage.sheet else { return [] }
    switch action {
    case .tab(let category):
      let isNew = category != search.category || !search.text.isEmpty
      search.category = category
      search.text = ""
      manage.sheet = .icons(search)
      return isNew ? feel(.soft) : []
    case .searched(let text):
      search.text = text
      manage.sheet = .icons(search)
    case .swiped(let x): return swipeIcons(search, x)
    case .chosen(let key):
      manage.block?.icon = key
      manage.sheet = nil
      return feel(.soft)
    }
    return []
  }

  private mutating func swipeIcons(_ search: IconSearch, _ x: Int) -> Effects {
    guard abs(x) > 48, search.text.isEmpty else { return [] }
    let all = IconCategory.allCases
    guard let index = all.firstIndex(of: search.category) else { return [] }
    let next = index + (x < 0 ? 1 : -1)
    guard all.indices.contains(next) else { return [] }
    return reduceIcons(.tab(all[next]))
  }

  // MARK: Colours

  mutating func showColors(_ color: Int) -> Effects {
    manage.sheet = .colors
    return [.tell(.focus(elementID: ColorSheet.cellID(color)))]
  }

  /// Nothing takes a group's colour away.
  mutating func chooseColor(_ color: Int?) -> Effects {
    guard manage.sheet == .colors else { return [] }
    manage.sheet = nil
    if case .editGroup = route {
      manage.group?.color = color
    } else if let color {
      manage.block?.color = color
    }
    return feel(.soft)
  }

  // MARK: Plans

  mutating func showPlan(_ index: Int?) {
    guard let form = manage.block else { return }
    if let index, form.plans.indices.contains(index) {
      manage.sheet = .plan(PlanForm(form.plans[index], at: index))
    } else if form.plans.count < DayLimits.plans {
      manage.sheet = .plan(PlanForm(on: today, zone: zone.name))
    }
  }

  mutating func reducePlan(_ action: PlanAction) -> Effects {
    guard case .plan(var form) = manage.sheet else { return [] }
    switch action {
    case .rule(let rule): form.rule = rule
    case .day(let day): form.toggle(day)
    case .from(let text): form.from = text
    case .until(let text): form.until = text
    case .start(let text): form.start = text
    case .minutes(let text): form.minutes = Int(text) ?? form.minutes
    case .sent:
      guard let plan = form.plan else {
        form.isSent = true
        manage.sheet = .plan(form)
        return feel(.error)
      }
      keep(plan, at: form.index)
      return []
    case .deleted:
      if let index = form.index { manage.block?.plans.remove(at: index) }
      manage.sheet = nil
      return []
    }
    manage.sheet = .plan(form)
    return []
  }

  private mutating func keep(_ plan: BlockPlan, at index: Int?) {
    if let index {
      manage.block?.plans[index] = plan
    } else {
      manage.block?.plans.append(plan)
    }
    manage.sheet = nil
  }
}

import Core
import DayBlockDomain
import Design

// A block's editor (specification §8.5).
extension DayBlockFeature.State {
  mutating func reduceBlockEditor(_ action: BlockEditorAction, _ moment: Moment) -> Effects {
    guard let form = manage.block else { return [] }
    manage.block?.refusal = nil
    switch action {
    case .named(let name): manage.block?.name = name
    case .homesShown: manage.sheet = .homes
    case .homeChosen(let group):
      manage.block?.group = group
      manage.sheet = nil
    case .homeWanted:
      manage.group = GroupForm()
      manage.sheet = .newHome
    case .iconsShown: return showIcons(form)
    case .colorsShown: return showColors(form.color)
    case .goal(let period): chooseGoal(period)
    case .goalTyped(let text): manage.block?.goal = text
    case .goalStepped(let step): stepGoal(step)
    case .golden(let isGolden): manage.block?.isGolden = isGolden
    case .source(let source): manage.block?.source = source
    case .maxRun(let minutes): manage.block?.maxRun = minutes
    case .planShown(let index): showPlan(index)
    case .sent: return sendBlock(form, moment)
    case .archived(let isArchived): return archive(form, isArchived)
    case .deleteWanted: return wantDeletion(form)
    case .deleted: return deleteEdited(form)
    case .leaveWanted:
      guard isBlockChanged else { return leaveEditor() }
      manage.sheet = .leaving
    case .left: return leaveEditor()
    }
    return []
  }

  // MARK: Goal

  private mutating func chooseGoal(_ period: BlockGoal.Period?) {
    manage.block?.period = period
    guard let period, let form = manage.block else { return }
    // What fits a day may be little for a week; nothing typed yet becomes something usual.
    if form.hasGoalFault { manage.block?.goal = period == .perDay ? "1" : "5" }
  }

  private mutating func stepGoal(_ step: Int) {
    guard let form = manage.block, let period = form.period else { return }
    let range = BlockForm.range(of: period)
    let now = BlockForm.halfBlocks(form.goal) ?? range.lowerBound - step
    let next = min(max(now + step, range.lowerBound), range.upperBound)
    manage.block?.goal = BlockForm.text(of: next)
  }

  // MARK: Saving

  private mutating func sendBlock(_ form: BlockForm, _ moment: Moment) -> Effects {
    guard nameFault(form) == nil else {
      return feel(.error) + [.tell(.focus(elementID: BlockEditorView.nameID))]
    }
    guard !form.hasGoalFault else {
      return feel(.error) + [.tell(.focus(elementID: BlockEditorView.goalID))]
    }
    guard let id = form.id else { return addBlock(form, moment) }
    guard let block = replica.block(id) else { return leaveEditor() }
    return change(block, form)
  }

  private mutating func addBlock(_ form: BlockForm, _ moment: Moment) -> Effects {
    let id: BlockID = moment.id(0xB1)
    let last = replica.blocks(in: form.group).last?.sortKey
    let new = NewBlock(
      id: id, group: form.group, name: clean(form.name), icon: form.icon, color: form.color,
      sortKey: .between(last, nil))
    if let rejection = refusal(of: .addBlock(new)) { return refuse(rejection) }
    var effects: Effects = [.submit(.addBlock(new))]
    let rules = form.rules(since: nil)
    if !rules.isEmpty { effects.append(.submit(.editBlock(id, rules))) }
    return effects + remember(id, in: form.group) + feel(.light) + leaveEditor()
  }

  private mutating func change(_ block: Block, _ form: BlockForm) -> Effects {
    var edits: [BlockEdit] = []
    let name = clean(form.name)
    if !sameBytes(name, block.name) { edits.append(.name(name)) }
    if form.group != block.group {
      let last = replica.blocks(in: form.group).last?.sortKey
      edits.append(.place(form.group, .between(last, nil)))
    }
    if !sameBytes(form.icon, block.icon) { edits.append(.icon(form.icon)) }
    if form.color != block.color { edits.append(.color(form.color)) }
    edits += form.rules(since: block)
    guard !edits.isEmpty else { return leaveEditor() }
    var command = DayBlockCommand.editBlock(block.id, edits)
    if form.group != block.group, case .name? = edits.first, refusal(of: command) != nil {
      // The new name may be taken where it comes from, the old one where it goes: it goes under
      // another.
      edits.insert(edits.remove(at: 1), at: 0)
      edits.insert(.name(String(block.id.description.suffix(12))), at: 0)
      command = .editBlock(block.id, edits)
    }
    if let rejection = refusal(of: command) { return refuse(rejection) }
    return [.submit(command)] + remember(block.id, in: form.group) + feel(.light) + leaveEditor()
  }

  private mutating func refuse(_ rejection: DayBlockRejection) -> Effects {
    let reason = words.reason(rejection)
    manage.block?.refusal = reason
    return feel(.error)
  }

  /// The carousel shows what was saved last, in its group (specification §8.1).
  private func remember(_ id: BlockID, in group: BlockGroupID) -> Effects {
    var effects: Effects = []
    if settings.focus != id { effects.append(.submit(.setSetting(me, .focus(id)))) }
    if settings.group != group { effects.append(.submit(.setSetting(me, .group(group)))) }
    return effects
  }

  // MARK: Putting away

  private mutating func archive(_ form: BlockForm, _ isArchived: Bool) -> Effects {
    guard let id = form.id else { return [] }
    let name = face(of: id).name
    let done = settle(
      .editBlock(id, [.archived(isArchived)]),
      said: words(isArchived ? EditorText.archived : .unarchived, name: name),
      undo: [.editBlock(id, [.archived(!isArchived)])])
    return done + feel(.light) + leaveEditor()
  }

  /// What nothing was recorded with is deleted at once; it can be taken back anyway.
  private mutating func wantDeletion(_ form: BlockForm) -> Effects {
    guard let id = form.id else { return [] }
    guard replica.halfBlocks(of: id) > 0 else { return deleteEdited(form) }
    manage.sheet = .deleting
    return feel(.warning)
  }

  private mutating func deleteEdited(_ form: BlockForm) -> Effects {
    guard let id = form.id else { return [] }
    let done = settle(
      .deleteBlock(id), said: words(EditorText.deleted, name: face(of: id).name),
      undo: [.restoreBlock(id)])
    return done + leaveEditor()
  }
}

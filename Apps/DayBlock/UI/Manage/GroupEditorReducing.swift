import Core
import DayBlockDomain
import Design

// A group's editor (specification §8.5), by itself or over a block's.
extension DayBlockFeature.State {
  mutating func reduceGroupEditor(_ action: GroupEditorAction, _ moment: Moment) -> Effects {
    guard let form = manage.group else { return [] }
    manage.group?.refusal = nil
    switch action {
    case .named(let name): manage.group?.name = name
    case .colorsShown: return showColors(form.color ?? BlockPalette.plain)
    case .sent: return sendGroup(form, moment)
    case .deleteWanted:
      guard let id = form.id else { return [] }
      guard !replica.blocks(in: id).isEmpty else { return deleteEdited(form) }
      manage.sheet = .deleting
      return feel(.warning)
    case .deleted: return deleteEdited(form)
    case .leaveWanted:
      guard isGroupChanged else { return leaveEditor() }
      manage.sheet = .leaving
    case .left: return leaveEditor()
    }
    return []
  }

  private mutating func sendGroup(_ form: GroupForm, _ moment: Moment) -> Effects {
    guard nameFault(form) == nil else {
      return feel(.error) + [.tell(.focus(elementID: GroupEditorView.nameID))]
    }
    let command: DayBlockCommand
    var added: BlockGroupID?
    if let id = form.id {
      guard let group = replica.groups(of: me).first(where: { group in group.id == id }) else {
        return leaveEditor()
      }
      let edits = changes(of: group, form)
      guard !edits.isEmpty else { return leaveEditor() }
      command = .editGroup(id, edits)
    } else {
      let id: BlockGroupID = moment.id(0xB2)
      let last = replica.groups(of: me).last?.sortKey
      added = id
      command = .addGroup(
        NewGroup(
          id: id, name: clean(form.name), sortKey: .between(last, nil), color: form.color))
    }
    if let rejection = refusal(of: command) {
      let reason = words.reason(rejection)
      manage.group?.refusal = reason
      return feel(.error)
    }
    return [.submit(command)] + feel(.light) + groupSent(added)
  }

  private func changes(of group: BlockGroup, _ form: GroupForm) -> [GroupEdit] {
    var edits: [GroupEdit] = []
    let name = clean(form.name)
    let isBlank = nameLength(form.name) == 0
    if !sameBytes(isBlank ? "" : name, group.name) { edits.append(.name(isBlank ? "" : name)) }
    if form.color != group.color { edits.append(.color(form.color)) }
    return edits
  }

  /// A group that is made for a block is the block's; one made for itself is shown in the carousel.
  private mutating func groupSent(_ added: BlockGroupID?) -> Effects {
    if manage.sheet == .newHome {
      manage.sheet = nil
      manage.group = nil
      if let added { manage.block?.group = added }
      return []
    }
    let chosen: Effects =
      added.map { id in [.submit(.setSetting(me, .group(id)))] } ?? []
    return chosen + leaveEditor()
  }

  private mutating func deleteEdited(_ form: GroupForm) -> Effects {
    guard let id = form.id else { return [] }
    let done = settle(
      .deleteGroup(id), said: words(EditorText.deleted, name: homeName(id)),
      undo: [.restoreGroup(id)])
    return done + leaveEditor()
  }
}

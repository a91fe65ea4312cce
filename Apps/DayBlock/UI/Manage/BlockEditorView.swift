import Core
import DayBlockDomain
import Design
import View

/// A block's editor with a live preview (specification §8.5).
enum BlockEditorView {
  static let nameID = "day-block-name"
  static let goalID = "day-block-goal"

  static func view(_ state: State) -> Piece {
    guard let form = state.manage.block else { return .empty }
    let words = state.words
    let fault = state.nameFault(form)
    var sheet = Sheet<DayBlockFeature.ViewAction>(
      id: "day-block-editor", title: words(form.id == nil ? ShellText.newBlock : .editBlock),
      language: state.language, close: .manage(.block(.leaveWanted)))
    sheet.isFull = true
    sheet.actions = [
      button(
        words(EditorText.ok), .naked,
        traits: fault == nil && !form.hasGoalFault ? [] : .disabled)
    ]
    sheet.submit = .manage(.block(.sent))
    return sheet.node {
      preview(form, state)
      NameField.view(
        NameField(
          id: nameID, text: form.name, limit: DayLimits.blockName,
          placeholder: words(EditorText.blockPlaceholder),
          fault: fault.flatMap { fault in self.words(of: fault, words) } ?? form.refusal,
          color: form.color), words
      ) { text in .manage(.block(.named(text))) }
      element("div", .class("box filled group")) { looks(form, state) }
      BlockRulesView.goal(form, words)
      BlockRulesView.plans(form, state)
      BlockRulesView.rules(form, state)
      if form.id != nil { partings(form, words) }
    }
  }

  /// The card as the carousel shows it.
  private static func preview(_ form: BlockForm, _ state: State) -> Piece {
    let words = state.words
    let name = nameLength(form.name) == 0 ? words(EditorText.blockPlaceholder) : form.name
    let total = form.id.map { id in state.replica.halfBlocks(of: id) } ?? 0
    return element(
      "div", .class("day-draft-card"), .key("preview"), BlockPalette.style(form.color),
      .aria("hidden", "true")
    ) {
      element("span", .class("day-draft-card-total day-figures")) {
        element("span", .class("day-draft-card-plus")) { "+" }
        words.blocks(total)
      }
      element("span", .class("day-draft-card-tag"))
      element("span", .class("day-draft-card-glyph"), .key(form.icon)) {
        BlockIcon.view(form.icon, name: name)
      }
      element("span", .class("day-draft-card-name")) { name }
    }
  }

  @NodeBuilder<DayBlockFeature.ViewAction>
  private static func looks(_ form: BlockForm, _ state: State) -> [Piece] {
    let words = state.words
    EditorRow.view(
      words(EditorText.group), value: state.homeName(form.group),
      action: .manage(.block(.homesShown)))
    EditorRow.view(
      words(EditorText.icon),
      value: BlockIcon.glyph(form.icon)?.name(in: state.language) ?? form.icon,
      action: .manage(.block(.iconsShown))
    ) {
      BlockTile.view(icon: form.icon, color: form.color, name: form.name, size: .tiny)
    }
    EditorRow.view(
      words(EditorText.color), value: BlockPalette.name(form.color, words),
      action: .manage(.block(.colorsShown))
    ) {
      element("span", .class("day-swatch"), BlockPalette.style(form.color), .aria("hidden", "true"))
    }
  }

  private static func partings(_ form: BlockForm, _ words: Words) -> Piece {
    element("div", .class("day-partings"), .key("partings")) {
      button(
        words(form.isArchived ? EditorText.unarchive : .archive), .naked,
        icon: form.isArchived ? .restore : .archive, traits: .wide,
        action: .manage(.block(.archived(!form.isArchived))))
      if !form.isArchived {
        element("p", .class("hint")) { words(EditorText.archiveHint) }
      }
      button(
        words(EditorText.deleteBlock), .naked, icon: .trash, traits: [.wide, .destructive],
        action: .manage(.block(.deleteWanted)))
    }
  }

  private static func words(of fault: NameFault, _ words: Words) -> String? {
    switch fault {
    case .missing: nil
    case .tooLong: words(EditorText.tooLong, count: DayLimits.blockName)
    case .taken: words(EditorText.taken)
    case .unusable: words(EditorText.unusable)
    }
  }
}

import Core
import DayBlockDomain
import Design
import View

/// A group's editor, by itself or over a block's.
enum GroupEditorView {
  static let nameID = "day-group-name"

  static func view(_ state: State) -> Piece {
    guard let form = state.manage.group else { return .empty }
    let words = state.words
    let isInner = state.manage.sheet == .newHome
    let isUsual = form.id == BlockGroup.defaultID(of: state.me)
    let fault = state.nameFault(form)
    var sheet = Sheet<DayBlockFeature.ViewAction>(
      id: "day-group-editor", title: words(form.id == nil ? ShellText.newGroup : .editGroup),
      language: state.language,
      close: isInner ? .manage(.sheetClosed) : .manage(.group(.leaveWanted)))
    sheet.actions = [
      button(words(EditorText.ok), .naked, traits: fault == nil ? [] : .disabled)
    ]
    sheet.submit = .manage(.group(.sent))
    return sheet.node {
      NameField.view(
        NameField(
          id: nameID, text: form.name, limit: DayLimits.groupName,
          placeholder: isUsual ? words(ShellText.defaultGroup) : words(EditorText.groupPlaceholder),
          fault: fault.flatMap { fault in self.words(of: fault, words) } ?? form.refusal),
        words
      ) { text in .manage(.group(.named(text))) }
      if !isInner {
        element("div", .class("box filled group")) { color(form, words) }
      }
      if form.id != nil, !isUsual {
        button(
          words(EditorText.deleteGroup), .naked, icon: .trash, traits: [.wide, .destructive],
          action: .manage(.group(.deleteWanted)))
      }
    }
  }

  private static func color(_ form: GroupForm, _ words: Words) -> Piece {
    EditorRow.view(
      words(EditorText.color),
      value: form.color.map { color in BlockPalette.name(color, words) }
        ?? words(EditorText.noColor),
      action: .manage(.group(.colorsShown))
    ) {
      if let color = form.color {
        element("span", .class("day-swatch"), BlockPalette.style(color), .aria("hidden", "true"))
      }
    }
  }

  private static func words(of fault: NameFault, _ words: Words) -> String? {
    switch fault {
    case .missing: nil
    case .tooLong: words(EditorText.tooLong, count: DayLimits.groupName)
    case .taken: words(EditorText.groupTaken)
    case .unusable: words(EditorText.unusable)
    }
  }
}

/// A name with how much of its room is taken.
struct NameField {
  let id: String
  let text: String
  /// Grapheme clusters.
  let limit: Int
  let placeholder: String
  let fault: String?
  var color: Int?

  static func view(
    _ field: NameField, _ words: Words, onInput: @escaping (String) -> DayBlockFeature.ViewAction
  ) -> Piece {
    let length = nameLength(field.text)
    var all: [Attribute<DayBlockFeature.ViewAction>] = [
      .attribute("placeholder", field.placeholder), .attribute("autocomplete", "off"),
      .attribute("enterkeyhint", "done"),
    ]
    if let color = field.color { all.append(BlockPalette.style(color)) }
    return element("div", .class("day-name"), .key(field.id + "-box")) {
      textField(
        id: field.id, FieldLabel(words(EditorText.name), fault: field.fault), value: field.text,
        attributes: all, onInput: onInput)
      element(
        "span", .class(length > field.limit ? "day-counter over" : "day-counter"),
        .aria("hidden", "true")
      ) { words(EditorText.counter, text: String(length), count: field.limit) }
    }
  }
}

/// A line of an editor: what it is, what is chosen, and the way to choose something else.
enum EditorRow {
  static func view(
    _ title: String, value: String, action: DayBlockFeature.ViewAction,
    @NodeBuilder<DayBlockFeature.ViewAction> picture: () -> [Piece] = { [] }
  ) -> Piece {
    let picture = picture()
    return element(
      "button", .class("setting day-choice"), .key(title), .attribute("type", "button"),
      .aria("haspopup", "dialog"), .onClick(action)
    ) {
      element("span", .class("day-choice-title")) { title }
      element("span", .class("day-choice-value")) {
        picture
        element("span") { value }
      }
      Icon.chevronRight.node(.small)
    }
  }
}

import Calendar
import Core
import DayBlockDomain
import Design
import View

/// Every picture there is, by kind or by word (specification §8.5).
enum IconSheet {
  static func cellID(_ key: String) -> String { "day-icon-" + key }

  static func view(_ search: IconSearch, _ state: State) -> Piece {
    guard let form = state.manage.block else { return .empty }
    let words = state.words
    var sheet = Sheet<DayBlockFeature.ViewAction>(
      id: "day-icons", title: words(PickerText.icons), language: state.language,
      close: .manage(.sheetClosed))
    sheet.isFull = true
    return sheet.node {
      element("div", .class("day-icon-head")) {
        textField(
          id: "day-icon-search", FieldLabel(words(PickerText.search)), kind: .search,
          value: search.text,
          attributes: [
            .attribute("autocomplete", "off"), .attribute("enterkeyhint", "search"),
            .attribute("placeholder", words(PickerText.search)),
          ], onInput: { text in .manage(.icons(.searched(text))) })
        tabs(search, words)
      }
      content(search, form, state)
    }
  }

  private static func tabs(_ search: IconSearch, _ words: Words) -> Piece {
    element(
      "div", .class("day-icon-tabs"), .attribute("role", "group"),
      .aria("label", words(PickerText.categories))
    ) {
      for category in IconCategory.allCases {
        element(
          "button", .class("day-icon-tab"), .key(category.rawValue),
          .attribute("type", "button"),
          .aria(
            "pressed", search.text.isEmpty && category == search.category ? "true" : "false"),
          .onClick(.manage(.icons(.tab(category))))
        ) { words(category.title) }
      }
    }
  }

  private static func content(
    _ search: IconSearch, _ form: BlockForm, _ state: State
  ) -> Piece {
    let words = state.words
    let isSearch = search.text.contains { character in !character.isSpace }
    let glyphs =
      isSearch ? BlockIcon.search(search.text) : BlockIcon.glyphs(in: search.category)
    let name = isSearch ? "found" : search.category.rawValue
    return element("div", .class("day-icon-page"), .key("page")) {
      element("p", .class("quiet-label"), .attribute("role", "status"), .key("count")) {
        isSearch ? words(PickerText.found, count: glyphs.count) : ""
      }
      if glyphs.isEmpty {
        emptyState(
          icon: .searchNone, title: words(PickerText.noIcon, text: search.text),
          text: words(PickerText.noIconHint))
      } else {
        element(
          "div", .class("day-icon-grid"), .key(name), .attribute("data-drag", "x"),
          .on(.drag, { event in .manage(.icons(.swiped(event.x))) }),
          .attribute("role", "group"), .aria("label", words(PickerText.icons)),
          BlockPalette.style(form.color)
        ) {
          for glyph in glyphs {
            IconCell(
              glyph: glyph, isChosen: glyph.key == form.icon, language: state.language
            ).kept
          }
        }
      }
    }
  }
}

/// One picture to choose.
private struct IconCell: Equatable {
  let glyph: BlockGlyph
  let isChosen: Bool
  let language: Language

  static func == (a: IconCell, b: IconCell) -> Bool {
    a.isChosen == b.isChosen && a.language == b.language && a.glyph.key == b.glyph.key
  }

  var kept: Piece {
    .kept(self, tag: "button", key: glyph.key) { cell in cell.view }
  }

  private var view: Piece {
    let key = glyph.key
    let name = glyph.name(in: language)
    return element(
      "button", .class("day-icon"), .id(IconSheet.cellID(key)), .attribute("type", "button"),
      .aria("pressed", isChosen ? "true" : "false"), .aria("label", name),
      .attribute("title", name), .onClick(.manage(.icons(.chosen(key))))
    ) {
      BlockIcon.view(key, name: name)
    }
  }
}

/// The palette: a row for each family (specification §8.5).
enum ColorSheet {
  static func cellID(_ color: Int) -> String { "day-color-" + String(BlockPalette.index(color)) }

  static func view(_ state: State) -> Piece {
    let words = state.words
    var chosen = state.manage.block?.color
    var isGroup = false
    if case .editGroup = state.route {
      isGroup = true
      chosen = state.manage.group?.color
    }
    let sheet = Sheet<DayBlockFeature.ViewAction>(
      id: "day-colors", title: words(PickerText.colors), language: state.language,
      close: .manage(.sheetClosed))
    return sheet.node {
      if isGroup {
        button(
          words(EditorText.noColor), .outlined, traits: .wide,
          action: .manage(.colorChosen(nil)))
      }
      element(
        "div", .class("day-colors"), .attribute("role", "group"),
        .aria("label", words(PickerText.colors))
      ) {
        for color in 0..<BlockPalette.count {
          cell(color, isChosen: color == chosen, words)
        }
      }
    }
  }

  private static func cell(_ color: Int, isChosen: Bool, _ words: Words) -> Piece {
    let name = BlockPalette.name(color, words)
    return element(
      "button", .class("day-color"), .id(cellID(color)), .key(String(color)),
      .attribute("type", "button"), BlockPalette.style(color),
      .aria("pressed", isChosen ? "true" : "false"), .aria("label", name),
      .attribute("title", name), .onClick(.manage(.colorChosen(color)))
    ) {
      element("span", .class("day-swatch")) {
        if isChosen { Icon.check.node(.small) }
      }
    }
  }
}

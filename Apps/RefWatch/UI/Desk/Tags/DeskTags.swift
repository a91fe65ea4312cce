import Core
import Design
import RefWatchDomain
import View

/// The words by which somebody sorts their matches.
enum DeskTags {
  typealias ViewAction = RefWatchFeature.ViewAction
  typealias Piece = Node<ViewAction>

  /// Among the records of a match. Who is not its owner sees them.
  static func block(_ state: State, _ record: MatchRecord) -> Piece {
    let tags = record.match.fixture.tags
    if !state.isOwner(record) {
      if tags.isEmpty { return .empty }
      return section(id: "review-tags", state.words(TagText.title)) { chips(tags) }
    }
    var form = TagsForm(tags)
    form.typing = state.desk.tag
    let id = record.match.id
    return section(id: "review-tags", state.words(TagText.title)) {
      element(
        "form", .class("stack"), .id(formID), .attribute("novalidate", "novalidate"),
        .onSubmit(.desk(.tags(id, .added)))
      ) {
        editor(
          state, form, isChecked: false, onAction: { action in .desk(.tags(id, action)) })
      }
    }
  }

  /// Tags to look at.
  static func chips(_ tags: [String]) -> Piece {
    line("wraps") { for tag in tags { chip(tag) } }
  }

  /// What adds a tag when Enter is pressed: the field names it, for in the set-up it stands inside
  /// of another form.
  static let formID = "tag-form"

  /// The form of the field, beside the one that the editor stands in.
  static func form(onAdd: ViewAction) -> Piece {
    element(
      "form", .id(formID), .attribute("hidden", "hidden"), .attribute("novalidate", "novalidate"),
      .onSubmit(onAdd)
    ) {}
  }

  /// Tags to add and to take away. Not a form of its own: `formID` is beside or around it.
  static func editor(
    _ state: State, _ form: TagsForm, isChecked: Bool,
    onAction: @escaping (TagAction) -> ViewAction
  ) -> Piece {
    let words = state.words
    let fault = form.typing.isChecked || isChecked ? form.pendingFault : nil
    return stack {
      if !form.tags.isEmpty { present(words, form.tags, onAction) }
      if form.tags.count < RefWatchLimits.matchTags || !blank(form.typing.text) {
        element("div", .class("desk-line")) {
          element("div", .class("grow")) {
            textField(
              id: "tag-new",
              FieldLabel(
                words(TagText.add), remark: words(KitText.optional),
                fault: fault.map { fault in words(fault.word) }),
              value: form.typing.text,
              attributes: [
                .attribute("autocomplete", "off"), .attribute("enterkeyhint", "done"),
                .attribute("form", formID),
              ], onInput: { text in onAction(.typed(text)) })
          }
          iconButton(
            .plus, label: words(TagText.addThis), .filled,
            traits: blank(form.typing.text) ? .disabled : [], action: onAction(.added))
        }
        suggestions(state, form, onAction)
      } else {
        paragraph(words(TagText.full), "hint")
      }
    }
  }

  private static func present(
    _ words: Words, _ tags: [String], _ onAction: @escaping (TagAction) -> ViewAction
  ) -> Piece {
    element(
      "div", .class("choices"), .attribute("role", "group"), .aria("label", words(TagText.title))
    ) {
      for tag in tags {
        element(
          "button", .class("choice"), .key("tag-" + tag), .attribute("type", "button"),
          .aria("label", words(TagText.remove, text: tag)), .onClick(onAction(.removed(tag)))
        ) {
          element("span") { tag }
          Icon.close.node(.small)
        }
      }
    }
  }

  private static func suggestions(
    _ state: State, _ form: TagsForm, _ onAction: @escaping (TagAction) -> ViewAction
  ) -> Piece {
    let offered = MatchTags.suggestions(
      form.typing.text, from: state.usedTags, without: form.tags)
    if offered.isEmpty { return .empty }
    let words = state.words
    return element(
      "div", .class("choices"), .attribute("role", "group"), .aria("label", words(TagText.used))
    ) {
      for tag in offered {
        element(
          "button", .class("choice"), .key("used-" + tag), .attribute("type", "button"),
          .aria("label", words(TagText.take, text: tag)), .onClick(onAction(.chosen(tag)))
        ) {
          Icon.plus.node(.small)
          element("span") { tag }
        }
      }
    }
  }
}

extension TagFault {
  var word: TagText {
    switch self {
    case .tooLong: .tooLong
    case .tooMany: .full
    }
  }
}

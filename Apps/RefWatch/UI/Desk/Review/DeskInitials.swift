import Core
import Design
import RefWatchDomain
import View

/// Initials of somebody of a team, as typed.
struct InitialsForm: Hashable {
  let side: Side
  var name = ""
  var role = ""
  /// Whether what is wrong is said.
  var isChecked = false

  var isNameWrong: Bool {
    blank(name) || trimmed(name).unicodeScalars.count > RefWatchLimits.name
  }

  var isRoleTooLong: Bool { trimmed(role).unicodeScalars.count > RefWatchLimits.role }
}

/// Where a team's representative says that they have seen the record.
public enum InitialsAction {
  case begun(Side)
  case nameTyped(String)
  case roleTyped(String)
  case closed
  case given(MatchID)
}

/// The initials under a record that is complete, and the form for more of them.
enum DeskInitials {
  static func view(_ state: State, _ record: MatchRecord) -> Piece {
    let words = state.words
    return element(
      "div", .class("stack"), .key("initials"), .attribute("role", "group"),
      .aria("labelledby", "initials-title")
    ) {
      element("h3", .class("callout strong"), .id("initials-title")) { words(InitialsText.title) }
      if !record.initials.isEmpty { list(state, record) }
      if let form = state.desk.review.initials {
        self.form(words, record, form)
      } else {
        paragraph(words(InitialsText.hint), "hint")
        line("even wraps") {
          for side in Side.allCases {
            button(
              words(InitialsText.begin, name: record.match.team(side).name), .filled, icon: .edit,
              action: act(.begun(side)))
          }
        }
      }
    }
  }

  private static func list(_ state: State, _ record: MatchRecord) -> Piece {
    let words = state.words
    return element("ul", .class("facts"), .attribute("role", "list")) {
      for line in record.initials {
        element("li", .key(line.event.description), .class("breaks")) {
          element("span", .class("strong")) {
            words(
              InitialsText.line, name: words.label(line.person),
              text: record.match.team(line.person.side).name)
          }
          element("span", .class("hint block")) { words.dateTime(line.at, state.zoneOffset) }
          if line.isAmended { chip(words(InitialsText.before)) }
        }
      }
    }
  }

  private static func form(_ words: Words, _ record: MatchRecord, _ form: InitialsForm) -> Piece {
    element(
      "form", .class("stack"), .key("initials-form"), .attribute("novalidate", "novalidate"),
      .onSubmit(act(.given(record.match.id)))
    ) {
      element("p", .class("strong breaks")) {
        words(InitialsText.begin, name: record.match.team(form.side).name)
      }
      textField(
        id: "initials-name",
        FieldLabel(
          words(InitialsText.name),
          fault: form.isChecked && form.isNameWrong ? words(InitialsText.nameMissing) : nil),
        value: form.name, attributes: [.attribute("autocomplete", "off")],
        onInput: { text in act(.nameTyped(text)) })
      textField(
        id: "initials-role",
        FieldLabel(
          words(InitialsText.role), remark: words(KitText.optional),
          fault: form.isChecked && form.isRoleTooLong ? words(InitialsText.roleTooLong) : nil),
        value: form.role,
        attributes: [
          .attribute("autocomplete", "off"), .attribute("list", "initials-roles"),
        ], onInput: { text in act(.roleTyped(text)) })
      offered(
        "initials-roles",
        [
          words(InitialsText.captain), words(RoleText.manager), words(RoleText.teamManager),
          words(RoleText.coach),
        ])
      line("even wraps") {
        button(words(KitText.cancel), .filled, action: act(.closed))
        button(words(InitialsText.submit), .prominent, icon: .check)
      }
    }
  }

  private static func act(_ action: InitialsAction) -> RefWatchFeature.ViewAction {
    .desk(.review(.initials(action)))
  }
}

/// What a field with this `list` offers while somebody types.
func offered(_ id: String, _ texts: [String]) -> Node<RefWatchFeature.ViewAction> {
  element("datalist", .id(id)) {
    for text in texts { element("option", .attribute("value", text)) }
  }
}

extension RefWatchFeature.State {
  mutating func reduce(_ action: InitialsAction, _ moment: Moment) -> Effects {
    switch action {
    case .begun(let side):
      desk.review.initials = InitialsForm(side: side)
      return [.tell(.focus(elementID: "initials-name"))]
    case .nameTyped(let text): desk.review.initials?.name = String(text.prefix(300))
    case .roleTyped(let text): desk.review.initials?.role = String(text.prefix(300))
    case .closed: desk.review.initials = nil
    case .given(let id): return giveInitials(id, moment)
    }
    return []
  }

  private mutating func giveInitials(_ id: MatchID, _ moment: Moment) -> Effects {
    if isReadOnly { return announce(words(LogText.otherTab)) }
    guard let record = records[id], record.phase == .done, mayRecord(record),
      var form = desk.review.initials
    else { return [] }
    form.isChecked = true
    desk.review.initials = form
    if form.isNameWrong { return [.tell(.focus(elementID: "initials-name"))] }
    if form.isRoleTooLong { return [.tell(.focus(elementID: "initials-role"))] }
    let role = TeamOfficialRole.read(trimmed(form.role))
    let effects = write(
      [.initials(form.side, name: trimmed(form.name), role: role)], in: id, moment)
    if Self.submits(effects) { desk.review.initials = nil }
    return saying(words(InitialsText.saved), of: effects)
  }
}

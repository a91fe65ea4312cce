import Core
import Design
import RefWatchDomain
import View

/// The squad of a team: typed one by one, or brought in from a list or table.
enum SquadView {
  static func view(_ state: State, _ form: LibraryForm) -> Piece {
    let words = state.words
    return stack("wide-gap") {
      section(id: "squad-players", title(words(SquadText.players), form.players.count)) {
        if form.players.isEmpty { paragraph(words(SheetText.empty), "soft") }
        for (index, person) in form.players.enumerated() { row(words, form, person, index + 1) }
        if form.isSquadFull {
          paragraph(words(SquadText.full, count: RefWatchLimits.players), "hint")
        } else {
          button(
            words(SquadText.addPlayer), .filled, icon: .plus, traits: .wide,
            action: act(.playerAdded))
        }
      }
      section(id: "squad-staff", title(words(SquadText.staff), form.staff.count)) {
        if form.staff.isEmpty { paragraph(words(SheetText.empty), "soft") }
        for (index, person) in form.staff.enumerated() { row(words, form, person, index + 1) }
        if form.isStaffFull {
          paragraph(words(SquadText.staffFull, count: RefWatchLimits.squadStaff), "hint")
        } else {
          button(
            words(SquadText.addStaff), .filled, icon: .plus, traits: .wide,
            action: act(.staffAdded))
        }
      }
      section(id: "squad-bring", words(SquadText.bring)) {
        if let reading = form.reading {
          SquadPreview.view(words, form, reading)
        } else {
          bring(state, form)
        }
      }
    }
  }

  private static func act(_ action: LibraryFormAction) -> RefWatchFeature.ViewAction {
    LibraryFormView.act(action)
  }

  private static func title(_ text: String, _ count: Int) -> String {
    count == 0 ? text : text + " · " + count.description
  }

  // MARK: People

  private static func row(
    _ words: Words, _ form: LibraryForm, _ person: LibraryForm.Person, _ line: Int
  ) -> Piece {
    let id = person.id
    let key = "person-" + id.description
    let wrong = form.isChecked ? form.fault(of: person) : nil
    let label = blank(person.name) ? "#" + trimmed(person.number) : trimmed(person.name)
    return element("div", .class("sheet-row"), .key(key)) {
      element("div", .class("sheet-fields")) {
        if person.isPlayer {
          bare(
            key + "-number", words(SheetText.number, count: line), person.number,
            "sheet-number", isWrong: wrong == .number, mode: "numeric"
          ) { text in act(.personTyped(id, .number, text)) }
        }
        bare(
          key + "-name", words(SheetText.name, count: line), person.name, "grow",
          isWrong: wrong == .name || wrong == .nothing
        ) { text in act(.personTyped(id, .name, text)) }
        bare(
          key + "-role",
          words(person.isPlayer ? SheetText.position : SheetText.role, count: line),
          person.isPlayer ? person.role : words.term(role: person.role), "sheet-role"
        ) { text in act(.personTyped(id, .role, text)) }
        iconButton(
          .more, label: words(SquadText.details, name: label),
          attributes: [.aria("expanded", form.opened == id ? "true" : "false")],
          action: act(.personOpened(id)))
        iconButton(
          .trash, label: words(SheetText.remove, name: label), action: act(.personRemoved(id)))
      }
      if form.opened == id { details(words, person, key) }
      if let wrong { Design.fault(words.fault(wrong)) }
    }
  }

  private static func details(
    _ words: Words, _ person: LibraryForm.Person, _ key: String
  ) -> Piece {
    let id = person.id
    return stack {
      if person.isPlayer {
        textField(
          id: key + "-notes", FieldLabel(words(LibraryFieldText.notes)), value: person.notes,
          attributes: [.attribute("autocomplete", "off")],
          onInput: { text in act(.personTyped(id, .notes, text)) })
      } else {
        textField(
          id: key + "-phone", FieldLabel(words(LibraryFieldText.phone)), kind: .tel,
          value: person.phone, attributes: [.attribute("autocomplete", "off")],
          onInput: { text in act(.personTyped(id, .phone, text)) })
        textField(
          id: key + "-email", FieldLabel(words(LibraryFieldText.email)), kind: .email,
          value: person.email, attributes: [.attribute("autocomplete", "off")],
          onInput: { text in act(.personTyped(id, .email, text)) })
      }
    }
  }

  private static func bare(
    _ id: String, _ label: String, _ value: String, _ names: String, isWrong: Bool = false,
    mode: String? = nil, onInput: @escaping (String) -> RefWatchFeature.ViewAction
  ) -> Piece {
    var all: [Attribute<RefWatchFeature.ViewAction>] = [
      .id(id), .class("input " + names), .attribute("type", "text"), .aria("label", label),
      .attribute("autocomplete", "off"), .value(value), .onInput(onInput),
    ]
    if let mode { all.append(.attribute("inputmode", mode)) }
    if isWrong { all.append(.aria("invalid", "true")) }
    return makeElement("input", all, [])
  }

  // MARK: Bringing in

  private static func bring(_ state: State, _ form: LibraryForm) -> Piece {
    let words = state.words
    return stack {
      textField(
        id: "squad-paste",
        FieldLabel(words(SquadText.bring), hint: words(SquadText.bringHint)), kind: .lines,
        value: form.pasted,
        attributes: [
          .attribute("spellcheck", "false"), .attribute("rows", "8"),
          .on(.drop, { event in act(.squadTyped(event.value)) }),
        ],
        onInput: { text in act(.squadTyped(text)) })
      line("even wraps") {
        button(
          words(SquadText.read), .filled, icon: .search,
          traits: blank(form.pasted) ? .disabled : [], attributes: [.id("squad-read")],
          action: act(.squadRead))
        button(
          words(SquadText.file), .filled, icon: .upload, action: act(.squadFileWanted))
      }
      if state.desk.library.isFileFailed { fault(words(SquadText.fileTooLarge)) }
    }
  }
}

extension Words {
  fileprivate func fault(_ fault: LibraryForm.PersonFault) -> String {
    switch fault {
    case .number: self(SheetText.numberFault)
    case .name: self(SheetText.nameFault)
    case .nothing: self(SheetText.nothing)
    case .text: self(SquadText.personText)
    }
  }
}

import Core
import Design
import RefWatchDomain
import View

/// One side's match sheet: typed line by line, or a list pasted whole.
enum SheetView {
  /// Problems that are listed; the rest is counted, and stays in the field like all of them.
  private static let listed = 50

  static func view(_ state: State, _ form: SetupForm, _ side: Side) -> Piece {
    let words = state.words
    let sheet = form.sheets[side]
    let team = form.teams[side].name
    return element(
      "div", .class("screen"), .key("sheet-" + side.rawValue),
      .onBack(SetupView.act(.pageClosed))
    ) {
      topBar(
        title: words(SetupText.sheetOf, name: blank(team) ? words.side(side) : team),
        language: state.language, back: SetupView.act(.pageClosed))
      element("div", .class("page")) {
        element("div", .class("column desk-wide")) {
          element("div", .class("desk-columns")) {
            stack("wide-gap") {
              warnings(words, sheet, form.rules.rules)
              LibrarySuggestions.squad(state, form, side)
              for part in SheetLines.Part.allCases { people(words, sheet, side, part) }
              if !sheet.isEmpty { marks(words, sheet, side) }
            }
            pasting(words, sheet, side)
          }
          button(
            words(SheetText.done), .prominent, icon: .check, traits: .wide,
            action: SetupView.act(.pageClosed))
        }
      }
    }
  }

  private static func act(_ side: Side, _ action: SheetAction) -> RefWatchFeature.ViewAction {
    SetupView.act(.sheet(side, action))
  }

  // MARK: Hints

  private static func warnings(_ words: Words, _ sheet: SheetForm, _ rules: RuleSet) -> Piece {
    var texts = sheet.doubled.map { number in
      words(SheetText.doubled, text: number.description)
    }
    func counts(_ text: SheetText, _ count: Int, _ limit: Int) -> String {
      text.text(
        in: words.language, [("a", count.description), ("b", limit.description)])
    }
    if !sheet.starters.isEmpty, sheet.starters.count != rules.maxPlayers {
      texts.append(counts(.eleven, sheet.starters.count, rules.maxPlayers))
    }
    if sheet.substitutes.count > rules.substitutions.named {
      texts.append(counts(.tooManyNamed, sheet.substitutes.count, rules.substitutions.named))
    }
    if sheet.isFull { texts.append(words(SheetText.full, count: SheetForm.limit)) }
    return .fragment(
      texts.map { text in banner(text, icon: .warning, rank: .warning) })
  }

  // MARK: People

  private static func people(
    _ words: Words, _ sheet: SheetForm, _ side: Side, _ part: SheetLines.Part
  ) -> Piece {
    let people = sheet[part]
    return section(
      id: "sheet-" + part.rawValue,
      words(part.word) + (people.isEmpty ? "" : " · " + people.count.description)
    ) {
      if people.isEmpty { paragraph(words(SheetText.empty), "soft") }
      for (index, person) in people.enumerated() {
        row(words, sheet, side, part, index, person)
      }
      if !sheet.isFull {
        button(
          words(SheetText.add), .filled, icon: .plus, traits: .wide,
          attributes: [.aria("label", words(SheetText.add) + ": " + words(part.word))],
          action: act(side, .added(part)))
      }
    }
  }

  private static func row(
    _ words: Words, _ sheet: SheetForm, _ side: Side, _ part: SheetLines.Part, _ index: Int,
    _ person: SheetForm.Person
  ) -> Piece {
    let id = person.id
    let key = "person-" + id.description
    let line = index + 1
    let wrong = sheet.fault(of: person, in: part)
    return element("div", .class("sheet-row"), .key(key)) {
      element("div", .class("sheet-fields")) {
        if part == .staff {
          bare(
            key + "-role", words(SheetText.role, count: line), words.term(role: person.role),
            "sheet-role"
          ) { text in act(side, .roleTyped(id, text)) }
        } else {
          bare(
            key + "-number", words(SheetText.number, count: line), person.number, "sheet-number",
            isWrong: wrong == .number, isNumeric: true
          ) { text in act(side, .numberTyped(id, text)) }
        }
        bare(
          key + "-name", words(SheetText.name, count: line), person.name, "grow",
          isWrong: wrong == .name || wrong == .nothing
        ) { text in act(side, .nameTyped(id, text)) }
        element("span", .class("select sheet-part")) {
          element(
            "select", .id(key + "-part"), .class("input"),
            .aria("label", words(SheetText.move, name: label(words, person))),
            .value(part.rawValue),
            .onChange({ word in act(side, .moved(id, SheetLines.Part(rawValue: word) ?? part)) })
          ) {
            for other in SheetLines.Part.allCases {
              element("option", .attribute("value", other.rawValue)) { words(other.word) }
            }
          }
          Icon.chevronDown.node()
        }
        iconButton(
          .trash, label: words(SheetText.remove, name: label(words, person)),
          action: act(side, .removed(id)))
      }
      if let wrong {
        fault(
          words(
            wrong == .number ? SheetText.numberFault : wrong == .name ? .nameFault : .nothing))
      }
    }
  }

  private static func label(_ words: Words, _ person: SheetForm.Person) -> String {
    if !blank(person.name) { return person.name }
    return blank(person.number) ? words(TermText.player) : "#" + person.number
  }

  private static func bare(
    _ id: String, _ label: String, _ value: String, _ names: String, isWrong: Bool = false,
    isNumeric: Bool = false, onInput: @escaping (String) -> RefWatchFeature.ViewAction
  ) -> Piece {
    var all: [Attribute<RefWatchFeature.ViewAction>] = [
      .id(id), .class("input " + names), .attribute("type", "text"), .aria("label", label),
      .attribute("autocomplete", "off"), .value(value), .onInput(onInput),
    ]
    if isNumeric { all.append(.attribute("inputmode", "numeric")) }
    if isWrong { all.append(.aria("invalid", "true")) }
    return makeElement("input", all, [])
  }

  private static func marks(_ words: Words, _ sheet: SheetForm, _ side: Side) -> Piece {
    func options(_ people: [SheetForm.Person]) -> [(value: String, title: String)] {
      [("", words(SheetText.notSet))]
        + people.map { person in
          let number = blank(person.number) ? "" : "#" + trimmed(person.number) + " "
          return (person.id.description, number + person.name)
        }
    }
    return box {
      stack {
        select(
          id: "sheet-captain", FieldLabel(words(SheetText.captain)),
          options: options(sheet.starters + sheet.substitutes),
          value: sheet.captain?.description ?? "",
          onChange: { word in act(side, .captainChosen(EntryID(word))) })
        select(
          id: "sheet-goalkeeper", FieldLabel(words(SheetText.goalkeeper)),
          options: options(sheet.starters), value: sheet.goalkeeper?.description ?? "",
          onChange: { word in act(side, .goalkeeperChosen(EntryID(word))) })
      }
    }
  }

  // MARK: Pasting

  private static func pasting(_ words: Words, _ sheet: SheetForm, _ side: Side) -> Piece {
    section(id: "sheet-paste-title", words(SheetText.paste)) {
      element(
        "form", .class("stack"), .attribute("novalidate", "novalidate"),
        .onSubmit(act(side, .pasteTaken)),
        .on(.drop, { event in act(side, .pasteTyped(event.value)) })
      ) {
        textField(
          id: "sheet-paste",
          FieldLabel(words(SheetText.paste), hint: words(SheetText.pasteHint)), kind: .lines,
          value: sheet.pasted,
          attributes: [.attribute("spellcheck", "false"), .attribute("rows", "12")],
          onInput: { text in act(side, .pasteTyped(text)) })
        button(
          words(SheetText.take), .prominent, icon: .check,
          traits: blank(sheet.pasted) ? [.wide, .disabled] : .wide)
      }
      element("div", .attribute("role", "status")) {
        if let taken = sheet.taken { paragraph(words(SheetText.taken, count: taken), "strong") }
      }
      if !sheet.problems.isEmpty { problems(words, sheet) }
    }
  }

  private static func problems(_ words: Words, _ sheet: SheetForm) -> Piece {
    let more = sheet.problems.count - listed
    return element("div", .class("box outlined stack"), .id("sheet-problems")) {
      fault(words(SheetText.problems, count: sheet.problems.count))
      element("ul", .class("stack"), .attribute("role", "list")) {
        for problem in sheet.problems.prefix(listed) {
          element("li", .key("line-" + problem.line.description)) {
            element("span", .class("strong")) { words(SheetText.line, count: problem.line) }
            ": " + words(problem.reason.word)
            element("span", .class("hint block breaks")) { problem.text }
          }
        }
      }
      if more > 0 { paragraph(words(SheetText.more, count: more), "hint") }
      paragraph(words(SheetText.stays), "hint")
    }
  }
}

extension SheetLines.Part {
  var word: SheetText {
    switch self {
    case .starters: .starters
    case .substitutes: .substitutes
    case .staff: .staff
    }
  }
}

extension SheetLines.Reason {
  var word: SheetText {
    switch self {
    case .numberTooLarge: .tooLarge
    case .twoNumbers: .twoNumbers
    case .notANumber: .notANumber
    case .nameTooLong: .nameTooLong
    case .unreadable: .unreadable
    case .nobody: .nobody
    case .alreadyThere: .already
    case .tooMany: .tooMany
    }
  }
}

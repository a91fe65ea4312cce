import AccountsDomain
import Calendar
import Core
import Design
import View

extension SecurityAnswersFeature {
  /// Nothing at all where no questions are asked and none were set, or before that is known: most
  /// servers ask none.
  public static func view(_ state: State) -> Node<Action> {
    let language = state.language
    if state.done == nil {
      switch state.status {
      case .loading: return .empty
      case .loaded(let standing) where !standing.isOffered && standing.since == nil: return .empty
      case .loaded, .failed: break
      }
    }
    return .fragment([
      section(id: "security-questions", SecurityAnswersText.title.text(in: language)) {
        if let done = state.done {
          element("p", .class("soft"), .attribute("role", "status")) {
            (done == .save ? SecurityAnswersText.saved : .removed).text(in: language)
          }
        }
        if let problem = state.problem, state.rows == nil { fault(problem.text(in: language)) }
        asyncContent(
          state.status.loadable(language), language, retry: .opened,
          isEmpty: { standing in standing.since == nil },
          empty: { unset(state) }, view: { standing in set(standing, state) })
      },
      state.rows.map { rows in state.proof == nil ? sheet(rows, state) : .empty } ?? .empty,
      state.isRemoving ? removal(language) : .empty,
      state.proofSheet,
    ])
  }

  private static func unset(_ state: State) -> Node<Action> {
    func say(_ text: SecurityAnswersText) -> String { text.text(in: state.language) }
    if case .loaded(let standing) = state.status, !standing.isOffered { return .empty }
    return stack {
      paragraph(say(.lead), "soft")
      paragraph(say(.caution), "soft")
      button(say(.set), .outlined, traits: .wide, action: .setTapped)
    }
  }

  private static func set(_ standing: Standing, _ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: SecurityAnswersText) -> String { text.text(in: language) }
    let since = standing.since.map { since in
      Formats(language).date(since.civil(offset: 0).date, .medium)
    }
    return stack {
      paragraph(SecurityAnswersText.since.text(in: language, [("date", since ?? "")]))
      paragraph(say(standing.isOffered ? .lead : .offNow), "soft")
      if standing.isOffered {
        button(say(.change), .outlined, traits: .wide, action: .setTapped)
      }
      button(
        say(.remove), .naked,
        traits: state.act == .remove ? [.wide, .destructive, .loading] : [.wide, .destructive],
        action: .removeTapped)
    }
  }

  private static func sheet(_ rows: [Row], _ state: State) -> Node<Action> {
    let language = state.language
    func say(_ text: SecurityAnswersText) -> String { text.text(in: language) }
    var sheet = Sheet<Action>(
      id: "security-questions-sheet", title: say(.title), language: language, close: .closed)
    sheet.isFull = true
    sheet.submit = .saved
    sheet.foot = [
      button(
        KitText.save.text(in: language), .prominent,
        traits: state.act == .save ? [.wide, .loading] : .wide)
    ]
    return sheet.node {
      stack {
        paragraph(say(.sheetLead), "soft")
        if let problem = state.problem { fault(problem.text(in: language)) }
        for (place, row) in rows.enumerated() { fields(row, place, rows.count, state) }
        if rows.count < SecurityAnswerRules.most {
          button(
            say(.add), .outlined, traits: .wide, attributes: [.attribute("type", "button")],
            action: Action.added)
        }
      }
    }
  }

  private static func fields(
    _ row: Row, _ place: Int, _ count: Int, _ state: State
  ) -> Node<Action> {
    let language = state.language
    func say(_ text: SecurityAnswersText) -> String {
      text.text(in: language, [("number", String(place + 1))])
    }
    let finding = state.finding.flatMap { finding in finding.place == place ? finding : nil }
    let words = finding.map { finding in finding.fault.words.text(in: language) }
    let isQuestion = finding?.fault.isAboutQuestion == true
    let isOwn = row.choice == "own"
    return element("div", .class("stack tight"), .key("row-\(place)")) {
      select(
        id: "answer-question-\(place)",
        FieldLabel(say(.question), fault: isQuestion && !isOwn ? words : nil),
        options: options(language), value: row.choice,
        onChange: { word in .questionChosen(place, word) })
      if isOwn {
        textField(
          id: "answer-own-\(place)",
          FieldLabel(say(.own), hint: say(.ownHint), fault: isQuestion ? words : nil),
          value: row.own,
          attributes: [
            .attribute("autocomplete", "off"),
            .attribute("maxlength", String(AskedQuestion.longest)),
          ], onInput: { text in .ownChanged(place, text) })
      }
      answerField(
        id: "answer-\(place)",
        FieldLabel(say(.answer), hint: say(.answerHint), fault: isQuestion ? nil : words),
        value: row.answer, onInput: { text in .answerChanged(place, text) })
      if count > SecurityAnswerRules.fewest {
        button(
          say(.drop), .naked, traits: .small, attributes: [.attribute("type", "button")],
          action: Action.dropped(place))
      }
    }
  }

  private static func options(_ language: Language) -> [(value: String, title: String)] {
    var options = [(value: "", title: SecurityAnswersText.choose.text(in: language))]
    for question in SecurityQuestion.allCases {
      options.append((value: question.rawValue, title: question.text(in: language)))
    }
    options.append((value: "own", title: SecurityAnswersText.ownQuestion.text(in: language)))
    return options
  }

  private static func removal(_ language: Language) -> Node<Action> {
    func say(_ text: SecurityAnswersText) -> String { text.text(in: language) }
    return question(
      id: "remove-questions", title: say(.removeTitle), text: say(.removeText),
      close: Action.removeCancelled
    ) {
      button(say(.keep), .prominent, traits: .wide, action: .removeCancelled)
      button(say(.remove), .naked, traits: [.wide, .destructive], action: .removeConfirmed)
    }
  }
}

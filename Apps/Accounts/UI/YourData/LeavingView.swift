import Calendar
import Design
import View

/// What a deletion takes, when it happens, and the last question.
enum LeavingView {
  typealias Action = DataFeature.Action

  static func sheet(_ leaving: Leaving, _ state: DataFeature.State) -> Node<Action> {
    let language = state.language
    var sheet = Sheet<Action>(
      id: "leaving", title: DataText.sheetTitle.text(in: language), language: language,
      close: .leaveClosed)
    sheet.isFull = true
    sheet.submit = .leaveSent
    if case .loaded(let contents) = leaving.status {
      let words =
        leaving.time == .now
        ? DataText.leaveNow.text(in: language)
        : DataText.leaveLater.text(in: language, count: contents.graceDays)
      sheet.foot = [
        button(
          words, .prominent,
          traits: state.act == .delete
            ? [.wide, .destructive, .loading] : [.wide, .destructive])
      ]
    }
    return sheet.node {
      asyncContent(
        leaving.status.loadable(language), language, retry: .leaveTapped, isEmpty: { _ in false },
        empty: { .empty },
        view: { contents in
          stack {
            if let problem = state.problem { fault(problem.text(in: language)) }
            goes(contents, state)
            times(leaving, contents, language)
          }
        })
    }
  }

  private static func goes(
    _ contents: Leaving.Contents, _ state: DataFeature.State
  ) -> Node<Action> {
    let language = state.language
    func say(_ text: DataText) -> String { text.text(in: language) }
    return stack {
      paragraph(say(.goes))
      element("ul", .id("goes")) {
        for app in contents.apps {
          element("li", .key(app.name)) {
            DataText.app.text(in: language, count: app.count, [("name", app.name)])
          }
        }
        element("li") { say(.goesAccount) }
        element("li") { say(.goesArchives) }
      }
      paragraph(say(.stays), "soft")
      if state.waiting > 0 {
        banner(
          DataText.unsent.text(in: language, count: state.waiting), icon: .warning, rank: .warning
        ) {
          button(say(.save), .filled, traits: .small, action: .saveTapped)
        }
      }
    }
  }

  private static func times(
    _ leaving: Leaving, _ contents: Leaving.Contents, _ language: Language
  ) -> Node<Action> {
    func say(_ text: DataText) -> String { text.text(in: language) }
    return stack {
      choices(
        say(.leaveTitle),
        [
          choice(
            DataText.later.text(in: language, count: contents.graceDays),
            isChosen: leaving.time == .later, action: .timeChosen(.later)),
          choice(say(.now), isChosen: leaving.time == .now, action: .timeChosen(.now)),
        ])
      if leaving.time == .later {
        paragraph(say(.laterHint), "soft")
        if contents.sendsEmail { paragraph(say(.laterEmail), "soft") }
      } else {
        textField(
          id: "leaving-address", FieldLabel(say(.typeAddress), hint: say(.nowHint)),
          value: leaving.address,
          attributes: [
            .attribute("autocomplete", "off"), .attribute("autocapitalize", "off"),
            .attribute("spellcheck", "false"), .attribute("inputmode", "email"),
          ], onInput: { text in .addressTyped(text) })
      }
    }
  }
}

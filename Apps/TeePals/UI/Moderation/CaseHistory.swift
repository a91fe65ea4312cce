import Core
import Design
import TeePalsDomain
import View

/// What was decided about a person before, and what lasts.
enum CaseHistory {
  typealias Act = TeePalsFeature.ViewAction

  static func view(_ state: State, _ file: CaseFile) -> Piece {
    .fragment([lasting(state, file), before(state, file)])
  }

  private static func lasting(_ state: State, _ file: CaseFile) -> Piece {
    guard !file.lasting.isEmpty else { return .empty }
    let words = state.words
    return section(id: "tee-case-lasting", words(CaseText.lasting)) {
      element("ul", .class("stack"), .attribute("role", "list")) {
        for sanction in file.lasting {
          element("li", .class("tee-card stack"), .key(String(sanction.entry))) {
            paragraph(words(CaseText(sanction.kind)))
            paragraph(
              words(ReportText(sanction.rule)) + " · "
                + (sanction.until.map { end in words.until(end, state.here) }
                  ?? words(DecisionText.withoutEnd)),
              "callout soft")
            button(
              words(DecisionText.lift), .filled, traits: state.isOnline ? [] : .disabled,
              attributes: [.aria("haspopup", "dialog")],
              action: Act.moderation(.form(.liftOpened(sanction.entry))))
          }
        }
      }
    }
  }

  private static func before(_ state: State, _ file: CaseFile) -> Piece {
    let words = state.words
    return section(id: "tee-case-history", words(CaseText.history)) {
      if file.history.isEmpty {
        paragraph(words(CaseText.noHistory), "soft") as Piece
      } else {
        ModerationLogView.list(state, file.history)
      }
    }
  }
}

/// What the person says against decisions.
enum CaseAppeals {
  typealias Act = TeePalsFeature.ViewAction

  static func view(_ state: State, _ file: CaseFile) -> Piece {
    guard !file.appeals.isEmpty else { return .empty }
    let words = state.words
    return section(id: "tee-case-appeals", words(CaseText.appeals)) {
      element("ul", .class("stack"), .attribute("role", "list")) {
        for appeal in file.appeals {
          element("li", .class("tee-card stack"), .key(String(appeal.entry))) {
            paragraph(words.age(of: appeal.at, at: state.now), "callout soft")
            paragraph(appeal.text, "preserves breaks")
            outcome(state, appeal)
          }
        }
      }
    }
  }

  private static func outcome(_ state: State, _ appeal: ShownAppeal) -> Piece {
    let words = state.words
    if let isGranted = appeal.isGranted {
      return paragraph(words(isGranted ? ModerationLogText.grantAppeal : .denyAppeal), "callout")
    }
    return button(
      words(DecisionText.decideAppeal), .prominent,
      traits: state.isOnline ? .wide : [.wide, .disabled],
      attributes: [.aria("haspopup", "dialog")],
      action: Act.moderation(.form(.appealOpened(appeal.entry))))
  }
}

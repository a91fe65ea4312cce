import Calendar
import Core
import Design
import TeePalsDomain
import View

/// How the person stands: what was decided about them, for what, until when, and what they can say
/// against it.
enum StandingView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    return element("div", .class("screen"), .key("golf-standing")) {
      topBar(title: words(StandingText.title), language: state.language, back: .closed)
      TeeStates.notices(state)
      element("div", .class("page")) {
        element("div", .class("column")) { content(state) }
      }
      sheet(state)
    }
  }

  private static func content(_ state: State) -> Piece {
    let words = state.words
    switch state.profile.standing.decisions {
    case .loading: return skeleton(state.language)
    case .failed(let problem):
      return emptyState(
        icon: problem == .offline ? .cloudOff : .warning, title: words(KitText.somethingWrong),
        text: words.problem(problem)
      ) {
        button(words(KitText.retry), .filled, icon: .refresh, action: act(.retried))
      }
    case .ready(let lines):
      if lines.isEmpty {
        return emptyState(
          icon: .checkCircle, title: words(StandingText.empty), text: words(StandingText.emptyText))
      }
      return element("ul", .class("stack"), .attribute("role", "list")) {
        for line in lines {
          element("li", .key(String(line.entry))) { card(state, line) }
        }
      }
    }
  }

  private static func card(_ state: State, _ line: StandingLine) -> Piece {
    let words = state.words
    return element("article", .class("tee-card stack")) {
      element("h2", .class("headline breaks")) { words(StandingText(line)) }
      paragraph(words.day(line.at, state.here), "callout soft")
      if let rule = line.rule { fact(words(StandingText.rule), words(ReportText(rule))) }
      if let ended = line.ended, line.decision != "warn" {
        fact(words(StandingText.over), words.day(ended, state.here))
      } else if let until = line.until {
        fact(words(StandingText.until), words.day(until, state.here))
      }
      if !line.text.isEmpty { fact(words(StandingText.about), line.text) }
      if !line.note.isEmpty { fact(words(StandingText.note), line.note) }
      appeal(state, line)
    }
  }

  private static func fact(_ title: String, _ text: String) -> Piece {
    .fragment([
      paragraph(title, "callout soft"), paragraph(text, "preserves breaks"),
    ])
  }

  private static func appeal(_ state: State, _ line: StandingLine) -> Piece {
    let words = state.words
    if !line.appeal.isEmpty {
      let outcome: StandingText =
        switch line.isGranted {
        case true?: .granted
        case false?: .denied
        case nil: .waiting
        }
      return .fragment([
        fact(words(StandingText.appealed), line.appeal), paragraph(words(outcome), "callout"),
      ])
    }
    guard let end = line.appealEnd else { return .empty }
    return .fragment([
      paragraph(words(StandingText.canAppeal, name: words.day(end, state.here)), "callout"),
      button(
        words(StandingText.appeal), .filled, traits: state.isOnline ? [] : .disabled,
        action: act(.appealOpened(line.entry))),
    ])
  }

  private static func sheet(_ state: State) -> Piece {
    guard let appeal = state.profile.standing.appeal else { return .empty }
    let words = state.words
    let sheet = Sheet<TeePalsFeature.ViewAction>(
      id: "tee-appeal", title: words(StandingText.appeal), language: state.language,
      close: act(.closed))
    let over = appeal.length - ModerationLimits.appeal
    let traits: ButtonTraits =
      appeal.isSending ? .loading : appeal.isReady && state.isOnline ? [] : .disabled
    return sheet.node {
      paragraph(words(StandingText.lead), "soft")
      textField(
        id: StandingAppeal.field,
        FieldLabel(
          words(StandingText.words), fault: over > 0 ? words(FormText.over, count: over) : nil),
        kind: .lines, value: appeal.text, attributes: [.attribute("rows", "5")],
        onInput: { text in act(.typed(text)) })
      if let problem = appeal.problem {
        fault(
          problem == .refused("appealClosed")
            ? words(StandingText.tooLate) : words.problem(problem))
      }
      button(
        words(StandingText.send), .prominent, traits: traits.union(.wide),
        attributes: [.id("tee-appeal-send")], action: act(.sent))
    }
  }

  private static func act(_ action: StandingAction) -> TeePalsFeature.ViewAction {
    .profile(.standing(action))
  }
}

extension Words {
  /// "Mar 6, 2026", by the person's own clocks.
  fileprivate func day(_ instant: Instant, _ zone: PlanningZone) -> String {
    formats.date(zone.civil(instant).date, .medium)
  }
}

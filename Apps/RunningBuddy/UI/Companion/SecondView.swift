import Core
import Design
import RunningBuddyDomain
import View

/// This device as the second one: how it joins, then the run in big figures and its buttons.
enum SecondView {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return RunStates.page(
      state, key: "companion", title: words(SecondText.title), back: true
    ) {
      if state.live.isHeld {
        banner(words(SecondText.records), icon: .device)
      } else if state.second.sender == nil {
        skeleton(state.language, rows: 3)
      } else if state.second.isOn {
        connection(state)
        if state.second.isFull { banner(words(SecondText.full), icon: .warning, rank: .warning) }
        if let trouble = state.second.trouble, trouble.isPermission {
          banner(
            words(trouble == .denied ? PlaceText.denied : .imprecise), icon: .warning,
            rank: .warning)
        }
        SecondRun.view(state)
        RunStates.link(words(SensorText.title), icon: .heart, to: .sensors)
        button(
          words(SecondText.stop), .naked, attributes: [.id("run-second-off")],
          action: .second(.turned(on: false)))
      } else {
        paragraph(words(SecondText.about))
        entrance(state)
      }
    }
  }

  private static func entrance(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    let second = state.second
    if state.hasAccount || (second.access == .given && second.typed.isEmpty) {
      return button(
        words(SecondText.start), .prominent, icon: .device, traits: .wide,
        attributes: [.id("run-second-on")], action: .second(.turned(on: true)))
    }
    return element(
      "form", .key("code"), .class("stack"), .attribute("novalidate", "novalidate"),
      .onSubmit(.second(.joined))
    ) {
      textField(
        id: "run-second-code",
        FieldLabel(
          words(SecondText.code), hint: words(SecondText.codeHint),
          fault: second.fault.map { fault in words(fault.text) }),
        value: second.typed,
        attributes: [.attribute("inputmode", "numeric"), .attribute("autocomplete", "off")],
        onInput: { text in .second(.codeTyped(text)) })
      button(
        words(SecondText.connect), .prominent,
        traits: second.isJoining ? [.wide, .loading] : .wide,
        attributes: [.id("run-second-join")])
    }
  }

  private static func connection(_ state: RunFeature.State) -> RunPiece {
    let words = state.words
    guard let reach = state.second.sender?.reach(at: state.secondTime) else { return .empty }
    return line("wraps run-chips") {
      chip(
        words(SecondText.chip, text: words.reach(reach)), icon: .device,
        rank: reach == .live ? "success" : "warning")
      if state.second.motion.trouble == .untapped {
        button(words(MotionText.allow), .naked, action: .second(.turned(on: true)))
      }
    }
  }
}

extension SecondState.Fault {
  fileprivate var text: SecondText {
    switch self {
    case .wrong: .wrong
    case .tooOften: .tooOften
    case .offline: .offline
    }
  }
}

/// The run that another device records, and what can be pressed.
enum SecondRun {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let news = state.second.sender?.news
    return stack {
      if let figures = news?.figures { cards(figures, state.words) }
      element("p", .class("title3"), .attribute("role", "status")) {
        standing(news?.phase ?? .idle, state.words)
      }
      buttons(news?.phase ?? .idle, state)
      element("p", .class("soft"), .attribute("role", "status")) { pressed(state) }
      question(state)
    }
  }

  private static func standing(_ phase: CompanionPhase, _ words: Words) -> String {
    switch phase {
    case .idle: words(SecondText.idle)
    case .ready: words(SecondText.ready)
    case .countdown: words(SecondText.countdown)
    case .over: words(SecondText.over)
    case .paused: words(LiveText.paused)
    case .pausedByRule: words(LiveText.pausedByRule)
    case .recording: ""
    }
  }

  private static func cards(_ figures: CompanionFigures, _ words: Words) -> RunPiece {
    let pace = words.pace(secondsPerKilometre: figures.pace.map { pace in Double(pace) })
    return element("div", .class("run-cards run-second"), .key("cards")) {
      card(
        words(LiveText.distance), words.figure(centimetres: figures.distance * 10),
        words.unitName, names: "run-card wide")
      card(words(LiveText.time), words.clock(figures.timer), nil)
      card(
        words(LiveText.pace), words.paceFigure(pace) ?? Words.unknown, "/" + words.unitName)
      card(
        words(DetailText.heartRate), figures.heartRate.map { beats in String(beats) },
        words(SensorText.beats))
      card(
        words(DetailText.cadence), figures.cadence.map { steps in String(steps) },
        words(SensorText.steps))
      card(words(LiveText.lap), String(figures.lap), nil)
    }
  }

  private static func card(
    _ title: String, _ value: String?, _ unit: String?, names: String = "run-card"
  ) -> RunPiece {
    element("div", .class(names), .key(title)) {
      element("span", .class("hint")) { title }
      element("span", .class("run-big figures")) {
        value ?? Words.unknown
        if let unit { element("span", .class("run-unit")) { " " + unit } }
      }
    }
  }

  private static func buttons(_ phase: CompanionPhase, _ state: RunFeature.State) -> RunPiece {
    let words = state.words
    return element("div", .class("run-controls"), .key("controls")) {
      line("run-main") {
        for press in [CompanionPress.start, .pause, .resume, .lap, .mark]
        where phase.after(press) != nil {
          button(
            words.title(of: press), press == .lap || press == .mark ? .filled : .prominent,
            attributes: [.id("run-second-" + press.rawValue)], action: .second(.pressed(press)))
        }
        if phase.after(.finish) != nil {
          LiveControls.hold(
            id: "run-second-finish", words(LiveText.holdToFinish), icon: .check,
            milliseconds: 1_000, held: .second(.pressed(.finish)),
            tapped: .second(.finishTouched), hint: nil)
        }
      }
    }
  }

  /// What became of the button that was pressed last.
  private static func pressed(_ state: RunFeature.State) -> String {
    guard let pressed = state.second.pressed, let sender = state.second.sender else { return "" }
    let words = state.words
    let name = words.title(of: pressed.press)
    let outcome = sender.outcome(of: pressed.number).map { outcome in words.outcome(outcome) }
    let isWaiting = sender.rows.contains { row in row.number == pressed.number }
    return words(
      SecondText.pressed, name: name,
      text: words(outcome ?? (isWaiting ? SecondText.sent : .done)))
  }

  private static func question(_ state: RunFeature.State) -> RunPiece {
    guard state.second.isFinishAsked else { return .empty }
    let words = state.words
    let close = RunFeature.ViewAction.second(.finishDropped)
    return Design.question(
      id: "run-second-question", title: words(LiveText.finishTitle),
      text: words(LiveText.finishText), close: close
    ) {
      button(
        words(LiveText.finish), .prominent, traits: .wide, action: .second(.pressed(.finish)))
      button(words(LiveText.keepRunning), .filled, traits: .wide, action: close)
    }
  }
}

import Core
import Design
import RunningBuddyDomain
import View

/// The run that another device records, and what can be pressed.
enum SecondRun {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let news = state.second.sender?.news
    return stack {
      if let figures = news?.figures {
        cards(figures, age: state.second.sender?.age(at: state.secondTime) ?? 0, state.words)
      }
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

  /// - Parameter age: Milliseconds since they were told.
  private static func cards(_ figures: CompanionFigures, age: Int64, _ words: Words) -> RunPiece {
    func since(_ origin: CompanionOrigin?) -> Int64 { age + (origin?.age ?? 0) }
    let (heart, steps) = (since(figures.heart), since(figures.steps))
    let way = since(figures.way)
    let pace = shown(figures.pace, way).flatMap { pace in
      words.paceFigure(words.pace(secondsPerKilometre: Double(pace)))
    }
    return element("div", .class("run-cards run-second"), .key("cards")) {
      card(
        words(LiveText.distance), words.figure(centimetres: figures.distance * 10),
        words.unitName, names: "run-card wide", words.origin(figures.way, since: way), since: way)
      card(
        words(LiveText.time), words.clock(figures.timer), nil, words.origin(nil, since: age),
        since: age)
      card(
        words(LiveText.pace), pace, "/" + words.unitName, words.origin(figures.way, since: way),
        since: way)
      card(
        words(DetailText.heartRate),
        shown(figures.heartRate, heart).map { beats in String(beats) },
        words(SensorText.beats), words.origin(figures.heart, since: heart), since: heart)
      card(
        words(DetailText.cadence), shown(figures.cadence, steps).map { steps in String(steps) },
        words(SensorText.steps), words.origin(figures.steps, since: steps), since: steps)
      card(
        words(LiveText.lap), String(figures.lap), nil, words.origin(nil, since: age), since: age)
    }
  }

  /// What is too old is no longer shown; how far and how long the run was, still is.
  private static func shown(_ number: Int?, _ age: Int64) -> Int? {
    age > RunSensors.gone ? nil : number
  }

  private static func card(
    _ title: String, _ value: String?, _ unit: String?, names: String = "run-card",
    _ origin: String, since age: Int64
  ) -> RunPiece {
    element("div", .class(names), .key(title)) {
      element("span", .class("hint")) { title }
      element("span", .class(Words.names("run-big figures", isLive: age <= RunSensors.fresh))) {
        value ?? Words.unknown
        if let unit { element("span", .class("run-unit")) { " " + unit } }
      }
      if !origin.isEmpty { element("span", .class("hint")) { origin } }
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

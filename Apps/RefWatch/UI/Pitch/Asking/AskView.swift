import Core
import Design
import RefWatchDomain
import View

/// Asking whoever keeps the time, and answering.
struct AskView {
  let state: RefWatchFeature.State
  let record: MatchRecord

  private var words: Words { state.words }

  /// At the foot of the pitch, where no key for an event ever is: a request that waits for an
  /// answer, or what the person asked for.
  var strip: PitchNode {
    if let request = state.openRequest(record) { return question(request) }
    guard let asked = state.asking.asked, asked.match == record.match.id else { return .empty }
    let left = max(0, AskedClock.patience - (state.now.uptime - asked.uptime))
    return element("div", .class("ask"), .key("asked")) {
      element("p", .class("ask-text")) {
        words(asked.isAsked ? AskText.asked : .asking, text: words.wanted(asked.ask, record))
        element("span", .class("figures")) {
          " · " + ClockLabel(milliseconds: left + 999).short
        }
      }
    }
  }

  private func question(_ request: ClockRequest) -> PitchNode {
    let captured = state.capture(request, record)
    let who = state.name(of: request.asker, in: record.match)
    return element(
      "section", .class("ask"), .key("ask-" + request.number.description),
      .aria("labelledby", "ask-text")
    ) {
      element("p", .class("ask-text"), .id("ask-text")) {
        words.question(of: request, by: who, record)
        if record.clock != nil {
          element("span", .class("ask-time figures")) {
            words(
              AskText.asOf,
              text: ClockLabel(milliseconds: record.matchTime(captured)).description)
          }
        }
      }
      element("div", .class("ask-keys")) {
        button(
          words(AskText.accept), .prominent, icon: .check,
          action: .pitch(.requestAnswered(request, .accepted)))
        button(
          words(AskText.decline), .filled, icon: .close,
          action: .pitch(.requestAnswered(request, .declined)))
      }
    }
  }

  /// The way to asking, for recorders who do not keep the time.
  var key: PitchNode {
    guard state.mayRecord(record), !state.keepsTime(record) else { return .empty }
    return button(
      words(AskText.ask), .filled, icon: .hand, action: .pitch(.sheetShown(.asking)))
  }

  /// What can be asked for, or why nothing can.
  var sheet: PitchNode {
    if let obstacle = state.obstacle(record) {
      return paragraph(words(obstacle), "flow-hint")
    }
    return .fragment([
      paragraph(
        words(AskText.hint, name: state.name(of: record.clockKeeper, in: record.match)),
        "flow-hint"),
      .fragment(record.asks(elapsed: state.elapsed(record)).map(choice)),
    ])
  }

  private func choice(_ ask: ClockAsk) -> PitchNode {
    guard case .addedTime = ask else {
      return button(words.wanted(ask, record), .filled, action: .pitch(.requested(ask)))
    }
    return .fragment([
      element("h3", .class("pitch-title")) { words(PitchText.addedTime) },
      element("div", .class("minutes")) {
        for minutes in 0...10 {
          button(
            words(PitchText.added, count: minutes), .filled,
            attributes: [.key(String(minutes))], action: .pitch(.requested(.addedTime(minutes))))
        }
      },
    ])
  }
}

extension Words {
  /// What is wanted, as on a button: "End stoppage".
  func wanted(_ ask: ClockAsk, _ record: MatchRecord) -> String {
    let stops = record.rules.clockMode == .stopStart
    switch ask {
    case .openStoppage: return self(stops ? AskText.stopClock : .openStoppage)
    case .closeStoppage: return self(stops ? AskText.runClock : .closeStoppage)
    case .addedTime(let minutes): return self(AskText.addedTime, count: minutes)
    case .endPeriod: return self(PitchText.endPeriod, name: term(record.stage, record.rules))
    case .kickOff(let side):
      guard case .ready(let period) = record.phase else {
        return self(AskText.kickOff, name: team(side, record))
      }
      return self(
        AskText.startPeriod, name: term(period, record.rules), text: team(side, record))
    case .startInterval:
      guard case .ended(let gap) = record.phase else { return self(AskText.startInterval) }
      return self(PitchText.startInterval, name: term(gap, record.rules))
    case .endInterval:
      guard case .interval(let gap) = record.phase, let next = gap.next else {
        return self(AskText.endInterval)
      }
      return self(PitchText.startNext, name: term(next, record.rules))
    }
  }

  /// "Kim: End stoppage?"
  func question(
    of request: ClockRequest, by name: String, _ record: MatchRecord
  ) -> String {
    self(AskText.question, name: name, text: wanted(request.ask, record))
  }
}

import Core
import Design
import RefWatchDomain
import View

/// Waits for a kick-off: who kicks off, and the key that starts the clock.
struct KickOffView {
  let state: RefWatchFeature.State
  let record: MatchRecord
  let period: Period

  private var words: Words { state.words }

  var node: PitchNode {
    if let count = state.pitch.countdown { return counting(count) }
    let chosen = state.kickOff(record, period)
    let name = words.term(period, record.rules)
    return element("section", .class("kick-off"), .aria("labelledby", "kick-off-title")) {
      element("h2", .class("pitch-title"), .id("kick-off-title")) { words(PitchText.whoKicksOff) }
      element("div", .class("team-cards"), .attribute("role", "group")) {
        card(.home, chosen)
        card(.away, chosen)
      }
      element("div", .class("kick-off-foot")) {
        if period == .regulation(1), record.isBeforeKickOff {
          element(
            "a", .class("button filled"),
            .attribute("href", RefWatchRoute.setup(record.match.id).path)
          ) { words.minutes(record.rules.periodMinutes) }
        }
        button(
          words(PitchText.start, name: name), .prominent, icon: .whistle,
          traits: chosen == nil ? .disabled : [],
          action: .pitch(.taken(.kickOff(chosen ?? .home))))
      }
      if state.settings.hintsBrightness, record.isBeforeKickOff {
        paragraph(words(PitchText.brightness), "flow-hint")
      }
      if let gap = optionalGap { leaving(gap) }
    }
  }

  /// The match may be over instead.
  private var optionalGap: Gap? { period.before.isOptional ? period.before : nil }

  private func leaving(_ gap: Gap) -> PitchNode {
    button(
      words(PitchText.finish), .filled,
      action: .pitch(.taken(.finish(state.finalOutcome(record)))))
  }

  private func card(_ side: Side, _ chosen: Side?) -> PitchNode {
    let team = record.match.team(side)
    return element(
      "button", .class("team-card"), .attribute("type", "button"),
      .aria("pressed", chosen == side ? "true" : "false"),
      .onClick(.pitch(.kickOffChosen(side)))
    ) {
      team.shirt
      element("span", .class("team-card-name")) { team.name }
      if chosen == side { Icon.ball.node() }
    }
  }

  private func counting(_ count: Int) -> PitchNode {
    element("section", .class("kick-off centred"), .attribute("role", "timer")) {
      element("p", .class("pitch-title")) { words(PitchText.countingDown) }
      element("p", .class("face-main figures")) { String(count) }
      button(words(PitchText.stop), .filled, action: .pitch(.countdownStopped))
    }
  }
}

import Core
import Design
import RefWatchDomain
import View

/// Kicks from the penalty mark: a key for every kick.
struct ShootoutView {
  let state: RefWatchFeature.State
  let record: MatchRecord

  private var words: Words { state.words }

  var setup: PitchNode {
    element("section", .class("kick-off"), .aria("labelledby", "shootout-title")) {
      element("h2", .class("pitch-title"), .id("shootout-title")) { words(ShootoutText.whoFirst) }
      element("div", .class("team-cards"), .attribute("role", "group")) {
        for side in Side.allCases {
          element(
            "button", .class("team-card"), .attribute("type", "button"),
            .onClick(.pitch(.taken(.startShootout(first: side))))
          ) {
            record.match.team(side).shirt
            element("span", .class("team-card-name")) { record.match.team(side).name }
            Icon.ball.node()
          }
        }
      }
      KickerView(state: state, record: record).hint
      button(
        words(PitchText.finish), .filled,
        action: .pitch(.taken(.finish(state.finalOutcome(record)))))
    }
  }

  var node: PitchNode {
    guard let shootout = record.shootout else { return .empty }
    return element("section", .class("shootout"), .aria("labelledby", "shootout-title")) {
      element("h2", .class("quiet-label"), .id("shootout-title")) { words(TermText.penalties) }
      for side in Side.allCases { panel(side, shootout) }
      element("p", .class("shootout-state")) { standing(shootout) }
      if shootout.winner != nil {
        if state.keepsTime(record) {
          button(
            words(ShootoutText.end), .prominent, icon: .check,
            action: .pitch(.taken(.endShootout(reason: nil))))
        }
      } else if state.mayRecord(record) {
        keys(shootout)
      }
      if shootout.canSwap, state.keepsTime(record) {
        button(words(ShootoutText.swap), .filled, action: .pitch(.firstSwapped))
      }
    }
  }

  private func standing(_ shootout: Shootout) -> String {
    if let winner = shootout.winner {
      return words(ShootoutText.wins, name: words.team(winner, record))
    }
    let next = words(ShootoutText.kickOf, name: words.team(shootout.next, record))
    return shootout.isSuddenDeath ? words(ShootoutText.suddenDeath) + " · " + next : next
  }

  private func panel(_ side: Side, _ shootout: Shootout) -> PitchNode {
    let isNext = shootout.winner == nil && shootout.next == side
    let results = shootout.results(side)
    return element("div", .class(isNext ? "kicks next" : "kicks"), .key(side.rawValue)) {
      element("p", .class("kicks-name")) {
        element("span") { words.team(side, record) }
        element("span", .class("figures")) {
          String(shootout.scored(side)) + "/" + String(shootout.taken(side))
        }
      }
      element("ol", .class("dots")) {
        for round in 0..<shootout.rounds {
          dot(round < results.count ? results[round] : nil, round)
        }
      }
    }
  }

  /// Shape and colour say the same.
  private func dot(_ result: Kick.Result?, _ round: Int) -> PitchNode {
    guard let result else {
      return element("li", .class("dot"), .key(String(round)), .aria("hidden", "true")) { "○" }
    }
    let isScored = result == .scored
    return element(
      "li", .class(isScored ? "dot scored" : "dot missed"), .key(String(round))
    ) {
      element("span", .aria("hidden", "true")) { isScored ? "✓" : "✗" }
      element("span", .class("quiet-label")) { words.term(result) }
    }
  }

  /// Two large keys for the side whose turn it is; rarer results below.
  private func keys(_ shootout: Shootout) -> PitchNode {
    let side = shootout.next
    return .fragment([
      KickerView(state: state, record: record).hint,
      element("div", .class("kick-keys")) {
        key(ShootoutText.scored, "kick-key scored", side, .scored)
        key(ShootoutText.missed, "kick-key missed", side, .missed)
      },
      element("div", .class("pane-more")) {
        button(
          state.pitch.kicker.map { person in
            words(ShootoutText.kickerIs, name: words.label(person))
          } ?? words(ShootoutText.kicker), .filled, action: .pitch(.sheetShown(.kicker)))
        small(ShootoutText.saved, side, .saved)
        small(ShootoutText.retake, side, .retake)
        small(ShootoutText.offence, side, .offence)
        small(ShootoutText.forfeited, side, .forfeited)
      },
    ])
  }

  private func key(
    _ title: ShootoutText, _ names: String, _ side: Side, _ result: Kick.Result
  ) -> PitchNode {
    element(
      "button", .class(names), .attribute("type", "button"),
      .onClick(.pitch(.kicked(side, result)))
    ) {
      element("span", .aria("hidden", "true")) { result == .scored ? "✓" : "✗" }
      element("span") { words(title) }
    }
  }

  private func small(_ title: ShootoutText, _ side: Side, _ result: Kick.Result) -> PitchNode {
    button(words(title), .filled, action: .pitch(.kicked(side, result)))
  }
}

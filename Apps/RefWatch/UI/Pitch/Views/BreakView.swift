import Core
import Design
import RefWatchDomain
import View

/// Between periods, in a suspension, and at the end.
struct BreakView {
  let state: RefWatchFeature.State
  let record: MatchRecord

  private var words: Words { state.words }
  private var elapsed: Int64 { state.elapsed(record) }

  private func frame(
    _ title: String, @NodeBuilder<RefWatchFeature.ViewAction> content: () -> [PitchNode]
  ) -> PitchNode {
    let parts = content()
    return element("section", .class("break"), .aria("labelledby", "break-title")) {
      element("h2", .class("pitch-title"), .id("break-title")) { title }
      parts
    }
  }

  private func clock(_ milliseconds: Int64, of target: Int? = nil) -> PitchNode {
    let text = ClockLabel(milliseconds: milliseconds).description
    return element(
      "div", .class("face"), .attribute("role", "timer"),
      .aria("label", words(PitchText.clockLabel, text: text))
    ) {
      element("p", .class(text.utf8.count > 5 ? "face-main long figures" : "face-main figures")) {
        text
      }
      if let target {
        element("p", .class("face-second figures")) {
          words(PitchText.target, text: ClockLabel(seconds: target).description)
        }
      }
    }
  }

  private func act(
    _ title: String, _ act: LifecycleAct, _ look: ButtonLook = .filled, icon: Icon? = nil
  ) -> PitchNode {
    button(title, look, icon: icon, action: .pitch(.taken(act)))
  }

  // MARK: Screens

  func ended(_ gap: Gap) -> PitchNode {
    frame(words.term(gap, record.rules)) {
      clock(elapsed, of: record.rules.seconds(of: gap))
      summary
      ways(from: gap)
      alternatives
    }
  }

  /// Within a half's interval its clock comes first; before extra time and penalties, what follows.
  private func ways(from gap: Gap) -> PitchNode {
    guard gap.isOptional, let next = gap.next else {
      return .fragment([
        act(
          words(PitchText.startInterval, name: words.term(gap, record.rules)), .startInterval(gap),
          .prominent, icon: .clock),
        act(words(PitchText.skipInterval), .skipInterval(gap)),
      ])
    }
    return .fragment([
      act(
        words(PitchText.startNext, name: words.term(next, record.rules)), .skipInterval(gap),
        .prominent, icon: .whistle),
      act(words(PitchText.takeBreak), .startInterval(gap), icon: .clock),
    ])
  }

  func interval(_ gap: Gap) -> PitchNode {
    frame(words.term(gap, record.rules)) {
      clock(elapsed, of: record.rules.seconds(of: gap))
      summary
      if let next = gap.next {
        act(
          words(PitchText.startNext, name: words.term(next, record.rules)), .endInterval,
          .prominent, icon: .whistle)
      }
      alternatives
    }
  }

  var suspended: PitchNode {
    frame(words(PitchText.suspendedTitle)) {
      clock(elapsed)
      act(words(PitchText.resume), .resume, .prominent, icon: .play)
      button(
        words(PitchText.abandon), .filled, traits: .destructive,
        action: .pitch(.sheetShown(.abandonment)))
    }
  }

  var fullTime: PitchNode {
    let isAbandoned = record.outcome == .abandoned
    return frame(isAbandoned ? words.term(Outcome.abandoned) : words(PitchText.fullTime)) {
      element("p", .class("final figures")) { words.score(record.score) }
      if let shootout = record.shootout {
        element("p", .class("face-second figures")) {
          words(
            ShootoutText.result,
            text: words.score(
              BothSides(home: shootout.scored(.home), away: shootout.scored(.away))))
        }
      }
      if let outcome = record.outcome, !isAbandoned {
        element("p", .class("soft")) { words.term(outcome) }
      }
      summary
      act(words(PitchText.complete), .complete, .prominent, icon: .check)
      if steps.contains(.resumePlay) { act(words(PitchText.resumePlay), .resumePlay) }
      alternatives
      link(words(PitchText.log), .log(record.match.id))
    }
  }

  private var steps: [LifecycleStep] { record.steps(elapsed: elapsed) }

  /// What can be done instead, as far as the match allows it.
  private var alternatives: PitchNode {
    var list: [PitchNode] = []
    for step in steps {
      switch step {
      case .goToExtraTime: list.append(act(words(PitchText.goToExtra), .goToExtraTime))
      case .goToShootout: list.append(act(words(PitchText.goToPenalties), .goToShootout))
      case .finish:
        list.append(act(words(PitchText.finish), .finish(state.finalOutcome(record))))
      case .resumePlay where record.phase != .fullTime:
        list.append(act(words(PitchText.resumePlay), .resumePlay))
      default: break
      }
    }
    return .fragment(list)
  }

  private func link(_ title: String, _ place: RefWatchRoute) -> PitchNode {
    element("a", .class("button filled"), .attribute("href", place.path)) {
      Icon.list.node()
      element("span") { title }
    }
  }

  /// Cards and substitutions of both sides.
  private var summary: PitchNode {
    element("div", .class("break-summary")) {
      for side in Side.allCases {
        let tally = record.tallies[side]
        element("p", .class("figures")) {
          element("span", .class("strong")) { record.match.code(side) }
          element("span", .class("card-mark small yellow"), .aria("hidden", "true")) { "Y" }
          element("span", .class("quiet-label")) { words(TermText.caution) }
          String(tally.cautions + tally.officialCautions)
          element("span", .class("card-mark small red"), .aria("hidden", "true")) { "R" }
          element("span", .class("quiet-label")) { words(TermText.sendOff) }
          String(tally.sendOffs + tally.officialSendOffs)
          Icon.swap.node(.small)
          element("span", .class("quiet-label")) { words(TermText.substitution) }
          String(tally.substitutions)
        }
      }
    }
  }
}

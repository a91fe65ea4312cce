import Design
import RefWatchDomain
import View

typealias PitchNode = Node<RefWatchFeature.ViewAction>

extension RefWatchFeature {
  /// The match that has the whole screen.
  static func pitchView(_ state: State) -> PitchNode {
    guard let record = state.pitchRecord else { return .empty }
    return PitchView(state: state, record: record).node
  }
}

/// The pitch: everything is a function of the match's phase, and of what is being entered.
struct PitchView {
  let state: State
  let record: MatchRecord

  var words: Words { state.words }
  var rules: RuleSet { record.rules }

  var node: PitchNode {
    var names = "screen referee pitch"
    if record.isUnderWay { names += " under-way" }
    if state.pitch.isDim { names += " dimmed" }
    if state.settings.isLeftHanded { names += " left-handed" }
    return makeElement(
      "div", [.class(names)],
      [
        makeElement(
          "div", [.class("pitch-body"), .flag(name: "inert", present: state.pitch.isLocked)],
          [heading, scoreboard, banners, content, alertStrip, offer, asking, footer]),
        live, covers,
      ])
  }

  private var heading: PitchNode {
    element("h1", .class("quiet-label")) {
      record.match.home.name + " " + words.score(record.score) + " " + record.match.away.name
    }
  }

  /// What screen readers hear: what was done and what is over, never the seconds.
  private var live: PitchNode {
    element("p", .class("quiet-label"), .attribute("role", "status")) { state.pitch.announcement }
  }

  // MARK: Score and panes

  /// The way between the panes, which is the scoreboard as well.
  private var scoreboard: PitchNode {
    element("nav", .class("score"), .aria("label", words(PitchText.refWatch))) {
      tab(.home)
      tab(.timer)
      tab(.away)
    }
  }

  private func tab(_ pane: PitchPane) -> PitchNode {
    var all: [Attribute<RefWatchFeature.ViewAction>] = [
      .class("score-tab " + pane.rawValue), .attribute("type", "button"),
      .onClick(.pitch(.paneShown(pane))),
    ]
    if state.pitch.pane == pane { all.append(.aria("current", "true")) }
    guard let side = pane.side else {
      let title = words.term(record.stage, rules)
      if record.stage == .period(.shootout) {
        all.append(.aria("label", title))
        return makeElement(
          "button", all,
          [element("span", .class("score-stage")) { words(ShootoutText.short) }])
      }
      return makeElement(
        "button", all, [element("span", .class("score-stage")) { title }, clockElsewhere])
    }
    let team = record.match.team(side)
    all.append(.aria("label", team.name + " " + String(record.score[side])))
    return makeElement(
      "button", all,
      [
        element("span", .class("score-name")) { record.match.code(side) },
        element("span", .class("score-goals figures")) { String(record.score[side]) },
        team.shirt,
      ])
  }

  /// The match's clock, wherever its face is not seen.
  private var clockElsewhere: PitchNode {
    guard record.clock != nil, state.pitch.pane.side != nil || state.pitch.flow != nil else {
      return .empty
    }
    return element("span", .class("score-clock figures")) {
      ClockLabel(milliseconds: state.matchTime(record)).description
    }
  }

  // MARK: Between them

  private var content: PitchNode {
    if let flow = state.pitch.flow {
      return FlowView(state: state, record: record, flow: flow).node
    }
    let middle: PitchNode =
      if let side = state.pitch.pane.side {
        PaneView(state: state, record: record, side: side).node
      } else {
        stage
      }
    return element(
      "div", .class("pitch-main"), .key("main"), .attribute("data-drag", "x"),
      .on(.drag, { event in .pitch(.swiped(event.x)) })
    ) { middle }
  }

  /// Between the stages of play only whoever keeps the time has something to do.
  private var waits: Bool {
    if state.keepsTime(record) { return false }
    switch record.phase {
    case .running, .shootout: return false
    default: return true
    }
  }

  private var stage: PitchNode {
    switch record.phase {
    case _ where waits: PitchCrew(state: state, record: record).waiting
    case .ready(let period): KickOffView(state: state, record: record, period: period).node
    case .running: TimerView(state: state, record: record).node
    case .suspended: BreakView(state: state, record: record).suspended
    case .ended(let gap): BreakView(state: state, record: record).ended(gap)
    case .interval(let gap): BreakView(state: state, record: record).interval(gap)
    case .shootoutSetup: ShootoutView(state: state, record: record).setup
    case .shootout: ShootoutView(state: state, record: record).node
    case .fullTime, .done: BreakView(state: state, record: record).fullTime
    }
  }

  /// What can be done from wherever the person is, and from the clock what is likeliest.
  private var footer: PitchNode {
    guard state.pitch.flow == nil else { return .empty }
    return element("footer", .class("pitch-foot")) {
      if case .running = record.phase, state.keepsTime(record) {
        let isOpen = record.openStoppage != nil
        button(
          words(isOpen ? PitchText.endStoppage : .stoppage), isOpen ? .prominent : .filled,
          icon: isOpen ? .play : .pause, action: .pitch(.stoppageToggled))
        if state.left(record) <= 0 { endButton }
      }
      AskView(state: state, record: record).key
      button(words(PitchText.actions), .filled, icon: .more, action: .pitch(.sheetShown(.actions)))
    }
  }

  private var asking: PitchNode {
    .fragment([
      AskView(state: state, record: record).strip, TwinView(state: state, record: record).strip,
    ])
  }

  private var endButton: PitchNode {
    button(endTitle, .prominent, action: .pitch(.taken(.endPeriod)))
  }

  var endTitle: String {
    guard case .running(let period) = record.phase else { return "" }
    if record.following(period) == nil { return words(PitchText.endMatch) }
    return words(PitchText.endPeriod, name: words.term(period, rules))
  }

  /// What was written last, with the way back. Nothing counts as saved that is not durable.
  private var offer: PitchNode {
    element("div", .class("offer-place"), .attribute("role", "status")) {
      if state.pitch.flow != nil {
        // The keys of an event come first.
      } else if let offer = state.pitch.offer {
        element("div", .class("offer"), .key("offer-" + String(offer.id))) {
          element("span", .class("grow")) {
            offer.text
            for advice in offer.advice {
              element("span", .class("offer-advice")) { advice }
            }
            element("br")
            element("span", .class("offer-state")) {
              words(state.sync.saving > 0 ? PitchText.saving : .saved)
            }
          }
          button(
            offer.bringsBack ? words(PitchText.bringBack) : words(KitText.undo), .filled,
            icon: offer.bringsBack ? .restore : .undo, action: .pitch(.undone))
        }
      } else if let notice = state.notices.last(where: { notice in
        state.telling.mayShow(notice.id)
      }) {
        element("div", .class("offer"), .key("notice-" + String(notice.id))) {
          element("span", .class("grow")) { notice.text }
        }
      } else if let kept = state.keptEntry(record) {
        element("div", .class("offer kept"), .key("kept")) {
          element("span", .class("grow")) {
            FlowView(state: state, record: record, flow: kept).summary
          }
          button(
            words(PitchText.continueEntry), .filled, icon: .edit, action: .pitch(.keptContinued))
          iconButton(
            .close, label: words(PitchText.dropEntry), action: .pitch(.keptDropped))
        }
      }
    }
  }
}

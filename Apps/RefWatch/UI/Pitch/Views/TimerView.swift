import Calendar
import Core
import Design
import RefWatchDomain
import View

/// The clock of a period.
struct TimerView {
  let state: RefWatchFeature.State
  let record: MatchRecord

  private var words: Words { state.words }
  private var elapsed: Int64 { state.elapsed(record) }
  private var left: Int64 { state.left(record) }

  private var matchTime: Int64 { state.matchTime(record) }

  private var lost: Int64 { state.lost(record) }

  var node: PitchNode {
    element("div", .class("clock-pane")) {
      face
      chips
    }
  }

  // MARK: Faces

  private var face: PitchNode {
    var all: [Attribute<RefWatchFeature.ViewAction>] = [
      .class("face face-" + state.face.rawValue + (left <= 0 ? " over" : "")),
      .attribute("role", "timer"),
      .aria("label", words(PitchText.clockLabel, text: clock(matchTime))),
    ]
    // Keyboards and screen readers have the button.
    if state.settings.stoppageTap != .buttonOnly, state.keepsTime(record) {
      all.append(.onClick(.pitch(.faceTapped)))
    }
    return makeElement("div", all, rows)
  }

  private var rows: [PitchNode] {
    switch state.face {
    case .standard: [main(clock(matchTime)), second, lostRow(always: false)]
    case .stoppage:
      [main(leftText), row(words(PitchText.elapsed), clock(matchTime)), lostRow(always: true)]
    case .glance: [main(clock(matchTime)), second]
    case .countdown: [main(leftText)]
    case .four:
      [
        main(clock(matchTime)),
        element("div", .class("face-four")) {
          row(words(left < 0 ? PitchText.over : .left), leftText)
          lostRow(always: true)
          row(words(PitchText.timeOfDay), timeOfDay)
        },
      ]
    }
  }

  private func main(_ text: String) -> PitchNode {
    element("p", .class(text.utf8.count > 5 ? "face-main long figures" : "face-main figures")) {
      text
    }
  }

  private var second: PitchNode {
    element("p", .class("face-second figures")) {
      if let announced = record.currentPeriod?.announced, left <= 0 {
        leftText + " / +" + String(announced)
      } else {
        leftText
      }
    }
  }

  /// What is left; after the planned time how far it is over.
  private var leftText: String {
    left >= 0
      ? ClockLabel(milliseconds: left + 999).description
      : "+" + ClockLabel(milliseconds: -left).short
  }

  private func lostRow(always: Bool) -> PitchNode {
    guard always || lost > 0 else { return .empty }
    return row(
      words(PitchText.lost), "+" + ClockLabel(milliseconds: lost).short,
      record.openStoppage == nil ? " lost" : " lost open")
  }

  private func row(_ title: String, _ value: String, _ names: String = "") -> PitchNode {
    element("p", .class("face-row" + names)) {
      element("span", .class("face-label")) { title }
      element("span", .class("figures")) { value }
    }
  }

  private var timeOfDay: String {
    words.formats.time(state.now.wall.civil(offset: state.zoneOffset).time)
  }

  private func clock(_ milliseconds: Int64) -> String {
    ClockLabel(milliseconds: milliseconds).description
  }

  // MARK: Beside the clock

  private var chips: PitchNode {
    element("div", .class("pitch-chips")) {
      if let open = record.openStoppage {
        element(
          "button", .class("pitch-chip stopped"), .key("stoppage"), .attribute("type", "button"),
          .flag(name: "disabled", present: !state.keepsTime(record)),
          .onClick(.pitch(.sheetShown(.stoppage)))
        ) {
          Icon.pause.node(.small)
          element("span") { words.term(open.reason) }
        }
      }
      TimerChips(state: state, record: record).bins
      TimerChips(state: state, record: record).micro
      // Law 7: the period goes on until the kick is completed.
      if left <= 0, record.hasPenaltyToTake {
        element("span", .class("pitch-chip"), .key("penalty")) { words(PitchText.penaltyToTake) }
      }
      if let text = state.silence {
        element("span", .class("pitch-chip"), .key("radio")) {
          Icon.device.node(.small)
          element("span") { text }
        }
      }
      if record.currentPeriod?.announced == nil, state.keepsTime(record),
        let minutes = record.proposedMinutes(elapsed: elapsed, at: state.now)
      {
        element(
          "button", .class("pitch-chip"), .key("added"), .attribute("type", "button"),
          .onClick(.pitch(.sheetShown(.addedTime)))
        ) { words(PitchText.addedTime) + " +" + String(minutes) }
      }
    }
  }
}

/// Temporary dismissals and short timers, each with the time that is left.
struct TimerChips {
  let state: RefWatchFeature.State
  let record: MatchRecord

  private var words: Words { state.words }

  var bins: PitchNode {
    let elapsed = state.elapsed(record)
    let open = record.sinBins.filter { bin in bin.isOpen }
    return .fragment(
      open.map { bin in
        let left = bin.left(stage: record.stage, elapsed: elapsed)
        let name =
          record.match.code(bin.participant.side) + " " + bin.participant.label
        let isWaiting = bin.running == nil && left > 0
        let title =
          isWaiting
          ? words(PitchText.binWaiting, name: name)
          : left > 0
            ? name + " " + ClockLabel(milliseconds: left).description
            : words(PitchText.binOver, name: name)
        return chip(
          "bin-" + bin.event.description, title, left == 0 ? " due" : "",
          isWaiting ? .sinBinRestarted(bin.event) : .sinBinEnded(bin.event))
      })
  }

  /// Sorted by what is left.
  var micro: PitchNode {
    let timers = state.pitch.micro.sorted { first, second in
      let (mine, other) = (first.left(at: state.now), second.left(at: state.now))
      return mine != other ? mine < other : first.id < second.id
    }
    return .fragment(
      timers.map { timer in
        let left = timer.left(at: state.now)
        let time =
          timer.since == nil
          ? words(PitchText.restartHappened) : ClockLabel(milliseconds: left + 999).short
        return chip(
          "micro-" + String(timer.id), words.name(timer.kind) + " · " + time,
          left <= 0 ? " due" : "",
          timer.since == nil ? .microRestarted(timer.id) : .microEnded(timer.id))
      })
  }

  private func chip(
    _ key: String, _ title: String, _ names: String, _ action: PitchAction
  ) -> PitchNode {
    element(
      "button", .class("pitch-chip figures" + names), .key(key), .attribute("type", "button"),
      .onClick(.pitch(action))
    ) { title }
  }
}

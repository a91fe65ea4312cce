import Core
import Design
import RefWatchDomain
import View

extension RefWatchFeature.State {
  /// That nothing is sent for now, and how much waits here; `nil` where that is not so, or where
  /// there is nobody to send it to.
  var silence: String? {
    guard sync.isAtRest, hasAccount else { return nil }
    return sync.waiting > 0
      ? KitText.atRest.text(in: language, count: sync.waiting)
      : KitText.atRestEmpty.text(in: language)
  }
}

/// What a crew makes of the pitch: who keeps the time, and how another takes it over.
struct PitchCrew {
  let state: RefWatchFeature.State
  let record: MatchRecord

  private var words: Words { state.words }
  private var keeper: String { state.name(of: record.clockKeeper, in: record.match) }

  /// Over the clock of whoever does not keep it.
  var banner: PitchNode {
    guard !state.keepsTime(record) else { return .empty }
    let mayRecord = state.mayRecord(record)
    let text =
      words(CrewText.keepsTime, name: keeper)
      + (mayRecord ? "" : " · " + words(CrewText.lookingOn))
    return Design.banner(text, icon: .clock) {
      if mayRecord {
        button(
          words(TakeOverText.takeOver), .filled, traits: .small,
          action: .pitch(.asked(.takeOver)))
      }
    }
  }

  /// Between periods, for whoever does not lead from one to the next.
  var waiting: PitchNode {
    element("section", .class("break"), .aria("labelledby", "break-title")) {
      element("h2", .class("pitch-title"), .id("break-title")) { words.phase(record) }
      if record.clock != nil {
        element("div", .class("face"), .attribute("role", "timer")) {
          element("p", .class("face-main figures")) {
            ClockLabel(milliseconds: state.matchTime(record)).description
          }
        }
      } else {
        element("p", .class("final figures")) { words.score(record.score) }
      }
    }
  }

  /// For the other device's camera: light, whatever the theme.
  var handOver: PitchNode {
    .fragment([
      paragraph(words(TakeOverText.showLead), "flow-hint"),
      code,
      paragraph(words(TakeOverText.showHint), "flow-hint"),
    ])
  }

  private var code: PitchNode {
    guard let code = state.desk.crew.shown?.code else {
      return paragraph(words(TakeOverText.noAddress), "flow-hint")
    }
    return element("div", .class("hand-over")) { code.node(label: words(TakeOverText.qrLabel)) }
  }

  /// The question, with what the clock shows.
  var phrases: (String, String?, String) {
    let clock = ClockLabel(milliseconds: state.matchTime(record)).description
    return (
      words(TakeOverText.question, name: keeper),
      words(TakeOverText.text)
        + (record.clock == nil ? "" : " " + words(TakeOverText.clockIs, text: clock)),
      words(TakeOverText.takeOver)
    )
  }
}

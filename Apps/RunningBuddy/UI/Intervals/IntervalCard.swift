import Calendar
import Design
import RunningBuddyDomain
import View

/// The step of a plan that is under way: what is left of it, and what comes then.
enum IntervalCard {
  static func view(_ state: RunFeature.State) -> RunPiece {
    let recorder = state.live.recorder
    guard let clock = recorder.intervals else { return .empty }
    let words = state.words
    guard let step = clock.step else {
      return element("div", .class("run-card run-step"), .key("step")) {
        element("span", .class("hint")) { words(PlansText.over) }
      }
    }
    let time = max(state.live.journal.time(state.moment), recorder.at)
    let left = clock.left(timer: recorder.times?.timer(at: time) ?? 0, metres: recorder.metres)
    return element("div", .class("run-card run-step"), .key("step")) {
      element("span", .class("headline")) {
        words.intervals.title(step, works: clock.plan.works)
      }
      element("span", .class("run-big figures")) { left.map { left in text(left, words) } ?? "" }
      element("span", .class("hint")) {
        clock.next.map { next in
          words(
            PlansText.next,
            text: words.intervals.title(next, works: clock.plan.works) + " · "
              + words.intervals.short(next.length))
        } ?? words(PlansText.last)
      }
    }
  }

  private static func text(_ left: IntervalClock.Left, _ words: Words) -> String {
    switch left {
    // The second that has begun is left.
    case .time(let milliseconds): words.clock(milliseconds + 999)
    case .metres(let metres):
      words(RunUnitText.metres, text: words.formats.number((Int(metres * 10) + 9) / 10))
    case .pressed: words(PlansText.pressLap)
    }
  }
}

extension Words {
  /// What each lap is called: `Work 3` where it was a step of a plan, else its number.
  func lapNames(_ kinds: [IntervalKind?], count: Int) -> [String] {
    var works = 0
    return (0..<count).map { index in
      guard kinds.indices.contains(index), let kind = kinds[index] else { return String(index + 1) }
      guard kind == .work else { return intervals.name(kind) }
      works += 1
      return intervals.name(kind) + " " + String(works)
    }
  }
}

import Core
import DayBlockDomain
import Design
import View

/// How much of the half-block under way is done, and the button that pauses and goes on.
enum LiveFoot {
  static func view(_ run: DayRun, _ produced: Int, _ state: DayBlockFeature.State) -> Piece {
    let words = state.words
    let shown = state.shownRun(run)
    let share = shown.map { run in run.progress(at: state.runNow) * 1_000 / DayUnit.length } ?? 0
    return element("div", .class("day-live-foot")) {
      element(
        "div", .class("day-progress"), .attribute("role", "progressbar"),
        .aria("label", words(LiveText.progress)), .aria("valuemin", "0"),
        .aria("valuemax", "100"), .aria("valuenow", String(share / 10))
      ) {
        // A new half-block begins with a new bar, which does not run back.
        element(
          "i", .key(String(produced)), .aria("hidden", "true"),
          .attribute("style", "--share:" + String(share)))
      }
      LiveToggle.view(run, isRunning: shown?.isRunning ?? true, state)
    }
  }
}

/// Pauses a run, or lets it go on.
private struct LiveToggle: Hashable {
  private let run: DayRunID
  private let isRunning: Bool
  private let isBusy: Bool
  private let isLive: Bool
  private let words: Words

  static func view(_ run: DayRun, isRunning: Bool, _ state: State) -> Piece {
    let toggle = LiveToggle(
      run: run.id, isRunning: isRunning, isBusy: state.isSaving(run.id), isLive: run.isLive,
      words: state.words)
    return .kept(toggle, tag: "button", key: "day-toggle") { toggle in toggle.node }
  }

  private var node: Piece {
    makeElement(
      "button",
      [
        .class("day-play on-bar"), .id("day-toggle"), .attribute("type", "button"),
        .aria("label", words(isRunning ? LiveText.pause : .resume)),
        .aria("busy", isBusy ? "true" : "false"), .disabled(!isLive),
        .onClick(isRunning ? .track(.paused(run)) : .track(.resumed(run))),
      ], [isRunning ? Icon.pause.node() : Icon.play.node()])
  }
}

import Core
import DayBlockDomain

extension DayRoute {
  /// Whether it is no place but something to do.
  var isShortcut: Bool { if case .shortcut = self { true } else { false } }
}

extension DayBlockFeature.State {
  /// Does what the app's icon or a notification offered, once, and shows what it is about.
  mutating func take(_ shortcut: DayShortcut) -> Effects {
    // What it is about may come yet; see ``meet()``.
    if isBare { return [] }
    let isNew = !hasTakenShortcut
    hasTakenShortcut = true
    screen = .tracking
    route = .tracking
    let effects = entered(.tracking)
    guard isNew else { return effects }
    switch shortcut {
    case .start(nil):
      guard replica.runs.isEmpty, let block = settings.focus, isOffered(block) else {
        return effects
      }
      return effects + reduceTrack(.switched(to: block, keeps: true), moment)
    case .start(let block?): return effects + start(block)
    case .pause, .resume, .finish:
      guard let run = replica.runs.last else {
        say(ShellText.nothingRuns)
        return effects
      }
      return effects + reduceTrack(step(of: shortcut, run), moment)
    }
  }

  /// Plays a block that was named. What is under way of it already goes on; before something else
  /// makes room for it, that is asked about.
  private mutating func start(_ block: BlockID) -> Effects {
    guard isOffered(block) else {
      say(ShellText.cannotStart)
      return []
    }
    if let run = replica.runs.last(where: { run in run.block == block }) {
      let effects = reduceTrack(.returned(run.id), moment)
      // What has been paused for too long is over, and shows itself as that.
      guard !run.isRunning, run.autoStop(at: runNow) == nil else { return effects }
      return effects + reduceTrack(.resumed(run.id), moment)
    }
    track.hasRestored = true
    return play(block, moment)
  }

  private func isOffered(_ block: BlockID) -> Bool {
    replica.blocks.contains { known in known.id == block && known.archivedAt == nil }
  }

  /// What a shortcut does to a run: a notification may be older than the pause it offers.
  private func step(of shortcut: DayShortcut, _ run: DayRun) -> TrackAction {
    switch shortcut {
    case .pause where run.isRunning: .paused(run.id)
    case .resume where !run.isRunning: .resumed(run.id)
    case .finish: .finished(run.id)
    case .start, .pause, .resume: .returned(run.id)
    }
  }
}

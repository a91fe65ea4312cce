import Core
import DayBlockDomain

extension DayRoute {
  /// Whether it is no place but something to do.
  var isShortcut: Bool { if case .shortcut = self { true } else { false } }
}

extension DayBlockFeature.State {
  /// Does what the app's icon or a notification offered, once, and shows what it is about.
  mutating func take(_ shortcut: DayShortcut) -> DayBlockFeature.Effects {
    let isNew = !hasTakenShortcut
    hasTakenShortcut = true
    screen = .tracking
    route = .tracking
    let effects = entered(.tracking)
    guard isNew else { return effects }
    switch shortcut {
    case .start:
      guard book.runs.isEmpty, let block = settings.focus,
        book.blocks.contains(where: { known in known.id == block && known.archivedAt == nil })
      else { return effects }
      return effects + reduceTrack(.switched(to: block, keeps: true), moment)
    case .pause, .resume, .finish:
      guard let run = book.runs.last else {
        say(ShellText.nothingRuns)
        return effects
      }
      return effects + reduceTrack(step(of: shortcut, run), moment)
    }
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

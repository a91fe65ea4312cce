import Core
import DayBlockDomain

extension DayRoute {
  /// Whether it is no place but something to do.
  var isShortcut: Bool { if case .shortcut = self { true } else { false } }
}

extension DayBlockFeature.State {
  /// Does what the app's icon offered, once, and shows what it is about.
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
    case .finish:
      guard let run = book.runs.last else {
        say(ShellText.nothingRuns)
        return effects
      }
      return effects + reduceTrack(.finished(run.id), moment)
    }
  }
}

import Core
import RunningBuddyDomain

/// What of the history is shown.
struct HistoryState: Hashable {
  /// How many runs are shown, and are added.
  static let page = 30
  /// How many are drawn at once: a phone's screen full, for eight rows and what is above them are
  /// more than 800 pixels high. The rest of the first page follows when these can be seen.
  private static let first = 8

  var search = ""
  var isSearching = false
  private(set) var shownRuns = first

  /// Whether the first page is there.
  var isFilled: Bool { shownRuns >= HistoryState.page }

  mutating func begin() { shownRuns = HistoryState.first }

  mutating func fill() { shownRuns = max(shownRuns, HistoryState.page) }

  mutating func extend() {
    fill()
    shownRuns += HistoryState.page
  }
}

/// What is done with the history.
public enum HistoryAction: Hashable, Sendable {
  case typed(String)
  case searchOpened, searchClosed
  case extended
  case restored(RunID)
}

extension RunFeature.State {
  mutating func reduceHistory(_ action: HistoryAction) -> Effects {
    switch action {
    case .typed(let text): history.search = text
    case .searchOpened: history.isSearching = true
    case .searchClosed:
      history.isSearching = false
      history.search = ""
    case .extended: history.extend()
    case .restored(let id): return restore(id)
    }
    return []
  }

  /// Draws the rest of the first page once its begin has been painted.
  mutating func fillHistory() -> Effects {
    guard !history.isFilled else { return [] }
    return [
      .ask(
        .timer(key: "run.history", milliseconds: 100), answer: { _ in .inner(.historyBegun) })
    ]
  }
}

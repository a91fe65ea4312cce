import Core
import RunningBuddyDomain

/// What of the history is shown.
struct HistoryPart: Hashable {
  /// How many runs are shown at first, and are added.
  static let page = 30

  var search = ""
  var isSearching = false
  var shownRuns = page
}

/// What is done with the history.
public enum HistoryAction: Hashable, Sendable {
  case typed(String)
  case searchOpened, searchClosed
  case extended
  case restored(RunID)
}

extension RunFeature.State {
  mutating func reduceHistory(_ action: HistoryAction) -> RunFeature.Effects {
    switch action {
    case .typed(let text): history.search = text
    case .searchOpened: history.isSearching = true
    case .searchClosed:
      history.isSearching = false
      history.search = ""
    case .extended: history.shownRuns += HistoryPart.page
    case .restored(let id): return restore(id)
    }
    return []
  }
}

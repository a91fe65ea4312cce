import Core
import RefWatchDomain

/// What the desk's screens remember.
struct DeskPart: Hashable {
  /// The match that is being set up or corrected.
  var setup: SetupForm?
  /// What is remembered of a set-up outside of the client's memory.
  var draft = SetupDraft.Kept()
  var question: DeskQuestion?
  var log = LogPart()
  var review = ReviewPart()
  var report = ReportPart()
  var history = HistoryPart()
  /// The match that is deleted as soon as nobody wants it back.
  var removing: MatchID?
}

/// What the person is asked before something is done.
enum DeskQuestion: Hashable {
  case delete(MatchID)
  case discard(MatchID)
  case reopen(MatchID)
}

/// The log page.
struct LogPart: Hashable {
  /// What else than incidents there is.
  var showsAll = true
  /// The entry being corrected.
  var form: EntryForm?
}

/// The records of a match that is over.
struct ReviewPart: Hashable {
  var page = ReviewPage.overview
  /// The name under the record, while it is being signed.
  var signer: String?
  var isSignerMissing = false
}

enum ReviewPage: String, Hashable, CaseIterable {
  case home, overview, away

  var side: Side? {
    switch self {
    case .home: .home
    case .overview: nil
    case .away: .away
    }
  }
}

/// The report page.
struct ReportPart: Hashable {
  /// The template's id; `nil` for the first.
  var template: String?
  var hidesNames = false
}

/// The history.
struct HistoryPart: Hashable {
  static let page = 50

  var search = ""
  var isSearching = false
  /// How many of the newest are shown.
  var limit = page
}

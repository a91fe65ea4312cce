import Core
import RefWatchDomain

/// What the desk's screens remember.
struct DeskState: Equatable {
  /// Matches that are being set up or corrected, each until it is saved or dropped.
  var setups: [SetupForm] = []
  /// The one of them on the screen.
  var editing: MatchID?
  var question: DeskQuestion?
  var log = LogState()
  var review = ReviewState()
  var report = ReportState()
  var history = HistoryState()
  var journal = DeskJournal()
  var trends = TrendsState()
  var library = LibraryState()
  var schedule = ScheduleState()
  var importing = ImportState()
  /// What can still be taken back of the last import.
  var lastImport: KeptImport?
  var crew = DeskCrewState()
  var sharing = SharingState()
  var mentor = DeskMentorState()
  /// A tag being typed among a match's records.
  var tag = TagTyping()
  var track = TrackState()
  /// Of links that were made in this browser.
  var addresses: [SharedAddress] = []
  /// The match that was deleted just now, while that can be taken back here.
  var removed: MatchID?

  /// The form on the screen.
  var setup: SetupForm? {
    get { setups.first { form in form.match == editing } }
    set {
      guard let index = setups.firstIndex(where: { form in form.match == editing }) else { return }
      if let newValue { setups[index] = newValue } else { setups.remove(at: index) }
    }
  }

  /// A new match that was begun and not saved.
  var begun: SetupForm? { setups.first { form in form.isNew && form.isTouched } }
}

/// What the person is asked before something is done.
enum DeskQuestion: Hashable {
  case delete(MatchID)
  case deleteForGood(MatchID)
  case discard(MatchID)
  case reopen(MatchID)
}

/// The log page.
struct LogState: Hashable {
  var match: MatchID?
  /// What else than incidents there is.
  var showsAll = true
  /// The entry being corrected.
  var form: EntryForm?
  /// The entry being added.
  var adding: AddForm?
}

/// The records of a match that is over.
struct ReviewState: Hashable {
  var match: MatchID?
  var page = ReviewPage.overview
  /// The name under the record, while it is being signed.
  var signer: String?
  var isSignerMissing = false
  /// Of a team's representative, while they are given.
  var initials: InitialsForm?
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
struct ReportState: Hashable {
  /// The template's id; `nil` for the first.
  var template: String?
  var hidesNames = false
  /// What is typed of a match's conditions and not saved.
  var conditions: ConditionsForm?
}

/// The history.
struct HistoryState: Hashable {
  var query = HistoryQuery()
  var isSearching = false
  /// The last place that is shown; `nil` for the first page.
  var end: HistoryKey?
  /// Those that were deleted instead.
  var showsDeleted = false
}

import Core
import RefWatchDomain

/// What the person did at the desk.
public enum DeskAction {
  case setup(SetupAction)
  case log(LogAction)
  case review(ReviewAction)
  case report(ReportAction)
  case history(HistoryAction)
  case journal(JournalAction)
  case trends(TrendsAction)
  case fixtures(FixtureAction)
  /// On the page of a match's records, where it is done at once.
  case tags(MatchID, TagAction)
  case importing(ImportAction)
  case crew(CrewAction)
  case sharing(SharingAction)
  case mentor(MentorAction)
  case track(TrackAction)
  case setting(RefereeSetting)
  case library(LibraryAction)
  case deleteAsked(MatchID)
  case discardAsked(MatchID)
  case reopenAsked(MatchID)
  case questionDismissed
  case deleted(MatchID)
  case restored(MatchID)
  case deleteForGoodAsked(MatchID)
  case deletedForGood(MatchID)
  case discarded(MatchID)
  case reopened(MatchID)
  /// Starts a match without setting it up.
  case startedAtOnce
  /// Did something with a match under way without going to the pitch.
  case glanced(MatchID, Glance.Act)
}

/// What came back for the desk.
public enum DeskAnswer {
  /// The message that a match was deleted has been there long enough.
  case deletionSeen(MatchID)
  /// What is typed in the journal is to be kept now.
  case journalKeepDue
  /// The message that a journal entry was removed has been there long enough.
  case journalRemovalSeen(JournalEntryID)
  case library(LibraryAnswer)
  case fixturesRead([UInt8])
  case fixturesFailed(String)
  /// The next part of an import.
  case importStep
  case crew(CrewAnswer)
  case sharing(SharingAnswer)
  case peers(HostAnswer)
  case mentor(MentorAnswer)
  case track(TrackAnswer)
}

/// In the set-up of a match.
public enum SetupAction {
  case typed(SetupField, String)
  case colourChosen(Side, String)
  case roleChosen(OfficialRole)
  case crewAdded
  case crewRemoved(Int)
  case crewRoleChosen(Int, OfficialRole)
  case firstLegToggled(Bool)
  case fixture(FixtureFormAction)
  case presetChosen(String)
  case ruleTyped(Int, String)
  case ruleChosen(RuleChoice)
  case rulesOpened
  case sheetOpened(Side)
  case pageClosed
  case sheet(Side, SheetAction)
  case suggested(SetupField, LibraryID)
  /// A team of another match.
  case teamTaken(Side, TeamRef)
  /// The squad of the side's team in the library onto its sheet.
  case squadTaken(Side)
  /// The side's team with its sheet into the library.
  case teamKept(Side)
  case submitted
  case submittedForPitch
  case startedOver
}

/// A field of text in the set-up.
public enum SetupField: Hashable, Sendable {
  case name(Side)
  case short(Side)
  case competition, venue, date, time
  case crew(Int)
  case firstLeg(Side)
}

/// What is chosen of the rules, not typed.
public enum RuleChoice: Hashable, Sendable {
  case extraTime(RuleSet.Decider)
  case shootout(RuleSet.Decider)
  case order(RuleSet.ShootoutOrder)
  case clock(RuleSet.ClockMode)
  case mayReturn(Bool)
  case concussion(Bool)
  case catalog(String)
  case sinBin(RuleSet.SinBinScheme)
  case edition(LawsEdition)
  case hydration(RuleSet.Hydration)
}

/// On one side's match sheet.
public enum SheetAction {
  case added(SheetLines.Part)
  case numberTyped(EntryID, String)
  case nameTyped(EntryID, String)
  case roleTyped(EntryID, String)
  case moved(EntryID, SheetLines.Part)
  case removed(EntryID)
  case captainChosen(EntryID?)
  case goalkeeperChosen(EntryID?)
  case pasteTyped(String)
  case pasteTaken
}

/// On the log page.
public enum LogAction {
  case allShown(Bool)
  case opened(MatchEventID)
  /// From another page of the match.
  case openedFrom(MatchID, MatchEventID)
  case closed
  case shifted(seconds: Int)
  case typed(EntryField, String)
  case saved
  case withdrawn
  case restored
  /// Adds what was not entered when it happened.
  case add(AddAction)
}

/// While an entry is being added.
public enum AddAction {
  case begun
  case whatChosen(String)
  case sideChosen(Side)
  case officialChosen(Bool)
  /// It is the second caution of whoever it was, or another one by itself.
  case secondAnswered(Bool)
  case saved
}

/// A field of an entry that is being corrected or added.
public enum EntryField: Hashable, Sendable {
  case minute, second
  /// The word of a stage.
  case stage
  case number(Int)
  case name(Int)
  case role
  case kind
  case reason
  case text
  case why
}

public enum ReviewAction {
  case pageChosen(String)
  case completed(MatchID)
  case signingBegun
  case signerTyped(String)
  case signingClosed
  case signed(MatchID)
  case initials(InitialsAction)
}

public enum ReportAction {
  case templateChosen(String)
  case namesHidden(Bool)
  case tableSaved(MatchID)
  case logSaved(MatchID)
  case copied(MatchID)
  case markdownCopied(MatchID)
  case printed
  case conditions(ConditionsAction)
}

public enum HistoryAction {
  case searchFocused
  case searchTyped(String)
  case searchClosed
  /// One page more, up to this place.
  case extended(HistoryKey)
  case filtered(FilterChoice)
  case deletedShown(Bool)
}

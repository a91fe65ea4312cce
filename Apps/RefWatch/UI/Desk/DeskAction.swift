import Core
import RefWatchDomain

/// What the person did at the desk.
public enum DeskAction {
  case setup(SetupAction)
  case log(LogAction)
  case review(ReviewAction)
  case report(ReportAction)
  case history(HistoryAction)
  case setting(RefereeSetting)
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
}

/// What came back for the desk.
public enum DeskAnswer {
  /// The message that a match was deleted has been there long enough.
  case deletionSeen(MatchID)
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
  case presetChosen(String)
  case ruleTyped(Int, String)
  case ruleChosen(RuleChoice)
  case rulesOpened
  case sheetOpened(Side)
  case pageClosed
  case sheet(Side, SheetAction)
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
}

/// A field of an entry that is being corrected.
public enum EntryField: Hashable, Sendable {
  case minute, second
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
}

public enum ReportAction {
  case templateChosen(String)
  case namesHidden(Bool)
  case tableSaved(MatchID)
  case logSaved(MatchID)
  case copied(MatchID)
}

public enum HistoryAction {
  case searchFocused
  case searchTyped(String)
  case searchClosed
  case extended
  case deletedShown(Bool)
}

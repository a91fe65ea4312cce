import Core
import TeePalsDomain

/// What the person does with rounds.
public enum RoundsAction {
  /// Wants to host a round.
  case creationWanted
  // Nearby, and what home proposes.
  case refreshed
  case extended
  /// Puts away the word that nothing newer came.
  case failureDismissed
  case explained(Bool)
  /// On a map, else in a list.
  case mapShown(Bool)
  /// The pin that a round shares with others; `nil` closes it.
  case pinOpened(RoundID?)
  // Filters.
  case filterOpened
  case filter(FilterAction)
  // Activity.
  case pastExtended
  // One round.
  case detailRefreshed(RoundID)
  case did(RoundID, RoundDeed)
  case menuOpened(RoundID)
  case playerOpened(RoundID, UserID)
  case asked(RoundQuestion)
  /// Wants to hand the round over: to whom?
  case handoverOpened(RoundID)
  case shareOpened(RoundID)
  case shared(RoundID)
  case linkCopied(RoundID)
  /// Puts away what lies over the screen.
  case coverClosed
  /// Puts it away and goes somewhere.
  case leftFor(TeePalsRoute)
  /// "Not now", of what is offered once a round is posted.
  case postedDismissed
  // Inviting.
  case invitingWanted(RoundID)
  case inviteTyped(String)
}

/// What a person does to a round or their place in it.
public enum RoundDeed: Hashable, Sendable {
  case membership(MembershipEvent)
  case close, reopen, cancel, complete
  case handOver(HandoverStep)
}

/// On the sheet of filters. Nothing holds until it is applied.
public enum FilterAction {
  case reach(SearchReach)
  case dates(DatePreset)
  case firstDay(String)
  case lastDay(String)
  case sort(RoundSort)
  case host(HostFilter)
  case traits(RoundTraits)
  // Where is looked around.
  case cityTyped(String)
  case cityChosen(Int)
  case ownCityChosen
  case positionWanted
  case reset
  case applied
}

/// What came back for rounds.
public enum RoundsAnswer {
  /// Of the search with that number.
  case found(Int, HostAnswer)
  case foundMore(Int, HostAnswer)
  /// How the search of that address went.
  case explained(String, HostAnswer)
  case discovered(Int, HostAnswer)
  /// The filters have stood for a moment: how many rounds are there?
  case countDue(Int)
  case counted(Int, HostAnswer)
  case cityDue(String)
  case cities(String, HostAnswer)
  case located(HostAnswer)
  case detail(RoundID, HostAnswer)
  /// Others play than the server has named; see ``TeePalsFeature/State/needsNames``.
  case playersChanged
  case handedOn(RoundID, HostAnswer)
}

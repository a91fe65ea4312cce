import Core
import RefWatchDomain

/// What the person did with a match's crew.
public enum CrewAction {
  case roleChosen(CrewRole)
  case invited(MatchID)
  case linkCopied
  case revoked(ID<CrewInvitation>)
  case removeAsked(MatchID, CrewSeatID)
  case leaveAsked(MatchID)
  case questionClosed
  case removed(MatchID, CrewSeatID)
  case left(MatchID)
  case nameTyped(String)
  case joined(token: String, JoinKind = .crew)
  /// Takes over what another device showed.
  case tookOver(MatchID)
  /// Two entries are one: the second is withdrawn.
  case sameThing(MatchID, keeping: MatchEventID, withdrawing: MatchEventID)
  case twoThings(MatchID, MatchEventID, MatchEventID)
  case staleWithdrawn(MatchID, MatchEventID)
}

/// What came back.
public enum CrewAnswer {
  case invited(MatchID, HostAnswer)
  case listed(MatchID, HostAnswer)
  case revoked(ID<CrewInvitation>, HostAnswer)
  case joined(HostAnswer)
  case address(HostAnswer)
}

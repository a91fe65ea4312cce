import Coding
import Core
import Wire

/// How a round comes to another host: its host asks a player, who has to accept it.
///
/// Whom the host asks stands in the player's row of the member list and in the player's own place:
/// nobody else knows. It stands until it is answered or taken back, until the round is over, and
/// until one of the two goes or blocks the other.
@Wire(casesOf: "step", tag: "kind")
public enum HandoverStep: Hashable, Sendable {
  // By the host.
  /// Whoever was asked before is asked no longer.
  @Case(values: ["user"]) case offer(UserID)
  case withdraw
  // By the player who was asked.
  case accept, decline

  /// Whether it takes nothing on: that is never refused for what a profile lacks.
  public var isEnding: Bool { self != .accept }
}

extension TeePalsReplica {
  /// Whom the host of a round has asked to take it over: on the server, and on a device of theirs.
  public func successor(in round: RoundID) -> RoundMember? {
    members(of: round).first { member in member.hostOfferedAt != nil }
  }
}

import Coding
import Core
import Wire

/// How a round is played, as far as its host says.
@Memberwise @Wire public struct RoundPlay: Hashable, Sendable {
  public var holes: RoundHoles?
  public var travel: RoundTravel?

  /// Nothing is said.
  public var isEmpty: Bool { self == RoundPlay() }
}

@Wire public enum RoundHoles: String, Hashable, Sendable, CaseIterable {
  case nine = "9"
  case eighteen = "18"
}

/// How the players get from hole to hole.
@Wire public enum RoundTravel: String, Hashable, Sendable, CaseIterable {
  case walking, riding
}

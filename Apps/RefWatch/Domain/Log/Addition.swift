import Coding
import Wire

/// That an entry was written later than it happened, at the place in the match where it did.
@Memberwise @Wire public struct Addition: Hashable, Sendable {
  /// Why, in the referee's words, up to 1,000 characters; may be empty before a signature.
  public var reason = ""
}

/// Why something cannot be entered at a place of a match.
public enum AdditionFault: Error, Hashable, Sendable {
  /// The course of the match and its clock are put right by other means.
  case notToAdd
  /// The match has not come that far, or went another way.
  case notPlayed(Stage)
  /// The stage was over, or is not that far yet: `limit` milliseconds on its clock.
  case beyond(Stage, limit: Int64)
}

import Coding
import Core
import Wire

/// The tag of one asking: who asks again asks with another number.
public enum ClockAskTag {}
public typealias ClockAskID = ID<ClockAskTag>
public typealias ClockRequestID = ID<ClockRequest>

/// What somebody of a crew asked for last. The server puts it, with the time it has; whoever keeps
/// the time answers. Each person has one in a match: asking again takes the place of what was.
@Memberwise @Wire public struct ClockRequest: Hashable, Sendable {
  public let match: MatchID
  public let asker: UserID
  public let number: ClockAskID
  public let ask: ClockAsk
  /// Where the match stood for whoever asked. Elsewhere it means nothing.
  public let place: CoursePlace
  /// By the server's clock.
  @Field(as: "time") public let askedAt: Instant
  public var answer: ClockAnswer?

  public var id: ClockRequestID { ClockRequest.id(of: asker, in: match) }

  /// One for each person in each match, and nobody else's in any.
  public static func id(of asker: UserID, in match: MatchID) -> ClockRequestID {
    ClockRequestID(of: .text("request " + asker.description + " " + match.description))
  }

  /// Milliseconds after which nobody acts on it any more.
  public static let life: Int64 = 10_000
}

/// What whoever keeps the time said.
@Wire public enum ClockAnswer: String, Hashable, Sendable, CaseIterable {
  case accepted, declined
}

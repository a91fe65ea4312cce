import Coding
import Wire

/// Whom a mirror is made for.
@Wire public enum MirrorAudience: String, Hashable, Sendable, CaseIterable {
  case owner, crew, observer
  /// Whoever has the link.
  case everyone = "public"
}

/// How a match is seen through a mirror.
@Wire public struct MirrorLens: Hashable, Sendable {
  /// The longest delay, in seconds.
  public static let longestDelay = 300

  public let audience: MirrorAudience
  /// Whether people are named; numbers are always shown.
  @Field("names", absent: false) public let showsNames: Bool
  /// Seconds by which the mirror is behind the match, 0…``longestDelay``.
  @Field(in: 0...Int64(MirrorLens.longestDelay), absent: 0) public let delay: Int

  /// Anything beyond the longest delay counts as the longest.
  public init(_ audience: MirrorAudience, showsNames: Bool, delay: Int = 0) {
    self.audience = audience
    self.showsNames = showsNames
    self.delay = max(0, min(delay, MirrorLens.longestDelay))
  }

  /// Warnings and the codes of cards are between officials.
  var isOfOfficials: Bool { audience != .everyone }
  var redaction: Redaction { showsNames ? .nobody : .everybody }
  /// In milliseconds.
  var lag: Int64 { Int64(delay) * 1_000 }
}

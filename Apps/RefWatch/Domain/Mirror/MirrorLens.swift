/// Whom a mirror is made for.
public enum MirrorAudience: String, Hashable, Sendable, CaseIterable {
  case owner, crew, observer
  /// Whoever has the link.
  case everyone = "public"
}

/// How a match is seen through a mirror.
public struct MirrorLens: Hashable, Sendable {
  /// The longest delay, in seconds.
  public static let longestDelay = 300

  public let audience: MirrorAudience
  /// Whether people are named; numbers are always shown.
  public let showsNames: Bool
  /// Seconds by which the mirror is behind the match, 0…``longestDelay``.
  public let delay: Int

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

/// What somebody is reminded of who has come far enough to browse: what acting asks for besides.
/// The notification has the word as its text.
public enum ProfileReminder: String, Hashable, Sendable, CaseIterable {
  case photo, skill, photoAndSkill

  /// `nil` where nothing lacks, or more than acting asks for besides.
  init?(_ standing: ProfileStanding) {
    guard standing.level == .tier1 else { return nil }
    switch (standing.gaps.contains(.photo), standing.gaps.contains(.skill)) {
    case (true, true): self = .photoAndSkill
    case (true, false): self = .photo
    case (false, true): self = .skill
    case (false, false): return nil
    }
  }

  /// Of a notification's text; what has no word is older, and of the photo.
  public init(text: String) { self = ProfileReminder(rawValue: text) ?? .photo }
}

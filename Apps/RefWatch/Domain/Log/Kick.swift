import Coding
import Wire

/// A kick from the penalty mark.
@Memberwise @Wire public struct Kick: Hashable, Sendable {
  @Wire public enum Result: String, Hashable, Sendable, CaseIterable {
    case scored, saved, missed, forfeited
    /// The kicker's offence: counts as missed.
    case offence
    /// Has to be taken again: counts as nothing.
    case retake
  }

  public var side: Side
  public var result: Result
  public var kicker: Participant?
}

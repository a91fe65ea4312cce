import Calendar
import DayBlockDomain

/// What a script, or somebody in a terminal, wants of the run under way.
public struct LiveOrder: Hashable, Sendable {
  public enum Step: String, Sendable, CaseIterable {
    case start, pause, resume, finish
  }

  /// What becomes of a run under way when another block is started.
  public enum Switch: String, Sendable, CaseIterable {
    case finish, discard
  }

  public let step: Step
  /// The block's id or name, or `Group/Name`; for a start without one, the block last played.
  public var block: String?
  /// For a finish.
  public var memo = ""
  /// When it was over, for a finish; now, without one.
  public var end: LiveEnd?
  /// Nothing: a start is refused while something is under way.
  public var switching: Switch?
  /// IANA name of where the person is; where they were last, without one.
  public var zone: String?
  /// What began it, as other devices name it; may be empty.
  public var device = ""

  public init(_ step: Step) { self.step = step }
}

/// Why an order came to nothing.
public enum LiveFault: Error, Hashable, Sendable {
  /// Nothing is under way, or nothing of that block.
  case noRun
  /// This block is under way already.
  case alreadyLive(String)
  case blockMissing
  case unknownBlock
  /// Several blocks have the name.
  case ambiguousBlock
  case unknownZone
  /// It began then, by clocks where the person is.
  case endBeforeStart(CivilDateTime)
  /// The end is yet to come.
  case endAhead
  case refused(DayBlockRejection)
}

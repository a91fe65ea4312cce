import Coding
import Core
import Sync

/// Everything a person can change in DayBlock.
public enum DayBlockCommand: SyncCommand {
  // Groups and blocks.
  case addGroup(NewGroup)
  case editGroup(BlockGroupID, [GroupEdit])
  /// With its blocks and their sessions.
  case deleteGroup(BlockGroupID)
  case restoreGroup(BlockGroupID)
  case addBlock(NewBlock)
  case editBlock(BlockID, [BlockEdit])
  case deleteBlock(BlockID)
  case restoreBlock(BlockID)

  // Tracking. Every instant is the person's device's.
  case startRun(DayRun)
  case takeStep(DayRunID, DayRunStep)

  // Sessions.
  case addSession(NewSession)
  case editSession(DaySessionID, [SessionEdit])
  /// What is active after `at` becomes a session of its own with the id `into`.
  case splitSession(DaySessionID, at: Instant, into: DaySessionID)
  case deleteSession(DaySessionID)
  case restoreSession(DaySessionID)
  /// At most 200 at a time; a session whose source is known already changes nothing.
  case importSessions(DayImportID, [NewSession])
  /// At most 200 at a time; the sessions of an import that are still as they came.
  case undoImport(DayImportID, [DaySessionID])

  case setSetting(UserID, DaySettingChange)
}

/// A group to be made.
@Memberwise public struct NewGroup: Hashable, Sendable {
  public let id: BlockGroupID
  public let name: String
  public let sortKey: SortKey
  public let color: Int?
}

public enum GroupEdit: Hashable, Sendable {
  case name(String)
  case color(Int?)
  case sortKey(SortKey)
}

/// A block to be made.
@Memberwise public struct NewBlock: Hashable, Sendable {
  public let id: BlockID
  public let group: BlockGroupID
  public let name: String
  public let icon: String
  public let color: Int
  public let sortKey: SortKey
}

public enum BlockEdit: Hashable, Sendable {
  case name(String)
  case icon(String)
  case color(Int)
  /// Moving to another group and place is one change.
  case place(BlockGroupID, SortKey)
  case goal(BlockGoal?)
  case plans([BlockPlan])
  case golden(Bool)
  case source(BlockSource?)
  case maxRun(Int?)
  case archived(Bool)
}

/// One thing a person does to a run (specification §5.1, §6.4).
public enum DayRunStep: Hashable, Sendable {
  /// The earliest pause counts. `changes` of the offset since the stretch began.
  case pause(at: Instant, changes: [OffsetChange])
  case resume(at: Instant, offset: Int)
  /// Writes the sessions. The earliest stop counts; a later one changes nothing.
  case finish(at: Instant, changes: [OffsetChange], memo: String)
  case discard(at: Instant)
  /// Takes a discarding back: the run is paused where it was left.
  case restore
  /// What was active from `from` to `to` was not: a forgotten timer.
  case cut(from: Instant, to: Instant, changes: [OffsetChange])
  /// The run belongs to another block, for one whose block was deleted.
  case assign(BlockID)
  case suspectClock
}

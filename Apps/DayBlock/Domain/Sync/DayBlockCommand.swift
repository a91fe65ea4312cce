import Coding
import Core
import Sync
import Wire

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
@Memberwise @Wire public struct NewGroup: Hashable, Sendable {
  @Field("group") public let id: BlockGroupID
  @Field(absent: "") public let name: String
  @Field("place") public let sortKey: SortKey
  @Field(in: 0...1_000) public let color: Int?
}

@Wire(casesOf: "field")
public enum GroupEdit: Hashable, Sendable {
  @Case(absent: "") case name(String)
  @Case(in: 0...1_000) case color(Int?)
  @Case("place") case sortKey(SortKey)
}

/// A block to be made.
@Memberwise @Wire public struct NewBlock: Hashable, Sendable {
  @Field("block") public let id: BlockID
  public let group: BlockGroupID
  @Field(absent: "") public let name: String
  @Field(absent: "") public let icon: String
  @Field(in: 0...1_000) public let color: Int
  @Field("place") public let sortKey: SortKey
}

@Wire(casesOf: "field")
public enum BlockEdit: Hashable, Sendable {
  @Case(absent: "") case name(String)
  @Case(absent: "") case icon(String)
  @Case(in: 0...1_000) case color(Int)
  /// Moving to another group and place is one change.
  @Case(values: ["group", "value"]) case place(BlockGroupID, SortKey)
  case goal(BlockGoal?)
  @Case(absent: [BlockPlan]()) case plans([BlockPlan])
  case golden(Bool)
  case source(BlockSource?)
  @Case(in: 0...100_000) case maxRun(Int?)
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

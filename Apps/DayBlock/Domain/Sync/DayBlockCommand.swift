import Coding
import Core
import Sync
import Wire

/// Everything a person can change in DayBlock.
@Commands("day", about: DayBlockEntity.Kind.self)
public enum DayBlockCommand: SyncCommand {
  // Groups and blocks.
  @Case(about: "group") case addGroup(NewGroup)
  @Case(values: ["group", "edits"], about: "group") case editGroup(BlockGroupID, [GroupEdit])
  /// With its blocks and their sessions.
  @Case(values: ["group"], about: "group") case deleteGroup(BlockGroupID)
  @Case(values: ["group"], about: "group") case restoreGroup(BlockGroupID)
  @Case(about: "block") case addBlock(NewBlock)
  @Case(values: ["block", "edits"], about: "block") case editBlock(BlockID, [BlockEdit])
  @Case(values: ["block"], about: "block") case deleteBlock(BlockID)
  @Case(values: ["block"], about: "block") case restoreBlock(BlockID)

  // Tracking. Every instant is the person's device's.
  @Case(stored: "run", about: "run") case startRun(DayRun)
  @Case(step: "run", about: "run") case takeStep(DayRunID, DayRunStep)

  // Sessions.
  @Case(about: "session") case addSession(NewSession)
  @Case(values: ["session", "edits"], about: "session")
  case editSession(DaySessionID, [SessionEdit])
  /// What is active after `at` becomes a session of its own with the id `into`.
  @Case(values: ["session"], forms: ["at": "time"], about: "session")
  case splitSession(DaySessionID, at: Instant, into: DaySessionID)
  @Case(values: ["session"], about: "session") case deleteSession(DaySessionID)
  @Case(values: ["session"], about: "session") case restoreSession(DaySessionID)
  /// At most 200 at a time; a session whose source is known already changes nothing.
  @Case(values: ["import", "sessions"], about: "session")
  case importSessions(DayImportID, [NewSession])
  /// At most 200 at a time; the sessions of an import that are still as they came.
  @Case(values: ["import", "sessions"], about: "session")
  case undoImport(DayImportID, [DaySessionID])

  @Case(values: ["user", "change"], about: "settings") case setSetting(UserID, DaySettingChange)
}

/// A group to be made.
@Memberwise @Wire public struct NewGroup: Hashable, Sendable {
  @Field("group") public let id: BlockGroupID
  @Field(absent: "") public let name: String
  @Field("place") public let sortKey: SortKey
  @Field(in: DayLimits.anyColor) public let color: Int?
}

@Wire(casesOf: "field")
public enum GroupEdit: Hashable, Sendable {
  @Case(absent: "") case name(String)
  @Case(in: DayLimits.anyColor) case color(Int?)
  @Case("place") case sortKey(SortKey)
}

/// A block to be made.
@Memberwise @Wire public struct NewBlock: Hashable, Sendable {
  @Field("block") public let id: BlockID
  public let group: BlockGroupID
  @Field(absent: "") public let name: String
  @Field(absent: "") public let icon: String
  @Field(in: DayLimits.anyColor) public let color: Int
  @Field("place") public let sortKey: SortKey
}

@Wire(casesOf: "field")
public enum BlockEdit: Hashable, Sendable {
  @Case(absent: "") case name(String)
  @Case(absent: "") case icon(String)
  @Case(in: DayLimits.anyColor) case color(Int)
  /// Moving to another group and place is one change.
  @Case(values: ["group", "value"]) case place(BlockGroupID, SortKey)
  case goal(BlockGoal?)
  @Case(absent: [BlockPlan]()) case plans([BlockPlan])
  case golden(Bool)
  case source(BlockSource?)
  @Case(in: DayLimits.anyMinutes) case maxRun(Int?)
  case archived(Bool)
}

/// One thing a person does to a run (specification §5.1, §6.4).
@Steps public enum DayRunStep: Hashable, Sendable {
  /// The earliest pause counts. `changes` of the offset since the stretch began.
  @Case("pauseRun", as: "time", forms: ["changes": "changes"])
  case pause(at: Instant, changes: [OffsetChange] = [])
  @Case("resumeRun", as: "time", in: offsets)
  case resume(at: Instant, offset: Int)
  /// Writes the sessions. The earliest stop counts; a later one changes nothing.
  @Case("finishRun", as: "time", forms: ["changes": "changes"])
  case finish(at: Instant, changes: [OffsetChange] = [], memo: String = "")
  @Case("discardRun", as: "time") case discard(at: Instant)
  /// Takes a discarding back: the run is paused where it was left.
  @Case("restoreRun") case restore
  /// What was active from `from` to `to` was not: a forgotten timer.
  @Case("cutRun", as: "time", forms: ["changes": "changes"])
  case cut(from: Instant, to: Instant, changes: [OffsetChange] = [])
  /// The run belongs to another block, for one whose block was deleted.
  @Case("assignRun", values: ["block"]) case assign(BlockID)
  @Case("suspectRunClock") case suspectClock
}

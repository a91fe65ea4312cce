import Coding
import Core
import Sync
import Wire

/// Why a change is not accepted. Data for the words of the UI.
@Wire(casesOf: "rejection", tag: "code")
public enum DayBlockRejection: Error, Hashable, Sendable {
  /// The thing is not there (any more).
  @Case(values: ["kind", "id"]) case notFound(DayBlockEntity.Kind, ID<AnyEntity>)
  /// Another thing has this id.
  @Case(values: ["kind", "id"]) case idTaken(DayBlockEntity.Kind, ID<AnyEntity>)
  /// Only one's own settings can be changed.
  case notYours
  /// The name says nothing.
  case nameMissing
  /// Another block of the group has the name: this one. The server never says so: there the name
  /// gets a number (§3.3).
  @Case(values: ["block"]) case blockNameTaken(BlockID)
  /// Another group has the name: this one.
  @Case(values: ["group"]) case groupNameTaken(BlockGroupID)
  /// The group everybody has cannot be deleted.
  case defaultGroup
  /// Grapheme clusters of a name, Unicode scalars of a memo, bytes of everything else.
  @Case(values: ["field"], in: 0...Int64(Int32.max)) case tooLong(Field, limit: Int)
  @Case(values: ["field"], in: 0...Int64(Int32.max)) case tooMany(Field, limit: Int)
  /// The text holds what cannot be kept, or is none of those that are understood.
  @Case(values: ["field"]) case unusableCharacter(Field)
  @Case(values: ["field"], in: 0...Int64(Int32.max))
  case outOfRange(Field, shortest: Int, longest: Int)
  /// Stretches of time are in order, apart from one another, and longer than nothing.
  case badSegments
  /// Bytes of the whole.
  @Case(in: 0...Int64(Int32.max)) case tooLarge(limit: Int)

  /// What is too long, too many or out of range.
  @Wire public enum Field: String, Hashable, Sendable, CaseIterable {
    case name, memo, icon, color, goal, plans, planMinutes, maxRun, zone, device, source, carried
    case groups, blocks, segments, sessions, friends, boundary, overlays, tips
    /// Days from the first second to the last.
    case days
  }
}

import Coding
import Core
import Wire

/// Who a team brought, as handed to the referee; frozen at kick-off.
@Memberwise @Wire public struct MatchSheet: Hashable, Sendable {
  public var starters: [SheetPlayer] = []
  public var substitutes: [SheetPlayer] = []
  public var staff: [SheetOfficial] = []
  public var captain: EntryID?
  public var goalkeeper: EntryID?

  /// Lists can be offered only from a sheet that is ready: somebody starts, and everybody has a
  /// name or a number.
  public var isReady: Bool {
    !starters.isEmpty && (starters + substitutes).allSatisfy { player in player.isNamed }
      && staff.allSatisfy { official in !official.name.isEmpty }
  }
}

@Memberwise @Wire public struct SheetPlayer: Hashable, Sendable {
  public let id: EntryID
  /// Up to 100 characters.
  @Field(absent: "") public var name: String
  /// One of ``Participant/numbers``.
  @Field(in: Participant.numbers.wire) public var number: Int?
  /// Up to 40 characters; empty where unknown.
  public var position: String = ""

  var isNamed: Bool { !name.isEmpty || number != nil }
}

@Memberwise @Wire public struct SheetOfficial: Hashable, Sendable {
  public let id: EntryID
  @Field(absent: "") public var name: String
  /// `TeamOfficialRole`'s word, or free text of up to 40 characters.
  @Field(absent: "") public var role: String
}

import Coding
import Core

/// Who a team brought, as handed to the referee; frozen at kick-off.
@Memberwise public struct MatchSheet: Hashable, Sendable {
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

@Memberwise public struct SheetPlayer: Hashable, Sendable {
  public let id: EntryID
  /// Up to 100 characters.
  public var name: String
  /// 0…999.
  public var number: Int?
  /// Up to 40 characters; empty where unknown.
  public var position: String = ""

  var isNamed: Bool { !name.isEmpty || number != nil }
}

@Memberwise public struct SheetOfficial: Hashable, Sendable {
  public let id: EntryID
  public var name: String
  /// `TeamOfficialRole`'s word, or free text of up to 40 characters.
  public var role: String
}

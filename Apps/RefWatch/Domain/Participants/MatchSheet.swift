import Core

/// Who a team brought, as handed to the referee; frozen at kick-off.
public struct MatchSheet: Hashable, Sendable {
  public var starters: [SheetPlayer]
  public var substitutes: [SheetPlayer]
  public var staff: [SheetOfficial]
  public var captain: EntryID?
  public var goalkeeper: EntryID?

  public init(
    starters: [SheetPlayer] = [], substitutes: [SheetPlayer] = [], staff: [SheetOfficial] = [],
    captain: EntryID? = nil, goalkeeper: EntryID? = nil
  ) {
    self.starters = starters
    self.substitutes = substitutes
    self.staff = staff
    self.captain = captain
    self.goalkeeper = goalkeeper
  }

  /// Lists can be offered only from a sheet that is ready: somebody starts, and everybody has a
  /// name or a number.
  public var isReady: Bool {
    !starters.isEmpty && (starters + substitutes).allSatisfy { player in player.isNamed }
      && staff.allSatisfy { official in !official.name.isEmpty }
  }
}

public struct SheetPlayer: Hashable, Sendable {
  public let id: EntryID
  /// Up to 100 characters.
  public var name: String
  /// 0…999.
  public var number: Int?
  /// Up to 40 characters; empty where unknown.
  public var position: String

  public init(id: EntryID, name: String, number: Int? = nil, position: String = "") {
    self.id = id
    self.name = name
    self.number = number
    self.position = position
  }

  var isNamed: Bool { !name.isEmpty || number != nil }
}

public struct SheetOfficial: Hashable, Sendable {
  public let id: EntryID
  public var name: String
  /// `TeamOfficialRole`'s word, or free text of up to 40 characters.
  public var role: String

  public init(id: EntryID, name: String, role: String) {
    self.id = id
    self.name = name
    self.role = role
  }
}

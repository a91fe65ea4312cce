import Coding
import Core
import Wire

/// The tag of a match sheet entry's id.
public enum EntryTag {}
public typealias EntryID = ID<EntryTag>

/// Somebody of a team, as far as the referee knows them: often only the number.
@Wire public struct Participant: Hashable, Sendable {
  @Wire public enum Kind: String, Hashable, Sendable {
    case player, official
  }

  public var side: Side
  public var kind: Kind = .player
  /// On the match sheet.
  public var entry: EntryID?
  /// Of the shirt, one of ``numbers``.
  @Field(in: Participant.numbers.wire) public var number: Int?
  public var name: String?
  /// Of an official: `TeamOfficialRole`'s word, or free text.
  public var role: String?

  /// What can be the number of a shirt.
  public static let numbers = 0...999

  public init(
    _ side: Side, _ kind: Kind = .player, number: Int? = nil, name: String? = nil,
    entry: EntryID? = nil, role: String? = nil
  ) {
    self.side = side
    self.kind = kind
    self.entry = entry
    self.number = number
    self.name = name
    self.role = role
  }
}

/// What officials of a team do there.
public enum TeamOfficialRole: String, Hashable, Sendable, CaseIterable {
  case manager, assistantManager, coach, physio, doctor, teamManager, kit, analyst, other
}

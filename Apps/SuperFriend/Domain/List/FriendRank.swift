import Calendar
import Core

/// A friend's place in the list: a total, strict order, the same on every device (spec §6).
///
/// Pinned first, archived after not, paused after not, the fewest days until due, those without
/// contact after those with one, then the name, then the id. With sections, the section comes
/// before all of it.
public struct FriendRank: Hashable, Sendable {
  public let id: FriendID
  public let contact: ContactID
  public let section: DueSection
  public let isPinned: Bool
  public let isPaused: Bool
  public let days: Int?
  let nameKey: [UInt8]
  /// All that comes before the name, as one number: less stands first. The section is above
  /// ``sectionBit``.
  private let weight: UInt64

  private static let sectionBit: UInt64 = 56

  init(_ friend: Friend, _ due: Due, today: CivilDate, nameKey: [UInt8]) {
    id = friend.id
    contact = friend.contact
    section = due.section
    isPinned = friend.isPinned
    isPaused = friend.isPaused(on: today)
    days = due.effectiveDaysUntilDue
    self.nameKey = nameKey
    var weight = UInt64(section.rawValue) << Self.sectionBit
    if !isPinned { weight |= 1 << 55 }
    if section == .archived { weight |= 1 << 54 }
    if isPaused { weight |= 1 << 53 }
    // Days may be negative: they are overdue.
    if let days { weight |= UInt64(Int64(days) + 1 << 40) } else { weight |= 1 << 52 }
    self.weight = weight
  }

  /// ``weight``, without the section in a flat list.
  func weight(grouped: Bool) -> UInt64 {
    grouped ? weight : weight & (1 << Self.sectionBit - 1)
  }

  /// Whether this friend stands before the other.
  func precedes(_ other: FriendRank, grouped: Bool) -> Bool {
    let (mine, theirs) = (weight(grouped: grouped), other.weight(grouped: grouped))
    if mine != theirs { return mine < theirs }
    if nameKey != other.nameKey { return nameKey.lexicographicallyPrecedes(other.nameKey) }
    return id < other.id
  }
}

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

  init(_ friend: Friend, _ due: Due, today: CivilDate, nameKey: [UInt8]) {
    id = friend.id
    contact = friend.contact
    section = due.section
    isPinned = friend.isPinned
    isPaused = friend.isPaused(on: today)
    days = due.effectiveDaysUntilDue
    self.nameKey = nameKey
  }

  /// Whether this friend stands before the other.
  func precedes(_ other: FriendRank, grouped: Bool) -> Bool {
    if grouped, section != other.section { return section < other.section }
    if isPinned != other.isPinned { return isPinned }
    let archived = section == .archived
    if archived != (other.section == .archived) { return !archived }
    if isPaused != other.isPaused { return !isPaused }
    switch (days, other.days) {
    case (let mine?, let theirs?): if mine != theirs { return mine < theirs }
    case (nil, nil): break
    case (_?, nil): return true
    case (nil, _?): return false
    }
    if nameKey != other.nameKey { return nameKey.lexicographicallyPrecedes(other.nameKey) }
    return id < other.id
  }
}

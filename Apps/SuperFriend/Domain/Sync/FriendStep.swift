import Calendar
import Coding
import Core
import Wire

/// One thing a person does to a friend. One field each, so that devices changing different fields
/// both keep what they did.
@Steps public enum FriendStep: Hashable, Sendable {
  @Case(values: ["period"]) case setPeriod(Period)
  @Case("snoozeFriend", as: "date") case snooze(until: CivilDate)
  @Case("unsnoozeFriend") case unsnooze
  @Case("pauseFriend", as: "date") case pause(until: CivilDate)
  @Case("resumeFriend") case resume
  @Case("archiveFriend") case archive
  @Case("unarchiveFriend") case unarchive
  @Case("pinFriend") case pin
  @Case("unpinFriend") case unpin
  @Case(values: ["channel"]) case setPreferredChannel(Channel?)
  /// `name` is the new contact's, for the cache.
  @Case(values: ["contact"]) case relinkContact(ContactID, name: String = "")
  @Case(values: ["reminds"]) case setReminding(Bool?)
}

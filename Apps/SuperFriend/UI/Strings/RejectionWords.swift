import Calendar
import Design
import SuperFriendDomain

extension FriendsFeature {
  /// Why something was not accepted, for those who show it from outside.
  public static func words(for rejection: FriendsRejection, in language: Language) -> String {
    Words(language).reason(rejection)
  }
}

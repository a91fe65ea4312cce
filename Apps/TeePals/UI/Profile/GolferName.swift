import Core
import Design
import TeePalsDomain
import View

/// What golfers are called.
enum GolferName {
  /// First and last name of what an account says: the last word is the last name, but for a
  /// Korean name.
  static func parts(_ name: String) -> (first: String, last: String) {
    if let korean = koreanNameParts(name) { return (korean.given, korean.family) }
    let words = name.split { character in character.isWhitespace }.map { word in String(word) }
    guard words.count > 1, let last = words.last else { return (words.first ?? "", "") }
    return (words.dropLast().joined(separator: " "), last)
  }

  /// At most two letters.
  static func initials(_ name: String) -> String {
    if let korean = koreanInitials(name) { return korean }
    let words = name.split { character in character.isWhitespace }
    var letters = words.first.map { word in String(word.prefix(1)) } ?? ""
    if words.count > 1, let last = words.last { letters += String(last.prefix(1)) }
    return letters.uppercased()
  }
}

/// A golfer's photo or initials, wherever they appear.
enum GolferFace {
  static func view<Action>(_ card: GolferCard, _ size: AvatarSize = .normal) -> Node<Action> {
    avatar(
      initials: GolferName.initials(card.name), pastel: card.user.low, size: size,
      photo: card.photo.map { photo in address(photo, isSmall: size != .huge) })
  }

  /// Where the server shows a photo.
  static func address(_ photo: MediaDigest, isSmall: Bool = false) -> String {
    "/api/golf/photos/" + photo.text + (isSmall ? "?size=small" : "")
  }
}

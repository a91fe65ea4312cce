import Core
import Design
import TeePalsDomain
import View

/// The button whose words are what two golfers are to each other (specification §8.8).
enum FollowButton {
  /// - Parameter isNamed: In a list, where the name has to be said to those who only hear it.
  static func view(
    _ state: TeePalsFeature.State, _ card: GolferCard, _ relation: GolferRelation,
    isNamed: Bool = false
  ) -> Piece {
    let words = state.words
    let text = relation.text
    var attributes: [Attribute<TeePalsFeature.ViewAction>] = []
    if isNamed { attributes.append(.aria("label", words(relation.namedText, name: card.name))) }
    switch relation {
    case .none, .followedBy:
      return button(
        words(text), isNamed ? .filled : .prominent, icon: isNamed ? nil : .plus,
        attributes: attributes, action: .profile(.golfer(.followed(card))))
    case .following, .friends:
      return button(
        words(text), .outlined, icon: isNamed ? nil : .check, attributes: attributes,
        action: .profile(.golfer(.unfollowAsked(card))))
    }
  }
}

extension GolferRelation {
  fileprivate var text: GolferText {
    switch self {
    case .none: .follow
    case .following: .following
    case .followedBy: .followBack
    case .friends: .friends
    }
  }

  fileprivate var namedText: GolferText {
    switch self {
    case .none: .followNamed
    case .following: .followingNamed
    case .followedBy: .followBackNamed
    case .friends: .friendsNamed
    }
  }
}

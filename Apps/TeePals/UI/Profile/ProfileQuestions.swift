import Core
import Design
import TeePalsDomain
import View

/// What is asked before something is done that cannot be taken back at once.
enum ProfileQuestions {
  static func view(_ state: TeePalsFeature.State) -> Piece {
    guard let asked = state.profile.question else { return .empty }
    let words = state.words
    switch asked {
    case .unfollow(let card):
      let isFriend = state.replica.follow(state.me, card.user)?.isMutual == true
      return ask(
        state, words(GolferText.unfollowQuestion, name: card.name),
        isFriend ? words(GolferText.unfollowText) : nil, words(GolferText.unfollow),
        .profile(.golfer(.unfollowed(card))))
    case .block(let card):
      return ask(
        state, words(GolferText.blockQuestion, name: card.name), words(GolferText.blockText),
        words(GolferText.block), .profile(.golfer(.blocked(card))))
    case .unblock(let card):
      return ask(
        state, words(GolferText.unblockQuestion, name: card.name), words(GolferText.unblockText),
        words(GolferText.unblock), .profile(.golfer(.unblocked(card))), isDestructive: false)
    case .removePhoto:
      return ask(
        state, words(ProfileText.removeQuestion), words(ProfileText.removeText),
        words(ProfileText.removePhoto), .profile(.photo(.removed)))
    case .replaceCalendar:
      return ask(
        state, words(CalendarText.replaceQuestion), words(CalendarText.endText),
        words(CalendarText.remake), .profile(.setting(.calendar(.made))))
    case .stopCalendar:
      return ask(
        state, words(CalendarText.stopQuestion), words(CalendarText.endText),
        words(CalendarText.stop), .profile(.setting(.calendar(.stopped))))
    case .leaveEditor:
      return ask(
        state, words(ProfileText.leaveQuestion), words(ProfileText.leaveText),
        words(ProfileText.leave), .profile(.editor(.left)), stay: words(ProfileText.stay))
    }
  }

  private static func ask(
    _ state: TeePalsFeature.State, _ title: String, _ text: String?, _ yes: String,
    _ action: TeePalsFeature.ViewAction, isDestructive: Bool = true, stay: String? = nil
  ) -> Piece {
    let words = state.words
    return question(
      id: "profile-question", title: title, text: text, close: .profile(.questionDismissed)
    ) {
      button(
        yes, .prominent, traits: isDestructive ? [.wide, .destructive] : .wide, action: action)
      button(
        stay ?? words(KitText.cancel), .filled, traits: .wide,
        action: .profile(.questionDismissed))
    }
  }
}

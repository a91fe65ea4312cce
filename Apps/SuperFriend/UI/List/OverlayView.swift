import Calendar
import Design
import SuperFriendDomain
import View

/// Menus and questions over everything else.
enum OverlayView {
  typealias State = FriendsFeature.State
  typealias Piece = Node<FriendsFeature.ViewAction>

  static func view(_ state: State) -> Piece? {
    switch state.overlay {
    case nil: nil
    case .row(let id): row(state, id)
    case .howContact(let id): howContact(state, id)
    case .ways(let id): WaysView.menu(state, id)
    case .period(let subject): PeriodView.menu(state, subject)
    case .periodDays(let subject, let text, let isWrong):
      PeriodView.daysQuestion(state, subject, text, isWrong)
    case .snooze(let id): WaitView.snooze(state, id)
    case .pause(let id): WaitView.pause(state, id)
    case .until(let id, let wait, let text, let isWrong):
      WaitView.question(state, id, wait, text, isWrong)
    case .manage(let id): ManageView.menu(state, id)
    case .remove(let id): ManageView.removeQuestion(state, id)
    case .delete(let id): ManageView.deleteQuestion(state, id)
    case .reached(let reach): reached(state, reach)
    }
  }

  /// The same as swiping and the keys, for everyone.
  private static func row(_ state: State, _ id: FriendID) -> Piece? {
    guard let friend = state.book.friend(id) else { return nil }
    let words = state.words
    let types = ConnectionType.choices(more: false)
    var options = types.map { type in
      MenuOption<FriendsFeature.ViewAction>(
        words.kind(type), icon: type.icon, action: .friend(id, .recorded(type, .manual)))
    }
    options.append(
      MenuOption(words(ListText.snooze), icon: .moon, action: .overlayShown(.snooze(id))))
    options.append(
      MenuOption(
        words(friend.isPinned ? ListText.unpin : .pin), icon: .pin,
        action: .friend(id, .pinned(!friend.isPinned))))
    options.append(
      MenuOption(
        words(ListText.openDetails), icon: .person, action: .went(.friend(id))))
    return menu(
      id: "row-menu", title: state.name(friend), language: state.language, options: options,
      close: .overlayDismissed)
  }

  private static func howContact(_ state: State, _ id: FriendID) -> Piece {
    let words = state.words
    var options = ConnectionType.choices(more: state.settings.offersMoreKinds).map { type in
      MenuOption<FriendsFeature.ViewAction>(
        words.kind(type), icon: type.icon, action: .friend(id, .recorded(type, .manual)))
    }
    options.append(
      MenuOption(words(DetailsText.earlier), icon: .calendar, action: .went(.record(id))))
    return menu(
      id: "contact-menu", title: words(DetailsText.howContact), language: state.language,
      options: options, close: .overlayDismissed)
  }

  private static func reached(_ state: State, _ reach: Reach) -> Piece {
    let words = state.words
    return question(
      id: "reached", title: words(DetailsText.reached, name: state.name(reach.friend)),
      text: words(DetailsText.reachedText), close: .reachAnswered(reach, .cancel)
    ) {
      button(
        words(DetailsText.reachedYes), .prominent, icon: .check, traits: .wide,
        action: .reachAnswered(reach, .yes))
      button(
        words(DetailsText.noAnswer), .filled, traits: .wide,
        action: .reachAnswered(reach, .noAnswer))
      button(
        words(KitText.cancel), .naked, traits: .wide, action: .reachAnswered(reach, .cancel))
    }
  }
}

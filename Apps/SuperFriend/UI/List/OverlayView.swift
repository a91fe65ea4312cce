import Calendar
import Design
import SuperFriendDomain
import View

/// Menus and questions over everything else.
enum OverlayView {
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

  /// The same as swiping and the keys, for everyone; and the ways to reach the friend.
  private static func row(_ state: State, _ id: FriendID) -> Piece? {
    guard let friend = state.replica.friend(id) else { return nil }
    let words = state.words
    var options: [MenuOption<FriendsFeature.ViewAction>] =
      friend.isArchived
      ? [MenuOption(words(DetailsText.restore), icon: .restore, action: .friend(id, .unarchived))]
      : deeds(state, friend)
    options.append(
      MenuOption(
        words(ListText.openDetails), icon: .person, action: .went(.friend(id))))
    return menu(
      id: "row-menu", title: state.nameApart(id), language: state.language, options: options,
      close: .overlayDismissed)
  }

  private static func deeds(
    _ state: State, _ friend: Friend
  ) -> [MenuOption<FriendsFeature.ViewAction>] {
    let words = state.words
    let id = friend.id
    let number = WaysView.firstNumber(state.replica.contact(of: friend)?.card)
    var options: [MenuOption<FriendsFeature.ViewAction>] = [
      way(.message, DetailsText.message, state, id, number),
      way(.call, DetailsText.call, state, id, number),
      MenuOption(
        words(DetailsText.madeContact), icon: .checkCircle, action: .overlayShown(.howContact(id))),
      MenuOption(words(ListText.snooze), icon: .moon, action: .overlayShown(.snooze(id))),
    ]
    if state.isSnoozed(friend) {
      options.append(
        MenuOption(words(PauseText.unsnooze), icon: .undo, action: .friend(id, .unsnoozed)))
    }
    if friend.isPaused(on: state.today) {
      options.append(
        MenuOption(words(PauseText.resume), icon: .play, action: .friend(id, .resumed)))
    }
    options.append(
      MenuOption(
        words(friend.isPinned ? ListText.unpin : .pin), icon: .pin,
        action: .friend(id, .pinned(!friend.isPinned))))
    return options
  }

  /// Message or Call: leaves for it, as everywhere.
  private static func way(
    _ type: ConnectionType, _ title: DetailsText, _ state: State, _ id: FriendID, _ number: String?
  ) -> MenuOption<FriendsFeature.ViewAction> {
    guard let number else {
      return MenuOption(
        state.words(title), icon: type.icon, isDisabled: true,
        remark: state.words(DetailsText.noNumberHint), action: .overlayDismissed)
    }
    return MenuOption(
      state.words(title), icon: type.icon,
      action: .friend(id, .reachedOut(type, url: WaysView.url(type, number))))
  }

  private static func howContact(_ state: State, _ id: FriendID) -> Piece {
    let words = state.words
    var options = ConnectionType.choices(more: state.settings.offersMoreKinds).map { type in
      MenuOption<FriendsFeature.ViewAction>(
        words.kind(type), icon: type.icon, action: .friend(id, .recorded(type, .manual)))
    }
    options.append(
      MenuOption(words(DetailsText.earlier), icon: .edit, action: .went(.record(id))))
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

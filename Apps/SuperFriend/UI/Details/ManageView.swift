import Design
import SuperFriendDomain
import View

/// Everything else that can be done with a friend, and the two steps of removing one.
enum ManageView {
  static func menu(_ state: State, _ id: FriendID) -> Piece? {
    guard let friend = state.replica.friend(id) else { return nil }
    let words = state.words
    var options: [MenuOption<FriendsFeature.ViewAction>] = [
      MenuOption(
        words(friend.isPinned ? ListText.unpin : .pin), icon: .pin,
        action: .friend(id, .pinned(!friend.isPinned)))
    ]
    if state.replica.contact(of: friend) != nil {
      options.append(
        MenuOption(words(DetailsText.editContact), icon: .edit, action: .went(.editContact(id))))
    }
    options.append(
      MenuOption(words(ListText.snooze), icon: .moon, action: .overlayShown(.snooze(id))))
    if state.isSnoozed(friend) {
      options.append(
        MenuOption(words(PauseText.unsnooze), icon: .undo, action: .friend(id, .unsnoozed)))
    }
    if friend.isPaused(on: state.today) {
      options.append(
        MenuOption(words(PauseText.resume), icon: .play, action: .friend(id, .resumed)))
    } else {
      options.append(
        MenuOption(words(PauseText.pause), icon: .pause, action: .overlayShown(.pause(id))))
    }
    if state.settings.reminders == .push {
      let isTold = friend.reminds ?? state.settings.remindsOfEach
      options.append(
        MenuOption(
          words(isTold ? ReminderText.without : .with), icon: .bell,
          action: .friend(id, .reminding(!isTold))))
    }
    options.append(
      MenuOption(words(DetailsText.relink), icon: .link, action: .went(.relink(id))))
    if friend.isArchived {
      options.append(
        MenuOption(words(DetailsText.restore), icon: .restore, action: .friend(id, .unarchived)))
    }
    options.append(
      MenuOption(
        words(DetailsText.remove), icon: .trash, isDestructive: true,
        action: .overlayShown(friend.isArchived ? .delete(id) : .remove(id))))
    return Design.menu(
      id: "manage-menu", title: state.name(friend), language: state.language, options: options,
      close: .overlayDismissed)
  }

  /// First step: archive keeps everything.
  static func removeQuestion(_ state: State, _ id: FriendID) -> Piece {
    let words = state.words
    return question(
      id: "remove", title: words(DetailsText.removeTitle, name: state.name(id)),
      text: words(DetailsText.archiveHint), close: .overlayDismissed
    ) {
      button(
        words(DetailsText.archive), .prominent, icon: .archive, traits: .wide,
        action: .friend(id, .archived))
      button(
        words(DetailsText.delete), .filled, icon: .trash, traits: [.wide, .destructive],
        action: .overlayShown(.delete(id)))
      button(words(KitText.cancel), .naked, traits: .wide, action: .overlayDismissed)
    }
  }

  /// Second step: says what goes with the friend.
  static func deleteQuestion(_ state: State, _ id: FriendID) -> Piece {
    let words = state.words
    let count = state.replica.history(of: id).count
    return question(
      id: "delete",
      title: words(DetailsText.deleteQuestion, name: state.name(id), count: count),
      text: words(DetailsText.deleteText), close: .overlayDismissed
    ) {
      button(
        words(DetailsText.deleteNow), .prominent, icon: .trash, traits: [.wide, .destructive],
        action: .friend(id, .deleted))
      if state.replica.friend(id)?.isArchived != true {
        button(
          words(DetailsText.keepInstead), .filled, icon: .archive, traits: .wide,
          action: .friend(id, .archived))
      }
      button(words(KitText.cancel), .naked, traits: .wide, action: .overlayDismissed)
    }
  }
}

import Calendar
import Core
import Design
import TeePalsDomain
import View

/// What has happened for the person (specification §17.7).
enum InboxView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    let all = state.notifications
    let unread = all.count { notification in !notification.isRead }
    return element("div", .class("screen tee-inbox"), .key("tee-inbox")) {
      element("header", .class("top-bar")) {
        element("h1") { words(InboxText.title) }
        if unread > 0 {
          button(
            words(InboxText.markAll), .naked, traits: .small,
            attributes: [.id("tee-inbox-all"), .class("tee-inbox-wide")],
            action: .inbox(.allRead))
        }
        iconButton(
          .more, label: words(InboxText.menu),
          attributes: [.id("tee-inbox-menu"), .aria("haspopup", "dialog")],
          action: .inbox(.allMenuOpened))
      }
      TeeStates.notices(state)
      element("div", .class("notices"), .key("deleted"), .attribute("role", "status")) {
        if state.inbox.leaving != nil {
          banner(words(InboxText.deleted), icon: .trash) {
            button(
              words(KitText.undo), .filled, traits: .small, action: .inbox(.deletionUndone))
          } as Piece
        }
      }
      element("div", .class("page")) {
        element("div", .class("column")) {
          if !state.isLoaded {
            skeleton(state.language)
          } else if all.isEmpty {
            TeeStates.whenKnown(state, rows: 6) {
              emptyState(
                icon: .bell, title: words(InboxText.empty), text: words(InboxText.emptyText))
            }
          } else {
            list(state, all, unread: unread)
          }
        }
      }
      menu(state, unread: unread)
    }
  }

  private static func list(
    _ state: State, _ all: [GolfNotification], unread: Int
  ) -> Piece {
    let words = state.words
    let zone = PlanningZone(state.zone, at: state.now)
    let shown = Array(all.prefix(state.inbox.shown))
    return element("div", .class("tee-inbox-groups"), .key("groups")) {
      if unread > 0 {
        element("p", .class("quiet-label"), .attribute("role", "status")) {
          words(InboxText.unreadCount, count: unread)
        }
      }
      for (group, notifications) in InboxGroup.grouped(shown, zone, at: state.now) {
        element("section", .key(group.rawValue), .aria("labelledby", "tee-inbox-" + group.rawValue))
        {
          element("h2", .class("tee-inbox-group"), .id("tee-inbox-" + group.rawValue)) {
            words.group(group)
          }
          element("ul", .class("tee-inbox-list"), .attribute("role", "list")) {
            for notification in notifications { InboxRow(state, notification, zone).kept }
          }
        }
      }
      if shown.count < all.count {
        button(
          words(InboxText.loadMore), .outlined, traits: .wide,
          attributes: [.id("tee-inbox-more")], action: .inbox(.moreWanted))
      }
    }
  }

  private static func menu(_ state: State, unread: Int) -> Piece {
    guard let menu = state.inbox.menu else { return .empty }
    let words = state.words
    let close = TeePalsFeature.ViewAction.inbox(.menuClosed)
    switch menu {
    case .all:
      return Design.menu(
        id: "tee-inbox-options", title: words(InboxText.title), language: state.language,
        options: [
          MenuOption(
            words(InboxText.markAll), icon: .check, isDisabled: unread == 0,
            action: .inbox(.allRead)),
          MenuOption(words(InboxText.settings), icon: .gear, action: .went(.settings)),
        ], close: close)
    case .one(let id):
      guard let notification = state.replica.notification(id) else { return .empty }
      return Design.menu(
        id: "tee-inbox-options", title: words.title(notification),
        language: state.language,
        options: [
          MenuOption(
            words(InboxText.markRead), icon: .check, isDisabled: notification.isRead,
            action: .inbox(.read(id))),
          MenuOption(
            words(InboxText.delete), icon: .trash, isDestructive: true,
            action: .inbox(.deleted(id))),
        ], close: close)
    }
  }
}

import Calendar
import Core
import Design
import TeePalsDomain
import View

/// One notification in the list, made at the moment of drawing.
struct InboxRow: Equatable {
  let id: GolfNotificationID
  let kind: NotificationKind
  let actor: GolferCard?
  let title: String
  let text: String
  let category: String
  let age: String
  let isRead: Bool
  let revealed: InboxState.Edge?
  let words: Words

  init(_ state: TeePalsFeature.State, _ notification: GolfNotification, _ zone: PlanningZone) {
    id = notification.id
    kind = notification.kind
    actor = notification.actor
    words = state.words
    title = words.title(notification)
    text = words.body(notification)
    category = words.category(notification.kind.category)
    age = words.ago(notification.updatedAt, at: state.now, zone)
    isRead = notification.isRead
    revealed = state.inbox.revealed?.id == id ? state.inbox.revealed?.edge : nil
  }

  /// Most turns change no row, so rows are kept.
  var kept: Piece {
    .kept(self, tag: "li", key: id.description) { row in row.view }
  }

  private var view: Piece {
    let id = id
    return element(
      "li", .class(slotClass), .attribute("data-drag", "x"),
      .on(.drag, { event in .inbox(.dragged(id, x: event.x)) }),
      .on(.contextmenu, { _ in .inbox(.menuOpened(id)) })
    ) {
      if !isRead { under(.leading, .check, InboxText.markRead, .inbox(.read(id))) }
      under(.trailing, .trash, InboxText.delete, .inbox(.deleted(id)))
      element("div", .class(isRead ? "row" : "row tee-inbox-unread")) {
        main
        iconButton(
          .more, label: words(InboxText.moreFor, text: title),
          attributes: [.aria("haspopup", "dialog")], action: .inbox(.menuOpened(id)))
      }
    }
  }

  private var slotClass: String {
    switch revealed {
    case .leading where !isRead: "slot tee-inbox-slot shows-leading"
    case .trailing: "slot tee-inbox-slot shows-trailing"
    default: "slot tee-inbox-slot"
    }
  }

  private var main: Piece {
    element(
      "button", .class("row-main tee-inbox-main"), .attribute("type", "button"),
      .onClick(revealed == nil ? .inbox(.opened(id)) : .inbox(.concealed))
    ) {
      if let actor {
        GolferFace.view(actor, .normal) as Piece
      } else {
        element("span", .class("tee-inbox-glyph"), .aria("hidden", "true")) { kind.icon.node() }
      }
      element("span", .class("tee-inbox-text")) {
        element("span", .class("tee-inbox-head")) {
          element("span", .class("tee-inbox-category")) { category }
          element("span", .class("tee-inbox-age figures")) { age }
          if !isRead {
            element("span", .class("tee-inbox-dot")) {
              element("span", .class("quiet-label")) { words(InboxText.unread) }
            }
          }
        }
        element("span", .class("tee-inbox-name breaks")) { title }
        element("span", .class("tee-inbox-body breaks")) { text }
      }
    }
  }

  /// What lies under the row: shown while dragging, pressable once it is uncovered.
  private func under(
    _ edge: InboxState.Edge, _ icon: Icon, _ name: InboxText,
    _ action: TeePalsFeature.ViewAction
  ) -> Piece {
    let place = edge == .leading ? "slot-action leading" : "slot-action trailing danger"
    guard revealed == edge else {
      return element("span", .class(place), .aria("hidden", "true")) { icon.node() }
    }
    return element(
      "button", .class(place), .attribute("type", "button"), .onClick(action),
      .aria("label", words(name) + ": " + title)
    ) {
      icon.node()
      element("span", .aria("hidden", "true")) { words(name) }
    }
  }
}

extension NotificationKind {
  /// The glyph of what nobody did.
  var icon: Icon {
    switch self {
    case .roundReminder: .clock
    case .roundUpdated: .calendar
    case .roundCancelled, .roundJoinDeclined, .roundSpotExpired, .memberRemoved: .close
    case .roundJoinAccepted, .inviteAccepted, .roundSpotOffered: .checkCircle
    case .roundChatMessage: .message
    case .welcomeMessage: .hand
    case .tier2Reminder, .userFollowed: .person
    case .trustTierUp: .checkCircle
    default: .bell
    }
  }
}

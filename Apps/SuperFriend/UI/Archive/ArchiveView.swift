import Calendar
import Core
import Design
import SuperFriendDomain
import View

/// Friends who are hidden and keep their history.
enum ArchiveView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    let ranks = state.roster.archived
    return element("div", .class("screen"), .key("archive")) {
      topBar(title: words(ArchiveText.title), language: state.language, back: .closed)
      element(
        "div", .class("scroller"), .attribute("tabindex", "-1"),
        .on(
          .scroll,
          { event in .list(.archiveScrolled(top: event.top, height: event.height)) })
      ) {
        if ranks.isEmpty {
          state.whenKnown {
            emptyState(
              icon: .archive, title: words(ArchiveText.empty), text: words(ArchiveText.emptyText))
          }
        } else {
          rows(state, ranks)
        }
      }
    }
  }

  private static func rows(_ state: State, _ ranks: ArraySlice<FriendRank>) -> Piece {
    let block = VirtualList.Block(rows: ranks.count, rowHeight: state.rowHeight)
    let window = VirtualList([block]).windows(
      top: state.archiveWindow.top, height: state.archiveWindow.height)[0]
    let chosen = state.beside
    var items: [Piece] = []
    for offset in window.rows {
      let id = ranks[ranks.startIndex + offset].id
      if let friend = state.replica.friend(id) {
        items.append(row(state, friend, isChosen: chosen == id))
      }
    }
    return element("div", .class("column")) {
      spacer(window.before, key: "before")
      makeElement("ul", [.attribute("role", "list")], items)
      spacer(window.after, key: "after")
    }
  }

  private static func row(_ state: State, _ friend: Friend, isChosen: Bool) -> Piece {
    let words = state.words
    let name = state.name(friend)
    let avatar = SuperFriendDomain.Avatar(friend, in: state.replica)
    var attributes: [Attribute<FriendsFeature.ViewAction>] = [
      .class("row-main"), .id(FriendListView.rowID(friend.id)), .attribute("type", "button"),
      .onClick(.went(.friend(friend.id))),
    ]
    if isChosen { attributes.append(.aria("current", "true")) }
    let text: Piece = element("span", .class("row-text")) {
      element("span", .class("row-title")) {
        element("span", .class("clipped")) { name }
      }
      element("span", .class("row-status")) {
        (friend.revival == nil ? Icon.archive : .undo).node()
        element("span", .class("clipped")) { remark(state, friend) }
      }
    }
    return element("li", .key(friend.id.description), .class("slot")) {
      element("div", .class(isChosen ? "row chosen" : "row")) {
        makeElement(
          "button", attributes,
          [Design.avatar(initials: avatar.letters, pastel: avatar.pastel), text])
        iconButton(
          .restore, label: words(ArchiveText.restore, name: name),
          action: .friend(friend.id, .unarchived))
      }
    }
  }

  private static func remark(_ state: State, _ friend: Friend) -> String {
    let words = state.words
    if friend.revival != nil { return words(DetailsText.revived) }
    let due = state.replica.due(friend, today: state.today)
    return due.lastOn.map { date in
      words(DueText.lastContact, text: words.day(date, from: state.today))
    } ?? words(DueText.lastContactNever)
  }
}

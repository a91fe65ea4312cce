import Core
import Design
import SuperFriendDomain
import View

/// What the server did not accept, why in words, and what can be done (rule 7 of the sync design).
enum RefusedView {
  typealias State = FriendsFeature.State
  typealias Piece = Node<FriendsFeature.ViewAction>

  static func view(_ state: State) -> Piece {
    let words = state.words
    return element("div", .class("screen"), .key("refused")) {
      topBar(title: words(RefusedText.title), language: state.language, back: .closed)
      element("div", .class("page")) {
        element("div", .class("column")) {
          if state.refused.isEmpty {
            emptyState(
              icon: .cloudCheck, title: words(RefusedText.empty),
              text: words(RefusedText.emptyText))
          } else {
            paragraph(words(RefusedText.intro), "soft")
            element("ul", .class("stack"), .attribute("role", "list")) {
              for refused in state.refused {
                element("li", .key(refused.id.description)) { card(state, refused) }
              }
            }
          }
        }
      }
    }
  }

  private static func card(_ state: State, _ refused: RefusedCommand) -> Piece {
    let words = state.words
    return box(.tight) {
      stack {
        element("h2", .class("headline breaks")) { deed(refused.command, state) }
        fault(words.reason(refused.rejection))
        paragraph(refused.when, "callout soft")
        line("wraps") {
          if state.canAmend(refused.command) {
            button(
              words(RefusedText.edit), .filled, icon: .edit, action: .amended(refused.id))
          }
          button(
            words(RefusedText.discard), .naked, icon: .trash, traits: .destructive,
            action: .refusedDiscarded(refused.id))
        }
      }
    }
  }

  /// What the command wanted to do.
  static func deed(_ command: FriendsCommand, _ state: State) -> String {
    let words = state.words
    switch command {
    case .addContact(let contact): return words(RefusedText.addContact, name: contact.card.name())
    case .updateContact(let contact):
      return words(RefusedText.updateContact, name: contact.card.name())
    case .editContact(let id, _):
      let name = state.book.contact(id)?.card.name() ?? words(RefusedText.someone)
      return words(RefusedText.editContact, name: name)
    case .deleteContact: return words(RefusedText.deleteContact)
    case .addFriend(let new): return words(RefusedText.addFriend, name: new.name)
    case .friend(let id, _): return words(RefusedText.changeFriend, name: state.name(id))
    case .deleteFriend(let id, _): return words(RefusedText.deleteFriend, name: state.name(id))
    case .restoreFriend(let friend, _):
      return words(RefusedText.restoreFriend, name: friend.nameCache)
    case .recordConnection(let new):
      let names = new.friends.map { glimpse in glimpse.name }
      return words(RefusedText.record, name: words.list(names))
    case .editConnection: return words(RefusedText.editConnection)
    case .deleteConnection: return words(RefusedText.deleteConnection)
    case .restoreConnections: return words(RefusedText.restoreConnections)
    case .mergeConnections: return words(RefusedText.merge)
    case .setSetting: return words(RefusedText.setting)
    }
  }
}

import Core
import Design
import SuperFriendDomain
import View

/// What the server did not accept, why in words, and what can be done (rule 7 of the sync design).
enum RefusedView {
  /// Cards on the screen; a file that was not accepted can hold thousands.
  private static let listed = 200

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
            all(state)
            element("ul", .class("stack"), .attribute("role", "list")) {
              for refused in state.refused.prefix(listed) {
                element("li", .key(refused.id.description)) { card(state, refused) }
              }
            }
            if state.refused.count > listed {
              paragraph(words(ImportText.showingFirst, count: listed), "hint")
            }
          }
        }
      }
    }
  }

  /// One tap for a whole file.
  private static func all(_ state: State) -> Piece {
    let again = state.addableAgain
    guard again.count > 1 else { return .empty }
    return button(
      state.words(RefusedText.addAllAgain, count: again.count), .prominent, icon: .refresh,
      traits: .wide, action: .contactsRepeated(again.map { refused in refused.id }))
  }

  private static func card(_ state: State, _ refused: RefusedCommand) -> Piece {
    let words = state.words
    return box(.tight) {
      stack {
        element("h2", .class("headline breaks")) { deed(refused.command, state) }
        fault(
          refused.isTakenContact
            ? words(RefusedText.cardTaken)
            : refused.reason.text(in: state.language) { rejection in words.reason(rejection) })
        paragraph(refused.when, "callout soft")
        line("wraps") {
          if refused.isTakenContact {
            button(
              words(RefusedText.addAgain), .filled, icon: .refresh,
              action: .contactsRepeated([refused.id]))
          } else if state.canAmend(refused.command) {
            button(
              words(RefusedText.edit), .filled, icon: .edit, action: .amended(refused.id))
          } else if refused.reason.isWorthRepeating {
            button(
              words(KitText.retry), .filled, icon: .refresh, action: .refusedRepeated(refused.id))
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
      let name = state.replica.contact(id)?.card.name() ?? words(RefusedText.someone)
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

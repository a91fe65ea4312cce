import Core
import Design
import SuperFriendDomain
import Sync

// Contacts that the server did not accept because somebody else's had their id. Under another id
// they are welcome.
extension FriendsFeature.State {
  /// Those that are added by adding them again.
  var addableAgain: [RefusedCommand] {
    refused.filter { refused in refused.isTakenContact }
  }

  /// Adds them once more, some in this turn and the rest in the next ones.
  mutating func addAgain(_ ids: [CommandID], _ moment: Moment) -> Effects {
    var effects: Effects = []
    var uids: Set<String> = []
    for (index, id) in ids.prefix(Self.batch).enumerated() {
      guard let refused = refused.first(where: { refused in refused.id == id }),
        case .addContact(let contact) = refused.command, uids.insert(contact.uid).inserted
      else { continue }
      effects += addAgain(contact, insteadOf: id, moment.part(index + 1))
    }
    let rest = Array(ids.dropFirst(Self.batch))
    guard !rest.isEmpty else { return effects }
    return effects + [
      .ask(
        .timer(key: "friends.again", milliseconds: 0),
        answer: { _ in .view(.contactsRepeated(rest)) })
    ]
  }

  /// What is refused here too stays where it is.
  private mutating func addAgain(
    _ contact: Contact, insteadOf id: CommandID, _ moment: Moment
  ) -> Effects {
    var effects: Effects = []
    var again = contact.readded(by: me, as: moment.id())
    if let there = replica.contact(uid: contact.uid) {
      // The file was read once more meanwhile.
      again = there
    } else {
      guard refusal(of: .addContact(again), moment) == nil else { return [] }
      effects.append(.submit(.addContact(again)))
    }
    resolved.append(id)
    if let friend = replica.friend(of: contact.id), again.id != contact.id {
      effects.append(
        .submit(.friend(friend.id, .relinkContact(again.id, name: again.card.cachedName))))
    }
    return effects
  }
}

extension RefusedCommand {
  /// Whether it adds a contact whose id is somebody else's.
  var isTakenContact: Bool {
    guard case .addContact = command, case .forbidden = reason else { return false }
    return true
  }
}

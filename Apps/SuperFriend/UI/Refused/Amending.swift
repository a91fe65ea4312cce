import Calendar
import Core
import Design
import SuperFriendDomain
import Sync

extension FriendsFeature.State {
  /// Whether there is a form in which the refused command can be put right.
  func canAmend(_ command: FriendsCommand) -> Bool {
    switch command {
    case .addContact: true
    case .addFriend(let new): replica.contact(new.contact) != nil
    case .recordConnection(let new):
      new.friends.contains { glimpse in replica.friend(glimpse.id) != nil }
    case .editConnection(let id, _): replica.connection(id) != nil
    case .editContact(let id, _): replica.friend(of: id) != nil
    default: false
    }
  }

  /// Opens the form of a refused command with everything the person had put in.
  mutating func amend(_ id: CommandID, _ moment: Moment) {
    guard let refused = refused.first(where: { refused in refused.id == id }) else { return }
    let fault = refused.reason.rejection.map { rejection in FormFault.rejected(rejection) }
    switch refused.command {
    case .addContact(let contact): amendContact(contact.card, moment)
    case .addFriend(let new):
      var form = newFriendForm(new.contact)
      form.period = new.period
      form.remembers = new.initial != nil
      if let initial = new.initial { form.lastOn = initial.occurredOn.description }
      form.fault = fault
      friendForm = form
      navigate(to: .newFriend(new.contact), moment)
    case .recordConnection(let new):
      var form = RecordForm(
        subject: .several, type: new.type, date: new.occurredOn.description, note: new.note,
        people: new.friends.map { glimpse in glimpse.id }
          .filter { id in replica.friend(id) != nil })
      form.fault = fault
      recordForm = form
      navigate(to: .recordMany, moment)
    case .editConnection(let connection, let edits):
      guard let friend = replica.connection(connection)?.friends.ids.first else { return }
      recordForm = nil
      navigate(to: .connection(friend, connection), moment)
      for edit in edits { recordForm?.take(edit) }
      recordForm?.fault = fault
    case .editContact(let contact, let edits):
      guard let friend = replica.friend(of: contact) else { return }
      navigate(to: .editContact(friend.id), moment)
      personForm?.take(edits)
      personForm?.fault = fault
    default: return
    }
    amending = id
  }

  private mutating func amendContact(_ card: Card, _ moment: Moment) {
    var form = PersonForm(subject: .new, original: card)
    form.show(card)
    if card.given.isEmpty, card.family.isEmpty { form.given = card.fn }
    personForm = form
    navigate(to: .newPerson, moment)
  }
}

extension RecordForm {
  fileprivate mutating func take(_ edit: ConnectionEdit) {
    switch edit {
    case .type(let type): self.type = type
    case .date(let date, _, _): self.date = date.description
    case .note(let note): self.note = note
    case .friends(let friends): people = friends.ids
    }
  }
}

extension PersonForm {
  fileprivate mutating func take(_ edits: [ContactEdit]) {
    var card = original
    for edit in edits { card.apply(edit) }
    show(card)
  }
}

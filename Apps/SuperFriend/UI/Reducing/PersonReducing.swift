import Core
import Design
import SuperFriendDomain

extension FriendsFeature {
  static func reduce(_ state: inout State, _ action: PersonAction, _ moment: Moment) -> Effects {
    guard var form = state.personForm else { return [] }
    switch action {
    case .typed(let field, let text): form.set(field, text)
    case .phoneAdded: form.phones.append("")
    case .emailAdded: form.emails.append("")
    case .submitted: return state.save(form, moment)
    }
    state.personForm = form
    return []
  }
}

extension PersonForm {
  mutating func set(_ field: Field, _ text: String) {
    fault = nil
    switch field {
    case .given: given = text
    case .family: family = text
    case .organisation: organisation = text
    case .phone(let index) where phones.indices.contains(index): phones[index] = text
    case .email(let index) where emails.indices.contains(index): emails[index] = text
    case .phone, .email: break
    }
  }

  /// The card as it would be with what was typed.
  var card: Card {
    var card = original
    let wasFormatted = original.given.isEmpty && original.family.isEmpty
    if !sameBytes(given, original.given)
      || !sameBytes(family, original.family)
    {
      card.given = trimmed(given)
      card.family = trimmed(family)
      // A name written out by someone else's program would hide the parts just typed.
      if !wasFormatted || !card.fn.isEmpty { card.fn = "" }
    }
    card.org = trimmed(organisation)
    card.phones = PersonForm.merged(phones, into: original.phones, label: "cell")
    card.emails = PersonForm.merged(emails, into: original.emails, label: "")
    return card
  }

  /// What was typed, keeping the labels of lines that were there before.
  private static func merged(
    _ texts: [String], into old: [Labelled], label: String
  ) -> [Labelled] {
    var values: [Labelled] = []
    for (index, text) in texts.enumerated() {
      let value = trimmed(text)
      if value.isEmpty { continue }
      let kept = old.indices.contains(index) ? old[index].label : label
      values.append(Labelled(value, label: kept))
    }
    return values
  }
}

extension FriendsFeature.State {
  mutating func save(_ form: PersonForm, _ moment: Moment) -> Effects {
    var form = form
    let card = form.card
    if let rejection = FriendsLimits.fault(of: card) {
      form.fault = rejection == .nameMissing ? .nameMissing : .rejected(rejection)
      personForm = form
      return []
    }
    let command: FriendsCommand?
    let place: FriendsRoute
    switch form.subject {
    case .new:
      // The contact is submitted at once; the sheet that follows asks how often.
      let contact = Contact(id: moment.id(), card: card)
      (command, place) = (.addContact(contact), .newFriend(contact.id))
    case .contact(let contact, let friend):
      let edits = form.original.edits(toBecome: card)
      (command, place) = (edits.isEmpty ? nil : .editContact(contact, edits), .friend(friend))
    }
    // What was typed stays where the rules do not take it.
    if let command, let rejection = refusal(of: command, moment) {
      form.fault = .rejected(rejection)
      personForm = form
      return []
    }
    personForm = nil
    resolve()
    navigate(to: place, moment)
    guard let command else { return [] }
    if case .new = form.subject { return [.submit(command)] }
    return submit(command, saying: words(NoticeText.saved), moment)
  }
}

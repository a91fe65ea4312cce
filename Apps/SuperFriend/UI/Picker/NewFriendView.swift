import Calendar
import Core
import Design
import SuperFriendDomain
import View

/// The new-friend sheet (spec §7.3), for one contact and for several.
enum NewFriendView {
  static func view(_ state: State) -> Piece {
    guard let form = state.friendForm,
      let contact = form.contact.flatMap({ id in state.replica.contact(id) })
    else { return SheetView.gone(state) }
    let words = state.words
    let avatar = SuperFriendDomain.Avatar(contact)
    let name = contact.card.name(state.settings.nameDisplay)
    var sheet = SheetView.sheet(state, "new-friend", words(PickerText.newFriend))
    sheet.submit = .newFriend(.submitted)
    sheet.actions = [button(words(KitText.save), .prominent)]
    return sheet.node {
      element("div", .class("profile")) {
        Design.avatar(initials: avatar.letters, pastel: avatar.pastel, size: .huge)
        element("h3", .class("title3 breaks")) { name }
        let organisation = contact.card.organisation
        if !organisation.isEmpty, !sameBytes(organisation, name) {
          paragraph(organisation, "soft breaks")
        }
        PeriodView.control(state, .draft, form.period)
      }
      lastContact(state, form) { action in .newFriend(action) }
    }
  }

  static func several(_ state: State) -> Piece {
    let words = state.words
    let chosen = state.picker.chosen ?? []
    guard let form = state.severalForm, !chosen.isEmpty else { return SheetView.gone(state) }
    var sheet = SheetView.sheet(
      state, "new-friends", words(PickerText.addChosen, count: chosen.count))
    sheet.submit = .several(.submitted)
    sheet.actions = [button(words(KitText.save), .prominent)]
    let names = chosen.compactMap { id in
      state.replica.contact(id)?.card.name(state.settings.nameDisplay)
    }
    return sheet.node {
      element("div", .class("profile")) {
        element("p", .class("headline breaks")) { words.list(names) }
        paragraph(words(PickerText.onePeriod), "soft")
        PeriodView.control(state, .several, form.period)
      }
      lastContact(state, form) { action in .several(action) }
    }
  }

  private static func lastContact(
    _ state: State, _ form: FriendForm,
    _ action: @escaping (FriendsFeature.NewFriendAction) -> FriendsFeature.ViewAction
  ) -> Piece {
    let words = state.words
    return box(.tight) {
      stack {
        if form.remembers {
          dateField(
            id: "last-contacted",
            FieldLabel(
              words(PickerText.lastContacted), fault: form.fault.map { fault in words.fault(fault) }
            ),
            value: form.lastOn, from: FriendsLimits.firstDate.description,
            to: state.today.description,
            onChange: { text in action(.dateTyped(text)) })
        }
        switchRow(
          id: "dont-remember",
          FieldLabel(
            words(PickerText.dontRemember), hint: words(PickerText.dontRememberHint)),
          isOn: !form.remembers, onToggle: { on in action(.remembers(!on)) })
      }
    }
  }
}

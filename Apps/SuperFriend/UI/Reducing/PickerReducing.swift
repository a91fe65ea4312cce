import Calendar
import Core
import Design
import SuperFriendDomain

extension FriendsFeature {
  static func reduce(_ state: inout State, _ action: PickerAction, _ moment: Moment) -> Effects {
    switch action {
    case .searchFocused: break
    case .searchTyped(let text):
      state.picker.search = text
      state.picker.window.top = 0
      state.picker.find(in: state.replica)
      return [.tell(.scroll(elementID: PickerView.scrollerID, top: 0))]
    case .searchClosed:
      state.picker.search = ""
      state.picker.find(in: state.replica)
      return [.tell(.focus(elementID: PickerView.scrollerID))]
    case .scrolled(let top, let height):
      state.picker.window = ScrollWindow(top: top, height: height)
    case .selectionToggled:
      state.picker.chosen = state.picker.chosen == nil ? [] : nil
    case .allToggled: state.picker.toggleAll(in: state.replica)
    case .addingStopped: return state.finishAdding()
    case .contactToggled(let contact):
      guard var chosen = state.picker.chosen, state.replica.friend(of: contact) == nil else {
        return []
      }
      if let index = chosen.firstIndex(of: contact) {
        chosen.remove(at: index)
      } else {
        chosen.append(contact)
      }
      state.picker.chosen = chosen
    case .contactTapped(let contact):
      // Someone who is on the list already is opened, never added twice.
      if let friend = state.replica.friend(of: contact) {
        state.navigate(to: .friend(friend.id), moment)
        return state.announce(state.words(NoticeText.alreadyThere), lasts: 4_000)
      }
      state.navigate(to: .newFriend(contact), moment)
    }
    return []
  }

  /// The form for one contact, or the one for several.
  static func reduce(
    _ state: inout State, _ form: FriendForm?, _ action: NewFriendAction, _ moment: Moment
  ) -> Effects {
    guard var form else { return [] }
    form.fault = nil
    switch action {
    case .dateTyped(let text): form.lastOn = text
    case .remembers(let on): form.remembers = on
    case .submitted:
      switch state.date(form.lastOn, moment) {
      case .failure(let fault) where form.remembers: form.fault = fault
      case let date:
        let last = form.remembers ? try? date.get() : nil
        guard let id = form.contact else { return state.addSeveral(form.period, last, moment) }
        if let contact = state.replica.contact(id) {
          return state.addFriend(contact, form.period, last, moment)
        }
        form.fault = .rejected(.notFound(.contact, id.retagged()))
      }
    }
    if form.contact == nil { state.severalForm = form } else { state.friendForm = form }
    return []
  }
}

extension FriendsFeature.State {
  /// A date as typed, if a contact may have been on it.
  func date(_ text: String, _ moment: Moment) -> Result<CivilDate, FormFault> {
    guard let date = CivilDate(text) else { return .failure(.noDate) }
    switch FriendsLimits.fault(of: date, today: today, at: moment.instant) {
    case nil: return .success(date)
    case .tooEarly: return .failure(.tooEarly)
    case .futureDate: return .failure(.futureDate)
    case .some(let rejection): return .failure(.rejected(rejection))
    }
  }

  /// Puts a contact on the list and goes back to the picker, so that the next one can follow.
  mutating func addFriend(
    _ contact: Contact, _ period: Period, _ lastOn: CivilDate?, _ moment: Moment
  ) -> Effects {
    if let friend = replica.friend(of: contact.id) {
      navigate(to: .friend(friend.id), moment)
      return announce(words(NoticeText.alreadyThere), lasts: 4_000)
    }
    let command = FriendsCommand.add(
      contact, period, lastContact: lastOn, settings, moment)
    if let rejection = refusal(of: command, moment) {
      friendForm?.fault = .rejected(rejection)
      return []
    }
    let text = words(NoticeText.added, name: contact.card.name(settings.nameDisplay))
    resolve()
    friendForm = nil
    let effects = submit(command, saying: text, moment)
    navigate(to: .add, moment)
    return effects
  }

  /// The form that replaced a refused command was saved.
  mutating func resolve() {
    if let id = amending { resolved.append(id) }
    amending = nil
  }
}

extension Moment {
  /// The same moment with other random bits, for the `index`-th (from 1) of several things made
  /// at once.
  func part(_ index: Int) -> Moment {
    let block = entropy.block(1 << 48 | UInt64(max(1, index)))
    return Moment(
      instant: instant, zone: zone, entropy: Entropy(high: block.high, low: block.low))
  }
}

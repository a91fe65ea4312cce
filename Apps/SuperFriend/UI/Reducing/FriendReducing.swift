import Calendar
import Core
import Design
import SuperFriendDomain

extension FriendsFeature {
  static func reduce(
    _ state: inout State, _ id: FriendID, _ action: FriendAction, _ moment: Moment
  ) -> Effects {
    switch action {
    case .recorded(let type, let origin):
      state.overlay = nil
      return state.recordNow(id, type, origin, moment)
    case .reachedOut(let type, let url): return state.reachOut(id, type, url, moment)
    case .snoozed(let choice):
      return state.wait(id, .snooze, until: choice.until(from: state.today), moment)
    case .paused(let months):
      return state.wait(id, .pause, until: state.today.adding(months: months), moment)
    case .unsnoozed: return state.take(id, .unsnooze, NoticeText.resumed, moment)
    case .resumed: return state.take(id, .resume, NoticeText.resumed, moment)
    case .pinned(let on):
      return state.take(id, on ? .pin : .unpin, on ? NoticeText.pinned : .unpinned, moment)
    case .reminding(let on):
      return state.take(
        id, .setReminding(on), on ? NoticeText.reminded : .notReminded, moment)
    case .archived:
      let effects = state.take(id, .archive, NoticeText.archived, moment)
      state.leave(id, moment)
      return effects
    case .unarchived: return state.take(id, .unarchive, NoticeText.restored, moment)
    case .deleted: return state.delete(id, moment)
    case .relinked(let contact): return state.relink(id, contact, moment)
    case .waitTyped(let wait, let text):
      state.overlay = .until(id, wait, text: text, isWrong: false)
    case .waitConfirmed(let wait, let text):
      guard let date = CivilDate(text), date > state.today else {
        state.overlay = .until(id, wait, text: text, isWrong: true)
        return []
      }
      return state.wait(id, wait, until: date, moment)
    case .connectionDeleted(let connection):
      return state.submit(
        .deleteConnection(connection), saying: state.words(NoticeText.connectionDeleted),
        lasts: 10_000, moment)
    case .resized(let full):
      state.details.isFull = full
      state.details.showsHistory = full
    case .historyToggled: state.details.showsHistory.toggle()
    case .historyExtended: state.details.historyLimit += 100
    case .sliderToggled: state.details.usesSlider.toggle()
    }
    return []
  }
}

extension FriendsFeature.State {
  /// Opens a message or a call. Whether it came about is asked on return, unless the person
  /// records at once.
  mutating func reachOut(
    _ id: FriendID, _ type: ConnectionType, _ url: String, _ moment: Moment
  ) -> Effects {
    overlay = nil
    let leave: Effects = [.tell(.open(url: url))]
    if settings.recordsAtOnce { return recordNow(id, type, type.buttonOrigin, moment) + leave }
    reach = Reach(friend: id, type: type, at: moment.instant)
    return leave
  }

  /// One step with a message that names the friend.
  mutating func take(
    _ id: FriendID, _ step: FriendStep, _ text: NoticeText, _ moment: Moment
  ) -> Effects {
    overlay = nil
    list.revealed = nil
    guard replica.friend(id) != nil else { return [] }
    return submit(.friend(id, step), saying: words(text, name: name(id)), moment)
  }

  mutating func wait(
    _ id: FriendID, _ wait: Wait, until date: CivilDate, _ moment: Moment
  ) -> Effects {
    overlay = nil
    list.revealed = nil
    guard replica.friend(id) != nil else { return [] }
    let day = words.day(date, from: today)
    switch wait {
    case .snooze:
      let text = words(PauseText.snoozed, name: name(id), text: day)
      return submit(.friend(id, .snooze(until: date)), saying: text, moment)
    case .pause:
      let text = words(PauseText.paused, name: name(id), text: day)
      return submit(.friend(id, .pause(until: date)), saying: text, moment)
    }
  }

  mutating func delete(_ id: FriendID, _ moment: Moment) -> Effects {
    overlay = nil
    guard replica.friend(id) != nil else { return [] }
    let text = words(NoticeText.deleted, name: name(id))
    let seen = replica.history(of: id).mark
    let effects = submit(.deleteFriend(id, seen: seen), saying: text, lasts: 10_000, moment)
    leave(id, moment)
    return effects
  }

  mutating func relink(_ id: FriendID, _ contact: ContactID, _ moment: Moment) -> Effects {
    guard replica.friend(id) != nil, let card = replica.contact(contact)?.card else { return [] }
    if let other = replica.friend(of: contact), other.id != id {
      return announce(words(NoticeText.alreadyThere), lasts: 4_000)
    }
    let effects = submit(
      .friend(id, .relinkContact(contact, name: card.name())),
      saying: words(NoticeText.relinked, name: card.name()), moment)
    navigate(to: .friend(id), moment)
    return effects
  }

  /// Closes the sheet of a friend who is not on the screen below any more.
  mutating func leave(_ id: FriendID, _ moment: Moment) {
    if route.friend == id { navigate(to: screen, moment) }
  }

  mutating func setPeriod(
    _ period: Period, of subject: PeriodSubject, _ moment: Moment
  ) -> Effects {
    overlay = nil
    switch subject {
    case .friend(let id):
      guard let friend = replica.friend(id), friend.period != period else { return [] }
      let text = words(NoticeText.periodChanged, name: name(friend), text: words.period(period))
      return submit(.friend(id, .setPeriod(period)), saying: text, moment)
    case .draft: friendForm?.period = period
    case .several: severalForm?.period = period
    case .usual: return [.submit(.setSetting(me, .defaultPeriod(period)))]
    }
    return []
  }
}

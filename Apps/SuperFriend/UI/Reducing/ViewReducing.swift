import Core
import Design
import SuperFriendDomain

extension FriendsFeature {
  static func reduce(_ state: inout State, _ action: ViewAction, _ moment: Moment) -> Effects {
    switch action {
    case .went(let route):
      if route.isScreen, route != state.screen { state.trail.append(state.screen) }
      state.navigate(to: route, moment)
      return []
    case .closed:
      state.close(moment)
      return []
    case .measured(let hasRoom):
      state.hasRoom = hasRoom
      return []
    case .overlayShown(let overlay):
      state.overlay = overlay
      state.list.revealed = nil
      return []
    case .overlayDismissed:
      state.overlay = nil
      return []
    case .list(let action): return reduce(&state, action, moment)
    case .friend(let id, let action): return reduce(&state, id, action, moment)
    case .picker(let action): return reduce(&state, action, moment)
    case .person(let action): return reduce(&state, action, moment)
    case .newFriend(let action): return reduce(&state, state.friendForm, action, moment)
    case .several(let action): return reduce(&state, state.severalForm, action, moment)
    case .record(let action): return reduce(&state, action, moment)
    case .importing(let action): return reduce(&state, action, moment)
    case .periodChosen(let subject, let period):
      return state.setPeriod(period, of: subject, moment)
    case .daysTyped(let subject, let text):
      state.overlay = .periodDays(subject, text: text, isWrong: false)
      return []
    case .daysConfirmed(let subject, let text):
      guard let days = Int(text), let period = Period.every(days: days) else {
        state.overlay = .periodDays(subject, text: text, isWrong: true)
        return []
      }
      return state.setPeriod(Period.fitting(days: period.days) ?? period, of: subject, moment)
    case .settingChosen(let change): return [.submit(.setSetting(state.me, change))]
    case .reminding(let action): return state.reduce(action, moment)
    case .calendar(let action): return state.reduce(action, moment)
    case .noticeUndone(let id): return state.undo(id, moment)
    case .noticeChanged(let id):
      state.change(id, moment)
      return []
    case .noticeDismissed(let id):
      state.notices.removeAll { notice in notice.id == id }
      return []
    case .reachAnswered(let reach, let answer): return state.answer(reach, answer, moment)
    case .merged(let kept, let others): return state.merge(others, into: kept, moment)
    case .duplicateKept(let id):
      state.keptApart.append(id)
      return []
    case .amended(let id):
      state.amend(id, moment)
      return []
    case .cardsSaved(let version): return state.saveCards(version, moment)
    case .contactsRepeated(let ids): return state.addAgain(ids, moment)
    case .suiteSettingsWanted, .refusedDiscarded, .refusedRepeated, .loadingRetried, .syncWanted:
      return []
    case .playground(let action): return state.play(action)
    }
  }

  static func reduce(_ state: inout State, _ action: InnerAction, _ moment: Moment) -> Effects {
    switch action {
    case .noticeExpired(let id):
      state.notices.removeAll { notice in notice.id == id }
      return []
    case .becameVisible:
      guard let reach = state.reach else { return [] }
      state.reach = nil
      let passed = moment.instant.milliseconds - reach.at.milliseconds
      if passed >= 0, passed <= Reach.patience, state.replica.friend(reach.friend) != nil {
        state.overlay = .reached(reach)
      }
      return []
    case .fileRead(_, let bytes): return state.read(bytes)
    case .fileFailed(let reason):
      state.importing.stage = .choosing
      state.importing.trouble =
        sameBytes(reason, "cancelled") ? nil : .unreadable
      return []
    case .fileDecoded(let bytes, let foreign):
      if case .reading = state.importing.stage { state.show(bytes, foreign) }
      return []
    case .importStep: return state.importNext()
    case .addingStep: return state.addNext(moment)
    case .takingBackStep: return state.takeBackNext(moment)
    case .push(let answer): return state.receivePush(answer, moment)
    case .deedDue: return state.doDeed(moment)
    case .calendarDue: return state.lookForCalendar()
    case .calendar(let answer): return state.receive(answer)
    }
  }
}

extension Period {
  /// The period on offer with as many days, so that "every 7 days" is weekly.
  static func fitting(days: Int) -> Period? {
    choices.first { choice in choice.days == days }
  }
}

import Core
import RefWatchDomain

extension RefWatchFeature {
  static func reduce(_ state: inout State, _ action: ViewAction, _ moment: Moment) -> Effects {
    var effects: Effects = []
    switch action {
    case .went(let route): effects += state.go(to: route, moment)
    case .closed: effects += state.go(to: state.route.parent, moment)
    case .pitch(let action): effects += reducePitch(&state, action, moment)
    case .desk(let action): effects += reduceDesk(&state, action, moment)
    case .noticeUndone(let id): effects += state.undoNotice(id, moment)
    case .noticeDismissed(let id): state.notices.removeAll { notice in notice.id == id }
    case .suiteSettingsWanted, .refusedDiscarded, .refusedRepeated, .loadingRetried, .signInWanted,
      .syncWanted:
      break
    }
    return effects + state.keepTime(moment)
  }

  static func reduce(_ state: inout State, _ action: InnerAction, _ moment: Moment) -> Effects {
    var effects: Effects = []
    switch action {
    case .restored: effects += state.restore(moment) + state.emptyTrash()
    case .tick: break
    case .noticeExpired(let id): state.notices.removeAll { notice in notice.id == id }
    case .offerExpired(let id): if state.pitch.offer?.id == id { state.pitch.offer = nil }
    case .countdownDue: effects += state.countDown(moment)
    case .cueDue(let id): effects += state.repeatCue(id)
    case .becameVisible: effects += state.becomeVisible(moment) + state.emptyTrash()
    case .becameHidden: effects += state.becomeHidden() + state.keepJournalNow()
    case .desk(let answer): effects += reduceDesk(&state, answer, moment)
    case .linksWanted: effects += state.openSharing(of: state.route.match)
    case .timeAnswered(let answer): effects += state.takeTime(answer)
    case .clockAsked(let number, let answer): effects += state.takeAsked(number, answer)
    }
    return effects + state.keepTime(moment)
  }
}

extension RefWatchFeature.State {
  /// Goes somewhere in RefWatch.
  mutating func go(to place: RefWatchRoute, _ moment: Moment) -> Effects {
    let seen = seeComments()
    if route.match != place.match { pitch = PitchState(keeping: pitch) }
    route = place
    resolveResuming()
    return seen + RefWatchFeature.deskOpened(&self, route, moment)
  }
}

import Core
import DayBlockDomain

extension DayBlockFeature.State {
  mutating func reduce(_ action: DayBlockFeature.ViewAction, _ moment: Moment) -> Effects {
    switch action {
    case .went(let place): return follow(place)
    case .closed: return close()
    case .track(let action): return reduceTrack(action, moment)
    case .manage(let action): return reduceManage(action, moment)
    case .calendar(let action): return reduceCalendar(action, moment)
    case .info(let action): return reduceInfo(action, moment)
    case .noticeDismissed(let id):
      notices.removeAll { notice in notice.id == id }
      return []
    case .noticeUndone(let id): return undoNotice(id)
    case .suiteSettingsWanted, .refusedDiscarded, .refusedRepeated, .loadingRetried, .signInWanted,
      .syncWanted:
      return []
    }
  }

  mutating func reduce(_ action: DayBlockFeature.InnerAction, _ moment: Moment) -> Effects {
    switch action {
    case .track(let answer): return answeredTrack(answer, moment)
    case .manage(let answer): return answeredManage(answer, moment)
    case .calendar(let answer): return answeredCalendar(answer, moment)
    case .info(let answer): return answeredInfo(answer, moment)
    case .tick:
      ticking = nil
      return []
    case .noticeExpired(let id):
      notices.removeAll { notice in notice.id == id }
      return []
    case .becameVisible:
      isVisible = true
      return visibleTrack(moment) + look()
    case .becameHidden:
      isVisible = false
      return hiddenTrack(moment)
    case .restored: return visibleTrack(moment) + entered(route)
    case .met: return meet()
    case .zone(let name, let answer):
      zones.receive(name, answer, at: now)
      return goOnReading()
    }
  }
}

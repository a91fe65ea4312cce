import Core
import TeePalsDomain

extension TeePalsFeature.State {
  mutating func reduce(_ action: TeePalsFeature.ViewAction, _ moment: Moment) -> Effects {
    switch action {
    case .went(let place): return go(place)
    case .closed: return close()
    case .poster(let action): return reducePosters(action)
    case .profile(let action): return reduceProfile(action, moment)
    case .rounds(let action): return reduceRounds(action, moment)
    case .form(let action): return reduceForm(action, moment)
    case .chat(let action): return reduceChat(action, moment)
    case .inbox(let action): return reduceInbox(action, moment)
    case .gate(let action): return reduceGate(action, moment)
    case .report(let action): return reduceReport(action)
    case .feedback(let action): return reduceFeedback(action)
    case .feed(let action): return reduceFeed(action, moment)
    case .moderation(let action): return reduceModeration(action)
    case .mineWanted(let id): return useMine(id)
    case .noticeDismissed(let id):
      notices.removeAll { notice in notice.id == id }
      return []
    case .suiteSettingsWanted, .refusedDiscarded, .refusedRepeated, .loadingRetried, .signInWanted,
      .syncWanted:
      return []
    }
  }

  mutating func reduce(_ action: TeePalsFeature.InnerAction, _ moment: Moment) -> Effects {
    switch action {
    case .profile(let answer): return answeredProfile(answer, moment)
    case .rounds(let answer): return answeredRounds(answer, moment)
    case .form(let answer): return answeredForm(answer, moment)
    case .chat(let answer): return answeredChat(answer, moment)
    case .inbox(let answer): return answeredInbox(answer, moment)
    case .feed(let answer): return answeredFeed(answer, moment)
    case .moderation(let answer): return answeredModeration(answer)
    case .tick:
      isTicking = false
      return askFeedNews()
    case .noticeExpired(let id):
      notices.removeAll { notice in notice.id == id }
      return []
    case .becameVisible:
      isVisible = true
      return look()
    case .becameHidden:
      isVisible = false
      return []
    case .restored, .met: return meet()
    }
  }
}

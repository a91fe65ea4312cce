import Core
import TeePalsDomain

extension TeePalsFeature.State {
  mutating func reduceProfile(_ action: ProfileAction, _ moment: Moment) -> Effects {
    switch action {
    case .welcome(let action): return reduceWelcome(action, moment)
    case .editor(let action): return reduceEditor(action)
    case .city(let action): return reduceCity(action)
    case .homeCourse(let action): return reduceHomeCourse(action)
    case .photo(let action): return reducePhoto(action)
    case .golfer(let action): return reduceGolfer(action, moment)
    case .people(let action): return reducePeople(action)
    case .finding(let action): return reduceFinding(action)
    case .setting(let action): return reduceSetting(action)
    case .standing(let action): return reduceStanding(action)
    case .questionDismissed:
      profile.question = nil
      return []
    }
  }

  mutating func answeredProfile(_ answer: ProfileAnswer, _ moment: Moment) -> Effects {
    switch answer {
    case .cityDue(let text): return askCities(text)
    case .cities(let text, let answer): receiveCities(text, answer)
    case .located(let answer): return receiveLocation(answer)
    case .citiesNear(let answer): receiveNearCities(answer)
    case .coursesDue(let text): return askHomeCourses(text)
    case .courses(let text, let answer): profile.courses.take(text, answer)
    case .photoPicked(let answer): return receivePicked(answer)
    case .photoSent(let file, let answer): return receivePhoto(file, answer)
    case .golfer(let user, let answer): receiveGolfer(user, answer)
    case .golferShared(let link, let answer):
      // Nothing to share with: the address goes where the person can paste it.
      guard case .failed("unsupported") = answer else { return [] }
      say(RoundDoneText.copied)
      return [.tell(.copy(link))]
    case .people(let list, let cursor, let answer): receivePeople(list, after: cursor, answer)
    case .findingDue(let text): return findingDue(text)
    case .foundPeople(let text, let cursor, let answer):
      receiveFoundPeople(text, after: cursor, answer)
    case .push(let answer): return receivePush(answer)
    case .calendar(let answer): return receiveCalendar(answer)
    case .rules(let answer): return receiveRules(answer)
    case .standing(let answer): receiveStanding(answer)
    }
    return []
  }

  mutating func enteredProfile(_ route: TeePalsRoute, _ moment: Moment) -> Effects {
    switch route {
    case .onboarding: enterWelcome()
    case .editProfile(let section): enterEditor(section)
    case .profile: return askGolfer(me)
    case .golfer(let user):
      // One's own address is one's own page.
      if user == me {
        self.route = .profile
        screen = .profile
        return askGolfer(me)
      }
      return enterGolfer(user)
    case .settings: return lookForCalendar()
    case .standing: return enterStanding()
    case .followers(let user): return enterPeople(.followers(user))
    case .following(let user): return enterPeople(.following(user))
    default: break
    }
    return []
  }
}

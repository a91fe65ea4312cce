import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
import Shell
import Sync
import View

// The apps, the host's signals, and what follows from the state as a whole.
extension SuiteFeature.State {
  mutating func go(to place: SuiteRoute, _ moment: Moment) -> Effects {
    declinePlace(for: place)
    // Another client's place is another page: this one stays as it is until that is there.
    if account != nil, place.isElsewhere { return [.tell(.open(url: place.address))] }
    route = place
    return arrive(at: place, moment)
  }

  private mutating func arrive(at place: SuiteRoute, _ moment: Moment) -> Effects {
    // Whoever goes back to where they came from starts signing up from the beginning.
    if account == nil, !place.isPublic { _ = SignUpFeature.open(.identify, in: &signUp) }
    switch place {
    case .account(.settings(let page)): return reduceSettings(.opened(page), moment)
    case .account(.signUp(let step)): return openSignUp(step)
    case .account(.invited(let token)): return openSignUp(invitation: token)
    case .account(.forgot), .account(.reset), .account(.confirm), .account(.undo),
      .account(.arrived):
      return openDoorstep(moment)
    case .launcher, .friends, .referee, .golf, .day, .run, .account, .unknown: break
    }
    return []
  }
}

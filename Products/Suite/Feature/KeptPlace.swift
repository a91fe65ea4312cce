import AccountsUI
import Core
import Shell
import View

extension KeptPlace {
  var route: SuiteRoute { SuiteRoute(address: address) }
}

extension SuiteFeature.State {
  /// What another client has kept of a link into it.
  mutating func recallPlace(_ moment: Moment) {
    storedPlace = launch.remembered[KeptPlace.key] ?? ""
    let kept = KeptPlace(text: storedPlace, at: moment.instant)
    invitedTo = kept.flatMap { place in place.route.isElsewhere ? place : nil }
  }

  /// Whoever is signed in needs it no longer; on the way to it, it is its client's to forget.
  mutating func keepPlace(_ moment: Moment) -> Effects {
    if account?.session != nil { invitedTo = nil }
    let text = invitedTo?.text ?? ""
    guard !sameOctets(text, storedPlace), account == nil || !route.isElsewhere else { return [] }
    storedPlace = text
    return [.tell(.remember(key: KeptPlace.key, value: text))]
  }

  /// Whoever goes to another app does not want it any more; an account is what they need for it.
  mutating func declinePlace(for place: SuiteRoute) {
    guard let kept = invitedTo, account == nil, place.isElsewhere,
      !sameOctets(place.app, kept.route.app)
    else { return }
    invitedTo = nil
  }

  /// The place to come back to, once.
  mutating func takePlace(_ moment: Moment) -> KeptPlace? {
    let place = invitedTo.flatMap { place in place.isFresh(at: moment.instant) ? place : nil }
    invitedTo = nil
    return place
  }

  /// Whether the page is one of those that give way to the apps once somebody has signed in.
  var isAtEntrance: Bool {
    switch route {
    case .account(.signIn), .account(.signUp), .account(.forgot), .account(.reset),
      .account(.confirm), .account(.undo), .account(.arrived):
      true
    default: false
    }
  }
}

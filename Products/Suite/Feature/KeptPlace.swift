import AccountsUI
import Core
import Shell
import TeePalsDomain
import TeePalsUI
import View

extension KeptPlace {
  var route: SuiteRoute { SuiteRoute(address: address) }

  /// Whether it is a place that people are led to by a link of somebody else.
  static func isKept(_ route: SuiteRoute) -> Bool {
    switch route {
    case .golf(.round), .golf(.golfer): true
    default: false
    }
  }

  /// Whether it is one of those, or one that its own client has kept.
  var isWorthIt: Bool { route.isElsewhere || KeptPlace.isKept(route) }
}

extension SuiteFeature.State {
  /// What an earlier run left. Who is at the place itself has come to it anew.
  mutating func recallPlace(_ moment: Moment) {
    storedPlace = launch.remembered[KeptPlace.key] ?? ""
    let kept = KeptPlace(text: storedPlace, at: moment.instant)
    invitedTo = kept.flatMap { place in
      place.isWorthIt && place.route != route ? place : nil
    }
  }

  /// Whoever followed a link to a match or a round comes back to it once they have an account.
  mutating func keepPlace(_ moment: Moment) -> Effects {
    if account?.session != nil {
      invitedTo = nil
    } else if KeptPlace.isKept(route), invitedTo?.route != route {
      invitedTo = KeptPlace(route.address, at: moment.instant)
    }
    let text = invitedTo?.text ?? ""
    guard !sameOctets(text, storedPlace) else { return [] }
    storedPlace = text
    return [.tell(.remember(key: KeptPlace.key, value: text))]
  }

  /// Whoever goes from there to another part of the suite does not want it any more; an account is
  /// what they need for it.
  mutating func declinePlace(for place: SuiteRoute) {
    guard let kept = invitedTo, route == kept.route, place != kept.route else { return }
    switch place {
    case .account, .mirror, .unknown: break
    case .launcher, .friends, .referee, .golf, .day, .run: invitedTo = nil
    }
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

import AccountsUI
import Core
import Shell
import View

// Where one is at the entrance, and where it leads.
extension EntrancePage.State {
  /// The browser went to another place by itself, or the person followed a link.
  mutating func go(to address: String, _ moment: Moment) -> Effects {
    guard let place = EntranceRoute(address: address) else { return leave(for: address) }
    // Somebody is known: the first page is theirs.
    if place == .start, session != nil || locals.open != nil {
      return leave(for: address)
    }
    route = place
    switch place {
    // Whoever goes back to where they came from starts signing up from the beginning.
    case .start:
      _ = SignUpFeature.open(.identify, in: &signUp)
      return []
    case .account(.signUp(let step)): return openSignUp(step)
    case .account(.invited(let token)): return openSignUp(invitation: token)
    case .account: return place.isDoorstep ? openDoorstep(moment) : []
    }
  }

  /// Another client's place is another page: this one stays as it is until that is there.
  mutating func leave(for address: String) -> Effects {
    [.tell(.open(url: address))]
  }

  /// Whoever has come in goes on: nothing that comes back later is for this page.
  mutating func goIn(_ address: String) -> Effects {
    isLeaving = true
    return leave(for: address)
  }

  /// What another client has kept of a link into it. What is not usable is forgotten.
  mutating func recallPlace(_ moment: Moment) -> Effects {
    guard let text = launch.remembered[KeptPlace.key], !text.isEmpty else { return [] }
    let kept = KeptPlace(text: text, at: moment.instant)
    place = kept.flatMap { place in
      place.isOfThisServer && EntranceRoute(address: place.address) == nil ? place : nil
    }
    return place == nil ? [.tell(.remember(key: KeptPlace.key, value: ""))] : []
  }

  /// Where whoever has come in goes: where a link led them or they were before, or to the first
  /// page. The client there forgets the place.
  func wanted(_ moment: Moment) -> String {
    guard let place, place.isFresh(at: moment.instant), place.isFor(session?.user) else {
      return ClientAddress.launcher
    }
    return place.address
  }
}

import AccountsUI
import Core
import View

// Whoever has to sign in, or to sign in again, comes back to where they were.
extension ShellState {
  /// Whoever has no account and goes where one is made or had comes back to where they are now.
  public func keepPlace(_ moment: Moment) -> Effects {
    account != nil && account?.session == nil ? rememberPlace(moment) : []
  }

  /// Whoever has to sign in again comes back to where they are now, and nobody else does.
  public func keepOwnPlace(_ moment: Moment) -> Effects {
    guard let session = account?.session else { return keepPlace(moment) }
    // Nobody needs to be led to the first page.
    let isFirst = sameBytes(Content.address(route), ClientAddress.launcher)
    return isFirst ? [] : rememberPlace(moment, of: session.user)
  }

  /// Whoever goes from an app to the launcher or the account, and signs out there, was in the app.
  func noteLeaving(for address: String, _ moment: Moment) -> Effects {
    guard let session = account?.session,
      sameBytes(address, ClientAddress.launcher) || address.hasPrefix(ClientAddress.account)
    else { return [] }
    let place = KeptPlace(Content.address(route), at: moment.instant, owner: session.user)
    return [.tell(.remember(key: KeptPlace.leftKey, value: place.text))]
  }

  /// Whoever signs out and comes in again is where they were before they went to the account.
  public func keepPlaceLeft(_ moment: Moment) -> Effects {
    guard let session = account?.session, let text = launch.remembered[KeptPlace.leftKey],
      let left = KeptPlace(text: text, at: moment.instant), left.owner == session.user
    else { return [] }
    let place = KeptPlace(left.address, at: moment.instant, owner: session.user)
    return [.tell(.remember(key: KeptPlace.key, value: place.text))]
  }

  /// Where somebody was is not kept beside that once they have gone.
  public static var forgetPlaceLeft: Effects {
    [.tell(.remember(key: KeptPlace.leftKey, value: ""))]
  }

  /// Whoever is signed in is where they wanted to go, or has gone elsewhere.
  public func forgetPlace(_ moment: Moment) -> Effects {
    guard let account, let text = launch.remembered[KeptPlace.key], !text.isEmpty else { return [] }
    // Whoever has no account yet has come to the place once they are there.
    let kept = KeptPlace(text: text, at: moment.instant)
    guard account.session != nil || sameBytes(kept?.address ?? "", Content.address(route)) else {
      return []
    }
    return [.tell(.remember(key: KeptPlace.key, value: ""))]
  }

  func rememberPlace(_ moment: Moment, of owner: UserID? = nil) -> Effects {
    let place = KeptPlace(Content.address(route), at: moment.instant, owner: owner)
    return [.tell(.remember(key: KeptPlace.key, value: place.text))]
  }
}

import Core
import Sync

// An app can want that nothing is sent or fetched for a while.
extension ShellState {
  /// Follows what the apps want, as soon as it is known. The stream is closed at rest; everything
  /// goes on by itself afterwards.
  mutating func keepRest(_ moment: Moment) -> Effects {
    guard let account, account.core.status.loaded,
      let rests = Content.wantsSilence(account.apps), rests != account.isAtRest
    else { return [] }
    let word = rests ? account.user.description : ""
    return [
      .tell(.remember(key: RememberedKey.rest, value: word)),
      .tell(.broadcast(TabMessage.rest(account.database, rests).text)),
    ] + rest(rests, moment)
  }

  /// Leaves the server alone, or no longer.
  mutating func rest(_ rests: Bool, _ moment: Moment) -> Effects {
    guard let account, rests != account.isAtRest else { return [] }
    self.account?.isAtRest = rests
    let effects = step(.rest(rests), moment)
    guard rests else { return effects + listen() }
    guard account.isListening else { return effects }
    self.account?.isListening = false
    return effects + step(.listening(false), moment) + [.tell(.unlisten)]
  }

  /// Silence that another client asked for ends with the match that it was for, also where that
  /// client has gone without a word.
  mutating func endForeignRest(_ moment: Moment) -> Effects {
    guard let account, account.isAtRest, account.core.status.loaded,
      Content.wantsSilence(account.apps) == nil, !account.hasMatch(at: moment.instant)
    else { return [] }
    return rest(false, moment)
  }

  /// A page that ended at rest begins at rest: what the apps want is known only once everything on
  /// the device has been read.
  mutating func beginAtRest(_ moment: Moment) -> Effects {
    guard let user = account?.user, let resting = remembered.rest,
      user.description.utf8.elementsEqual(resting.utf8)
    else { return [] }
    account?.isAtRest = true
    return step(.rest(true), moment)
  }
}

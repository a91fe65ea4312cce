import AccountsDomain
import Core
import RefWatchUI
import Shell
import Sync

// A match that somebody watches by a link, with or without an account.
extension SuiteRoute {
  var isMirror: Bool {
    if case .mirror = self { true } else { false }
  }
}

extension SuiteFeature.State {
  /// Opens the mirror of the address, or closes the one that was left.
  mutating func followMirror(_ moment: Moment) -> Effects {
    guard case .mirror(let token) = route else { return leaveMirror() }
    if let mirror, mirror.token == token { return [] }
    var mirror = MirrorFeature.State(
      token: token, language: language, isOnline: isOnline, moment: moment)
    let opening = MirrorFeature.begin(&mirror)
    self.mirror = mirror
    // The page's one stream is the match's from now on.
    return handOverStream(moment) + opening.lifted { action in .content(.mirror(action)) }
  }

  private mutating func leaveMirror() -> Effects {
    guard var mirror else { return [] }
    let closing = MirrorFeature.end(&mirror)
    self.mirror = nil
    return closing.lifted { action in .content(.mirror(action)) } + listen()
  }

  mutating func reduceMirror(_ action: MirrorFeature.Action, _ moment: Moment) -> Effects {
    guard var mirror else { return [] }
    mirror.hourCycle = account?.preferences.hourCycle
    let effects = MirrorFeature.reduce(&mirror, action, moment)
    self.mirror = mirror
    return effects.lifted { action in .content(.mirror(action)) }
  }

  /// What the host reports, for the match that is watched.
  mutating func tellMirror(_ action: MirrorFeature.Action, _ moment: Moment) -> Effects {
    mirror == nil ? [] : reduceMirror(action, moment)
  }
}

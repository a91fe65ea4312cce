import AccountsDomain
import Calendar
import Core
import Design
import Sync

// What must be true after every turn: words, status and badge follow the state.
extension ShellState {
  mutating func keepInStep(_ moment: Moment) -> Effects {
    var effects = openLocal(moment) + rememberLocals() + resumeHeldClaim(moment)
    effects += Content.keepInStep(&self, moment)
    effects += keepRest(moment) + tellAnswered()
    let formats = formats
    account?.showStatus(formats, isOnline: isOnline, moment)
    effects += Content.meet(&self, moment) + keepGlances(moment) + keepOutings(moment)
    rememberPreferences(&effects)
    effects += rememberOwnIcon()
    let due = account?.badge(of: ownIcon, on: moment.today, at: moment.instant) ?? 0
    if due != badge {
      badge = due
      effects.append(.tell(.badge(due)))
    }
    effects += askWhetherGone() + Content.finish(&self, moment) + followClock(moment)
    if restartsWhenSaved, (account?.core.status.saving ?? 0) == 0 {
      restartsWhenSaved = false
      effects.append(.tell(.activateUpdate))
    }
    return effects
  }

  /// What the next run's first paint needs.
  private mutating func rememberPreferences(_ effects: inout Effects) {
    guard let account, account.core.status.loaded else { return }
    let preferences = account.preferences
    func remember(_ word: String?, as key: String) {
      effects.append(.tell(.remember(key: key, value: word ?? "")))
    }
    if preferences.language != remembered.language {
      remembered.language = preferences.language
      remember(preferences.language?.rawValue, as: RememberedKey.language)
    }
    if preferences.theme != remembered.theme {
      remembered.theme = preferences.theme
      remember(preferences.theme?.rawValue, as: RememberedKey.theme)
    }
    if preferences.hourCycle != remembered.hourCycle {
      remembered.hourCycle = preferences.hourCycle
      remember(preferences.hourCycle?.rawValue, as: RememberedKey.hourCycle)
    }
  }
}

extension ShellAccount {
  fileprivate mutating func showStatus(_ formats: Formats, isOnline: Bool, _ moment: Moment) {
    if core.status.bootstrapped { isRestoring = false }
    Content.showStatus(&self, formats, isOnline: isOnline, moment)
  }

  /// What is known about where the person's changes are, in their words.
  public func summary(_ formats: Formats, isOnline: Bool, _ moment: Moment) -> SyncSummary {
    let status = core.status
    // Without an account nothing waits, and nothing is anywhere else.
    var summary = SyncSummary(
      saving: status.saving, waiting: status.isLocal ? 0 : status.waiting,
      waitingSince: status.waitingSince.map { since in
        formats.time(since.civil(offset: moment.zone.offset).time)
      }, isOnline: status.online && isOnline,
      isSyncing: status.syncing, hasServer: status.bootstrapped,
      // Another tab may be the one that sends.
      isAtRest: status.isAtRest && !status.isLocal && core.syncs,
      isAnswered: isAnswered)
    if status.isLocal { summary.holding = .local }
    summary.isSignedOut = status.signedOut
    return summary
  }

  /// How long ago the server was last heard, in words; `nil` where it never was.
  public func lastContact(_ formats: Formats, _ moment: Moment) -> String? {
    core.status.lastContact.map { contact in
      let seen = contact.civil(offset: moment.zone.offset)
      let day = formats.dayWord(seen.date, from: moment.today) ?? formats.date(seen.date, .short)
      return day + " " + formats.time(seen.time)
    }
  }
}

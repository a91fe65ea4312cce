import AccountsDomain
import AccountsUI
import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Design
import RefWatchDomain
import RefWatchUI
import SuperFriendUI
import Sync
import TeePalsDomain
import TeePalsUI

extension SuiteFeature.Account {
  /// Tells the apps what is known about where the person's changes are.
  mutating func showStatus(_ formats: Formats, isOnline: Bool, _ moment: Moment) {
    let status = core.status
    let offset = moment.zone.offset
    if status.bootstrapped { isRestoring = false }
    friends.language = formats.language
    friends.hourCycle = formats.hourCycle
    // Without an account nothing waits, and nothing is anywhere else.
    friends.sync = SyncSummary(
      saving: status.saving, waiting: status.isLocal ? 0 : status.waiting,
      waitingSince: status.waitingSince.map { since in
        formats.time(since.civil(offset: offset).time)
      }, refused: status.rejected, isOnline: status.online && isOnline,
      isSyncing: status.syncing, hasServer: status.bootstrapped && !status.isLocal,
      // Another tab may be the one that sends.
      isAtRest: status.isAtRest && !status.isLocal && core.syncs,
      isAnswered: isAnswered)
    referee.language = formats.language
    referee.hourCycle = formats.hourCycle
    referee.sync = friends.sync
    referee.hasAccount = occupant.session != nil
    referee.profileName = preferences.displayName ?? ""
    referee.refused = refusedInMatches(formats, offset)
    golf.language = formats.language
    golf.hourCycle = formats.hourCycle
    golf.sync = friends.sync
    golf.hasAccount = occupant.session != nil
    golf.accountName = preferences.displayName ?? ""
    golf.usesMiles =
      settings.profile.chosenUnits.map { units in units == .imperial }
      ?? (formats.language == .english)
    golf.refused = refusedInRounds(formats, offset)
    golf.unsent = unsentRounds(moment.instant)
    day.language = formats.language
    day.hourCycle = formats.hourCycle
    day.sync = friends.sync
    day.sync.isReadingOlder = status.isReadingOlder
    day.hasAccount = occupant.session != nil
    day.deviceName = occupant.session?.device ?? ""
    day.refused = refusedInDays(formats, offset)
    friends.offlineAge = status.lastContact.map { contact in
      let seen = contact.civil(offset: offset)
      let day = formats.dayWord(seen.date, from: moment.today) ?? formats.date(seen.date, .short)
      return day + " " + formats.time(seen.time)
    }
    golf.offlineAge = friends.offlineAge
    day.offlineAge = friends.offlineAge
    friends.refused = refusedCommands(formats, offset)
    settings.preferences = preferences
    settings.language = formats.language
    settings.waiting = status.saving + status.waiting
    settings.local.count = settings.waiting
  }

  /// The number on the app's icon: what waits for the person, unless something is under way.
  var badge: Int {
    if referee.isLive { return 1 }
    if day.liveName != nil { return day.halfBlocksToday }
    return friends.dueCount + golf.badge
  }

  /// What somebody without an account was called at the beginning, until they say otherwise.
  var givenName: String? {
    guard let name = occupant.profile?.name else { return nil }
    let isChanged = core.outbox.contains { entry in
      guard case .accounts(let command)? = entry.command, case .setDisplayName = command
      else { return false }
      return true
    }
    return isChanged ? nil : name
  }

  private func refusedInMatches(_ formats: Formats, _ offset: Int) -> [RefusedMatchCommand] {
    core.rejected.compactMap { entry in
      guard case .referee(let command) = entry.command else { return nil }
      var rejection: RefWatchRejection?
      if case .referee(let reason)? = entry.reason.rootRejection { rejection = reason }
      if case .forbidden = entry.reason { rejection = .notOfTheCrew }
      let made = entry.made.civil(offset: offset)
      return RefusedMatchCommand(
        id: entry.id, command: command, rejection: rejection,
        when: formats.date(made.date, .short) + " " + formats.time(made.time))
    }
  }

  private func refusedInRounds(_ formats: Formats, _ offset: Int) -> [RefusedGolfCommand] {
    core.rejected.compactMap { entry in
      guard case .golf(let command) = entry.command else { return nil }
      var rejection: TeePalsRejection?
      if case .golf(let reason)? = entry.reason.rootRejection { rejection = reason }
      let made = entry.made.civil(offset: offset)
      return RefusedGolfCommand(
        id: entry.id, command: command, rejection: rejection,
        when: formats.date(made.date, .short) + " " + formats.time(made.time))
    }
  }

  /// What waits of rounds; with the server at hand, what has waited for longer than sending takes.
  private func unsentRounds(_ now: Instant) -> UnsentRounds {
    let isReachable = golf.sync.isReachable
    let since = now.advanced(byMilliseconds: -UnsentRounds.patience)
    return UnsentRounds(
      core.outbox.compactMap { entry in
        guard case .golf(let command)? = entry.command, !isReachable || entry.at < since
        else {
          return nil
        }
        return command
      })
  }

  private func refusedInDays(_ formats: Formats, _ offset: Int) -> [RefusedDayCommand] {
    core.rejected.compactMap { entry in
      guard case .day(let command) = entry.command else { return nil }
      var rejection: DayBlockRejection?
      if case .day(let reason)? = entry.reason.rootRejection { rejection = reason }
      let made = entry.made.civil(offset: offset)
      return RefusedDayCommand(
        id: entry.id, command: command, rejection: rejection,
        when: formats.date(made.date, .short) + " " + formats.time(made.time))
    }
  }

  private func refusedCommands(_ formats: Formats, _ offset: Int) -> [RefusedCommand] {
    var list: [RefusedCommand] = []
    for entry in core.rejected {
      guard case .friends(let command) = entry.command,
        case .friends(let rejection) = entry.reason.rootRejection
      else { continue }
      let made = entry.made.civil(offset: offset)
      list.append(
        RefusedCommand(
          id: entry.id, command: command, rejection: rejection,
          when: formats.date(made.date, .short) + " " + formats.time(made.time)))
    }
    return list
  }
}

extension RejectionReason {
  /// The app's own reason at the root of a chain of rejections.
  var rootRejection: Rejection? {
    switch self {
    case .domain(let rejection): rejection
    case .dependsOnRejected(_, let reason): reason.rootRejection
    case .unknownCommand, .malformed, .forbidden, .unknown: nil
    }
  }
}

import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
import Shell
import Sync

extension ShellAccount where Content == HomeContent {
  /// Tells the account what is known about where the person's changes are.
  fileprivate mutating func showInApps(_ formats: Formats, isOnline: Bool, _ moment: Moment) {
    let status = core.status
    let offset = moment.zone.offset
    apps.sync = summary(formats, isOnline: isOnline, moment)
    settings.preferences = preferences
    settings.language = formats.language
    // What was not accepted is nowhere else either.
    settings.waiting = status.saving + status.waiting + status.rejected
    showRefused(formats, offset)
    settings.local.count = settings.waiting
  }

  /// What the launcher says of every app as long as it is not known what the person has.
  var missing: KitText? {
    if apps.trouble != nil { return .somethingWrong }
    guard core.status.loaded else { return .loading }
    switch apps.sync.knowledge {
    case .known: return nil
    case .coming: return .loading
    case .silent, .offline, .signedOut: return .awaitedTitle
    }
  }
}

extension HomeContent {
  public static func showStatus(
    _ account: inout Account, _ formats: Formats, isOnline: Bool, _ moment: Moment
  ) {
    account.showInApps(formats, isOnline: isOnline, moment)
  }
}

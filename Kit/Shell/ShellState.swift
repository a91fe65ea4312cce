import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
import Sync
import View

/// The whole client.
public struct ShellState<Content: ShellContent> {
  /// As it was, with what the browser remembers as it is.
  public internal(set) var launch: Launch
  public var route: Content.Route
  /// Who uses the apps on this device; nothing until that is known, or when nobody does.
  public var account: ShellAccount<Content>?
  public var surroundings: Content.Surroundings
  /// Who began without an account.
  public var locals = LocalProfiles()
  /// Until it has been looked at who is here.
  public var isStarting = true
  public internal(set) var isOnline: Bool
  /// The day and hour last seen; no day before the first action.
  public internal(set) var today: CivilDate?
  public internal(set) var hour = 0
  /// The instant of the last turn.
  public internal(set) var now = Instant(milliseconds: 0)
  public internal(set) var isUpdateReady = false
  /// The person asked to restart once everything is durable.
  var restartsWhenSaved = false
  var badge = 0
  /// Which mistake is planted: only tests plant.
  public var planted = Planting()
  /// The theme and language of the last run, until the preferences are read.
  public internal(set) var remembered: Remembered

  init(
    launch: Launch, route: Content.Route, surroundings: Content.Surroundings,
    remembered: Remembered
  ) {
    self.launch = launch
    self.route = route
    self.surroundings = surroundings
    self.remembered = remembered
    isOnline = launch.online
  }

  /// The language in force: the person's, else the last run's, else the device's.
  public var language: Language {
    account?.preferences.language ?? remembered.language ?? Language(preferred: launch.languages)
  }

  var theme: Theme? {
    guard let account, account.core.status.loaded else { return remembered.theme }
    return account.preferences.theme
  }

  /// What the person sees: the base with what waits; nothing while nobody is here.
  @inline(never)
  public func seen() -> Content.Domain.Replica? {
    guard let account else { return nil }
    return account.core.view
  }

  public var formats: Formats { Formats(language, hourCycle: account?.preferences.hourCycle) }
}

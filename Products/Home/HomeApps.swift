import AccountsDomain
import AccountsUI
import Core
import Design
import Shell
import View

/// What there is for a person on the account's pages.
public struct HomeApps {
  /// In a box: the account is copied in every turn, and the states of all its pages are in it.
  private var boxedSettings: Boxed<SettingsFeature.State>
  /// What is known about where their changes are.
  var sync = SyncSummary()
  /// Their data could not be opened; in words.
  var trouble: String?

  init(settings: SettingsFeature.State) { boxedSettings = Boxed(settings) }

  var settings: SettingsFeature.State {
    _read { yield boxedSettings.value }
    _modify { yield &boxedSettings.value }
  }

  mutating func reduceSettings(
    _ action: SettingsFeature.Action, _ moment: Moment
  ) -> [Effect<SettingsFeature.Action, AccountsCommand>] {
    SettingsFeature.reduce(&settings, action, moment)
  }

  /// Whether a system's changes that were not accepted are listed by a client of its own.
  static func lists(_ system: String) -> Bool {
    ["friends", "referee", "golf", "day", "run"].contains { app in sameBytes(app, system) }
  }
}

extension ShellAccount where Content == HomeContent {
  var settings: SettingsFeature.State {
    _read { yield apps.settings }
    _modify { yield &apps.settings }
  }
}

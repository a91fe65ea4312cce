import AccountsUI
import Shell

// What lies in the boxes, to be read and changed in place.
extension SuiteApps {
  var settings: SettingsFeature.State {
    _read { yield boxedSettings.value }
    _modify { yield &boxedSettings.value }
  }
}

// The same by way of the person.
extension SuiteFeature.Account {
  var settings: SettingsFeature.State {
    _read { yield apps.settings }
    _modify { yield &apps.settings }
  }
}

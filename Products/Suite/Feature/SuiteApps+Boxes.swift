import AccountsUI
import DayBlockUI
import Shell

// What lies in the boxes, to be read and changed in place.
extension SuiteApps {
  var day: DayBlockFeature.State {
    _read { yield boxedDay.value }
    _modify { yield &boxedDay.value }
  }

  var settings: SettingsFeature.State {
    _read { yield boxedSettings.value }
    _modify { yield &boxedSettings.value }
  }
}

// The same by way of the person.
extension SuiteFeature.Account {
  var day: DayBlockFeature.State {
    _read { yield apps.day }
    _modify { yield &apps.day }
  }

  var settings: SettingsFeature.State {
    _read { yield apps.settings }
    _modify { yield &apps.settings }
  }
}

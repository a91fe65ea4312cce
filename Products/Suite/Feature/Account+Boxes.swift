import AccountsUI
import DayBlockUI
import RefWatchUI
import RunningBuddyUI
import SuperFriendUI
import Sync
import TeePalsUI

// What lies in the boxes, to be read and changed in place.
extension SuiteFeature.Account {
  var core: ClientCore<SuiteDomain> {
    _read { yield boxedCore.value }
    _modify { yield &boxedCore.value }
  }

  var friends: FriendsFeature.State {
    _read { yield boxedFriends.value }
    _modify { yield &boxedFriends.value }
  }

  var referee: RefWatchFeature.State {
    _read { yield boxedReferee.value }
    _modify { yield &boxedReferee.value }
  }

  var golf: TeePalsFeature.State {
    _read { yield boxedGolf.value }
    _modify { yield &boxedGolf.value }
  }

  var day: DayBlockFeature.State {
    _read { yield boxedDay.value }
    _modify { yield &boxedDay.value }
  }

  var run: RunFeature.State {
    _read { yield boxedRun.value }
    _modify { yield &boxedRun.value }
  }

  var settings: SettingsFeature.State {
    _read { yield boxedSettings.value }
    _modify { yield &boxedSettings.value }
  }
}

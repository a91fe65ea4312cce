import Calendar
import Core
import Design
import Sync

// What the app tells of the person's time, and what it is told.
extension AppClient {
  public static var tellsOutings: Bool { App.tellsOutings }

  public static func outings(
    _ account: Account, _ language: Language, _ zone: Zone
  ) -> (system: String, outings: [Outing])? {
    guard App.tellsOutings else { return nil }
    let replica = account.core.view.own
    return (App.Rules.system, App.outings(in: replica, of: account.user, language, zone))
  }

  public static func wantsOutings(_ apps: Apps) -> Bool { App.wantsOutings(apps.value) }

  public static func show(_ outings: [Outing], _ apps: inout Apps, _ moment: Moment) {
    App.show(outings, &apps.value, moment)
  }

  public static func outingsChanged(_ apps: inout Apps) { App.outingsChanged(&apps.value) }
}

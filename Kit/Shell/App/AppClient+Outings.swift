import Calendar
import Core
import Design
import Sync

// What the app tells of the person's time, and what it is told.
extension AppClient {
  public static var outingsSystem: String? { App.tellsOutings ? App.Rules.system : nil }

  public static func outings(
    _ account: Account, _ language: Language, _ zone: Zone
  ) -> [Outing] {
    App.outings(in: account.core.view.own, of: account.user, language, zone)
  }

  public static func wantsOutings(_ apps: Apps) -> Bool { App.wantsOutings(apps.value) }

  public static func show(_ outings: [Outing], _ apps: inout Apps, _ moment: Moment) {
    App.show(outings, &apps.value, moment)
  }

  public static func outingsChanged(_ apps: inout Apps) { App.outingsChanged(&apps.value) }
}

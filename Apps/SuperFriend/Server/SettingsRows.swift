import Core
import Store
import SuperFriendDomain

enum SettingsRows {
  static func load(
    _ user: UserID, _ session: some Session
  ) throws(StoreFailure) -> [FriendsEntity] {
    try session.rows(
      """
      SELECT default_period, default_days, wording, shows_bands, shows_sections, swipe_type,
        records_at_once, offers_more_kinds, name_order, name_display, start_of_day, country
      FROM friends_settings WHERE owner = \(user)
      """
    ) { row throws(StoreFailure) in .settings(try settings(user, row)) }
  }

  private static func settings(
    _ user: UserID, _ row: Row
  ) throws(StoreFailure) -> FriendsSettings {
    var settings = FriendsSettings(user: user)
    settings.defaultPeriod = try row.period("default_period", days: "default_days")
    settings.wording = try row.word("wording")
    settings.showsBands = try row["shows_bands"]
    settings.showsSections = try row["shows_sections"]
    settings.swipeType = try row.word("swipe_type")
    settings.recordsAtOnce = try row["records_at_once"]
    settings.offersMoreKinds = try row["offers_more_kinds"]
    settings.nameOrder = try row.word("name_order")
    settings.nameDisplay = try row.word("name_display")
    guard let start = StartOfDay(hour: try row["start_of_day"]) else {
      throw .mismatch(in: "start_of_day")
    }
    settings.startOfDay = start
    let country: String? = try row["country"]
    settings.country = country.flatMap { code in Country(code) }
    return settings
  }

  static func put(
    _ settings: FriendsSettings, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO friends_settings (owner, revision, default_period, default_days, wording,
        shows_bands, shows_sections, swipe_type, records_at_once, offers_more_kinds, name_order,
        name_display, start_of_day, country)
      VALUES (\(settings.user), \(revision), \(settings.defaultPeriod.key),
        \(settings.defaultPeriod.customDays), \(settings.wording.rawValue),
        \(settings.showsBands), \(settings.showsSections), \(settings.swipeType.rawValue),
        \(settings.recordsAtOnce), \(settings.offersMoreKinds), \(settings.nameOrder.rawValue),
        \(settings.nameDisplay.rawValue), \(settings.startOfDay.hour), \(settings.country?.code))
      ON CONFLICT (owner) DO UPDATE SET revision = excluded.revision,
        default_period = excluded.default_period, default_days = excluded.default_days,
        wording = excluded.wording, shows_bands = excluded.shows_bands,
        shows_sections = excluded.shows_sections, swipe_type = excluded.swipe_type,
        records_at_once = excluded.records_at_once,
        offers_more_kinds = excluded.offers_more_kinds, name_order = excluded.name_order,
        name_display = excluded.name_display, start_of_day = excluded.start_of_day,
        country = excluded.country
      """)
  }
}

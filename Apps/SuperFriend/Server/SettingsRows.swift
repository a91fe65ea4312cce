import Core
import Store
import SuperFriendDomain
import Wire

enum SettingsRows {
  /// How people want to be reminded. Whoever has said nothing has the defaults.
  static let reminders = Migration(
    "addReminderSettings",
    """
    ALTER TABLE friends_settings ADD COLUMN reminders TEXT NOT NULL DEFAULT 'off'
      CHECK (reminders IN ('off', 'push', 'email'))
    """,
    """
    ALTER TABLE friends_settings ADD COLUMN reminder_hour INTEGER NOT NULL DEFAULT 9
      CHECK (reminder_hour BETWEEN 0 AND 23)
    """,
    """
    ALTER TABLE friends_settings ADD COLUMN reminder_days TEXT NOT NULL DEFAULT '[1,2,3,4,5,6,7]'
    """,
    """
    ALTER TABLE friends_settings ADD COLUMN quiet_from INTEGER NOT NULL DEFAULT 22
      CHECK (quiet_from BETWEEN 0 AND 23)
    """,
    """
    ALTER TABLE friends_settings ADD COLUMN quiet_to INTEGER NOT NULL DEFAULT 7
      CHECK (quiet_to BETWEEN 0 AND 23)
    """,
    """
    ALTER TABLE friends_settings ADD COLUMN reminds_of_each INTEGER NOT NULL DEFAULT 0
      CHECK (reminds_of_each IN (0, 1))
    """,
    """
    ALTER TABLE friends_settings ADD COLUMN shows_birthdays INTEGER NOT NULL DEFAULT 1
      CHECK (shows_birthdays IN (0, 1))
    """,
    """
    ALTER TABLE friends_settings ADD COLUMN calendar_alarms INTEGER NOT NULL DEFAULT 0
      CHECK (calendar_alarms IN (0, 1))
    """,
    """
    ALTER TABLE friends_settings ADD COLUMN zone TEXT NOT NULL DEFAULT ''
      CHECK (length(zone) <= 64)
    """)

  static func load(
    _ user: UserID, _ session: some Session
  ) throws(StoreFailure) -> [FriendsEntity] {
    try session.rows(
      """
      SELECT default_period, default_days, wording, shows_bands, shows_sections, swipe_type,
        records_at_once, offers_more_kinds, name_order, name_display, start_of_day, country,
        reminders, reminder_hour, reminder_days, quiet_from, quiet_to, reminds_of_each,
        shows_birthdays, calendar_alarms, zone
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
    settings.reminders = try row.word("reminders")
    settings.reminderHour = try row["reminder_hour"]
    settings.reminderDays = try row.decoded("reminder_days")
    guard let quiet = ReminderQuietHours(from: try row["quiet_from"], to: try row["quiet_to"])
    else { throw .mismatch(in: "quiet_from") }
    settings.quietHours = quiet
    settings.remindsOfEach = try row["reminds_of_each"]
    settings.showsBirthdays = try row["shows_birthdays"]
    settings.calendarAlarms = try row["calendar_alarms"]
    settings.zone = try row["zone"]
    return settings
  }

  static func put(
    _ settings: FriendsSettings, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO friends_settings (owner, revision, default_period, default_days, wording,
        shows_bands, shows_sections, swipe_type, records_at_once, offers_more_kinds, name_order,
        name_display, start_of_day, country, reminders, reminder_hour, reminder_days, quiet_from,
        quiet_to, reminds_of_each, shows_birthdays, calendar_alarms, zone)
      VALUES (\(settings.user), \(revision), \(settings.defaultPeriod.key),
        \(settings.defaultPeriod.customDays), \(settings.wording.rawValue),
        \(settings.showsBands), \(settings.showsSections), \(settings.swipeType.rawValue),
        \(settings.recordsAtOnce), \(settings.offersMoreKinds), \(settings.nameOrder.rawValue),
        \(settings.nameDisplay.rawValue), \(settings.startOfDay.hour), \(settings.country?.code),
        \(settings.reminders.rawValue), \(settings.reminderHour),
        \(settings.reminderDays.json.text), \(settings.quietHours.from),
        \(settings.quietHours.to), \(settings.remindsOfEach), \(settings.showsBirthdays),
        \(settings.calendarAlarms), \(settings.zone))
      ON CONFLICT (owner) DO UPDATE SET revision = excluded.revision,
        default_period = excluded.default_period, default_days = excluded.default_days,
        wording = excluded.wording, shows_bands = excluded.shows_bands,
        shows_sections = excluded.shows_sections, swipe_type = excluded.swipe_type,
        records_at_once = excluded.records_at_once,
        offers_more_kinds = excluded.offers_more_kinds, name_order = excluded.name_order,
        name_display = excluded.name_display, start_of_day = excluded.start_of_day,
        country = excluded.country, reminders = excluded.reminders,
        reminder_hour = excluded.reminder_hour, reminder_days = excluded.reminder_days,
        quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
        reminds_of_each = excluded.reminds_of_each, shows_birthdays = excluded.shows_birthdays,
        calendar_alarms = excluded.calendar_alarms, zone = excluded.zone
      """)
  }
}

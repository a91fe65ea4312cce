import Store

extension Schema {
  /// A match as an appointment: status, zone, fee, travel, notes and source, as JSON of our own.
  static let addFixture = Migration("addFixture", fixture)

  private static let fixture: SQL = "ALTER TABLE match ADD COLUMN fixture TEXT"
}

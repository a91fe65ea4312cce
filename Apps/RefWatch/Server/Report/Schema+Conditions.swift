import Store

extension Schema {
  /// Weather, temperature, pitch and why a match began late, as JSON of our own.
  static let addConditions = Migration("addConditions", conditions)

  private static let conditions: SQL = "ALTER TABLE match ADD COLUMN conditions TEXT"
}

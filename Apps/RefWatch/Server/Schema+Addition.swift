import Store

extension Schema {
  /// Why an entry was written later than it happened: NULL for what was written as it did.
  static let addAddition = Migration("addAddition", addition)

  private static let addition: SQL = "ALTER TABLE match_event ADD COLUMN addition TEXT"
}

import Store

extension Schema {
  /// Who brought an entry that somebody else wrote: of what is older, nobody knows.
  static let addCarrier = Migration("addCarrier", carrier)

  private static let carrier: SQL = """
    ALTER TABLE match_event ADD COLUMN carrier BLOB CHECK (length(carrier) = 16)
    """
}

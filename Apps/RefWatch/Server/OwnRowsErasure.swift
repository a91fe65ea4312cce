import Core
import Store

/// A person's journal, check-ins and library: theirs alone, so they simply go.
enum OwnRowsErasure {
  static func part(
    of user: UserID, limit: Int, in session: some Session
  ) throws(StoreFailure) -> Bool {
    let statements: [SQL] = [
      """
      DELETE FROM journal_entry WHERE owner = \(user) AND id IN (
        SELECT id FROM journal_entry WHERE owner = \(user) LIMIT \(limit))
      """,
      """
      DELETE FROM wellness_check_in WHERE owner = \(user) AND id IN (
        SELECT id FROM wellness_check_in WHERE owner = \(user) LIMIT \(limit))
      """,
      """
      DELETE FROM library_item WHERE owner = \(user) AND id IN (
        SELECT id FROM library_item WHERE owner = \(user) LIMIT \(limit))
      """,
    ]
    for statement in statements where try session.run(statement) > 0 { return false }
    return true
  }
}

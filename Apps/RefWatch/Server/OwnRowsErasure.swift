import Core
import Store

/// A person's journal, check-ins, library and tracks: theirs alone, so they simply go.
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
      """
      DELETE FROM match_track WHERE owner = \(user) AND id IN (
        SELECT id FROM match_track WHERE owner = \(user) LIMIT \(limit))
      """,
    ]
    if try PeerRows.leave(user, session) { return false }
    for statement in statements where try session.run(statement) > 0 { return false }
    return true
  }
}

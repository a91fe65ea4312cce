import Core
import RefWatchDomain
import Store
import Sync

/// How a person goes from shared journal entries: their own go, and of those of others their
/// comments and their name.
enum MentorErasure {
  /// Removes about `limit` rows. Answers whether nothing is left.
  static func part<Connection: Session>(
    of user: UserID, limit: Int, in session: Connection
  ) throws(StoreFailure) -> Bool {
    if let share = try ShareRows.all(
      "id IN (SELECT id FROM journal_share WHERE owner = \(user) LIMIT 1)", session
    ).first {
      try remove(share, limit: limit, in: session)
      return false
    }
    let mine: SQL = """
      id IN (SELECT id FROM journal_share
        WHERE mentor = \(user) OR id IN (SELECT share FROM journal_comment WHERE author = \(user))
        LIMIT 1)
      """
    if let share = try ShareRows.all(mine, session).first {
      try goFrom(share, user, limit: limit, in: session)
      return false
    }
    guard let share = try trace(of: user, in: session) else { return true }
    try forget(share, in: session)
    return false
  }

  /// A share that is gone and in whose history the person still is: it was taken back, or its entry
  /// was.
  private static func trace(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> JournalShareID? {
    let membership = Membership.key(of: .sharedJournal(JournalShareID(high: 0, low: 0))).kind
    return try session.value(
      """
      SELECT past.id FROM feed AS past
      WHERE past.scope_kind = 'user' AND past.scope_id = \(user) AND past.kind = \(membership)
        AND NOT EXISTS (SELECT 1 FROM journal_share WHERE id = past.id)
        AND EXISTS (SELECT 1 FROM feed_head WHERE scope_kind = 'mentor' AND scope_id = past.id)
      LIMIT 1
      """)
  }

  private static func enact<Connection: Session>(
    _ changes: [Change<RefWatchEntity>], in session: Connection
  ) throws(StoreFailure) {
    var storage = SQLStorage<RefWatchTables, Connection>(session)
    try storage.enact(changes)
  }

  /// The mentor's devices are told to forget it; then nothing of it stays.
  private static func remove<Connection: Session>(
    _ share: JournalShare, limit: Int, in session: Connection
  ) throws(StoreFailure) {
    let scope = Scope.sharedJournal(share.id)
    let comments = try CommentRows.all(
      """
      id IN (SELECT id FROM journal_comment WHERE share = \(share.id) LIMIT \(limit))
      """, session)
    if !comments.isEmpty {
      let keys = comments.map { comment in RefWatchEntity.Kind.comment.key(comment.id) }
      return try enact(keys.map { key in .remove(scope, key) }, in: session)
    }
    if let mentor = share.mentor { try enact([.leave(scope, mentor)], in: session) }
    try forget(share.id, in: session)
  }

  /// Nothing of a share stays, its history neither.
  private static func forget(
    _ share: JournalShareID, in session: some Session
  ) throws(StoreFailure) {
    let statements: [SQL] = [
      "DELETE FROM feed WHERE scope_kind = 'mentor' AND scope_id = \(share)",
      "DELETE FROM entity_home WHERE scope_kind = 'mentor' AND scope_id = \(share)",
      "DELETE FROM feed_head WHERE scope_kind = 'mentor' AND scope_id = \(share)",
      "DELETE FROM scope_member WHERE scope_kind = 'mentor' AND scope_id = \(share)",
      "DELETE FROM journal_share WHERE id = \(share)",
    ]
    for statement in statements { try session.run(statement) }
  }

  private static func goFrom<Connection: Session>(
    _ share: JournalShare, _ user: UserID, limit: Int, in session: Connection
  ) throws(StoreFailure) {
    let scope = Scope.sharedJournal(share.id)
    let comments = try CommentRows.all(
      """
      id IN (SELECT id FROM journal_comment
        WHERE share = \(share.id) AND author = \(user) LIMIT \(limit))
      """, session)
    if !comments.isEmpty {
      let keys = comments.map { comment in RefWatchEntity.Kind.comment.key(comment.id) }
      return try enact(keys.map { key in .remove(scope, key) }, in: session)
    }
    var left = share
    if share.mentor == user {
      (left.mentor, left.mentorName) = (share.stand, "")
      left.end = share.end ?? .left
    }
    left.ownerSeen = 0
    try enact([.put(scope, .share(left)), .leave(scope, user)], in: session)
    // What was said before goes out of the history too.
    var storage = SQLStorage<RefWatchTables, Connection>(session)
    try storage.compact(scope, upTo: .max)
  }
}

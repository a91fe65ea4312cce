import Core
import RefWatchDomain
import Store
import Wire

/// Statements about shared journal entries.
enum ShareRows {
  /// Whether a person is a member of the scope of the share that `column` names.
  static func isOpen(to reader: UserID, _ column: SQL) -> SQL {
    """
    EXISTS (SELECT 1 FROM scope_member
      WHERE scope_kind = 'mentor' AND scope_id = \(column) AND user_id = \(reader))
    """
  }

  /// `condition` is about `journal_share`.
  static func load(
    _ condition: SQL, _ reader: UserID, _ session: some Session
  ) throws(StoreFailure) -> [JournalShare] {
    try all("\(condition) AND \(isOpen(to: reader, "id"))", session)
  }

  static func all(_ condition: SQL, _ session: some Session) throws(StoreFailure) -> [JournalShare]
  {
    try session.rows("SELECT id, body FROM journal_share WHERE \(condition) ORDER BY id") {
      row throws(StoreFailure) in
      let id: JournalShareID = try row["id"]
      return try row.decoded("body") { body throws(WireError) in try JournalShare(id: id, body) }
    }
  }

  static func put(
    _ share: JournalShare, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO journal_share (id, revision, owner, entry, match, mentor, expires_at, ended, body)
      VALUES (\(share.id), \(revision), \(share.owner), \(share.entry.id), \(share.entry.match),
        \(share.mentor), \(share.expiresAt), \(share.end?.rawValue), \(share.body.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, match = excluded.match,
        mentor = excluded.mentor, ended = excluded.ended, body = excluded.body
      """)
    // What is over lets nobody in. An invitation that was accepted stays, for the same person's
    // next try: its answer may have been lost.
    if share.end != nil {
      try session.run("DELETE FROM mentor_invitation WHERE share = \(share.id)")
    }
  }
}

/// Statements about comments on them.
enum CommentRows {
  /// What `reader` may see of a share's thread.
  static func load(
    of share: JournalShareID, _ reader: UserID, _ session: some Session
  ) throws(StoreFailure) -> [JournalComment] {
    try all("share = \(share) AND \(ShareRows.isOpen(to: reader, "share"))", session)
  }

  /// `condition` is about `journal_comment`.
  static func all(
    _ condition: SQL, _ session: some Session
  ) throws(StoreFailure) -> [JournalComment] {
    try session.rows(
      """
      SELECT id, share, author, written_at, text FROM journal_comment
      WHERE \(condition) ORDER BY share, written_at, id
      """
    ) { row throws(StoreFailure) in
      JournalComment(
        id: try row["id"], share: try row["share"], author: try row["author"],
        writtenAt: try row["written_at"], text: try row["text"])
    }
  }

  static func put(
    _ comment: JournalComment, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    guard let author = comment.author else { throw .mismatch(in: "author") }
    try session.run(
      """
      INSERT INTO journal_comment (id, revision, share, author, written_at, text)
      VALUES (\(comment.id), \(revision), \(comment.share), \(author), \(comment.writtenAt),
        \(comment.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, text = excluded.text
      """)
  }
}

extension RefWatchTables {
  /// What is shared of one's journal, and where `withMatches` the matches that it follows.
  static func loadShared(
    _ condition: SQL, withMatches: Bool, for owner: UserID, into replica: inout RefWatchReplica,
    _ session: some Session
  ) throws(StoreFailure) {
    for share in try ShareRows.load("owner = \(owner) AND \(condition)", owner, session) {
      replica.set(RefWatchEntity.Kind.share.key(share.id), to: .share(share))
      for comment in try CommentRows.load(of: share.id, owner, session) {
        replica.set(RefWatchEntity.Kind.comment.key(comment.id), to: .comment(comment))
      }
      if withMatches, share.end == nil {
        try loadMatch(share.entry.match, for: owner, into: &replica, session)
      }
    }
  }

  /// A match with its whole log, if the person may see it.
  static func loadMatch(
    _ id: MatchID, for actor: UserID, into replica: inout RefWatchReplica, _ session: some Session
  ) throws(StoreFailure) {
    for match in try MatchRows.load(id, actor, session) {
      replica.set(RefWatchEntity.Kind.match.key(id), to: .match(match))
    }
    for event in try EventRows.load("match = \(id)", actor, session) {
      replica.set(RefWatchEntity.Kind.event.key(event.id), to: .event(event))
    }
  }

  static func loadShare(
    _ id: JournalShareID, for actor: UserID, into replica: inout RefWatchReplica,
    _ session: some Session
  ) throws(StoreFailure) {
    for share in try ShareRows.load("id = \(id)", actor, session) {
      replica.set(RefWatchEntity.Kind.share.key(id), to: .share(share))
    }
    for comment in try CommentRows.load(of: id, actor, session) {
      replica.set(RefWatchEntity.Kind.comment.key(comment.id), to: .comment(comment))
    }
  }
}

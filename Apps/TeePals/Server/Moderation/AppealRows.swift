import Coding
import Core
import Store
import TeePalsDomain

/// What somebody says against a decision about them.
@Memberwise public struct ModerationAppeal: Hashable, Sendable {
  /// The entry of the log that it is against. There is one appeal for each.
  public let entry: Int64
  public let golfer: UserID
  public let caseID: ModerationCaseID
  public let words: String
  public let createdAt: Instant
  public let decidedAt: Instant?
  /// `nil` while nobody has decided.
  public let isGranted: Bool?
}

extension ModerationAppeal {
  /// As moderators and whoever it is from read it. Not the case: its id tells by whose report it
  /// was opened to whoever tries all golfers.
  var shown: ShownAppeal {
    ShownAppeal(
      entry: entry, text: words, at: createdAt, isGranted: isGranted, decidedAt: decidedAt)
  }
}

/// Statements about appeals.
enum AppealRows {
  /// `rest` is about `golf_appeal`.
  static func all(_ rest: SQL, _ session: some Session) throws(StoreFailure) -> [ModerationAppeal] {
    try session.rows("SELECT * FROM golf_appeal WHERE \(rest)") { row throws(StoreFailure) in
      ModerationAppeal(
        entry: try row["entry"], golfer: try row["golfer"], caseID: try row["case_id"],
        words: try row["words"], createdAt: try row["created_at"],
        decidedAt: try row["decided_at"], isGranted: try row["granted"])
    }
  }

  static func add(_ appeal: ModerationAppeal, _ session: some Session) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_appeal (entry, golfer, case_id, words, created_at)
      VALUES (\(appeal.entry), \(appeal.golfer), \(appeal.caseID), \(appeal.words),
        \(appeal.createdAt))
      """)
  }

  static func decide(
    _ entry: Int64, isGranted: Bool, at now: Instant, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      UPDATE golf_appeal SET decided_at = \(now), granted = \(isGranted) WHERE entry = \(entry)
      """)
  }
}

import AccountsDomain
import Core
import Server
import Store

/// What is known about the answers of a person besides the answers.
struct SecurityAnswerSet: Hashable, Sendable {
  /// Wrong tries in a row after which the questions rest.
  static let tries = 5
  /// Milliseconds for which they rest; after as long without a try, earlier ones are forgotten.
  static let rest: Int64 = 86_400_000
  /// How many questions are asked, if there are so many.
  static let asked = 2

  let since: Instant
  /// The place of the first question asked next. It moves on only after right answers: whoever asks
  /// for one message after the other is asked the same questions.
  let turn: Int
  let failures: Int
  let failedAt: Instant?

  /// Wrong tries that still count.
  func failures(at now: Instant) -> Int {
    guard let failedAt, now < failedAt.advanced(byMilliseconds: Self.rest) else { return 0 }
    return failures
  }

  /// When the questions can be answered again; `nil` when they can be now.
  func rests(at now: Instant) -> Instant? {
    guard failures(at: now) >= Self.tries else { return nil }
    return failedAt?.advanced(byMilliseconds: Self.rest)
  }
}

/// An answer as it is stored, with its question.
struct StoredAnswer: Hashable, Sendable {
  let place: Int
  let question: StoredQuestion
  /// The slow hash of the normal form of the answer, or of its old hash.
  let hash: ScryptHash
  let isOld: Bool
}

/// A question of the list by its word; one's own encrypted.
enum StoredQuestion: Hashable, Sendable {
  case listed(String)
  case sealed([UInt8])
}

/// Statements about security answers.
public enum SecurityAnswerRows {
  static func find(
    _ user: UserID, in session: some Session
  ) throws(StoreFailure) -> SecurityAnswerSet? {
    guard
      let row = try session.first(
        """
        SELECT set_at, turn, failures, failed_at FROM security_answer_set
        WHERE account_id = \(user)
        """)
    else { return nil }
    return SecurityAnswerSet(
      since: try row[0], turn: try row[1], failures: try row[2], failedAt: try row[3])
  }

  static func answers(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> [StoredAnswer] {
    try session.rows(
      """
      SELECT place, listed, sealed, encoded, is_old FROM security_answer
      WHERE account_id = \(user) ORDER BY place
      """
    ) { row throws(StoreFailure) in
      let question: StoredQuestion
      if let word = try row[1] as String? {
        question = .listed(word)
      } else {
        question = .sealed(try row[2])
      }
      let encoded: String = try row[3]
      guard let hash = ScryptHash(encoded) else {
        throw StoreFailure(.mismatch, "a stored answer is damaged")
      }
      let old: Int = try row[4]
      return StoredAnswer(
        place: try row[0], question: question, hash: hash, isOld: old == 1)
    }
  }

  /// Stores answers in place of those there were.
  static func set(
    _ answers: [StoredAnswer], of user: UserID, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    try remove(user, in: session)
    try session.run(
      "INSERT INTO security_answer_set (account_id, set_at) VALUES (\(user), \(now))")
    for answer in answers {
      var listed: String?
      var sealed: [UInt8]?
      switch answer.question {
      case .listed(let word): listed = word
      case .sealed(let bytes): sealed = bytes
      }
      try session.run(
        """
        INSERT INTO security_answer (account_id, place, listed, sealed, encoded, is_old)
        VALUES (\(user), \(answer.place), \(listed), \(sealed), \(answer.hash.text),
          \(answer.isOld ? 1 : 0))
        """)
    }
  }

  /// `false` when there were none.
  @discardableResult
  static func remove(_ user: UserID, in session: some Session) throws(StoreFailure) -> Bool {
    try session.run("DELETE FROM security_answer WHERE account_id = \(user)")
    return try session.run("DELETE FROM security_answer_set WHERE account_id = \(user)") == 1
  }

  /// Counts a try before it is made, so that tries at the same time count too.
  static func attempt(
    _ user: UserID, failures: Int, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      UPDATE security_answer_set SET failures = \(failures), failed_at = \(now)
      WHERE account_id = \(user)
      """)
  }

  /// A try that was not one after all: the server was busy.
  static func withdraw(_ user: UserID, in session: some Session) throws(StoreFailure) {
    try session.run(
      """
      UPDATE security_answer_set SET failures = failures - 1
      WHERE account_id = \(user) AND failures > 0
      """)
  }

  /// Right answers: nothing counts any more, and other questions come next.
  static func pass(
    _ user: UserID, turn: Int, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      UPDATE security_answer_set SET failures = 0, failed_at = NULL, turn = \(turn)
      WHERE account_id = \(user)
      """)
  }

  /// Stores an answer in the present form, unless it has been changed since.
  static func renew(
    _ answer: StoredAnswer, of user: UserID, to hash: ScryptHash, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      UPDATE security_answer SET encoded = \(hash.text), is_old = 0
      WHERE account_id = \(user) AND place = \(answer.place) AND encoded = \(answer.hash.text)
      """)
  }

  /// How many answers can only be compared with the old pepper at hand.
  public static func old(in session: some Session) throws(StoreFailure) -> Int {
    try session.value("SELECT count(*) FROM security_answer WHERE is_old = 1") ?? 0
  }
}

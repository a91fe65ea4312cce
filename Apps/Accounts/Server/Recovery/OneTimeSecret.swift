import Core
import Crypto
import Server
import Store

public enum OneTimeSecretTag {}
public typealias OneTimeSecretID = ID<OneTimeSecretTag>

/// What a secret is good for.
enum OneTimePurpose: String, Sendable {
  case signUp, address, reset
  /// Confirms what is to become the address of an account, and takes that back.
  case newAddress, undoAddress
  /// A new password for an account without one, which has to wait, and the end of the wait.
  case recovery, endRecovery

  /// Milliseconds for which the link works. A code always works ten minutes.
  var life: Int64 {
    switch self {
    case .signUp, .address: OneTimeSecret.codeLife
    case .reset, .newAddress: 1_800_000
    case .undoAddress: 7 * 86_400_000
    case .recovery, .endRecovery: 3 * 86_400_000
    }
  }

  /// Where secrets of this purpose are.
  fileprivate var table: SQL {
    switch self {
    case .signUp, .address, .reset: "one_time_secret"
    case .newAddress, .undoAddress, .recovery, .endRecovery: "identity_secret"
    }
  }
}

/// A code and a link that complete the same thing; either ends both.
struct OneTimeSecret: Sendable {
  static let codeLife: Int64 = 600_000
  /// Wrong codes after which not even the right one helps.
  static let tries = 5

  let id: OneTimeSecretID
  let purpose: OneTimePurpose
  /// Nobody for a sign-up, and for a reset that was asked for an address nobody has.
  let account: UserID?
  /// What the person gets: six digits, and 64 hexadecimal digits.
  let code: String?
  let token: SessionToken

  /// A secret with a code that is only good in the browser that asked.
  init(
    _ purpose: OneTimePurpose, account: UserID?, hasCode: Bool = true,
    environment: ServerEnvironment
  ) {
    id = environment.moment().id(40)
    self.purpose = purpose
    self.account = account
    token = SessionToken(random: environment.randomBytes(SessionToken.length))
    guard hasCode else {
      code = nil
      return
    }
    code = Self.digits(environment)
  }

  /// Six random digits.
  static func digits(_ environment: ServerEnvironment) -> String {
    var number: UInt64 = 0
    for byte in environment.randomBytes(8) { number = number << 8 | UInt64(byte) }
    let digits = String(number % 1_000_000)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}

/// What a person hands in.
enum OneTimeProof: Sendable {
  case code(String)
  case token(SessionToken)
}

/// What came of it.
enum OneTimeMatch: Sendable {
  case found(OneTimeSecretID, account: UserID?, browser: [UInt8]?)
  case wrong
  /// Used, replaced, too old, tried too often, or never there.
  case dead
}

/// Statements about secrets.
enum OneTimeSecretRows {
  /// Stores a secret; the one this browser had for the same purpose dies.
  static func add(
    _ secret: OneTimeSecret, visitor: Visitor?, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    let purpose = secret.purpose.rawValue
    let table = secret.purpose.table
    let browser = visitor.map { visitor in visitor.browser.hash.bytes }
    if let browser {
      try session.run(
        """
        DELETE FROM \(table) WHERE purpose = \(purpose) AND browser_hash = \(browser)
        """)
    }
    try session.run("DELETE FROM \(table) WHERE expires_at <= \(now)")
    let code = secret.code.flatMap { code in visitor?.hash(ofCode: code, secret: secret.id) }
    let codeEnd = now.advanced(byMilliseconds: OneTimeSecret.codeLife)
    let end = now.advanced(byMilliseconds: secret.purpose.life)
    try session.run(
      """
      INSERT INTO \(table) (id, purpose, account_id, browser_hash, code_hash, token_hash,
        tries, code_expires_at, expires_at)
      VALUES (\(secret.id), \(purpose), \(secret.account), \(browser), \(code),
        \(secret.token.hash.bytes), 0, \(codeEnd), \(end))
      """)
  }

  /// Compares; a wrong code is counted. Nothing is used up yet.
  static func match(
    _ purpose: OneTimePurpose, _ proof: OneTimeProof, _ visitor: Visitor, at now: Instant,
    in session: some Session
  ) throws(StoreFailure) -> OneTimeMatch {
    let browser = visitor.browser.hash.bytes
    let table = purpose.table
    let row: Row?
    switch proof {
    case .token(let token):
      row = try session.first(
        """
        SELECT id, account_id, browser_hash, code_hash, tries, expires_at FROM \(table)
        WHERE purpose = \(purpose.rawValue) AND token_hash = \(token.hash.bytes)
        """)
    case .code:
      row = try session.first(
        """
        SELECT id, account_id, browser_hash, code_hash, tries, code_expires_at
        FROM \(table)
        WHERE purpose = \(purpose.rawValue) AND browser_hash = \(browser)
        """)
    }
    guard let row else { return .dead }
    let id: OneTimeSecretID = try row[0]
    let end: Instant = try row[5]
    guard now < end else { return .dead }
    if case .code(let code) = proof {
      let tries: Int = try row[4]
      guard tries < OneTimeSecret.tries else { return .dead }
      let stored: [UInt8]? = try row[3]
      guard let stored, isEqual(stored, visitor.hash(ofCode: code, secret: id)) else {
        try session.run("UPDATE \(table) SET tries = tries + 1 WHERE id = \(id)")
        return .wrong
      }
    }
    return .found(id, account: try row[1], browser: try row[2])
  }

  /// Uses a secret up; `false` when somebody else was faster.
  static func use(_ id: OneTimeSecretID, in session: some Session) throws(StoreFailure) -> Bool {
    let one = try session.run("DELETE FROM one_time_secret WHERE id = \(id)")
    return try one + session.run("DELETE FROM identity_secret WHERE id = \(id)") == 1
  }

  /// Ends every secret of an account but those that take a change of the address back: whoever
  /// changed it must not end them.
  static func endAll(of user: UserID, in session: some Session) throws(StoreFailure) {
    try session.run("DELETE FROM one_time_secret WHERE account_id = \(user)")
    try session.run(
      "DELETE FROM identity_secret WHERE account_id = \(user) AND purpose != 'undoAddress'")
  }

  /// Takes the same time wherever the difference is.
  static func isEqual(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard a.count == b.count else { return false }
    var difference: UInt8 = 0
    for (left, right) in zip(a, b) { difference |= left ^ right }
    return difference == 0
  }
}

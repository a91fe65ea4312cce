import AccountsDomain
import Core
import Server
import Store

/// What a sign-up may bring along: a number that is not verified yet, and the recovery codes the
/// person has put away.
struct SignUpExtras: Sendable {
  private let phone: PhoneNumber?
  private let codeHashes: [[UInt8]]

  static let nothing = SignUpExtras(phone: nil, codeHashes: [])

  private init(phone: PhoneNumber?, codeHashes: [[UInt8]]) {
    self.phone = phone
    self.codeHashes = codeHashes
  }

  /// - Throws: a problem when there are codes and not all of them are good.
  init(phone: PhoneNumber?, codes: [String]) throws(Problem) {
    let read = codes.map { text in RecoveryCode(text) }
    let isGood =
      read.isEmpty
      || (read.count == RecoveryCode.count && Set(read).count == read.count
        && read.allSatisfy { code in code.isWhole })
    guard isGood else { throw Problem(.recoveryCodesInvalid) }
    self.init(phone: phone, codeHashes: read.map { code in code.hash })
  }

  private static func place(_ secret: OneTimeSecretID) -> String {
    "pending_sign_up_extra/sealed_phone/" + secret.description
  }

  /// Keeps it beside a sign-up that waits, and goes with it.
  func keep(
    _ secret: OneTimeSecretID, _ vault: PhoneVault, in session: some Session
  ) throws(StoreFailure) {
    var sealed: [UInt8]?
    if let phone { sealed = try vault.seal(phone, at: Self.place(secret)) }
    try session.run(
      """
      INSERT INTO pending_sign_up_extra (secret_id, sealed_phone, code_hashes)
      VALUES (\(secret), \(sealed), \(Array(codeHashes.joined())))
      """)
  }

  /// What was kept; nothing for a sign-up of an older program.
  static func find(
    _ secret: OneTimeSecretID, _ vault: PhoneVault, in session: some Session
  ) throws(StoreFailure) -> SignUpExtras {
    guard
      let row = try session.first(
        """
        SELECT sealed_phone, code_hashes FROM pending_sign_up_extra WHERE secret_id = \(secret)
        """)
    else { return SignUpExtras(phone: nil, codeHashes: []) }
    let sealed: [UInt8]? = try row[0]
    let hashes: [UInt8] = try row[1]
    var phone: PhoneNumber?
    if let sealed { phone = try vault.open(sealed, at: place(secret)).number }
    return SignUpExtras(
      phone: phone,
      codeHashes: stride(from: 0, to: hashes.count, by: 32).map { start in
        Array(hashes[start..<min(start + 32, hashes.count)])
      })
  }

  /// The same for the sign-up of a browser that waits.
  static func find(
    browser: SessionTokenHash, _ vault: PhoneVault, in session: some Session
  ) throws(StoreFailure) -> SignUpExtras {
    let id: OneTimeSecretID? = try session.value(
      """
      SELECT id FROM one_time_secret WHERE purpose = 'signUp' AND browser_hash = \(browser.bytes)
      """)
    guard let id else { return SignUpExtras(phone: nil, codeHashes: []) }
    return try find(id, vault, in: session)
  }

  /// Gives it to the account that was made.
  func apply(
    to user: UserID, at now: Instant, _ vault: PhoneVault, in session: some Session
  ) throws(StoreFailure) {
    if let phone {
      try PhoneRows(vault: vault).put(phone, .pending, of: user, at: now, in: session)
    }
    for hash in codeHashes {
      try session.run(
        "INSERT INTO recovery_code (account_id, code_hash) VALUES (\(user), \(hash))")
    }
  }
}

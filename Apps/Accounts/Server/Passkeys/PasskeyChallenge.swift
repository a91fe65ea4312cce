import Core
import Crypto
import Server
import Store

/// What a browser has to have signed: 32 random bytes, good once, for five minutes, for one
/// ceremony and in the browser that asked.
struct PasskeyChallenge: Sendable {
  enum Purpose: String, Sendable {
    case registration, signIn
  }

  static let length = 32
  /// Milliseconds for which it works.
  static let life: Int64 = 300_000

  let bytes: [UInt8]
  let purpose: Purpose
  /// The hash of what the one who asked can be known by.
  let holder: [UInt8]

  /// For somebody who is signed in: it works in this session.
  static func registration(_ bytes: [UInt8], _ session: UserSession) -> PasskeyChallenge {
    PasskeyChallenge(
      bytes: bytes, purpose: .registration,
      holder: Array(SHA256.hash(data: Array("session \(session.id.description)".utf8))))
  }

  /// For a proof of who one is, in the session that needs it. It signs nobody in: that takes the
  /// browser's cookie.
  static func proof(_ bytes: [UInt8], _ session: UserSession) -> PasskeyChallenge {
    PasskeyChallenge(
      bytes: bytes, purpose: .signIn,
      holder: Array(SHA256.hash(data: Array("proof \(session.id.description)".utf8))))
  }

  /// For nobody known: it works with this browser's cookie.
  static func signIn(_ bytes: [UInt8], _ visitor: Visitor) -> PasskeyChallenge {
    PasskeyChallenge(bytes: bytes, purpose: .signIn, holder: visitor.browser.hash.bytes)
  }

  fileprivate var hash: [UInt8] { Array(SHA256.hash(data: bytes)) }
}

/// Statements about challenges.
enum PasskeyChallengeRows {
  /// The most that one browser can have open: a screen in each of a few tabs.
  static let limit = 8

  static func add(
    _ challenge: PasskeyChallenge, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM passkey_challenge WHERE expires_at <= \(now)")
    try session.run(
      """
      DELETE FROM passkey_challenge WHERE challenge_hash IN (
        SELECT challenge_hash FROM passkey_challenge WHERE holder_hash = \(challenge.holder)
        ORDER BY expires_at DESC, challenge_hash LIMIT 1000 OFFSET \(limit - 1))
      """)
    try session.run(
      """
      INSERT INTO passkey_challenge (challenge_hash, purpose, holder_hash, expires_at)
      VALUES (\(challenge.hash), \(challenge.purpose.rawValue), \(challenge.holder),
        \(now.advanced(byMilliseconds: PasskeyChallenge.life)))
      """)
  }

  /// Uses a challenge up; `false` when it is not open to this holder for this purpose.
  static func use(
    _ challenge: PasskeyChallenge, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> Bool {
    try session.run(
      """
      DELETE FROM passkey_challenge WHERE challenge_hash = \(challenge.hash)
        AND purpose = \(challenge.purpose.rawValue) AND holder_hash = \(challenge.holder)
        AND expires_at > \(now)
      """) == 1
  }
}

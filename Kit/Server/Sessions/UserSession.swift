import Core
import Crypto

/// The tag of a session's id, which names it in the list of devices. It opens nothing.
public enum UserSessionTag {}
public typealias UserSessionID = ID<UserSessionTag>

/// What a session is for.
public enum UserSessionKind: String, Hashable, Sendable, CaseIterable {
  /// Whatever its person may do.
  case browser
  /// A second device in a run, and nothing else.
  case companion
}

/// A person signed in on one browser.
public struct UserSession: Hashable, Sendable {
  public let id: UserSessionID
  public let user: UserID
  public let created: Instant
  /// When the server last noted that the session was used; no finer than
  /// ``SessionPolicy/noteEvery``.
  public let lastSeen: Instant
  /// When the person last proved who they are.
  public let authenticated: Instant
  /// What the person was trusted with when the session was read.
  public let role: MemberRole
  public let kind: UserSessionKind

  /// - Parameter authenticated: When it began, unless said otherwise.
  public init(
    id: UserSessionID, user: UserID, created: Instant, lastSeen: Instant,
    authenticated: Instant? = nil, role: MemberRole = .member, kind: UserSessionKind = .browser
  ) {
    self.id = id
    self.user = user
    self.created = created
    self.lastSeen = lastSeen
    self.authenticated = authenticated ?? created
    self.role = role
    self.kind = kind
  }
}

/// How long a session lasts (OWASP ASVS 5.0 §7.3).
public enum SessionPolicy {
  private static let day: Int64 = 86_400_000
  /// Milliseconds without use after which a session ends.
  public static let idle = 30 * day
  /// Milliseconds after signing in at which a session ends however much it is used.
  public static let absolute = 180 * day
  /// Milliseconds between two notes of use in the database.
  public static let noteEvery: Int64 = 3_600_000
  /// Seconds the browser keeps the cookie.
  public static let cookieAge = Int(absolute / 1_000)

  /// Milliseconds after which a sensitive act asks the person to prove again who they are.
  public static let fresh: Int64 = 600_000

  /// Whether the person proved recently enough who they are for a sensitive act.
  public static func isFresh(_ session: UserSession, at now: Instant) -> Bool {
    now.milliseconds - session.authenticated.milliseconds < fresh
  }

  /// Whether the session still holds.
  public static func isValid(_ session: UserSession, at now: Instant) -> Bool {
    now < expiry(of: session)
  }

  /// When the session ends if it is not used again.
  public static func expiry(of session: UserSession) -> Instant {
    min(
      session.lastSeen.advanced(byMilliseconds: idle),
      session.created.advanced(byMilliseconds: absolute))
  }
}

/// The secret in the cookie: 32 random bytes. Only its hash is ever stored.
public struct SessionToken: Sendable {
  public static let length = 32
  private let bytes: [UInt8]

  /// A new token of ``length`` random bytes.
  public init(random bytes: [UInt8]) {
    precondition(bytes.count == SessionToken.length, "a session token has 32 bytes")
    self.bytes = bytes
  }

  /// Reads the cookie's value, 64 hexadecimal digits.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count == 2 * SessionToken.length, let bytes = hexadecimal(text) else {
      return nil
    }
    self.bytes = bytes
  }

  /// The cookie's value.
  public var text: String { hexadecimal(bytes) }

  /// What the database knows of the token.
  public var hash: SessionTokenHash { SessionTokenHash(Array(SHA256.hash(data: bytes))) }
}

/// The SHA-256 of a session token. The token has 256 random bits, so no salt and no slow function
/// are needed.
public struct SessionTokenHash: Hashable, Sendable {
  public let bytes: [UInt8]

  public init(_ bytes: [UInt8]) { self.bytes = bytes }
}

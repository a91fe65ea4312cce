import Server

/// Hashes passwords, a few at a time, away from the threads that serve requests.
///
/// Each hashing takes 128 MiB and half a second, so the number under way and the number waiting are
/// both bounded; who comes later is asked to try again.
public final class PasswordHasher: Sendable {
  /// Computes a key: password, salt, cost.
  public typealias Derive = @Sendable (String, [UInt8], ScryptCost) throws -> [UInt8]

  private let cost: ScryptCost
  private let randomBytes: @Sendable (Int) -> [UInt8]
  /// Mixed in after the slow hash, so that a stolen database alone gives nothing to guess against.
  private let livePeppers: LiveKeyRing?
  private let derive: Derive
  /// What is compared with when there is no account: the same work, never a match.
  private let dummy: ScryptHash
  private let queue: WorkQueue
  /// Hashings done, for the metrics and for tests: a refusal must cost what a success costs.
  public let done = Counter()

  public init(
    cost: ScryptCost = .standard, atOnce: Int = 2, queueLimit: Int = 32,
    peppers: LiveKeyRing? = nil, randomBytes: @escaping @Sendable (Int) -> [UInt8],
    derive: @escaping Derive = ScryptHash.derive
  ) {
    self.cost = cost
    queue = WorkQueue("fieldday.passwords", atOnce: atOnce, queueLimit: queueLimit)
    self.randomBytes = randomBytes
    livePeppers = peppers
    self.derive = derive
    dummy = ScryptHash(
      cost: cost, salt: randomBytes(ScryptHash.saltLength), key: randomBytes(ScryptHash.keyLength)
    )
  }

  /// A new hash of a password, with a salt of its own.
  public func hash(_ password: String) async throws -> ScryptHash {
    let salt = randomBytes(ScryptHash.saltLength)
    return seasoned(try await run(password, salt, cost), salt, cost)
  }

  /// What came of comparing a password with the stored one.
  public enum Comparison: Hashable, Sendable {
    case wrong
    /// Right; `renewed` is what should be stored from now on, when the stored form is an old one.
    case right(renewed: ScryptHash?)
  }

  /// Compares as ``verify(_:against:)`` does and says whether the stored form is up to date: a
  /// password without the active pepper gets it now that the password is at hand.
  public func compare(_ password: String, with stored: ScryptHash?) async throws -> Comparison {
    let hash = stored ?? dummy
    let key = try await run(password, hash.salt, hash.cost)
    guard matches(hash, key), stored != nil else { return .wrong }
    guard let active = livePeppers?.current.active.id, hash.pepper != active else {
      return .right(renewed: nil)
    }
    return .right(renewed: seasoned(key, hash.salt, hash.cost))
  }

  private func seasoned(_ key: [UInt8], _ salt: [UInt8], _ cost: ScryptCost) -> ScryptHash {
    if let peppers = livePeppers?.current,
      let final = peppers.peppered(key, with: peppers.active.id)
    {
      return ScryptHash(cost: cost, salt: salt, key: final, pepper: peppers.active.id)
    }
    return ScryptHash(cost: cost, salt: salt, key: key)
  }

  /// A password whose pepper is gone is nobody's.
  private func matches(_ hash: ScryptHash, _ key: [UInt8]) -> Bool {
    guard let pepper = hash.pepper else { return hash.matches(key) }
    return livePeppers?.current.peppered(key, with: pepper).map { final in hash.matches(final) }
      ?? false
  }

  /// Whether the password is the stored one. Without a stored one the work is the same and the
  /// answer is no.
  public func verify(_ password: String, against stored: ScryptHash?) async throws -> Bool {
    try await compare(password, with: stored) != .wrong
  }

  private func run(_ password: String, _ salt: [UInt8], _ cost: ScryptCost) async throws -> [UInt8]
  {
    let result = await queue.run { [derive, done] in
      let result = Result { try derive(password, salt, cost) }
      done.add()
      return result
    }
    guard let result else { throw Problem.later(.busy, seconds: 5) }
    return try result.get()
  }
}

import Core
import Server
import Store

/// How often a password may be guessed (specification §25): five times, then with pauses that
/// double from 30 seconds to an hour, and never more than a hundred times in a row.
enum SignInLimits {
  static let free: Int64 = 5
  /// After this many failures in a row only a reset opens the account again.
  static let most: Int64 = 100
  /// Milliseconds without an attempt after which up to ``free`` failures are forgotten.
  static let forgiveness: Int64 = 900_000
  private static let first: Int64 = 30_000
  private static let longest: Int64 = 3_600_000

  /// Milliseconds to wait after that many failures in a row.
  static func pause(after failures: Int64) -> Int64 {
    guard failures >= free else { return 0 }
    let doublings = failures - free
    return doublings > 7 ? longest : min(longest, first << doublings)
  }

  /// Where failures are counted: for a browser the person has used before apart from all others,
  /// so that a stranger's guesses never lock the owner out.
  static func key(login: String, browser: SessionTokenHash?) -> [UInt8] {
    let place = browser.map { hash in hexadecimal(hash.bytes) } ?? "stranger"
    return RateBucketRows.key("sign-in", place + "|" + login)
  }

  /// Counts an attempt before it is made, so that attempts at the same time count too. Answers the
  /// seconds to wait when it must not be made.
  static func attempt(
    _ key: [UInt8], at now: Instant, in session: some Session
  ) throws(StoreFailure) -> Int? {
    var failures: Int64 = 0
    if let held = try RateBucketRows.get(key, in: session) {
      // Failures are negative levels: five and more are never swept.
      failures = -held.level
      let idle = max(0, now.milliseconds - held.updated.milliseconds)
      if failures < free, idle >= forgiveness { failures = 0 }
      let pause = failures >= most ? longest : pause(after: failures) - idle
      guard pause <= 0 else { return Int((pause + 999) / 1_000) }
    }
    try RateBucketRows.put(key, -(failures + 1), at: now, in: session)
    return nil
  }

  /// An attempt that was not one after all: the server was busy.
  static func withdraw(_ key: [UInt8], in session: some Session) throws(StoreFailure) {
    try session.run("UPDATE rate_bucket SET level = level + 1 WHERE key = \(key) AND level < 0")
  }
}

extension BucketRule {
  /// Thirty in a quarter of an hour.
  static let signInNetwork = BucketRule(name: "sign-in-network", burst: 30, refill: 30_000)
}

/// One attempt with a password, counted before it is made.
private struct SignInAttempt: Sendable {
  private let key: [UInt8]
  private let network: BucketUse?
  /// Seconds after which it may be made; `nil` when it may be now, and then it is counted.
  let wait: Int?

  init(
    _ key: [UInt8], network: BucketUse?, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    self.key = key
    self.network = network
    if let network, let wait = try RateBucketRows.wait(for: network, at: now, in: session) {
      self.wait = wait
      return
    }
    wait = try SignInLimits.attempt(key, at: now, in: session)
    if wait == nil, let network { _ = try RateBucketRows.take([network], at: now, in: session) }
  }

  /// The password was right: nothing of it counts any more.
  func succeed(in session: some Session) throws(StoreFailure) {
    try RateBucketRows.remove(key, in: session)
    if let network { try RateBucketRows.giveBack(network, in: session) }
  }

  /// It was no attempt after all.
  func withdraw(in session: some Session) throws(StoreFailure) {
    try SignInLimits.withdraw(key, in: session)
    if let network { try RateBucketRows.giveBack(network, in: session) }
  }
}

extension Accounts {
  /// Tries a password within the limits of its login. What is typed is counted, so a login that
  /// does not exist is limited as well.
  func limited(
    login typed: String, _ visitor: Visitor, _ verify: () async throws -> Account
  ) async throws -> Account {
    let login = Self.loginKey(typed)
    let now = environment.now()
    let browser = visitor.browser.hash
    let network = use(.signInNetwork, of: visitor.address)
    let attempt = try await settle { session throws(StoreFailure) in
      let isKnown = try KnownBrowserRows.isKnown(browser, login: login, in: session)
      return try SignInAttempt(
        SignInLimits.key(login: login, browser: isKnown ? browser : nil),
        // A neighbour's guesses do not count against a browser the person has used before.
        network: isKnown ? nil : network, at: now, in: session)
    }
    if let wait = attempt.wait { throw Problem.later(.tooManyRequests, seconds: wait) }
    do {
      let account = try await verify()
      try await settle { session throws(StoreFailure) in try attempt.succeed(in: session) }
      return account
    } catch let problem as Problem where problem.code != .signInFailed {
      try await settle { session throws(StoreFailure) in try attempt.withdraw(in: session) }
      throw problem
    }
  }

  /// What counts against the network that somebody comes from, this machine's too.
  func use(_ rule: BucketRule, of address: ClientAddress) -> BucketUse {
    BucketUse(rule: rule.times(options.networkFactor), subject: address.networkName)
  }

  /// Counts against buckets, or refuses.
  func take(_ uses: [BucketUse]) async throws {
    let now = environment.now()
    let wait = try await writer.submit(for: nil) { storage throws(StoreFailure) in
      try RateBucketRows.take(uses, at: now, in: storage.session)
    }.committed()
    if let wait { throw Problem.later(.tooManyRequests, seconds: wait) }
  }

  /// One write.
  func settle<Value: Sendable>(
    for user: UserID? = nil,
    _ body: @escaping @Sendable (Engine.Connection) throws(StoreFailure) -> Value
  ) async throws -> Value {
    try await writer.submit(for: user) { storage throws(StoreFailure) in
      try body(storage.session)
    }.committed()
  }

  /// What is counted for a login that may be no address at all.
  static func loginKey(_ typed: String) -> String {
    if let address = try? Self.address(typed) { return login(address) }
    return String(typed.lowercased().prefix(254))
  }
}

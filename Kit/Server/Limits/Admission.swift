import Core

/// The limits of a server; the defaults suit people, not programs.
public struct AdmissionLimits: Sendable {
  public var ordinary = RateLimit(burst: 300, perMinute: 1_800)
  /// In commands and pulls. The burst lets a device that was away for months deliver its outbox at
  /// once.
  public var sync = RateLimit(burst: 20_000, perMinute: 12_000)
  public var credentials = RateLimit(burst: 20, perMinute: 6)
  /// Files are large and their decoding takes long.
  public var upload = RateLimit(burst: 30, perMinute: 6)
  /// How many people may share a network before it is limited as one: the factor on the limits per
  /// network. This machine is a network like the others: a reverse proxy that was not declared
  /// brings everybody from there.
  public var peoplePerNetwork = 10

  public init() {}

  func limit(_ cost: Endpoint.Cost) -> RateLimit {
    switch cost {
    case .ordinary: ordinary
    case .sync: sync
    case .credentials: credentials
    case .upload: upload
    }
  }
}

/// Lets requests in, per address prefix before and per account after the session is known.
public struct Admission: Sendable {
  private let networks: [Endpoint.Cost: RateLimiter<ClientAddress>]
  private let accounts: [Endpoint.Cost: RateLimiter<UserID>]
  private let now: @Sendable () -> Instant

  public init(_ limits: AdmissionLimits, now: @escaping @Sendable () -> Instant) {
    var networks: [Endpoint.Cost: RateLimiter<ClientAddress>] = [:]
    var accounts: [Endpoint.Cost: RateLimiter<UserID>] = [:]
    for cost in Endpoint.Cost.allCases {
      let limit = limits.limit(cost)
      accounts[cost] = RateLimiter(limit)
      networks[cost] = RateLimiter(
        RateLimit(
          burst: limit.burst * limits.peoplePerNetwork,
          perMinute: limit.perMinute * limits.peoplePerNetwork))
    }
    self.networks = networks
    self.accounts = accounts
    self.now = now
  }

  func admit(_ address: ClientAddress, _ cost: Endpoint.Cost) throws(Problem) {
    try check(networks[cost]?.take(for: address, at: now()))
  }

  /// Counts `tokens` against a person's own limit.
  public func admit(
    _ user: UserID, _ cost: Endpoint.Cost, tokens: Int = 1
  ) throws(Problem) {
    try check(accounts[cost]?.take(tokens, for: user, at: now()))
  }

  private func check(_ wait: Int?) throws(Problem) {
    if let wait { throw .later(.tooManyRequests, seconds: wait) }
  }
}

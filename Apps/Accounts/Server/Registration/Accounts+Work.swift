import AccountsDomain
import Core
import Server
import Store
import Wire

extension ProblemCode {
  /// Too many accounts are being asked for: the browser may go on once it has solved the puzzle in
  /// `challenge` and `bits`.
  public static let workRequired = ProblemCode(
    "workRequired", 428, "Signing up takes some work at the moment.")
}

extension Accounts {
  /// Counts a sign-up by way of a provider, where an account was work enough.
  func admitArrival(_ visitor: Visitor) async throws {
    try await take([use(options.registrationLimits.ofNetwork, of: visitor.address)])
  }

  /// Counts a sign-up, or refuses it. What cannot become an account is refused before it counts;
  /// whether the address has an account is not asked.
  func admit(_ form: SignUp, _ work: WorkSolution?, _ visitor: Visitor) async throws {
    let address = try Self.address(form.email)
    try check(form.password, login: address.login)
    _ = try await freeUsername(form.username)
    let limits = options.registrationLimits
    let login = Self.login(address)
    let now = environment.now()
    let hasWorked =
      work.map { work in
        proofOfWork.take(
          work, bits: limits.workBits, from: visitor.browser.hash, login: login, at: now)
      } ?? false
    let uses = signingUp(visitor)
    let mine = uses[0]
    let asked = asking(about: login, visitor)
    let verdict = try await settle { session throws(StoreFailure) -> RegistrationVerdict in
      // It was counted as the person asked about the address.
      if try RateBucketRows.wait(for: asked, at: now, in: session) != nil {
        try RateBucketRows.remove(asked.key, in: session)
        return .admitted
      }
      if hasWorked { return .of(try RateBucketRows.take([mine], at: now, in: session)) }
      if try RateBucketRows.take(uses, at: now, in: session) == nil { return .admitted }
      // Which of the two was it? A network beyond its own limit is not even asked to work.
      guard let wait = try RateBucketRows.wait(for: mine, at: now, in: session) else {
        return .work
      }
      return .later(wait)
    }
    switch verdict {
    case .admitted: return
    case .later(let seconds): throw Problem.later(.tooManyRequests, seconds: seconds)
    case .work:
      let challenge = proofOfWork.challenge(for: visitor.browser.hash, login: login, at: now)
      throw Problem(
        .workRequired,
        data: [
          JSON.Member("challenge", .string(challenge)),
          JSON.Member("bits", .int(limits.workBits)),
        ])
    }
  }
}

private enum RegistrationVerdict: Sendable {
  case admitted
  case later(Int)
  case work

  static func of(_ wait: Int?) -> RegistrationVerdict {
    wait.map { seconds in .later(seconds) } ?? .admitted
  }
}

extension WorkSolution {
  /// Reads `{"challenge": …, "number": …}` of a sign-up.
  init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      challenge: try cursor.required("challenge").string(limit: AccountsLimits.challenge),
      // What JSON holds exactly, which is far more than anybody tries.
      number: UInt64(try cursor.required("number").integer(in: 0...9_007_199_254_740_991)))
  }
}

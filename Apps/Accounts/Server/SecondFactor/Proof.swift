import Core
import Server
import Store

/// What a person types at the second step: the app's code or one from paper.
enum TypedProof: Sendable {
  case app(String)
  case paper(RecoveryCode)

  /// Six digits are a code of the app; anything else is one from paper.
  init(_ text: String) {
    let digits = text.filter { character in !character.isWhitespace && character != "-" }
    if digits.utf8.count == OneTimePassword.digits,
      digits.utf8.allSatisfy({ byte in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) })
    {
      self = .app(digits)
    } else {
      self = .paper(RecoveryCode(text))
    }
  }
}

/// Checks typed codes inside a transaction, so that of two requests with one code one succeeds.
struct FactorCheck: Sendable {
  enum Outcome: Hashable, Sendable {
    case right(AccountEvent.Kind?)
    case wrong
    /// Too many wrong codes in a row; seconds to wait.
    case later(Int)
  }

  /// Wrong codes in a row after which the app's codes rest.
  static let limit = 10
  /// Milliseconds they rest. Codes from paper still open.
  static let rest: Int64 = 900_000

  let cipher: FieldCipher

  func check(
    _ proof: TypedProof, of user: UserID, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> Outcome {
    switch proof {
    case .paper(let code):
      guard try SecondFactorRows.use(code, of: user, in: session) else { return .wrong }
      return .right(.recoveryCodeUsed)
    case .app(let code):
      guard let factor = try SecondFactorRows.find(user, in: session), factor.confirmed != nil
      else { return .wrong }
      if factor.failures >= Self.limit, let failed = factor.failedAt {
        let left = failed.milliseconds + Self.rest - now.milliseconds
        if left > 0 { return .later(Int(left / 1_000) + 1) }
      }
      return try check(code, factor, user, now, session)
    }
  }

  private func check(
    _ code: String, _ factor: StoredFactor, _ user: UserID, _ now: Instant,
    _ session: some Session
  ) throws(StoreFailure) -> Outcome {
    let (secret, isOld) = try secret(of: user, factor)
    guard
      let step = OneTimePassword.match(code, secret: secret, at: now, after: factor.lastStep)
    else {
      try SecondFactorRows.fail(user, at: now, in: session)
      return .wrong
    }
    let place = StoredFactor.place(of: user)
    let renewed = isOld ? try? cipher.seal(secret, at: place) : nil
    try SecondFactorRows.use(user, step: step, secret: renewed, in: session)
    return .right(nil)
  }

  /// The secret itself, and whether it is stored under an old key.
  func secret(
    of user: UserID, _ factor: StoredFactor
  ) throws(StoreFailure) -> (bytes: [UInt8], isOld: Bool) {
    do throws(FieldFault) {
      return try cipher.open(factor.secret, at: StoredFactor.place(of: user))
    } catch { throw StoreFailure(.mismatch, error.description) }
  }
}

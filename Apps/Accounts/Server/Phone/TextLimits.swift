import AccountsDomain
import Core
import Server
import Store

// Specification §25.
extension BucketRule {
  static let textOften = BucketRule(name: "text", burst: 1, refill: 60_000)
  static let textDaily = BucketRule(name: "text-day", burst: 5, refill: 86_400_000 / 5)
  static let textNetwork = BucketRule(name: "text-network", burst: 10, refill: 86_400_000 / 10)

  /// What all text messages together may cost.
  static func textBudget(_ limit: Int) -> BucketRule {
    BucketRule(name: "text-budget", burst: Int64(limit), refill: 86_400_000 / Int64(max(limit, 1)))
  }
}

private enum TextWait: Sendable {
  case none
  case tooMany(Int)
  case budget(Int)
}

extension Accounts {
  /// Counts a text message against its number, its network and everybody's budget, or refuses. It
  /// does not matter whether anybody has the number.
  func takeText(
    to number: PhoneNumber, _ visitor: Visitor, _ vault: PhoneVault
  ) async throws {
    // A number's hash could be guessed from the whole database; its mark cannot.
    let subject = hexadecimal(vault.mark(number).bytes)
    let uses = [
      BucketUse(rule: .textOften, subject: subject), BucketUse(rule: .textDaily, subject: subject),
      use(.textNetwork, of: visitor.address),
    ]
    let budget = BucketUse(rule: .textBudget(mailer.texts.dailyBudget), subject: "everybody")
    let all = uses + [budget]
    let now = environment.now()
    let wait = try await settle { session throws(StoreFailure) -> TextWait in
      if let seconds = try RateBucketRows.wait(for: budget, at: now, in: session) {
        return .budget(seconds)
      }
      return try RateBucketRows.take(all, at: now, in: session).map { wait in .tooMany(wait) }
        ?? .none
    }
    switch wait {
    case .none: return
    case .tooMany(let seconds): throw Problem.later(.tooManyRequests, seconds: seconds)
    case .budget(let seconds): throw Problem.later(.textBudgetSpent, seconds: seconds)
    }
  }
}

import AccountsServer
import Core
import Synchronization
import Testing
import Wire

extension AccountsBrowser {
  /// Another browser, in a network of its own.
  func another(in network: String) -> AccountsBrowser {
    let other = another()
    other.network = network
    return other
  }

  /// Signs up, with a solution where there is one.
  func register(
    _ email: String, work: JSON? = nil, password: String = "a long walk home"
  ) async throws -> Answer {
    try await post(
      "/api/account/sign-up",
      .object(["email": .string(email), "password": .string(password), "work": work]))
  }
}

extension AccountsBrowser.Answer {
  /// The solution of the puzzle this answer sets.
  func solved() throws -> JSON {
    let challenge = try #require(word(json["challenge"]))
    guard case .integer(let bits)? = json["bits"] else { throw CancellationError() }
    let puzzle = WorkPuzzle(text: challenge, bits: Int(bits))
    let number = try #require(puzzle.solution(from: 0, count: 1 << 22))
    return .object(["challenge": .string(challenge), "number": .integer(Int64(number))])
  }
}

extension AccountsSite {
  /// Like `test`, and answers what the body does.
  func result<Value: Sendable>(
    of body: @escaping @Sendable (AccountsBrowser) async throws -> Value
  ) async throws -> Value {
    let kept = Mutex<Value?>(nil)
    try await test { browser in
      let value = try await body(browser)
      kept.withLock { kept in kept = value }
    }
    return try #require(kept.withLock { kept in kept })
  }
}

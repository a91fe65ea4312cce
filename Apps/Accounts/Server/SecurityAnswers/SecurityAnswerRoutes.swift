import AccountsDomain
import Core
import Hummingbird
import Server
import Store
import Wire

/// A person's own security questions over HTTP.
public struct SecurityAnswerRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let accounts: Accounts<Engine, Tables>

  public init(accounts: Accounts<Engine, Tables>) { self.accounts = accounts }

  public func register(in routes: inout Routes) {
    routes.on(SecurityAnswerEndpoint.state.endpoint, signedIn: state)
    routes.on(SecurityAnswerEndpoint.set.endpoint, signedIn: set)
    routes.on(SecurityAnswerEndpoint.remove.endpoint, signedIn: remove)
  }

  private func state(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let since = try await accounts.securityAnswersSet(of: member.user)
    return .json(
      .object([
        "offered": .bool(accounts.offersQuestions),
        "setAt": since.map { since in .instant(since) },
      ]))
  }

  private func set(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let answers = try call.read { body throws(WireError) in
      try body.required("answers").elements(SecurityAnswer.init)
    }
    try member.mustBeFresh(at: accounts.environment.now())
    try await accounts.setSecurityAnswers(answers, of: member.user, from: EventOrigin(call))
    return .empty()
  }

  private func remove(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try member.mustBeFresh(at: accounts.environment.now())
    try await accounts.removeSecurityAnswers(of: member.user, from: EventOrigin(call))
    return .empty()
  }
}

extension GivenAnswer {
  /// Those handed in with a new password; none when nothing was asked yet.
  static func read(_ body: WireCursor) throws(WireError) -> [GivenAnswer] {
    try body.optional("answers")?.elements { element throws(WireError) in
      GivenAnswer(
        place: try element.required("place").int(in: SecurityAnswerRules.places),
        text: try element.required("answer").string(limit: AccountsLimits.typed))
    } ?? []
  }
}

extension PosedQuestion {
  var json: JSON { .object([JSON.Member("place", .int(place)), question.member]) }
}

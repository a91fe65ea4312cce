import AccountsDomain
import Coding
import Core
import Hummingbird
import Server
import Store
import Wire

/// Confirmation and recovery over HTTP.
@Memberwise public struct RecoveryRoutes<Engine: StoreEngine, Tables: EntityTables>: VisitorRoutes {
  let accounts: Accounts<Engine, Tables>
  let gate: Gate

  public func register(in routes: inout Routes) {
    routes.on(RecoveryEndpoint.confirmSignUp.endpoint, open: confirmSignUp)
    routes.on(RecoveryEndpoint.resendSignUp.endpoint, open: resendSignUp)
    routes.on(RecoveryEndpoint.confirmation.endpoint, signedIn: confirmation)
    routes.on(RecoveryEndpoint.sendConfirmation.endpoint, signedIn: sendConfirmation)
    routes.on(RecoveryEndpoint.checkConfirmation.endpoint, signedIn: checkConfirmation)
    routes.on(RecoveryEndpoint.forgotPassword.endpoint, open: forgotPassword)
    routes.on(RecoveryEndpoint.forgotLogin.endpoint, open: forgotLogin)
    routes.on(RecoveryEndpoint.resetPassword.endpoint, open: resetPassword)
  }

  private func confirmSignUp(_ call: Call, _ old: UserSession?) async throws -> Reply {
    let visitor = visitor(call)
    let proof = try call.oneTimeProof()
    let account = try await accounts.completeSignUp(proof, visitor)
    return try await AccountsRoutes(accounts: accounts, gate: gate).welcome(
      account, call, replacing: old, status: .created)
  }

  private func resendSignUp(_ call: Call, _ session: UserSession?) async throws -> Reply {
    let visitor = visitor(call)
    try await accounts.resendSignUp(visitor)
    return visitor.reply(accepted)
  }

  private func confirmation(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    .json(
      .object([
        "confirmed": .bool(try await accounts.isConfirmed(member.user)),
        "delivers": .bool(accounts.mailer.delivers),
      ]))
  }

  private func sendConfirmation(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let visitor = visitor(call)
    try await accounts.sendAddressCode(of: member.user, visitor)
    return visitor.reply(accepted)
  }

  private func checkConfirmation(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await accounts.confirmAddress(of: member.user, try call.oneTimeProof(), visitor(call))
    return .empty()
  }

  private func forgotPassword(_ call: Call, _ session: UserSession?) async throws -> Reply {
    let visitor = visitor(call)
    let email = try call.email()
    return try await evenly {
      try await accounts.requestReset(email: email, visitor)
      return visitor.reply(accepted)
    }
  }

  private func forgotLogin(_ call: Call, _ session: UserSession?) async throws -> Reply {
    let visitor = visitor(call)
    let phone = try call.read { body throws(WireError) in
      try body.optional("phone")?.string(limit: AccountsLimits.phone)
    }
    let email = phone == nil ? try call.email() : ""
    return try await evenly {
      if let phone {
        try await accounts.requestLogin(phone: phone, visitor)
      } else {
        try await accounts.requestLogin(email: email, visitor)
      }
      return visitor.reply(accepted)
    }
  }

  /// These answers cost no password hash, a few milliseconds only: what an account that is found
  /// costs besides would be a share of them that can be told by asking often enough.
  private func evenly(_ work: () async throws -> Reply) async throws -> Reply {
    try await accounts.environment.noSooner(than: 100, work)
  }

  private func resetPassword(_ call: Call, _ session: UserSession?) async throws -> Reply {
    let (password, extras) = try call.read { body throws(WireError) in
      let code = try body.optional("recoveryCode")?.string(limit: 64)
      return (
        try body.required("password").string(),
        ResetExtras(
          recoveryCode: code.map { text in RecoveryCode(text) },
          answers: try GivenAnswer.read(body))
      )
    }
    let outcome = try await accounts.reset(
      try call.oneTimeProof(), password: password, extras, visitor(call))
    switch outcome {
    case .done: return .empty(cookie: session == nil ? nil : gate.cookie.forget)
    case .waits(let token, let opens):
      return .json(
        .object(["token": .string(token.text), "opensAt": .instant(opens)]), status: .accepted)
    case .asks(let questions):
      return .json(
        .object(["questions": .array(questions.map { posed in posed.json })]), status: .accepted)
    }
  }
}

import AccountsDomain
import Core
import Hummingbird
import Server
import Store
import Wire

/// Routes for people who may not have proved anything yet.
protocol VisitorRoutes: Sendable {
  associatedtype Engine: StoreEngine
  associatedtype Tables: EntityTables

  var accounts: Accounts<Engine, Tables> { get }
  var gate: Gate { get }
}

extension VisitorRoutes {
  func visitor(_ call: Call) -> Visitor {
    accounts.noteBrowsed(call)
    return Visitor(call, gate: gate, environment: accounts.environment)
  }

  /// Something is on its way, or is not: the answer is the same.
  var accepted: Reply {
    .json(
      .object(["resendAfter": .int(Accounts<Engine, Tables>.resendAfter)]), status: .accepted)
  }
}

extension Accounts {
  /// Links in messages lead to where the server is browsed, as far as no public address is set.
  func noteBrowsed(_ call: Call) {
    if call.address.isLoopback { mailer.noteBrowsed(at: call.request.head.authority) }
  }
}

// What several routes read.
extension Call {
  func email() throws(Problem) -> String {
    try read { body throws(WireError) in
      try body.required("email").string(limit: AccountsLimits.typed)
    }
  }

  /// A code or a link's secret; what cannot be one is simply wrong or dead.
  func oneTimeProof() throws(Problem) -> OneTimeProof {
    let (token, code) = try read { body throws(WireError) in
      let token = try body.optional("token")?.string(limit: AccountsLimits.token)
      let code =
        token == nil ? try body.required("code").string(limit: AccountsLimits.word) : nil
      return (token, code)
    }
    guard let token else { return .code(code ?? "") }
    guard let secret = SessionToken(token) else { throw Problem(.codeDead) }
    return .token(secret)
  }

  /// What a passkey signed.
  func passkeyAssertion() throws(Problem) -> PasskeyAssertion {
    let credential = try read { body throws(WireError) in try body.required("credential") }
    do throws(PasskeyFault) { return try PasskeyAssertion(credential) } catch {
      throw Problem(.passkeyRefused, detail: error.rawValue)
    }
  }

  /// Where the browser takes the server to be.
  ///
  /// - Parameter origin: The public address, when there is one.
  func site(_ origin: String?) throws(Problem) -> RelyingParty {
    guard let site = RelyingParty(origin: origin, authority: request.head.authority) else {
      throw Problem(.passkeysUnavailable)
    }
    return site
  }
}

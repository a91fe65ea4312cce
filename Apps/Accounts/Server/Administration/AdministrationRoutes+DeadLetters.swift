import AccountsDomain
import Core
import Hummingbird
import Server
import Store
import Wire

extension AdministrationRoutes {
  func registerDeadLetters(in routes: inout Routes) {
    routes.on(AdministrationEndpoint.deadLetters.endpoint, signedIn: deadLetters)
    routes.on(AdministrationEndpoint.retryDeadLetter.endpoint, signedIn: retry)
    routes.on(AdministrationEndpoint.discardDeadLetter.endpoint, signedIn: discard)
  }

  private func deadLetters(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let list = try await accounts.engine.read { session throws(StoreFailure) in
      try DeadLetterRows.list(limit: 200, opening: accounts.mailer.cipher, in: session)
    }
    return .json(.object(["letters": .array(list.map { message in describe(message) })]))
  }

  private func describe(_ message: DeadLetter) -> JSON {
    .object([
      "id": .id(message.id), "channel": .string(message.channel.rawValue),
      "recipient": .string(masked(message)), "template": .string(message.template),
      "createdAt": .instant(message.created), "tries": .int(message.tries),
      "failure": .string(message.failure), "canRepeat": .bool(message.canRepeat),
    ])
  }

  /// The recipient, as much of it as an administrator needs to recognize.
  private func masked(_ message: DeadLetter) -> String {
    switch message.channel {
    case .mail: (try? EmailAddress(message.recipient))?.masked ?? "***"
    case .sms: "***" + String(message.recipient.suffix(2))
    }
  }

  /// A message that was given up, and the act freshly proved.
  private func subject(
    _ call: Call, _ member: SignedInContext
  ) async throws -> OutgoingMessageID {
    let id = try call.id("id", OutgoingMessageTag.self)
    let exists = try await accounts.engine.read { session throws(StoreFailure) in
      try DeadLetterRows.exists(id, in: session)
    }
    guard exists else { throw Problem(.notFound) }
    try member.mustBeFresh(at: accounts.environment.now())
    return id
  }

  private func retry(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id = try await subject(call, member)
    let now = accounts.environment.now()
    let isWaiting = try await accounts.settle(for: member.user) { session throws(StoreFailure) in
      try DeadLetterRows.repeatNow(id, at: now, in: session)
    }
    guard isWaiting else { throw Problem(.messageGone) }
    accounts.mailer.wake()
    await accounts.note(.handledDeadLetter, by: acting(member, call))
    return .empty()
  }

  private func discard(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id = try await subject(call, member)
    try await accounts.settle(for: member.user) { session throws(StoreFailure) in
      try DeadLetterRows.discard(id, in: session)
    }
    await accounts.note(.handledDeadLetter, by: acting(member, call))
    return .empty()
  }
}

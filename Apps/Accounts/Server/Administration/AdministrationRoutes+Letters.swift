import AccountsDomain
import Core
import Hummingbird
import Server
import Store
import Wire

extension AdministrationRoutes {
  func registerLetters(in routes: inout Routes) {
    routes.on(AdministrationEndpoint.letters.endpoint, signedIn: letters)
    routes.on(AdministrationEndpoint.retryLetter.endpoint, signedIn: retry)
    routes.on(AdministrationEndpoint.discardLetter.endpoint, signedIn: discard)
  }

  private func letters(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let list = try await accounts.engine.read { session throws(StoreFailure) in
      try DeadLetterRows.list(limit: 200, opening: accounts.post.cipher, in: session)
    }
    return .json(.object(["letters": .array(list.map { letter in describe(letter) })]))
  }

  private func describe(_ letter: DeadLetter) -> JSON {
    .object([
      "id": .id(letter.id), "channel": .string(letter.channel.rawValue),
      "recipient": .string(masked(letter)), "template": .string(letter.template),
      "createdAt": .instant(letter.created), "tries": .int(letter.tries),
      "failure": .string(letter.failure), "canRepeat": .bool(letter.canRepeat),
    ])
  }

  /// Enough to recognise whom it was for.
  private func masked(_ letter: DeadLetter) -> String {
    switch letter.channel {
    case .mail: (try? EmailAddress(letter.recipient))?.masked ?? "***"
    case .sms: "***" + String(letter.recipient.suffix(2))
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
    guard isWaiting else { throw Problem(.letterGone) }
    accounts.post.ring()
    await accounts.note(.handledLetter, by: acting(member, call))
    return .empty()
  }

  private func discard(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id = try await subject(call, member)
    try await accounts.settle(for: member.user) { session throws(StoreFailure) in
      try DeadLetterRows.discard(id, in: session)
    }
    await accounts.note(.handledLetter, by: acting(member, call))
    return .empty()
  }
}

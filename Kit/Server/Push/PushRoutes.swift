import Coding
import Core
import Store
import Wire

/// A browser that wants to be told while nobody looks.
public enum PushEndpoint: String, EndpointCatalogue {
  case key, subscribe, unsubscribe

  public var endpoint: Endpoint {
    let body = Endpoint.Body.json(limit: Endpoint.ordinaryLimit)
    switch self {
    case .key: return Endpoint(.get, "/api/push/key", access: .signedIn)
    case .subscribe: return Endpoint(.post, "/api/push/subscribe", access: .signedIn, body: body)
    case .unsubscribe:
      return Endpoint(.post, "/api/push/unsubscribe", access: .signedIn, body: body)
    }
  }
}

/// Subscriptions of browsers over HTTP.
@Memberwise public struct PushRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let writer: GroupCommit<Engine, Tables>
  let push: WebPush?
  let rows: PushRows
  /// The names of the apps that have messages.
  let apps: [String]
  let environment: ServerEnvironment

  public func register(in routes: inout Routes) {
    routes.on(PushEndpoint.key.endpoint, signedIn: key)
    routes.on(PushEndpoint.subscribe.endpoint, signedIn: subscribe)
    routes.on(PushEndpoint.unsubscribe.endpoint, signedIn: unsubscribe)
  }

  private func key(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    .json(.object(["key": push.map { push in .string(push.publicKey) }]))
  }

  private func subscribe(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let (app, subscription, language, zone) = try call.read { body throws(WireError) in
      let app = try appName(in: body)
      let subscription = try body.required("subscription").decode() as PushSubscription
      let language = try body.required("language")
      let word = try language.string(limit: 2)
      guard word == "en" || word == "ko" else { throw language.error(.expected("en or ko")) }
      return (app, subscription, word, try body.required("zone").string(limit: Zone.nameLimit))
    }
    guard let push, push.accepts(subscription) else { throw Problem(.pushNotPossible) }
    let (rows, now) = (rows, environment.now())
    let id: PushSubscriptionID = environment.moment().id()
    let user = member.user
    _ = try await writer.submit(for: user) { storage throws(StoreFailure) in
      try rows.keep(
        subscription, id, of: user, for: app, language: language, zone: zone, at: now,
        in: storage.session)
    }.committed()
    return .empty()
  }

  private func unsubscribe(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let (app, endpoint) = try call.read { body throws(WireError) in
      (
        try appName(in: body),
        try body.required("endpoint").string(limit: PushSubscription.endpointLimit)
      )
    }
    let user = member.user
    let isUsed = try await writer.submit(for: user) { storage throws(StoreFailure) in
      try PushRows.remove(endpoint, of: user, for: app, in: storage.session)
    }.committed()
    return .json(.object(["isUsed": .bool(isUsed)]))
  }

  private func appName(in body: WireCursor) throws(WireError) -> String {
    let app = try body.required("app")
    let name = try app.string(limit: 16)
    guard apps.contains(name) else { throw app.error(.expected("an app that has messages")) }
    return name
  }
}

extension ProblemCode {
  /// The browser's push service is not one that this server may reach, or its key is none.
  public static let pushNotPossible = ProblemCode(
    "pushNotPossible", 422, "This browser's push service cannot be used here.")
}

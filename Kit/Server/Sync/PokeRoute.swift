import Core
import HTTPTypes
import Hummingbird
import NIOCore
import Sync

/// `GET /api/sync/pokes`: server-sent events that say "pull now" and nothing else.
struct PokeRoute: Sendable {
  let hub: PokeHub
  let sessions: SessionCache
  let cookie: SessionCookie
  let now: @Sendable () -> Instant
  /// The scopes of a person besides their own.
  let memberships: @Sendable (UserID) async throws -> [Scope]

  /// After opening, in case something moved before.
  private static let open = ByteBuffer(string: "retry: 2000\ndata: open\n\n")
  private static let moved = ByteBuffer(string: "data: moved\n\n")
  private static let beat = ByteBuffer(string: ": beat\n\n")

  func serve(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    guard let token = cookie.token(in: call.request.headers)?.hash else {
      throw Problem(.notSignedIn)
    }
    try call.check(isFor: member.user)
    try hub.check()
    let scopes = try await memberships(member.user)
    let session = member.session
    let channel = call.channel
    var headers: HTTPFields = [
      .contentType: "text/event-stream", .cacheControl: "no-store", .connection: "close",
    ]
    headers.set(.accelBuffering, "no")
    let stream = ResponseBody { writer in
      // Registered only now: a body that is never written must leave nothing behind.
      let (key, stream) = try hub.open(session, scopes: scopes)
      defer { hub.remove(key) }
      try await ClientGone.watch(channel) { stream.close() }
      try await send(stream, token, to: &writer)
      try await writer.finish(nil)
      channel.close(promise: nil)
    }
    return .raw(Response(status: .ok, headers: headers, body: stream))
  }

  private func send(
    _ stream: PokeStream, _ token: SessionTokenHash, to writer: inout any ResponseBodyWriter
  ) async throws {
    try await writer.write(PokeRoute.open)
    while true {
      switch await stream.next() {
      case .moved: try await writer.write(PokeRoute.moved)
      case .beat:
        guard try await sessions.session(token, at: now()) != nil else { return }
        try await writer.write(PokeRoute.beat)
      case .closed: return
      }
    }
  }
}

import Core
import HTTPTypes
import Hummingbird
import NIOCore
import Sync

/// `GET /api/sync/pokes`: server-sent events that say "pull now" and nothing else.
struct ChangeStreamRoute: Sendable {
  let hub: ChangeHub
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
    return .events(
      to: call,
      open: {
        let (key, stream) = try hub.open(session, scopes: scopes)
        return ((key, stream), stream.signal)
      },
      close: { opened in hub.remove(opened.0) },
      write: { opened, writer in try await send(opened.1, token, to: &writer) })
  }

  private func send(
    _ stream: ChangeStream, _ token: SessionTokenHash, to writer: inout EventWriter
  ) async throws {
    try await writer.write(ChangeStreamRoute.open)
    while true {
      switch await stream.next() {
      case .moved: try await writer.write(ChangeStreamRoute.moved)
      case .beat:
        guard try await sessions.session(token, at: now()) != nil else { return }
        try await writer.write(ChangeStreamRoute.beat)
      case .closed: return
      }
    }
  }
}

import Core
import HTTPTypes
import Hummingbird
import Server
import Store
import Wire

/// `GET /api/day/live/stream`: the run under way as server-sent events (specification §17). What is
/// so now comes at once, then whatever changes, each as ``DayEndpoint/live`` answers it.
struct LiveStreamRoute<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let live: LiveService<Engine, Tables>
  let streams: LiveStreams
  /// A stream that breaks is opened again; a script that runs wild does not get far.
  private let limiter = RateLimiter<UserID>(RateLimit(burst: 30, perMinute: 30))

  /// Who listens, and whether they still may.
  private struct Listener: Sendable {
    let session: UserSession
    let holds: @Sendable () async throws -> Bool
  }

  func serve(_ call: Call, _ session: UserSession?) async throws -> Reply {
    let listener = try await listener(call, session)
    let user = listener.session.user
    if let wait = limiter.take(for: user, at: live.service.environment.now()) {
      throw Problem.later(.tooManyRequests, seconds: wait)
    }
    let streams = streams
    try streams.hub.check()
    let zone = call.parameter("zone")
    // A zone that nobody knows is said while an answer can still be one.
    do { _ = try await live.status(of: user, zone: zone) } catch let fault as LiveFault {
      throw fault.problem
    }
    return Reply.events(
      to: call,
      open: {
        let (key, stream) = try streams.hub.open(listener.session, scopes: [])
        return ((key, stream), stream.signal)
      },
      close: { opened in streams.hub.remove(opened.0) },
      write: { opened, writer in try await send(to: listener, zone, opened.1, &writer) }
    ).unlisted
  }

  /// By the secret in the head of the request, or by the session. Another scheme in the head is a
  /// proxy's business.
  private func listener(_ call: Call, _ session: UserSession?) async throws -> Listener {
    let service = live.service
    guard let secret = BearerSecret.read(call.request.headers[.authorization]) else {
      guard let session else { throw Problem(.notSignedIn) }
      return Listener(session: session, holds: call.isStillSignedIn)
    }
    guard let owner = try await service.owner(of: secret, .remote) else {
      throw Problem(.notSignedIn)
    }
    let now = service.environment.now()
    return Listener(
      session: UserSession(id: LiveStreams.bySecret, user: owner, created: now, lastSeen: now),
      holds: { try await service.owner(of: secret, .remote) == owner })
  }

  private func send(
    to listener: Listener, _ zone: String?, _ stream: ChangeStream, _ writer: inout EventWriter
  ) async throws {
    var told: JSON?
    stream.signal.move()
    while true {
      let event = await stream.next()
      // Asked before each word: whoever may listen no more is told nothing more.
      guard event != .closed, try await listener.holds() else { return }
      let status = try await live.status(of: listener.session.user, zone: zone)
      if status.lasting != told {
        let retry = told == nil ? "retry: 2000\n" : ""
        try await writer.write(ByteBuffer(string: retry + "data: \(status.json.text)\n\n"))
        told = status.lasting
        streams.written.add()
      } else if event == .beat {
        try await writer.write(ByteBuffer(string: ": beat\n\n"))
        streams.beaten.add()
      }
    }
  }
}

/// The secret of `Authorization: Bearer …` (RFC 6750 §2.1).
enum BearerSecret {
  /// What follows the scheme, whose letters may be of either case (RFC 9110 §11.1).
  static func read(_ line: String?) -> String? {
    let parts = (line ?? "").split(separator: " ")
    guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
    return String(parts[1])
  }
}

import Core
import Logging
import Server
import ServiceLifecycle
import Store
import Sync
import TeePalsDomain
import Wire

/// Sends push messages about notifications that golfers have not seen: soon after something
/// happened, and every minute what had to wait.
///
/// A message is recorded before it is sent: being notified twice annoys, and what is not told is in
/// the app.
public final class GolfPushSender<Engine: StoreEngine, Tables: EntityTables>: Service {
  /// Milliseconds between two looks when much happens.
  private static var pause: Int64 { 1_000 }
  /// How far back a signal looks, in milliseconds; the background job, which looks at everything,
  /// runs more often than that.
  private static var fresh: Int64 { 180_000 }
  /// How many are looked at at once.
  private static var batch: Int { 500 }

  private let engine: Engine
  private let writer: GroupCommit<Engine, Tables>
  private let push: WebPush?
  private let rows: PushRows
  private let environment: ServerEnvironment
  private let signal: JobSignal
  private let logger = Logger(label: "fieldday.golf.push")

  /// - Parameter signal: Is given after each commit that ``concerns(_:)`` somebody.
  public init(
    engine: Engine, writer: GroupCommit<Engine, Tables>, push: WebPush?, rows: PushRows,
    environment: ServerEnvironment, signal: JobSignal
  ) {
    self.signal = signal
    self.engine = engine
    self.writer = writer
    self.push = push
    self.rows = rows
    self.environment = environment
  }

  /// Whether scopes that moved can hold a notification: somebody's own.
  public static func concerns(_ scopes: [Scope]) -> Bool {
    scopes.contains { scope in sameBytes(scope.kind, "user") }
  }

  /// What had to wait.
  public var job: BackgroundJob {
    BackgroundJob("golf push notifications", every: 60_000) { now in try await self.send(at: now) }
  }

  public func run() async throws {
    await cancelWhenGracefulShutdown { [self] in
      for await _ in signal.wakeups {
        do {
          let now = environment.now()
          try await send(since: now.earlier(by: Self.fresh), at: now)
        } catch { logger.error("sending failed") }
        do { try await environment.sleep(Self.pause) } catch { return }
      }
    }
  }

  /// Notifies everybody who is to be notified at a moment.
  public func send(at now: Instant) async throws {
    try await send(since: now.earlier(by: GolfPushRules.life), at: now)
  }

  /// What waits for the end of somebody's quiet hours stands in nobody's way: all of it is looked
  /// at, piece by piece.
  private func send(since: Instant, at now: Instant) async throws {
    guard let push else { return }
    var last: GolfNotification?
    while true {
      let after = last
      let open = try await engine.read { session throws(StoreFailure) in
        try GolfPushRows.open(
          since: since, until: now, after: after, limit: Self.batch, in: session)
      }
      for notification in open where !notification.isRead {
        try await send(about: notification, push, at: now)
      }
      guard open.count == Self.batch, let end = open.last else { break }
      last = end
    }
  }

  /// What is known of a notification and of its recipient.
  private struct Visibility: Sendable {
    let notification: GolfNotification
    let settings: GolfSettings
    let browsers: [PushRows.Held]
    let earlier: EarlierPushes
  }

  private func visibility(of notification: GolfNotification) async throws -> Visibility? {
    let (owner, rows) = (notification.recipient, rows)
    return try await engine.read { session throws(StoreFailure) in
      guard let notification = try GolfPushRows.current(notification, in: session) else {
        return nil
      }
      return Visibility(
        notification: notification, settings: try SettingsOf.golfer(owner, in: session),
        browsers: try rows.all(of: owner, for: TeePalsDomain.app, in: session),
        earlier: try GolfPushRows.earlier(than: notification, in: session))
    }
  }

  private func send(
    about notification: GolfNotification, _ push: WebPush, at now: Instant
  ) async throws {
    let owner = notification.recipient
    guard let visibility = try await visibility(of: notification) else { return }
    let (notification, earlier) = (visibility.notification, visibility.earlier)
    let due = visibility.browsers.filter { browser in
      browser.since <= notification.updatedAt
        && GolfPushRules.isDue(
          notification, visibility.settings, earlier, zone: browser.zone, at: now)
    }
    guard !due.isEmpty else { return }
    let isOurs = try await writer.submit(for: owner) { storage throws(StoreFailure) in
      try GolfPushRows.take(notification, last: earlier.same, at: now, in: storage.session)
    }.committed()
    // The background job and a signal may both be at it.
    guard isOurs else { return }
    for browser in due {
      try await push.send(
        owner, through: browser, with: Self.message(of: notification, browser.language, at: now),
        about: notification.id, writer)
    }
  }

  private static func message(
    of notification: GolfNotification, _ language: String, at now: Instant
  ) -> JSON {
    let words = GolfPushWords(notification, language: language, at: now)
    return .object([
      "title": .string(words.title), "body": .string(words.body),
      "url": .string(GolfPushWords.address(of: notification)), "tag": .id(notification.id),
    ])
  }
}

/// How TeePals is for somebody.
enum SettingsOf {
  static func golfer(
    _ user: UserID, in session: some Session
  ) throws(StoreFailure) -> GolfSettings {
    for case .settings(let settings) in try GolfRows.all(.settings, "id = \(user)", session) {
      return settings
    }
    return GolfSettings(user: user)
  }
}

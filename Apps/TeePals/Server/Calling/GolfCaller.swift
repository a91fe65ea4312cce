import Core
import Logging
import Server
import ServiceLifecycle
import Store
import Sync
import TeePalsDomain
import Wire

/// Calls golfers through their browsers while they do not look: soon after something happened, and
/// what had to wait, each minute.
///
/// Before a message leaves it is noted that it does: whoever is called twice is annoyed, whoever is
/// not called has it in the app.
public final class GolfCaller<Engine: StoreEngine, Tables: EntityTables>: Service {
  /// Milliseconds between two looks when much happens.
  private static var pause: Int64 { 1_000 }

  private let engine: Engine
  private let writer: GroupCommit<Engine, Tables>
  private let push: WebPush?
  private let rows: PushRows
  private let ambient: Ambient
  private let bell: ChoreBell
  private let logger = Logger(label: "fieldday.golf.calls")

  /// - Parameter bell: Rung after a commit that ``concerns(_:)`` somebody.
  public init(
    engine: Engine, writer: GroupCommit<Engine, Tables>, push: WebPush?, rows: PushRows,
    ambient: Ambient, bell: ChoreBell
  ) {
    self.bell = bell
    self.engine = engine
    self.writer = writer
    self.push = push
    self.rows = rows
    self.ambient = ambient
  }

  /// Whether scopes that moved can hold a notification: somebody's own.
  public static func concerns(_ scopes: [Scope]) -> Bool {
    scopes.contains { scope in sameOctets(scope.kind, "user") }
  }

  /// What had to wait.
  public var chore: Chore {
    Chore("golf calls", every: 60_000) { now in try await self.call(at: now) }
  }

  public func run() async throws {
    await cancelWhenGracefulShutdown { [self] in
      for await _ in bell.rings {
        do {
          try await call(at: ambient.now())
        } catch { logger.error("calling failed") }
        do { try await ambient.sleep(Self.pause) } catch { return }
      }
    }
  }

  /// Calls everybody who is to be called at a moment.
  public func call(at now: Instant) async throws {
    guard let push else { return }
    let since = now.earlier(by: CallRules.life)
    let open = try await engine.read { session throws(StoreFailure) in
      try CallRows.open(since: since, in: session)
    }
    for notification in open { try await call(about: notification, push, at: now) }
  }

  private func call(
    about notification: GolfNotification, _ push: WebPush, at now: Instant
  ) async throws {
    let rows = rows
    let owner = notification.recipient
    let (settings, browsers, last) = try await engine.read { session throws(StoreFailure) in
      (
        try SettingsOf.golfer(owner, in: session), try rows.all(of: owner, in: session),
        try CallRows.last(of: notification.id, in: session)
      )
    }
    let due = browsers.filter { browser in
      browser.since <= notification.updatedAt
        && CallRules.isDue(notification, settings, last: last, zone: browser.zone, at: now)
    }
    guard !due.isEmpty else { return }
    _ = try await writer.submit(for: owner) { storage throws(StoreFailure) in
      try CallRows.note(notification, at: now, in: storage.session)
    }.committed()
    for browser in due {
      let outcome = await push.send(
        Self.text(of: notification, browser.language), to: browser.subscription,
        topic: Self.topic(of: notification))
      guard outcome == .gone else { continue }
      _ = try await writer.submit(for: owner) { storage throws(StoreFailure) in
        try PushRows.remove(browser.id, in: storage.session)
      }.committed()
    }
  }

  /// What the service worker shows (Web/sw.js).
  private static func text(of notification: GolfNotification, _ language: String) -> [UInt8] {
    let words = CallWords(notification, language: language)
    let message = JSON.object([
      "title": .string(words.title), "body": .string(words.body),
      "url": .string(CallWords.address(of: notification)), "tag": .id(notification.id),
    ])
    return Array(message.text.utf8)
  }

  /// The notification's id without its hyphens: 32 characters, which is what there is room for.
  private static func topic(of notification: GolfNotification) -> String {
    notification.id.description.replacing("-", with: "")
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

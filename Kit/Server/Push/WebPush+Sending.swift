import Core
import Store
import Sync
import Wire

extension WebPush {
  /// Notifies somebody through one of their browsers, and forgets a browser that is gone.
  ///
  /// - Parameters:
  ///   - message: What the service worker shows (Web/sw.js).
  ///   - subject: What it is about. A later message about the same takes the place of one that
  ///     waits.
  ///   - life: Seconds after which the message is of no use; 0 or more.
  public func send<Engine: StoreEngine, Tables: EntityTables, Subject>(
    _ owner: UserID, through browser: PushRows.Held, with message: JSON,
    about subject: ID<Subject>, life: Int = WebPush.life, _ writer: GroupCommit<Engine, Tables>
  ) async throws {
    // The id without its hyphens: 32 characters, which is what there is room for.
    let topic = subject.description.replacing("-", with: "")
    let outcome = await send(
      Array(message.text.utf8), to: browser.subscription, topic: topic, life: life)
    guard outcome == .gone else { return }
    _ = try await writer.submit(for: owner) { storage throws(StoreFailure) in
      try PushRows.remove(browser.id, in: storage.session)
    }.committed()
  }
}

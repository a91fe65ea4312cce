import Core
import Logging
import ServiceLifecycle
import Store
import Synchronization

/// The worker that empties the queue. The mailer wakes it, and a timer for messages that wait.
public final class DeliveryService<Engine: StoreEngine, Tables: EntityTables>: Service {
  /// Renders a queued message; `nil` for an unknown template.
  public typealias Render = @Sendable (OutgoingMessage) -> RenderedMessage?

  private let engine: Engine
  private let writer: GroupCommit<Engine, Tables>
  private let mailer: Mailer
  private let render: Render
  private let repeats: @Sendable (OutgoingMessage) -> Bool
  private let environment: ServerEnvironment
  private let logger = Logger(label: "fieldday.delivery")
  /// Delivered, but not recorded yet: if the database fails, they are not sent twice.
  private let unnoted = Mutex<Set<OutgoingMessageID>>([])

  /// - Parameter repeats: Whether a message that was given up is worth sending later. Its values
  ///   are kept until then, so they must hold no secret.
  public init(
    engine: Engine, writer: GroupCommit<Engine, Tables>, mailer: Mailer,
    environment: ServerEnvironment,
    render: @escaping Render,
    repeats: @escaping @Sendable (OutgoingMessage) -> Bool = { _ in false }
  ) {
    self.engine = engine
    self.writer = writer
    self.mailer = mailer
    self.environment = environment
    self.render = render
    self.repeats = repeats
  }

  public func run() async throws {
    await mailer.signal.run(every: DeliveryPolicy.first, environment) { await self.pass() }
  }

  /// Tries every message that is due once.
  public func pass() async {
    guard mailer.delivers else { return }
    do {
      while !Task.isCancelled {
        let now = environment.now()
        let cipher = mailer.cipher
        let due = try await engine.read { session throws(StoreFailure) in
          try OutgoingMessageRows.due(at: now, limit: 20, opening: cipher, in: session)
        }
        if due.isEmpty { break }
        for queued in due where !Task.isCancelled {
          switch queued {
          case .message(let message): try await handle(message)
          case .unreadable(let id): try await giveUp(id, "not readable")
          }
        }
      }
      let now = environment.now()
      let counts = try await writer.submit(for: nil) { storage throws(StoreFailure) in
        try OutgoingMessageRows.tidy(at: now, in: storage.session)
        return try OutgoingMessageRows.counts(in: storage.session)
      }.committed()
      mailer.metrics.counts.withLock { held in held = counts }
    } catch {
      logger.error("delivery stopped until the next try", behind: error)
    }
  }

  private func handle(_ message: OutgoingMessage) async throws {
    let now = environment.now()
    let age = now.milliseconds - message.created.milliseconds
    guard age < DeliveryPolicy.patience else { return try await giveUp(message, "too old") }
    let isUnnoted = unnoted.withLock { ids in ids.contains(message.id) }
    let outcome = isUnnoted ? .delivered : await deliver(message)
    switch outcome {
    case .delivered:
      if !isUnnoted { mailer.metrics.delivered.add() }
      unnoted.withLock { ids in _ = ids.insert(message.id) }
      try await write { session throws(StoreFailure) in
        try OutgoingMessageRows.sent(message.id, in: session)
      }
      unnoted.withLock { ids in _ = ids.remove(message.id) }
    case .retry(let failure):
      mailer.metrics.retried.add()
      note("message is tried again later", message, failure)
      let next = now.advanced(byMilliseconds: DeliveryPolicy.wait(after: message.tries + 1))
      try await write { session throws(StoreFailure) in
        try OutgoingMessageRows.retry(message.id, at: next, failure: failure, in: session)
      }
    case .refused(let failure): try await giveUp(message, failure)
    }
  }

  private func deliver(_ message: OutgoingMessage) async -> DeliveryOutcome {
    guard let rendered = render(message) else { return .refused("unknown template") }
    return await mailer.deliverer.deliver(
      AddressedMessage(
        id: message.id.description, channel: message.channel, recipient: message.recipient,
        rendered: rendered, date: message.created))
  }

  private func giveUp(_ message: OutgoingMessage, _ failure: String) async throws {
    note("message is given up", message, failure)
    try await giveUp(message.id, failure, keepsWords: repeats(message))
  }

  private func giveUp(
    _ id: OutgoingMessageID, _ failure: String, keepsWords: Bool = false
  ) async throws {
    mailer.metrics.givenUp.add()
    try await write { session throws(StoreFailure) in
      try OutgoingMessageRows.giveUp(
        id, failure: failure, keepsWords: keepsWords, in: session)
    }
  }

  private func write(
    _ body: @escaping @Sendable (Engine.Connection) throws(StoreFailure) -> Void
  ) async throws {
    try await writer.submit(for: nil) { storage throws(StoreFailure) in
      try body(storage.session)
    }.committed()
  }

  /// Logs the template and the reason, never the recipient or the content.
  private func note(_ words: Logger.Message, _ message: OutgoingMessage, _ failure: String) {
    logger.warning(
      words,
      metadata: [
        "template": "\(message.template)", "tries": "\(message.tries + 1)", "failure": "\(failure)",
      ])
  }
}

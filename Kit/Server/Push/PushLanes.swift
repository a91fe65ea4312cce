/// How messages go out to browsers: some at once, because what is planned begins on the hour, all
/// of it, and a push service that is slow must not hold up everybody else.
public enum PushLanes {
  /// How many browsers are notified at once.
  private static let count = 8

  /// Returns when all of them are sent. The first that fails to be handled ends it.
  public static func each<Message: Sendable>(
    of messages: [Message], send: @escaping @Sendable (Message) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for (number, message) in messages.enumerated() {
        if number >= count { try await tasks.next() }
        tasks.addTask { try await send(message) }
      }
      try await tasks.waitForAll()
    }
  }
}

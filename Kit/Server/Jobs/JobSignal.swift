import ServiceLifecycle

/// Wakes a worker before its time.
public struct JobSignal: Sendable {
  private let stream = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

  public init() {}

  /// Says that there is something to do. Call it after the commit.
  public func wake() { stream.continuation.yield() }

  /// An element for each call of ``wake()``; calls while nobody listens are one element.
  public var wakeups: AsyncStream<Void> { stream.stream }

  /// Does a worker's passes until the server stops: one at once, one for each signal, and one after
  /// every `interval` milliseconds.
  func run(
    every interval: Int64, _ environment: ServerEnvironment,
    pass: @escaping @Sendable () async -> Void
  ) async {
    await cancelWhenGracefulShutdown {
      await withTaskGroup(of: Void.self) { tasks in
        tasks.addTask {
          await pass()
          for await _ in wakeups { await pass() }
        }
        tasks.addTask {
          while !Task.isCancelled {
            do { try await environment.sleep(interval) } catch { return }
            wake()
          }
        }
      }
    }
  }
}

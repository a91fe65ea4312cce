import Dispatch
import Synchronization

/// Work that blocks its thread, away from the threads that serve requests. A few work at a time and
/// a few wait; who comes later is turned away.
public final class WorkQueue: Sendable {
  private struct State {
    var running = 0
    var waiting: [@Sendable () -> Void] = []
  }

  private enum Turn {
    case start, wait, refuse
  }

  private let atOnce: Int
  private let queueLimit: Int
  private let state = Mutex(State())
  private let threads: DispatchQueue

  /// - Parameters:
  ///   - label: The name of its threads.
  ///   - atOnce: How many work at a time.
  ///   - queueLimit: How many may wait.
  public init(_ label: String, atOnce: Int, queueLimit: Int) {
    self.atOnce = atOnce
    self.queueLimit = queueLimit
    threads = DispatchQueue(label: label, attributes: .concurrent)
  }

  /// Does `work` when its turn has come and answers what it answered; `nil`, and nothing is done,
  /// when too many are waiting.
  public func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value? {
    await withCheckedContinuation { answer in
      let job: @Sendable () -> Void = { [self] in
        let value = work()
        finished()
        answer.resume(returning: value)
      }
      switch admit(job) {
      case .start: threads.async(execute: job)
      case .wait: break
      case .refuse: answer.resume(returning: nil)
      }
    }
  }

  private func admit(_ job: @escaping @Sendable () -> Void) -> Turn {
    state.withLock { state in
      if state.running < atOnce {
        state.running += 1
        return .start
      }
      guard state.waiting.count < queueLimit else { return .refuse }
      state.waiting.append(job)
      return .wait
    }
  }

  private func finished() {
    let next = state.withLock { state -> (@Sendable () -> Void)? in
      guard !state.waiting.isEmpty else {
        state.running -= 1
        return nil
      }
      return state.waiting.removeFirst()
    }
    if let next { threads.async(execute: next) }
  }
}

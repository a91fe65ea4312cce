import Dispatch
import Synchronization

/// A program that is started before its input is there, so that whoever brings it waits less.
///
/// At most one waits. It is used for one input, and ended when none has come for a while. One that
/// ended by itself is noticed when it is to be used or its time is over: a program that cannot run
/// is not started again and again.
final class SpareProcess: Sendable {
  private struct State {
    var waiting: RunningProcess?
    /// How many were started: which one's time is over.
    var count = 0
  }

  private let program: ShortProcess
  private let arguments: [String]
  /// Milliseconds without input, after which it is ended if it has not ended itself.
  private let mostIdle: Int64
  private let sleep: @Sendable (Int64) async throws -> Void
  private let state = Mutex(State())
  private let thread = DispatchQueue(label: "fieldday.pictures.spare")

  init(
    _ program: ShortProcess, arguments: [String], mostIdle: Int64,
    sleep: @escaping @Sendable (Int64) async throws -> Void
  ) {
    self.program = program
    self.arguments = arguments
    self.mostIdle = mostIdle
    self.sleep = sleep
  }

  deinit {
    if let process = state.withLock({ state in state.waiting }) { program.end(process) }
  }

  /// Starts one unless one waits. Returns at once.
  func prepare() { thread.async { [weak self] in self?.start() } }

  /// What the one that waits makes of its input; `nil` where none does, or it could not be used.
  func run(_ input: [UInt8]) -> ShortProcess.Outcome? {
    let waiting = state.withLock { state in state.waiting.take() }
    guard let waiting else { return nil }
    let outcome = program.exchange(waiting, input)
    return outcome.isAnswer ? outcome : nil
  }

  private func start() {
    let number = state.withLock { state -> Int? in
      guard state.waiting == nil else { return nil }
      state.waiting = program.start(adding: arguments)
      state.count += 1
      return state.waiting == nil ? nil : state.count
    }
    guard let number else { return }
    Task { [weak self, sleep, mostIdle] in
      try? await sleep(mostIdle)
      self?.end(number)
    }
  }

  private func end(_ number: Int) {
    let idle = state.withLock { state in state.count == number ? state.waiting.take() : nil }
    if let idle { program.end(idle) }
  }
}

extension ShortProcess.Outcome {
  /// Whether it had its input and made something of it, for better or worse.
  fileprivate var isAnswer: Bool {
    switch self {
    case .exited(_, let answer): !answer.isEmpty
    case .overran: true
    case .signalled, .notStarted: false
    }
  }
}

import Application
import Dispatch
import TestKit

extension Place {
  /// Asks a server that runs here, as soon as somebody listens at its socket.
  func ask(_ request: AdminRequest) async throws -> AdminAnswer {
    try await socketIsOpen()
    while true {
      do {
        return try await withTaskExecutorPreference(Operator.shared) {
          try await Administrator.perform(request, data: directory.path, peppersFile: nil)
        }
      } catch let failure where "\(failure)".contains("does not answer") {
        try Task.checkCancellation()
        await Task.yield()
      }
    }
  }
}

/// A thread of the operator's own, as the command line is a process of its own: asking waits for
/// the answer, and must not keep the server's threads waiting with it.
private final class Operator: TaskExecutor {
  static let shared = Operator()

  private let queue = DispatchQueue(label: "operator", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

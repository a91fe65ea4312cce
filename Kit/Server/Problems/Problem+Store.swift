import Core
import Store

extension Problem {
  /// What a failure of the database means for the one who asked. Its words stay in the log.
  public init(_ failure: StoreFailure) {
    switch failure.kind {
    case .full: self.init(.storageFull, failure: failure)
    case .busy, .interrupted: self = .later(.busy, seconds: 1, after: failure)
    case .constraint, .corrupt, .readOnly, .mismatch, .other: self.init(.failed, failure: failure)
    }
  }
}

extension StoreFailure {
  /// What the database said before this was thrown, for the log.
  init?(behind error: any Error) {
    guard let failure = error as? StoreFailure ?? (error as? Problem)?.failure else { return nil }
    self = failure
  }
}

extension WriteOutcome {
  /// What was committed, or the problem. After a problem of status 5xx the outcome is unknown or
  /// nothing was done.
  public func committed() throws(Problem) -> Value {
    switch self {
    case .committed(let value, moved: _): return value
    case .failed(let failure): throw Problem(failure)
    case .overloaded: throw .later(.busy, seconds: 1)
    case .stopping: throw .later(.shuttingDown, seconds: 2)
    }
  }
}

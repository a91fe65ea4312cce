import Core
import Store

extension Problem {
  /// What a failure of the database means for the one who asked. Its words stay in the log.
  public init(_ failure: StoreFailure) {
    switch failure.kind {
    case .full: self.init(.storageFull)
    case .busy, .interrupted: self = .later(.busy, seconds: 1)
    case .constraint, .corrupt, .readOnly, .mismatch, .other: self.init(.failed)
    }
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

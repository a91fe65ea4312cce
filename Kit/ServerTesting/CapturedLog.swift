public import Logging
import Synchronization

/// Everything that was logged, at every level, with its metadata.
public final class CapturedLog: Sendable {
  private let lines = Mutex<[String]>([])

  public init() {}

  public var all: [String] { lines.withLock { lines in lines } }

  fileprivate func add(_ line: String) { lines.withLock { lines in lines.append(line) } }

  /// A logger that tells everything to this.
  public func logger(_ label: String = "test") -> Logger {
    var logger = Logger(label: label) { label in Handler(log: self, label: label) }
    logger.logLevel = .trace
    return logger
  }

  private struct Handler: LogHandler {
    let log: CapturedLog
    let label: String
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      let all = metadata.merging(event.metadata ?? [:]) { _, new in new }
      log.add("\(event.level) \(label) \(event.message) \(all)")
    }
  }
}

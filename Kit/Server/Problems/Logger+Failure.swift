import Logging
import Store

extension Logger {
  /// Logs that work of the server's own failed, with what the database said before, if anything.
  func error(_ words: Message, behind error: any Error, metadata: Metadata = [:]) {
    var metadata = metadata
    if let failure = StoreFailure(behind: error) { metadata["failure"] = "\(failure)" }
    self.error(words, metadata: metadata)
  }
}

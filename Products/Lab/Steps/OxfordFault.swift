/// Why a file of the data set cannot be used.
public struct OxfordFault: Error, Hashable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    case missing
    case empty
    /// There are no walks at all.
    case noWalks
    /// Where the phone was carried is not known.
    case noPlace
    /// Nobody took a step, as the shoes say.
    case noSteps
    case columns(Int, of: Int, line: Int)
    case noNumber(String, line: Int)
  }

  /// Below the folder of the data set.
  public let file: String
  public let reason: Reason

  public var description: String {
    switch reason {
    case .missing: file + " is missing"
    case .empty: file + " is empty"
    case .noWalks: file + " has no walks: neither optimisation/data nor validation is in it"
    case .noPlace: file + " names no place where the phone was carried"
    case .noSteps: file + " has no steps"
    case .columns(let found, let wanted, let line):
      "\(file), line \(line): \(found) columns instead of \(wanted)"
    case .noNumber(let text, let line): "\(file), line \(line): “\(text)” is no number"
    }
  }
}

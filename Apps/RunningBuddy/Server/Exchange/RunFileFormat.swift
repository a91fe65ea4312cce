import RunningBuddyDomain

/// What runs are taken out as, as the address names it.
public enum RunFileFormat: Hashable, Sendable {
  case made(RunExportFormat)
  /// The file as it came; of a run that came as none, or whose file was too large to be kept, the
  /// nearest to it, which is FIT.
  case original

  public init?(_ word: String) {
    if word == "original" {
      self = .original
    } else if let format = RunExportFormat(rawValue: word) {
      self = .made(format)
    } else {
      return nil
    }
  }

  /// As the address has it.
  public var word: String {
    switch self {
    case .made(let format): format.rawValue
    case .original: "original"
    }
  }
}

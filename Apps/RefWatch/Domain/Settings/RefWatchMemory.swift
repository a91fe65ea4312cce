import Core

/// What RefWatch remembers on a device beside the database.
public enum RefWatchMemory: String, DeviceMemory {
  /// The newest entries of the match under way.
  case ring
  /// What is typed and not saved: set-up, journal.
  case setup = "draft"
  case journal
  /// The addresses of mirrors and invitations, which are known only where they were made.
  case links
  /// The latest import, which can be taken back for a day.
  case lastImport = "import"

  public var prefix: String { "referee." + rawValue + "." }
  public var isOnlyHere: Bool { self != .ring }
}

import Core

/// What DayBlock remembers on a device beside the database.
public enum DayBlockMemory: String, DeviceMemory {
  /// When the run under way was on the screen last (specification §6.3).
  case seen
  /// Runs that somebody wants beside another.
  case both
  /// The addresses of feeds, which are known only where they were made.
  case links
  /// The latest import, which can be taken back.
  case lastImport = "import"
  /// Whether this browser gets push notifications.
  case nudges

  public var prefix: String { "day-" + rawValue + "-" }
  public var isOnlyHere: Bool { false }
}

/// Where a runner carries the device that senses.
public enum Carrying: String, Hashable, Sendable, CaseIterable {
  case hand, pocket, arm, waist
  /// There it senses one foot alone.
  case ankle
}

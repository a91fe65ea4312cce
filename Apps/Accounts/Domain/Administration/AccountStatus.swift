/// Whether an account can be used.
public enum AccountStatus: String, Hashable, Sendable, CaseIterable {
  case active
  /// An administrator has closed every way in. Nothing of the person's is gone.
  case locked
}

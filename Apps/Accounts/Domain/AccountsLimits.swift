/// Unicode scalars of texts as they are read, before anything is checked: more than may be written.
public enum AccountsLimits {
  /// What somebody typed: an address, a name, an answer.
  public static let typed = 1_000
  /// What the server tells.
  public static let email = 320
  public static let username = 64
}

/// Unicode scalars of texts as they are read, before anything is checked: more than may be written.
public enum AccountsLimits {
  /// What somebody typed: an address, a name, an answer.
  public static let typed = 1_000
  /// What the server tells.
  public static let email = 320
  public static let username = 64
  /// A word: an id, a code, a browser, a title.
  public static let word = 64
  public static let phone = 64
  public static let passkeyName = 128
  /// The word of a provider in addresses.
  public static let provider = 32
  public static let language = 16
  /// What opens something: an invitation, a ticket, a token.
  public static let secret = 128
  public static let token = 256
  public static let challenge = 256
}

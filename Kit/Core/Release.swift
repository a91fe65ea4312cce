/// Which Fieldday this is, for the server and the browser alike.
public enum Release {
  /// The same number as in CHANGELOG.md.
  public static let version = "0.1.0"
}

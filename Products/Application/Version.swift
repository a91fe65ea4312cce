/// The version: what `--version` prints; the same number as in CHANGELOG.md.
public enum Version {
  public static let text = "0.1.0"
}

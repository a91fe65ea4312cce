import Core

/// The version: what `--version` prints.
public enum Version {
  public static let text = Release.version
}

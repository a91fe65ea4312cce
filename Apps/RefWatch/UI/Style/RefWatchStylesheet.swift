/// RefWatch's own rules: the pitch, and what the desk adds to the kit.
public enum RefWatchStylesheet {
  public static var css: String {
    [PitchStyles.css, DeskStyles.css, JournalStyles.css, mirror, TrackStyles.css]
      .joined(separator: "\n")
  }

  /// Those of a match that is watched by a link.
  public static var mirror: String { MirrorStyles.css }
}

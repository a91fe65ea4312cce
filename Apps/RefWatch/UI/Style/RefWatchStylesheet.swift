/// RefWatch's own rules: the pitch, and what the desk adds to the kit.
public enum RefWatchStylesheet {
  public static var css: String {
    [PitchStyles.css, DeskStyles.css, JournalStyles.css, MirrorStyles.css, TrackStyles.css]
      .joined(separator: "\n")
  }
}

/// DayBlock's own rules: what it adds to the kit.
public enum DayBlockStylesheet {
  public static var css: String {
    [
      DayTokens.css, DayShellStyles.css, TileStyles.css, TrackStyles.css, ManageStyles.css,
      CalendarStyles.css, InfoStyles.css, PulseStyles.css,
    ].joined(separator: "\n")
  }
}

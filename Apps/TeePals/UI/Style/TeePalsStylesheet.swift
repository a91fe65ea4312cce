/// TeePals' own rules: what it adds to the kit.
public enum TeePalsStylesheet {
  public static var css: String {
    [
      TeeTokens.css, TeeShellStyles.css, TeeProfileStyles.css, HomeStyles.css, RoundStyles.css,
      RoundDetailStyles.css, FormStyles.css, ChatStyles.css, InboxStyles.css, LandingStyles.css,
      ReportStyles.css, PosterStyles.css, MapStyles.css, FeedStyles.css,
      ModerationStyles.css,
    ].joined(separator: "\n")
  }
}

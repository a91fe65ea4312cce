/// RunningBuddy's own rules: what it adds to the kit.
public enum RunStylesheet {
  public static var css: String {
    [RunPageStyles.css, RunLiveStyles.css, RunStrideStyles.css, RunMapStyles.css]
      .joined(separator: "\n")
  }
}

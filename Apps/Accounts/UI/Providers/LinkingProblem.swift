/// What went wrong when somebody came back from a provider to link it, for the page that says so.
public enum LinkingProblem {
  /// Under this a problem's code is remembered.
  public static let key = "linking"
}

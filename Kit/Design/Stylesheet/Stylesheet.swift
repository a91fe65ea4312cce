/// The style sheet that all clients share: tokens as variables, then the rules of every component.
/// What only one app shows is in that app's own.
///
/// Nothing on a page carries a style of its own (the content security policy forbids it); views
/// name classes.
public enum Stylesheet {
  /// The kit's rules.
  public static var css: String { css(adding: []) }

  /// The kit's rules followed by the apps' own, in the given order.
  public static func css(adding apps: [String]) -> String {
    let kit = [
      TokenRules.css, GroundRules.css, TypeRules.css, ControlRules.css, FieldRules.css,
      AvatarRules.css, ListRules.css, BarRules.css, SheetRules.css, NoticeRules.css, ShellRules.css,
      ChartRules.css, RouteRules.css,
      QRRules.css, PrintRules.css,
    ]
    return (kit + apps).joined(separator: "\n") + "\n"
  }
}

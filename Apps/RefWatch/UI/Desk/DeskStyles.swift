/// The desk's own rules.
enum DeskStyles {
  static let css = ""
}

import TeePalsUI
import View

/// What is on a screen, looked at as text.
enum HTMLText {
  static func of(_ state: TeePalsFeature.State) -> String {
    HTMLRenderer.html(TeePalsFeature.view(state))
  }

  /// The opening tag of the element with an id.
  static func button(_ id: String, in html: String) -> String {
    guard let place = html.firstRange(of: "id=\"" + id + "\"") else { return "" }
    let start = html[..<place.lowerBound].lastIndex(of: "<") ?? html.startIndex
    let end = html[place.upperBound...].firstIndex(of: ">") ?? html.endIndex
    return String(html[start..<end])
  }
}

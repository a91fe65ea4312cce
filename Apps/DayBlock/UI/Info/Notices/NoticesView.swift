import Design
import View

/// Whose work is in it, and how that may be used (specification §8.7).
enum NoticesView {
  static func view(_ state: State) -> Piece {
    let words = state.words
    return InfoView.page(state, key: "day-licences", title: .licences) {
      element("section", .class("day-card stack")) {
        element("h2", .class("headline")) { words(InfoText.licenceApp) }
        for text in Notice.own {
          element("p", .class("day-licence-text soft"), .attribute("lang", "en")) { text }
        }
        paragraph(words(InfoText.licenceIcons), "soft")
      }
      list(words(InfoText.licenceHere), Notice.here)
      list(words(InfoText.licenceServer), Notice.server)
      list(words(InfoText.licenceOthers), Notice.others)
    }
  }

  private static func list(_ title: String, _ notices: [Notice]) -> Piece {
    element("section", .class("day-card stack")) {
      element("h2", .class("headline")) { title }
      element("ul", .class("day-notices"), .attribute("role", "list")) {
        for notice in notices {
          element("li") {
            element(
              "a", .class("breaks"), .attribute("href", notice.address),
              .attribute("target", "_blank"), .attribute("rel", "noopener noreferrer")
            ) { notice.name }
            element("span", .class("soft")) { notice.licence }
          }
        }
      }
    }
  }
}

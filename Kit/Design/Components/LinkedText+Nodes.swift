import Core
import View

/// A text that somebody wrote; the web addresses in it are links, which open beside the app and do
/// not say where they come from.
public func linked<Action>(_ text: String) -> Node<Action> {
  .fragment(
    LinkedText(text).pieces.map { piece in
      switch piece {
      case .plain(let text): .text(text)
      case .link(let text, let address):
        element(
          "a", .attribute("href", address), .attribute("target", "_blank"),
          .attribute("rel", "noopener noreferrer nofollow")
        ) { text }
      }
    })
}

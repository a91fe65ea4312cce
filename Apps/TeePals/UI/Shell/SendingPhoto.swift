import Calendar
import Core
import Design
import TeePalsDomain
import View

/// A photo on its way. The browser does not tell how far it is, so what is said is how much it is.
enum SendingPhoto {
  static func view(_ file: KeptFile, _ words: Words) -> Node<TeePalsFeature.ViewAction> {
    let text = words(ProfileText.sendingPhoto)
    return element("div", .class("tee-sending"), .key("sending")) {
      element("p", .class("callout"), .attribute("role", "status")) {
        text + " " + words.formats.size(bytes: Int64(file.size))
      }
      element(
        "div", .class("tee-sending-bar"), .attribute("role", "progressbar"), .aria("label", text)
      ) { element("div", .class("progress")) }
    }
  }
}

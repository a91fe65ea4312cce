import Calendar
import Core
import Design
import SuperFriendDomain

extension FriendsFeature.State {
  mutating func play(_ action: FriendsFeature.PlaygroundAction) -> Effects {
    switch action {
    case .loadingToggled:
      playground.isLoading.toggle()
      return []
    case .themeCycled:
      switch playground.theme {
      case "system": playground.theme = "light"
      case "light": playground.theme = "dark"
      default: playground.theme = "system"
      }
      let look = DocumentLook(
        language: language.rawValue, theme: playground.theme, title: words(SettingsText.playground),
        app: "friends")
      return [.tell(.document(look))]
    }
  }
}

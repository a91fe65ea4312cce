import Core
import Design
import SuperFriendDomain
import View

/// Another contact for a friend whose own is gone or wrong.
enum RelinkView {
  /// How many contacts are offered before the person narrows the search.
  private static let limit = 50

  static func view(_ state: State, _ id: FriendID) -> Piece {
    let words = state.words
    guard let friend = state.replica.friend(id) else { return SheetView.gone(state) }
    let free = state.picker.ids.lazy.filter { contact in state.replica.friend(of: contact) == nil }
    var sheet = SheetView.sheet(
      state, "relink", words(DetailsText.relinkTitle, name: state.name(friend)))
    sheet.isFull = true
    return sheet.node {
      SearchField<FriendsFeature.ViewAction>(
        id: "relink-search", placeholder: words(DetailsText.relinkSearch),
        text: state.picker.search, isActive: state.picker.isSearching, language: state.language,
        onInput: { text in .picker(.searchTyped(text)) }, onFocus: .picker(.searchFocused),
        onClose: .picker(.searchClosed)
      ).node
      element("ul", .attribute("role", "list")) {
        for contact in free.prefix(limit) {
          if let card = state.replica.contact(contact)?.card {
            element("li", .key(contact.description)) {
              element(
                "button", .class("plain-row"), .attribute("type", "button"),
                .onClick(.friend(id, .relinked(contact)))
              ) {
                PickerView.face(state, contact, card)
                Icon.link.node()
              }
            }
          }
        }
      }
    }
  }
}

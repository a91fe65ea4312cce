import Design
import SuperFriendDomain
import View

/// The sheet of the current place, if the place is one.
enum SheetView {
  static func view(_ state: State) -> Piece? {
    guard state.isLoaded else { return nil }
    switch state.route {
    case .friend(let id): return state.beside == nil ? DetailsView.view(state, id) : nil
    case .newPerson, .editContact: return PersonView.view(state)
    case .newFriend: return NewFriendView.view(state)
    case .newFriends: return NewFriendView.several(state)
    case .record, .recordMany, .connection: return RecordView.view(state)
    case .relink(let id): return RelinkView.view(state, id)
    default: return nil
    }
  }

  static func sheet(
    _ state: State, _ id: String, _ title: String
  ) -> Sheet<FriendsFeature.ViewAction> {
    var sheet = Sheet<FriendsFeature.ViewAction>(
      id: id, title: title, language: state.language, close: .closed)
    sheet.snackbars = FriendsFeature.notices(state)
    return sheet
  }

  /// For an address whose thing is not there.
  static func gone(_ state: State) -> Piece {
    let words = state.words
    return sheet(state, "gone", words(DetailsText.title)).node {
      state.whenKnown {
        emptyState(
          icon: .searchNone, title: words(DetailsText.gone), text: words(DetailsText.goneText)
        ) {
          button(words(KitText.close), .filled, action: .closed)
        }
      }
    }
  }
}

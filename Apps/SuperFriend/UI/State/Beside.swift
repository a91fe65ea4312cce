import Core
import Design
import SuperFriendDomain
import View

/// A list and a person side by side, where there is room.
///
/// The columns are the style sheet's (`FriendsStylesheet`); that the person is no sheet there is
/// said here, because a sheet is modal.
enum Beside {
  /// The width that both need, in the text's own size (rem).
  static let least = 58

  /// Whether so many px have room for both.
  static func fits(width: Int, textPercent: Int) -> Bool {
    width * 100 >= least * 16 * max(50, textPercent)
  }

  /// Says when there is room, and when there is none any more.
  static func measured(_ state: FriendsFeature.State) -> (DOMEvent) -> FriendsFeature.ViewAction? {
    let hadRoom = state.hasRoom
    let textPercent = state.textPercent
    return { event in
      let hasRoom = fits(width: event.x, textPercent: textPercent)
      return hasRoom == hadRoom ? nil : .measured(hasRoom: hasRoom)
    }
  }

  /// What is at the right: the person chosen, or a word about how to choose one.
  static func view(_ state: FriendsFeature.State) -> Node<FriendsFeature.ViewAction> {
    if let id = state.beside { return DetailsView.view(state, id) }
    return element("div", .class("vacant"), .key("vacant")) {
      Icon.person.node(.huge)
      paragraph(state.words(ListText.nobodyChosen))
    }
  }
}

extension FriendsFeature.State {
  /// Whether the screen is a list of people who can be shown beside it.
  var isParted: Bool {
    switch screen {
    case .list: trouble == nil && !(isLoaded && roster.isEmpty)
    case .archived: isLoaded && !roster.archived.isEmpty
    default: false
    }
  }

  /// The friend who is shown beside the list, also while a sheet about them lies over both.
  var beside: FriendID? {
    guard isWide, isLoaded, let id = route.friend, replica.friend(id) != nil, isParted else {
      return nil
    }
    return id
  }

  /// Goes to a place by its address, such as back.
  public mutating func go(to route: FriendsRoute, _ moment: Moment) -> FriendsFeature.Effects {
    let before = beside
    navigate(to: route, moment)
    return arrange(after: before)
  }

  /// Takes the room there is. As with a sheet, the keyboard goes to the person who is opened, and
  /// back to the row of the one who is closed; a window that is made wider moves it nowhere.
  mutating func arrange(after before: FriendID?) -> Effects {
    let wasWide = isWide
    if overlay == nil { isWide = hasRoom }
    let now = beside
    if isWide != wasWide || now == before { return [] }
    if now != nil { return [.tell(.focus(elementID: DetailsView.sheetID))] }
    guard let before else { return [] }
    return [.tell(.focus(elementID: FriendListView.rowID(before)))]
  }
}

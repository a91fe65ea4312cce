import Core
import Design
import SuperFriendDomain
import View

/// SuperFriend: keep in touch with the people who matter.
public enum FriendsFeature: Feature {
  public typealias Command = FriendsCommand
  public typealias Effects = [Effect<Action, FriendsCommand>]

  public static func reduce(_ state: inout State, _ action: Action, _ moment: Moment) -> Effects {
    state.turn(to: moment)
    switch action {
    case .view(let action):
      let before = state.beside
      let effects = reduce(&state, action, moment)
      return effects + state.arrange(after: before) + state.keepZone(moment)
    case .inner(let action): return reduce(&state, action, moment)
    case .delegate: return []
    }
  }

  /// The document's title.
  public static func title(_ state: State) -> String {
    state.words(ListText.title)
  }
}

import Design
import SuperFriendDomain
import View

/// What stands between the bar and the list: where changes are, and what wants attention.
enum NoticesView {
  static func view(_ state: FriendsFeature.State) -> Node<FriendsFeature.ViewAction> {
    let words = state.words
    return element("div", .class("notices")) {
      if !state.refused.isEmpty {
        banner(state.sync.text(in: state.language) ?? "", icon: .warning, rank: .alarming) {
          button(words(RefusedText.title), .naked, action: .went(.refused))
        }
      } else if state.sync.isOnline {
        if state.sync.waiting + state.sync.saving > 0 {
          syncBadge(state.sync, state.language)
        }
      } else {
        line("wraps") {
          chip(offline(state), icon: .cloudOff)
          if state.sync.waiting > 0 { syncBadge(state.sync, state.language) }
        }
      }
    }
  }

  private static func offline(_ state: FriendsFeature.State) -> String {
    guard let age = state.offlineAge else { return state.words(KitText.offline) }
    return KitText.offlineAge.text(in: state.language, [("age", age)])
  }
}

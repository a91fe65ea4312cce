import Core
import Design
import TeePalsDomain
import View

/// What the server did not take, where it was to be seen.
enum RefusedPosts {
  /// One's own posts that were not taken, before the feed.
  static func view(_ state: State) -> Piece {
    let words = state.words
    return .fragment(
      state.refusedPosts.map { found in
        element(
          "article", .class("tee-card stack"), .key("refused-" + found.post.id.description),
          .aria("labelledby", PostCard.titleID(found.post.id))
        ) {
          element("h2", .class("headline breaks"), .id(PostCard.titleID(found.post.id))) {
            found.post.title
          }
          paragraph(found.post.text, "preserves breaks")
          fault(state.reason(of: found.refused))
          line("wraps") {
            button(
              words(PostText.again), .filled, icon: .edit,
              action: .feed(.againWanted(found.post.id)))
            button(
              words(KitText.discard), .naked, icon: .trash, traits: .destructive,
              action: .refusedDiscarded(found.refused.id))
          }
        }
      })
  }

  /// That something done to what is there was not taken: it is as before.
  static func note(_ state: State, _ refused: RefusedGolfCommand) -> Piece {
    element("div", .class("tee-refusal"), .key("refused-" + refused.id.description)) {
      element("div", .class("grow")) {
        paragraph(GolfRefusedView.deed(refused.command, state), "callout")
        fault(state.reason(of: refused)) as Piece
      }
      iconButton(
        .close, label: state.words(KitText.dismiss), action: .refusedDiscarded(refused.id))
    }
  }
}

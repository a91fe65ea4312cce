import Calendar
import Core
import Design
import TeePalsDomain
import View

/// The page of a post, with what is said there (specification §17.6).
enum PostView {
  static func view(_ state: State) -> Piece {
    guard case .post(let id, _) = state.screen else { return .empty }
    let words = state.words
    let shown = state.shownPost(id)
    return element("div", .class("screen tee-post-page"), .key("tee-post-" + id.description)) {
      topBar(title: words(PostText.title), language: state.language, back: .closed)
      TeeStates.notices(state)
      element("div", .class("page")) {
        element("div", .class("column")) {
          if let shown, !isGone(state) {
            note(state)
            PostCard.view(state, shown, isWhole: true)
            said(state, shown)
          } else {
            instead(state)
          }
        }
      }
      if let shown, !isGone(state) { CommentComposer.view(state, shown) }
    }
  }

  private static func isGone(_ state: State) -> Bool {
    if case .failed(.notFound) = state.feed.open.post { true } else { false }
  }

  private static func instead(_ state: State) -> Piece {
    let words = state.words
    switch state.feed.open.post {
    case .loading: return skeleton(state.language, rows: 4)
    // One's own that has just been deleted, and one that was hidden or whose author was blocked.
    case .ready, .failed(.notFound):
      return emptyState(
        icon: .searchNone, title: words(PostText.gone), text: words(PostText.goneText)
      ) {
        element("a", .class("button filled"), .attribute("href", TeePalsRoute.feed.path)) {
          words(PostText.toFeed)
        }
      }
    case .failed(let problem):
      return FeedView.failed(words, problem, retry: .feed(.comments(.retried)))
    }
  }

  /// How old it is, where nothing newer came.
  private static func note(_ state: State) -> Piece {
    guard let problem = state.feed.open.problem else { return .empty }
    return TeeStates.kept(
      state, since: state.feed.open.at, problem, PostText.kept, retry: .feed(.comments(.retried)))
  }

  // MARK: Comments

  private static func said(_ state: State, _ shown: ShownPost) -> Piece {
    let words = state.words
    return element(
      "section", .class("stack"), .key("comments"), .aria("labelledby", "tee-comments")
    ) {
      element("h2", .class("headline"), .id("tee-comments")) {
        shown.comments > 0
          ? words(PostText.comments) + " · " + words.formats.number(shown.comments)
          : words(PostText.comments)
      }
      if state.feed.open.isTargetGone {
        banner(words(PostText.commentGone), icon: .message) as Piece
      }
      list(state, shown)
      for found in state.refusedComments(on: shown.post.id) {
        CommentView.refused(state, found.refused, found.comment)
      }
    }
  }

  private static func list(_ state: State, _ shown: ShownPost) -> Piece {
    let words = state.words
    let comments = state.shownComments
    switch state.feed.open.comments {
    case .loading: return skeleton(state.language, rows: 3)
    // The server does not know one's own post yet.
    case .failed(.notFound) where state.unsentPosts.posts.contains(shown.post.id):
      return none(words)
    case .failed(let problem):
      return FeedView.failed(words, problem, retry: .feed(.comments(.retried)))
    case .ready:
      guard !comments.isEmpty else { return none(words) }
      return stack {
        element("ul", .class("tee-comments"), .attribute("role", "list")) {
          for comment in comments { CommentView.view(state, comment, shown) }
        }
        if state.feed.open.next != nil {
          button(
            words(PostText.moreComments), .filled, icon: .chevronDown,
            traits: state.feed.open.isLoadingMore ? [.wide, .loading] : .wide,
            attributes: [.id("tee-comments-more")], action: .feed(.comments(.extended)))
        }
      }
    }
  }

  private static func none(_ words: Words) -> Piece {
    emptyState(
      icon: .message, title: words(PostText.noComments), text: words(PostText.noCommentsHint))
  }
}

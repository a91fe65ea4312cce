import Core
import Design
import TeePalsDomain
import View

/// What a golfer wrote, the newest first: somebody else's posts, or one's own.
enum GolferPostsView {
  static func view(_ state: State) -> Piece {
    guard case .posts(let user) = state.screen else { return .empty }
    let words = state.words
    let isOwn = user == state.me
    return element("div", .class("screen tee-golfer-posts"), .key("tee-posts-" + user.description))
    {
      topBar(
        title: words(isOwn ? PostText.mine : .theirs), language: state.language, back: .closed,
        actions: isOwn
          ? [
            iconButton(
              .plus, label: words(FeedText.write), .prominent, action: .feed(.composeWanted))
          ] : [])
      TeeStates.notices(state)
      element("div", .class("page")) {
        element("div", .class("column")) {
          if isOwn { RefusedPosts.view(state) }
          content(state, isOwn: isOwn)
        }
      }
    }
  }

  private static func content(_ state: State, isOwn: Bool) -> Piece {
    let words = state.words
    let shown = state.shownPosts(isOwn: isOwn)
    let list = state.feed.list
    if shown.isEmpty {
      switch list.posts {
      case .loading:
        return RoundCard.skeletons(
          words(FeedText.loading), FeedView.skeletons, "tee-post-skeleton")
      case .failed(.notFound):
        return emptyState(
          icon: .searchNone, title: words(GolferText.notFound),
          text: words(GolferText.notFoundText))
      case .failed(let problem):
        return FeedView.failed(words, problem, retry: .feed(.listRetried))
      case .ready: return empty(words, isOwn: isOwn)
      }
    }
    return stack("wide-gap") {
      note(state)
      FeedView.posts(state, shown)
      if list.posts.content?.page.next != nil {
        button(
          words(FeedText.more), .filled, icon: .chevronDown,
          traits: list.isLoadingMore ? [.wide, .loading] : .wide, action: .feed(.listExtended))
      }
    }
  }

  /// How old it is, where nothing newer came.
  private static func note(_ state: State) -> Piece {
    guard let problem = state.feed.list.problem, let kept = state.feed.list.posts.content else {
      return .empty
    }
    return TeeStates.kept(
      state, since: kept.at, problem, FeedText.kept, retry: .feed(.listRetried))
  }

  private static func empty(_ words: Words, isOwn: Bool) -> Piece {
    guard isOwn else {
      return emptyState(icon: .message, title: words(PostText.noneTheirs))
    }
    return emptyState(
      icon: .message, title: words(PostText.noneMine), text: words(FeedText.emptyHint)
    ) {
      button(
        words(FeedText.write), .prominent, icon: .plus, traits: .wide,
        action: .feed(.composeWanted))
    }
  }
}

extension TeePalsFeature.State {
  /// What the server told of, with one's own new posts before it; all of one's own that are on
  /// this device where it told of nothing.
  func shownPosts(isOwn: Bool) -> [ShownPost] {
    guard let kept = feed.list.posts.content else { return isOwn ? ownPosts : [] }
    let told = shown(kept)
    guard isOwn else { return told }
    let new = ownPosts.filter { own in
      kept.post(own.post.id) == nil
        && (own.post.createdAt >= kept.at || unsentPosts.posts.contains(own.post.id))
    }
    return new + told
  }
}

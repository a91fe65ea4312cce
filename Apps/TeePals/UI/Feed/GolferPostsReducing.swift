import Core
import TeePalsDomain
import View

// The posts of a golfer.
extension TeePalsFeature.State {
  mutating func enterPosts(of user: UserID) -> Effects {
    if feed.list.user != user {
      let kept = feed.list.kept.flatMap { kept in
        sameBytes(kept.key, user.description) ? kept : nil
      }
      feed.list = GolferPostsState(
        user: user, posts: kept.map { kept in .ready(kept) } ?? .loading, kept: feed.list.kept)
    }
    return askPosts(of: user)
  }

  mutating func askPosts(of user: UserID) -> Effects {
    feed.list.problem = nil
    guard !waitsForProfile else { return [] }
    return ask(get: GolferPostsState.path(user)) { answer in
      .feed(.list(user, next: "", answer))
    }
  }

  mutating func extendPosts() -> Effects {
    guard let user = feed.list.user, let next = feed.list.posts.content?.page.next,
      !feed.list.isLoadingMore
    else { return [] }
    feed.list.isLoadingMore = true
    return ask(get: GolferPostsState.path(user) + "?cursor=" + percentEncoded(next)) { answer in
      .feed(.list(user, next: next, answer))
    }
  }

  mutating func receivePosts(
    of user: UserID, after cursor: String, _ answer: HostAnswer
  ) -> Effects {
    guard feed.list.user == user else { return [] }
    feed.list.isLoadingMore = false
    guard let page = FeedPage.read(answer) else {
      let problem = AnswerProblem(answer) ?? .failed
      // What was seen before stays, unless it is to be seen no longer.
      if feed.list.posts.content == nil || problem == .notFound {
        feed.list.posts = .failed(problem)
      } else {
        feed.list.problem = problem
      }
      return []
    }
    if !cursor.isEmpty, var kept = feed.list.posts.content {
      kept.append(page)
      feed.list.posts = .ready(kept)
      return []
    }
    let kept = KeptPosts(key: user.description, at: now, page: page)
    feed.list.posts = .ready(kept)
    feed.list.kept = kept
    return [.tell(.remember(key: TeePalsMemory.golferPosts.key(of: me), value: kept.text))]
  }
}

extension GolferPostsState {
  static func path(_ user: UserID) -> String {
    "/api/golf/golfers/" + user.description + "/posts"
  }
}

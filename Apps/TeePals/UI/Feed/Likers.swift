import Core
import Design
import TeePalsDomain
import View
import Wire

/// Those who like a post.
struct LikersState {
  var post: PostID?
  var golfers = Asked<[GolferCard]>.loading
  /// Where the next page begins.
  var next: String?
  var isLoadingMore = false
}

extension TeePalsFeature.State {
  mutating func openLikers(of id: PostID) -> Effects {
    feed.cover = .likers(id)
    feed.likers = LikersState(post: id)
    return askLikers(of: id, after: "")
  }

  mutating func extendLikers() -> Effects {
    guard let id = feed.likers.post, let next = feed.likers.next, !feed.likers.isLoadingMore else {
      return []
    }
    feed.likers.isLoadingMore = true
    return askLikers(of: id, after: next)
  }

  private func askLikers(of id: PostID, after cursor: String) -> Effects {
    let path = PostPageState.path(id) + "/likes"
    return ask(get: cursor.isEmpty ? path : path + "?cursor=" + percentEncoded(cursor)) { answer in
      .feed(.likers(id, next: cursor, answer))
    }
  }

  mutating func receiveLikers(of id: PostID, after cursor: String, _ answer: HostAnswer) {
    guard feed.likers.post == id else { return }
    feed.likers.isLoadingMore = false
    guard let page = answer.read({ cursor throws(WireError) in try LikePage(cursor) }) else {
      // A page that came stays.
      if cursor.isEmpty { feed.likers.golfers = .failed(AnswerProblem(answer) ?? .failed) }
      return
    }
    let before = cursor.isEmpty ? [] : feed.likers.golfers.content ?? []
    let known = Set(before.map { card in card.user })
    feed.likers.golfers = .ready(
      before + page.golfers.filter { card in !known.contains(card.user) })
    feed.likers.next = page.next
  }
}

/// The sheet that lists them.
enum LikersView {
  static func view(_ state: State, _ id: PostID) -> Piece {
    let words = state.words
    let sheet = Sheet<TeePalsFeature.ViewAction>(
      id: "tee-likers", title: words(PostText.likers), language: state.language,
      close: .feed(.coverClosed))
    return sheet.node {
      switch state.feed.likers.golfers {
      case .loading: skeleton(state.language, rows: 3)
      case .failed(let problem): FeedView.failed(words, problem, retry: .feed(.likersWanted(id)))
      case .ready(let golfers): list(state, golfers)
      }
    }
  }

  private static func list(_ state: State, _ golfers: [GolferCard]) -> Piece {
    let words = state.words
    let blocked = state.blockedUsers
    let shown = golfers.filter { card in !blocked.contains(card.user) }
    if shown.isEmpty { return emptyState(icon: .heart, title: words(PostText.noLikers)) }
    return stack {
      element("ul", .class("stack"), .attribute("role", "list")) {
        for card in shown {
          element("li", .key(card.user.description)) {
            element(
              "a", .class("tee-post-author"),
              .attribute("href", PostAuthor.place(card, state).path)
            ) {
              GolferFace.view(card, .normal)
              element("span", .class("tee-post-who")) {
                element("span", .class("strong breaks")) { card.name }
                TrustView.mark(card, words)
              }
            }
          }
        }
      }
      if state.feed.likers.next != nil {
        button(
          words(FeedText.more), .filled, icon: .chevronDown,
          traits: state.feed.likers.isLoadingMore ? [.wide, .loading] : .wide,
          action: .feed(.likersExtended))
      }
    }
  }
}

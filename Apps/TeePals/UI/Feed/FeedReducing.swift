import Core
import TeePalsDomain
import View
import Wire

extension TeePalsFeature.State {
  mutating func reduceFeed(_ action: FeedAction, _ moment: Moment) -> Effects {
    switch action {
    case .filterChosen(let filter): return chooseFeed { choice in choice.filter = filter }
    case .rankingChosen(let ranking): return chooseFeed { choice in choice.ranking = ranking }
    case .refreshed: return askFeed() + [.tell(.scroll(elementID: FeedView.pageID, top: 0))]
    case .extended: return extendFeed()
    case .failureDismissed: feed.phase = .idle
    case .composeWanted:
      if let stopped = gated(.feed(.composeWanted), moment) { return stopped }
      return go(.composePost)
    case .unfolded(let id): feed.unfolded.insert(id)
    case .liked(let target, let isOn): return like(target, isOn, moment)
    case .menuOpened(let id): feed.cover = .postMenu(id)
    case .whyOpened(let id): feed.cover = .why(id)
    case .likersWanted(let id): return openLikers(of: id)
    case .likersExtended: return extendLikers()
    case .photoOpened(let photo, let name): feed.cover = .photo(photo, by: name)
    case .coverClosed: feed.cover = nil
    case .editWanted(let id):
      feed.cover = nil
      return go(.editPost(id))
    case .deletionAsked(let id): feed.cover = .deletePost(id)
    case .deleted(let id): return deletePost(id)
    case .concealed(let thing): return conceal(thing)
    case .reported(let target): return reduceReport(.opened(target))
    case .blockAsked(let card):
      feed.cover = nil
      profile.question = .block(card)
    case .againWanted(let id): return writeAgain(id)
    case .listRetried:
      guard let user = feed.list.user else { return [] }
      if feed.list.posts.content == nil { feed.list.posts = .loading }
      return askPosts(of: user)
    case .listExtended: return extendPosts()
    case .comments(let action): return reduceComments(action, moment)
    case .form(let action): return reducePostForm(action, moment)
    }
    return []
  }

  mutating func answeredFeed(_ answer: FeedAnswer, _ moment: Moment) -> Effects {
    switch answer {
    case .page(let number, let answer): return receiveFeed(number, answer)
    case .more(let number, let answer): return receiveMoreFeed(number, answer)
    case .news(let number, let answer): receiveFeedNews(number, answer)
    case .begun: feed.isBeginning = false
    case .post(let id, let answer): return receivePost(id, answer)
    case .comments(let id, let cursor, let answer):
      return receiveComments(id, after: cursor, answer)
    case .replies(let id, let comment, let answer):
      return receiveReplies(id, to: comment, answer)
    case .tintEnded(let id): if feed.open.tinted == id { feed.open.tinted = nil }
    case .likers(let id, let cursor, let answer): receiveLikers(of: id, after: cursor, answer)
    case .list(let user, let cursor, let answer):
      return receivePosts(of: user, after: cursor, answer)
    case .photoPicked(let answer): return receivePostPhoto(answer)
    case .photoSent(let file, let answer): return finishPostPhoto(file, answer)
    case .coursesDue(let text): return askPostCourses(text)
    case .courses(let text, let answer): feed.courses.take(text, answer)
    }
    return []
  }

  mutating func enteredFeed(_ route: TeePalsRoute, again: Bool) -> Effects {
    switch route {
    case .feed: return lookAtFeed() + (again ? [] : comeBack())
    case .composePost:
      openPostForm(nil)
      return lookAtFeed()
    case .post(let id, let comment): return enterPost(id, comment, again: again)
    case .editPost(let id):
      let effects = feed.open.id == id ? [] : enterPost(id, nil, again: false)
      openPostForm(id)
      return effects
    case .posts(let user): return enterPosts(of: user) + (again ? [] : comeBack())
    default: return []
    }
  }

  /// To the post in the list that was left for its page.
  private mutating func comeBack() -> Effects {
    guard let id = feed.left else { return [] }
    feed.left = nil
    return [.tell(.focus(elementID: PostCard.linkID(id)))]
  }

  // MARK: The feed

  /// What is being read does not move: only how much is new is asked, once it was read at all.
  private mutating func lookAtFeed() -> Effects {
    feed.answered.contains(feed.choice) ? askFeedNews() : askFeed()
  }

  private mutating func chooseFeed(_ change: (inout FeedChoice) -> Void) -> Effects {
    let before = feed.choice
    change(&feed.choice)
    guard feed.choice != before else { return [] }
    feed.phase = .idle
    feed.number += 1
    feed.news = 0
    return lookAtFeed()
  }

  /// Asks for a new list. What is shown stays until it is there.
  private mutating func askFeed() -> Effects {
    feed.number += 1
    feed.phase = .loading
    guard !waitsForProfile else { return [] }
    let number = feed.number
    return ask(get: feed.choice.path) { answer in .feed(.page(number, answer)) }
  }

  private mutating func receiveFeed(_ number: Int, _ answer: HostAnswer) -> Effects {
    guard number == feed.number, feed.phase == .loading else { return [] }
    guard let page = FeedPage.read(answer) else {
      feed.phase = .failed(AnswerProblem(answer) ?? .failed)
      return []
    }
    feed.phase = .idle
    feed.news = 0
    feed.answered.insert(feed.choice)
    feed.kept = KeptPosts(key: feed.choice.key, at: now, page: page)
    return keepFeed()
  }

  /// Asks for the page after the last.
  private mutating func extendFeed() -> Effects {
    guard feed.phase != .loading, feed.phase != .loadingMore, let next = feed.kept?.page.next
    else { return [] }
    feed.phase = .loadingMore
    feed.number += 1
    let number = feed.number
    return ask(get: feed.choice.path + "&cursor=" + percentEncoded(next)) { answer in
      .feed(.more(number, answer))
    }
  }

  private mutating func receiveMoreFeed(_ number: Int, _ answer: HostAnswer) -> Effects {
    guard number == feed.number, feed.phase == .loadingMore, feed.kept != nil else { return [] }
    guard let page = FeedPage.read(answer) else {
      feed.phase = .failed(AnswerProblem(answer) ?? .failed)
      return []
    }
    feed.phase = .idle
    feed.kept?.append(page)
    return keepFeed()
  }

  private func keepFeed() -> Effects {
    [.tell(.remember(key: TeePalsMemory.feed.key(of: me), value: feed.kept?.text ?? ""))]
  }

  /// Asks each minute, while the feed can be seen, how much is new.
  func askFeedNews() -> Effects {
    guard screen == .feed, isShown, isVisible, isOnline, feed.phase == .idle,
      feed.answered.contains(feed.choice), let kept = feed.kept
    else { return [] }
    let number = feed.number
    return ask(
      get: "/api/golf/feed/new?since=" + String(kept.page.at.milliseconds)
        + "&filter=" + feed.choice.filter.rawValue
    ) { answer in .feed(.news(number, answer)) }
  }

  private mutating func receiveFeedNews(_ number: Int, _ answer: HostAnswer) {
    let news = answer.read { cursor throws(WireError) in try FeedNews(cursor) }
    guard number == feed.number, let news else { return }
    feed.news = news.count
  }
}

import Core
import TeePalsDomain
import View
import Wire

// The page of a post, and what is said there.
extension TeePalsFeature.State {
  // MARK: Coming there

  mutating func enterPost(_ id: PostID, _ comment: CommentID?, again: Bool) -> Effects {
    if feed.open.id != id { openPost(id) }
    feed.open.isTargetGone = false
    if !again {
      feed.left = id
      feed.open.target = comment
      feed.open.tinted = nil
    }
    feed.open.problem = nil
    guard !waitsForProfile else { return [] }
    var effects = ask(get: PostPageState.path(id)) { answer in .feed(.post(id, answer)) }
    // Pages that were read on stay.
    let said = feed.open.comments.content ?? []
    let isReadOn =
      said.count > CommentPage.usual
      || said.contains { comment in comment.replies.count > CommentPage.replies }
    if !again || !isReadOn { effects += askComments(on: id, after: "") }
    return effects
  }

  /// Begins with what is known of it.
  private mutating func openPost(_ id: PostID) {
    let known = shownPost(id)
    let (drafts, kept) = (feed.open.drafts, feed.open.kept)
    feed.open = PostPageState()
    (feed.open.id, feed.open.drafts, feed.open.kept) = (id, drafts, kept)
    if let known {
      feed.open.post = .ready(known)
      feed.open.at = now
    }
    guard let kept, kept.post.post.id == id else { return }
    if known == nil {
      feed.open.post = .ready(kept.post)
      feed.open.at = kept.at
    }
    feed.open.comments = .ready(kept.comments.comments)
    feed.open.commentsAt = kept.at
  }

  private func askComments(on id: PostID, after cursor: String) -> Effects {
    let path = PostPageState.path(id) + "/comments"
    return ask(get: cursor.isEmpty ? path : path + "?cursor=" + percentEncoded(cursor)) { answer in
      .feed(.comments(id, next: cursor, answer))
    }
  }

  // MARK: Answers

  mutating func receivePost(_ id: PostID, _ answer: HostAnswer) -> Effects {
    guard feed.open.id == id else { return [] }
    let post = answer.read { cursor throws(WireError) in try ShownPost(cursor) }
    guard let post else {
      let problem = AnswerProblem(answer) ?? .failed
      let isOwn = replica.post(id).map { own in own.deletedAt == nil } ?? false
      // What was seen before stays, unless it is to be seen no longer.
      if feed.open.post.content == nil || problem == .notFound && !isOwn {
        feed.open.post = .failed(problem)
      } else if problem != .notFound {
        feed.open.problem = problem
      }
      return []
    }
    feed.open.post = .ready(post)
    feed.open.at = now
    return keepPostPage()
  }

  mutating func receiveComments(
    _ id: PostID, after cursor: String, _ answer: HostAnswer
  ) -> Effects {
    guard feed.open.id == id else { return [] }
    feed.open.isLoadingMore = false
    let page = answer.read { cursor throws(WireError) in try CommentPage(cursor) }
    guard let page else {
      if feed.open.comments.content == nil {
        feed.open.comments = .failed(AnswerProblem(answer) ?? .failed)
      }
      return []
    }
    let before = cursor.isEmpty ? [] : feed.open.comments.content ?? []
    let known = Set(before.map { comment in comment.id })
    feed.open.comments = .ready(
      before + page.comments.filter { comment in !known.contains(comment.id) })
    feed.open.next = page.next
    feed.open.commentsAt = now
    return seekComment() + (cursor.isEmpty ? keepPostPage() : [])
  }

  /// Goes to the comment that was led to, however many pages away.
  mutating func seekComment() -> Effects {
    guard let target = feed.open.target, let id = feed.open.id else { return [] }
    if shownComment(target) != nil {
      feed.open.target = nil
      feed.open.tinted = target
      return [
        .tell(.focus(elementID: CommentView.elementID(target))),
        .ask(
          .timer(key: "golf.comment", milliseconds: PostPageState.tint),
          answer: { _ in .inner(.feed(.tintEnded(target))) }),
      ]
    }
    if let next = feed.open.next { return askComments(on: id, after: next) }
    let more = feed.open.comments.content?.first { comment in comment.next != nil }
    if let more { return askReplies(to: more, on: id) }
    feed.open.target = nil
    feed.open.isTargetGone = true
    return []
  }

  private mutating func keepPostPage() -> Effects {
    guard let post = feed.open.post.content else { return [] }
    let comments = Array((feed.open.comments.content ?? []).prefix(CommentPage.usual))
    let kept = KeptPost(at: now, post: post, comments: CommentPage(comments: comments))
    feed.open.kept = kept
    return [.tell(.remember(key: TeePalsMemory.postPage.key(of: me), value: kept.text))]
  }

  // MARK: What the person does there

  mutating func reduceComments(_ action: CommentAction, _ moment: Moment) -> Effects {
    guard let id = feed.open.id else { return [] }
    switch action {
    case .retried:
      if feed.open.post.content == nil { feed.open.post = .loading }
      if feed.open.comments.content == nil { feed.open.comments = .loading }
      return enterPost(id, feed.open.target, again: false)
    case .extended:
      guard let next = feed.open.next, !feed.open.isLoadingMore else { return [] }
      feed.open.isLoadingMore = true
      return askComments(on: id, after: next)
    case .repliesWanted(let comment):
      let found = feed.open.comments.content?.first { root in root.id == comment }
      guard let found, feed.open.loadingReplies == nil else { return [] }
      feed.open.loadingReplies = comment
      return askReplies(to: found, on: id)
    // More than is allowed may be typed, and is counted: nothing is cut off silently.
    case .typed(let text):
      feed.open.drafts[id] = Typed.cut(text, to: 4 * PostLimits.comment)
    case .sent: return sendComment(on: id, moment)
    case .replyWanted(let comment):
      feed.cover = nil
      release()
      feed.open.reply = comment
      return [.tell(.focus(elementID: CommentComposer.fieldID))]
    case .editWanted(let comment):
      feed.cover = nil
      guard let own = shownComment(comment), own.author?.user == me else { return [] }
      release()
      feed.open.editing = comment
      feed.open.drafts[id] = own.text
      return [.tell(.focus(elementID: CommentComposer.fieldID))]
    case .released: release()
    case .menuOpened(let comment): feed.cover = .commentMenu(comment)
    case .deletionAsked(let comment): feed.cover = .deleteComment(comment)
    case .hidingAsked(let comment): feed.cover = .hideComment(comment)
    case .deleted(let comment):
      feed.cover = nil
      guard let effects = settleSaying(nil, .deleteComment(comment)) else { return [] }
      if feed.open.editing == comment { release() }
      feed.gone.insert(comment)
      return effects
    case .hidden(let comment):
      feed.cover = nil
      guard let effects = settleSaying(nil, .hideComment(comment)) else { return [] }
      feed.hidden.insert(comment)
      return effects
    case .againWanted(let comment): return sendAgain(comment, on: id)
    }
    return []
  }

  /// What was typed for one comment is not said of another.
  private mutating func release() {
    if feed.open.editing != nil, let id = feed.open.id { feed.open.drafts[id] = nil }
    feed.open.editing = nil
    feed.open.reply = nil
  }

  private mutating func sendComment(on id: PostID, _ moment: Moment) -> Effects {
    let text = trimmed(feed.open.drafts[id] ?? "")
    guard !text.isEmpty, text.unicodeScalars.count <= PostLimits.comment else { return [] }
    if let stopped = gated(.feed(.comments(.sent)), moment) { return stopped }
    let command: TeePalsCommand
    if let editing = feed.open.editing {
      command = .editComment(editing, text, was: shownComment(editing)?.text)
    } else {
      command = .comment(
        GolfComment(
          id: moment.id(0xC033), post: id, author: me, text: text, parent: feed.open.reply,
          createdAt: now))
    }
    guard let effects = settleSaying(nil, command) else { return [] }
    feed.open.drafts[id] = nil
    feed.open.editing = nil
    feed.open.reply = nil
    guard case .comment(let comment) = command else { return effects }
    return effects + [.tell(.focus(elementID: CommentView.elementID(comment.id)))]
  }

  /// Under the same id: once is enough wherever it has arrived already.
  private mutating func sendAgain(_ comment: CommentID, on id: PostID) -> Effects {
    let found = refusedComments(on: id).first { found in found.comment.id == comment }
    guard let found, let effects = settleSaying(nil, .comment(found.comment)) else { return [] }
    return discard(found.refused) + effects
  }
}

extension PostPageState {
  static func path(_ id: PostID) -> String { "/api/golf/posts/" + id.description }
}

extension FeedState {
  /// What is typed under the post on the screen.
  var commentDraft: String { open.id.flatMap { id in open.drafts[id] } ?? "" }
}

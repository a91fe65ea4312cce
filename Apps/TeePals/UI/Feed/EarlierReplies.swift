import Core
import TeePalsDomain
import View
import Wire

// The newest replies come with a comment; those before them are asked for.
extension TeePalsFeature.State {
  /// Asks for the replies before those that are there.
  func askReplies(to comment: ShownComment, on id: PostID) -> Effects {
    guard let next = comment.next else { return [] }
    let path = PostPageState.path(id) + "/comments?under=" + comment.id.description
    return ask(get: path + "&cursor=" + percentEncoded(next)) { answer in
      .feed(.replies(id, comment.id, answer))
    }
  }

  mutating func receiveReplies(
    _ id: PostID, to comment: CommentID, _ answer: HostAnswer
  ) -> Effects {
    guard feed.open.id == id else { return [] }
    feed.open.loadingReplies = nil
    let page = answer.read { cursor throws(WireError) in try CommentPage(cursor) }
    guard let page, var said = feed.open.comments.content,
      let place = said.firstIndex(where: { root in root.id == comment })
    else { return [] }
    let found = page.comments.first
    let known = Set(said[place].replies.map { reply in reply.id })
    let earlier = found?.replies ?? []
    said[place].replies =
      earlier.filter { reply in !known.contains(reply.id) } + said[place].replies
    said[place].earlier = found?.earlier ?? 0
    said[place].next = found?.next
    feed.open.comments = .ready(said)
    return seekComment()
  }
}

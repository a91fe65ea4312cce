import Core
import Design
import TeePalsDomain
import View

/// What somebody says under a post, with the answers to it.
enum CommentView {
  static func elementID(_ id: CommentID) -> String { "tee-comment-" + id.description }

  static func view(_ state: State, _ comment: ShownComment, _ post: ShownPost) -> Piece {
    element("li", .key(comment.id.description)) {
      body(state, comment, post)
      if !comment.replies.isEmpty {
        element("ul", .class("tee-replies"), .attribute("role", "list")) {
          if comment.next != nil {
            element("li", .key("earlier")) { earlier(state, comment) }
          }
          for reply in comment.replies {
            element("li", .key(reply.id.description)) { body(state, reply, post) }
          }
        }
      }
    }
  }

  private static func earlier(_ state: State, _ comment: ShownComment) -> Piece {
    button(
      state.words(PostText.moreReplies, count: comment.earlier), .naked, icon: .chevronDown,
      traits: state.feed.open.loadingReplies == comment.id ? [.small, .loading] : .small,
      action: .feed(.comments(.repliesWanted(comment.id))))
  }

  private static func body(
    _ state: State, _ comment: ShownComment, _ post: ShownPost
  ) -> Piece {
    let words = state.words
    let id = comment.id
    let isTinted = state.feed.open.tinted == id
    guard let author = comment.author else {
      return element("div", .class("tee-comment"), .id(elementID(id)), .attribute("tabindex", "-1"))
      { paragraph(words(PostText.commentDeleted), "soft") as Piece }
    }
    return element(
      "article", .class(isTinted ? "tee-comment tinted" : "tee-comment"), .id(elementID(id)),
      .attribute("tabindex", "-1"), .aria("label", words(PostText.commentBy, name: author.name))
    ) {
      head(state, comment, author)
      element("p", .class("preserves breaks")) {
        if let other = comment.replyTo {
          element("span", .class("strong")) { "@" + other.name }
          " "
        }
        linked(comment.text) as Piece
      }
      foot(state, comment, post)
      for refused in state.refusals(about: id) { RefusedPosts.note(state, refused) }
    }
  }

  private static func head(
    _ state: State, _ comment: ShownComment, _ author: GolferCard
  ) -> Piece {
    let words = state.words
    return element("div", .class("tee-post-head")) {
      element(
        "a", .class("tee-post-author"),
        .attribute("href", PostAuthor.place(author, state).path)
      ) {
        GolferFace.view(author, .tiny)
        element("span", .class("tee-post-name")) {
          element("span", .class("tee-post-who")) {
            element("span", .class("strong breaks")) { author.name }
            TrustView.mark(author, words)
          }
          element("span", .class("hint")) { facts(state, comment) }
        }
      }
      iconButton(
        .more, label: words(PostText.moreOfComment, name: author.name),
        attributes: [.aria("haspopup", "dialog")],
        action: .feed(.comments(.menuOpened(comment.id))))
    }
  }

  private static func facts(_ state: State, _ comment: ShownComment) -> String {
    let words = state.words
    var facts = [words.ago(comment.createdAt, at: state.now, state.here)]
    if comment.isEdited { facts.append(words(PostText.edited)) }
    if comment.isHidden { facts.append(words(PostText.hiddenMark)) }
    return facts.joined(separator: " · ")
  }

  private static func foot(
    _ state: State, _ comment: ShownComment, _ post: ShownPost
  ) -> Piece {
    let words = state.words
    return element("div", .class("tee-post-foot")) {
      LikeButton.view(
        words, .comment(comment.id), isOn: comment.isLiked, count: comment.likes,
        isClosed: post.isClosed)
      if !post.isClosed {
        button(
          words(PostText.reply), .naked, traits: .small,
          attributes: [
            .aria(
              "label", words(PostText.replyTo, name: comment.author?.name ?? ""))
          ],
          action: .feed(.comments(.replyWanted(comment.id))))
      }
      if state.unsentPosts.comments.contains(comment.id) { UnsentMark.view(state) }
    }
  }

  /// One's own that was not taken, and why.
  static func refused(
    _ state: State, _ refused: RefusedGolfCommand, _ comment: GolfComment
  ) -> Piece {
    let words = state.words
    return element("div", .class("tee-comment stack"), .key("refused-" + comment.id.description)) {
      paragraph(comment.text, "preserves breaks")
      fault(state.reason(of: refused))
      line("wraps") {
        button(
          words(ChatText.again), .filled, icon: .refresh, traits: .small,
          action: .feed(.comments(.againWanted(comment.id))))
        button(
          words(KitText.discard), .naked, icon: .trash, traits: [.small, .destructive],
          action: .refusedDiscarded(refused.id))
      }
    }
  }
}

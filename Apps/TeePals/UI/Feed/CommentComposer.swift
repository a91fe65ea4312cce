import Core
import Design
import TeePalsDomain
import View

/// Where a comment is written.
enum CommentComposer {
  static let fieldID = "tee-comment-field"
  /// Unicode scalars from which on they are counted before the person's eyes.
  private static let countedFrom = PostLimits.comment - 100

  static func view(_ state: State, _ shown: ShownPost) -> Piece {
    let words = state.words
    guard !shown.isClosed else {
      return element("div", .class("tee-chat-composer"), .key("composer")) {
        element("p", .class("tee-chat-closed soft")) {
          Icon.lock.node(.small)
          element("span") { words(PostText.closed) }
        }
      }
    }
    let draft = state.feed.commentDraft
    let count = trimmed(draft).unicodeScalars.count
    return element(
      "form", .class("tee-chat-composer"), .key("composer"),
      .attribute("novalidate", "novalidate"), .onSubmit(.feed(.comments(.sent)))
    ) {
      strip(state)
      counter(words, count)
      element("div", .class("tee-chat-write")) {
        element(
          "textarea", .class("input tee-chat-field"), .id(fieldID), .attribute("rows", "1"),
          .aria("label", words(PostText.field)), .attribute("placeholder", words(PostText.field)),
          .attribute("autocomplete", "off"),
          .attribute("data-keys", "Control+Enter Meta+Enter"),
          .aria("invalid", count > PostLimits.comment ? "true" : "false"),
          .aria("describedby", "tee-comment-count"), .value(draft),
          .onInput { text in .feed(.comments(.typed(text))) },
          .on(.keydown) { _ in .feed(.comments(.sent)) })
        iconButton(
          .send, label: words(ChatText.send), .prominent,
          traits: count > 0 && count <= PostLimits.comment ? [] : .disabled,
          attributes: [.id("tee-comment-send")])
      }
    }
  }

  /// Whom it answers, or that it changes what was said.
  private static func strip(_ state: State) -> Piece {
    let words = state.words
    let open = state.feed.open
    guard let id = open.editing ?? open.reply, let comment = state.shownComment(id) else {
      return .empty
    }
    return element("div", .class("tee-reply-strip"), .key("strip"), .attribute("role", "status")) {
      element("span", .class("grow breaks")) {
        open.editing != nil
          ? words(PostText.editing)
          : words(PostText.replying, name: comment.author?.name ?? "")
      }
      iconButton(.close, label: words(KitText.cancel), action: .feed(.comments(.released)))
    }
  }

  private static func counter(_ words: Words, _ count: Int) -> Piece {
    let over = count - PostLimits.comment
    return element(
      "p", .class(over > 0 ? "tee-chat-count danger figures" : "tee-chat-count soft figures"),
      .id("tee-comment-count"), .key("count")
    ) {
      if over > 0 {
        words(ChatText.over, count: over)
      } else if count >= countedFrom {
        words(ChatText.count, name: String(count), text: String(PostLimits.comment))
      }
    }
  }
}

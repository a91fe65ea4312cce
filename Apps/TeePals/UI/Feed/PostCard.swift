import Calendar
import Core
import Design
import TeePalsDomain
import View

/// A post in a list, and with all of its text on its own page (specification §17.6).
enum PostCard {
  /// Texts of more Unicode scalars, or lines, are folded in a list.
  private static let folded = (scalars: 240, lines: 3)

  static func view(_ state: State, _ shown: ShownPost, isWhole: Bool = false) -> Piece {
    let id = shown.post.id
    return element(
      "article", .class("tee-card tee-post"), .aria("labelledby", titleID(id))
    ) {
      PostAuthor.view(state, shown)
      title(shown, isWhole: isWhole)
      text(state, shown, isWhole: isWhole)
      PostPhotos.view(state, shown)
      round(state, shown.round)
      tags(shown.post.tags)
      foot(state, shown, isWhole: isWhole)
      for refused in state.refusals(about: id) { RefusedPosts.note(state, refused) }
    }
  }

  static func titleID(_ id: PostID) -> String { "tee-post-" + id.description }

  /// What leads from a list to the page of a post.
  static func linkID(_ id: PostID) -> String { titleID(id) + "-link" }

  private static func title(_ shown: ShownPost, isWhole: Bool) -> Piece {
    let id = shown.post.id
    return element("h2", .class("headline breaks"), .id(titleID(id))) {
      if isWhole {
        shown.post.title
      } else {
        element(
          "a", .id(linkID(id)), .attribute("href", TeePalsRoute.post(id, nil).path)
        ) { shown.post.title }
      }
    }
  }

  private static func text(_ state: State, _ shown: ShownPost, isWhole: Bool) -> Piece {
    let text = shown.post.text
    let isFolded = !isWhole && isLong(text) && !state.feed.unfolded.contains(shown.post.id)
    return element("div", .class("stack")) {
      element(
        "p", .class(isFolded ? "preserves breaks tee-post-folded" : "preserves breaks")
      ) { linked(text) as Piece }
      if isFolded {
        button(
          state.words(PostText.showAll), .naked, traits: .small,
          attributes: [.aria("label", state.words(PostText.showAllOf, name: shown.post.title))],
          action: .feed(.unfolded(shown.post.id)))
      }
    }
  }

  private static func isLong(_ text: String) -> Bool {
    text.unicodeScalars.count > folded.scalars
      || text.utf8.count { byte in byte == 0x0A } >= folded.lines
  }

  private static func round(_ state: State, _ round: LinkedRound?) -> Piece {
    guard let round else { return .empty }
    let words = state.words
    return element(
      "a", .class("tee-line tee-post-round"), .attribute("href", TeePalsRoute.round(round.id).path)
    ) {
      Icon.flag.node()
      element("span", .class("grow breaks")) {
        element("span", .class("strong")) { words.courseName(round.course) }
        element("span", .class("hint")) {
          words.when(round.startTime, round.zone, seenIn: state.here) + " · "
            + words.status(round.status)
        }
      }
      Icon.chevronRight.node(.small)
    }
  }

  private static func tags(_ tags: [String]) -> Piece {
    guard !tags.isEmpty else { return .empty }
    return paragraph(
      tags.map { tag in "#" + tag }.joined(separator: " "), "callout soft breaks")
  }

  // MARK: What others made of it

  private static func foot(_ state: State, _ shown: ShownPost, isWhole: Bool) -> Piece {
    let words = state.words
    return element("div", .class("tee-post-foot")) {
      LikeButton.view(
        words, .post(shown.post.id), isOn: shown.isLiked, count: shown.likes,
        isClosed: shown.isClosed, showsCount: !isWhole)
      if isWhole {
        if shown.likes > 0 {
          button(
            words(PostText.likes, count: shown.likes), .naked, traits: .small,
            attributes: [.id("tee-post-likers"), .aria("haspopup", "dialog")],
            action: .feed(.likersWanted(shown.post.id))) as Piece
        }
      } else {
        element(
          "a", .class("tee-like"), .attribute("href", TeePalsRoute.post(shown.post.id, nil).path),
          .aria("label", words(PostText.commentsOf, count: shown.comments))
        ) {
          Icon.message.node()
          if shown.comments > 0 {
            element("span", .class("figures")) { words.formats.number(shown.comments) }
          }
        }
      }
      if state.unsentPosts.posts.contains(shown.post.id) { UnsentMark.view(state) }
    }
  }
}

/// The button by which something is liked, or no longer.
enum LikeButton {
  static func view(
    _ words: Words, _ target: LikeTarget, isOn: Bool, count: Int, isClosed: Bool,
    showsCount: Bool = true
  ) -> Piece {
    element(
      "button", .class("tee-like"), .attribute("type", "button"),
      .aria("pressed", isOn ? "true" : "false"),
      .aria("label", words(PostText.like) + ", " + words(PostText.likes, count: count)),
      .disabled(isClosed && !isOn), .onClick(.feed(.liked(target, !isOn)))
    ) {
      Icon.heart.node()
      if count > 0, showsCount {
        element("span", .class("figures")) { words.formats.number(count) }
      }
    }
  }
}

/// Says that others do not see it yet.
enum UnsentMark {
  static func view(_ state: State) -> Piece {
    element("span", .class("tee-chat-mark")) {
      Icon.clock.node(.small)
      element("span") {
        state.words(state.sync.isReachable ? ChatText.sending : .queued)
      }
    }
  }
}

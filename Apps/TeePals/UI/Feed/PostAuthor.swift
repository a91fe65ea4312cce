import Core
import Design
import TeePalsDomain
import View

/// Who wrote a post, when, and what can be done about it.
enum PostAuthor {
  static func view(_ state: State, _ shown: ShownPost) -> Piece {
    let words = state.words
    let author = shown.author
    return element("div", .class("tee-post-head")) {
      element("a", .class("tee-post-author"), .attribute("href", place(author, state).path)) {
        GolferFace.view(author, .normal)
        element("span", .class("tee-post-name")) {
          element("span", .class("tee-post-who")) {
            element("span", .class("strong breaks")) { author.name }
            TrustView.mark(author, words)
          }
          element("span", .class("hint")) { facts(state, shown.post) }
        }
      }
      iconButton(
        .more, label: words(PostText.moreOf, name: shown.post.title),
        attributes: [.aria("haspopup", "dialog")], action: .feed(.menuOpened(shown.post.id)))
    }
  }

  static func place(_ card: GolferCard, _ state: State) -> TeePalsRoute {
    card.user == state.me ? .profile : .golfer(card.user)
  }

  /// "5 min ago · Edited · Friends".
  private static func facts(_ state: State, _ post: GolfPost) -> String {
    let words = state.words
    var facts = [words.ago(post.createdAt, at: state.now, state.here)]
    if post.isEdited { facts.append(words(PostText.edited)) }
    if post.visibility == .friends { facts.append(words(PostText.friends)) }
    return facts.joined(separator: " · ")
  }
}

/// The photos of a post, up to four in a grid.
enum PostPhotos {
  static func view(_ state: State, _ shown: ShownPost) -> Piece {
    let photos = shown.post.photos
    guard !photos.isEmpty else { return .empty }
    let words = state.words
    let name = shown.author.name
    return element("div", .class("tee-photos of-" + String(photos.count))) {
      for (index, photo) in photos.enumerated() {
        element(
          "button", .key(photo.text), .class("tee-photo"), .attribute("type", "button"),
          .aria("haspopup", "dialog"), .aria("label", label(words, index, photos.count, name)),
          .onClick(.feed(.photoOpened(photo, by: name)))
        ) {
          element(
            "img", .attribute("src", GolferFace.address(photo)), .attribute("alt", ""),
            .attribute("loading", "lazy"), .attribute("decoding", "async"))
        }
      }
    }
  }

  private static func label(_ words: Words, _ index: Int, _ count: Int, _ name: String) -> String {
    guard count > 1 else { return words(ChatText.photoOf, name: name) }
    return words(ChatText.photoOf, name: name) + " (" + String(index + 1) + "/" + String(count)
      + ")"
  }
}

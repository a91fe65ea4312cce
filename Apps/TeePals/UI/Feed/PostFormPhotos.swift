import Core
import Design
import TeePalsDomain
import View

/// The photos of a post that is written.
enum PostFormPhotos {
  static func view(_ words: Words, _ form: PostForm) -> Piece {
    element("section", .class("stack"), .key("photos"), .aria("labelledby", "tee-post-photos")) {
      element("h3", .class("callout strong"), .id("tee-post-photos")) {
        words(PostFormText.photos, count: PostLimits.photos)
      }
      if !form.photos.isEmpty {
        element("ul", .class("tee-post-attached"), .attribute("role", "list")) {
          for (index, photo) in form.photos.enumerated() { row(words, photo, index) }
        }
      }
      sending(words, form)
      if form.photos.count < PostLimits.photos, form.sending == nil {
        line {
          button(
            words(ChatText.photo), .outlined, icon: .photo, traits: .small,
            attributes: [.id("tee-post-add")], action: .feed(.form(.photoWanted)))
        }
      }
    }
  }

  private static func row(_ words: Words, _ photo: MediaDigest, _ index: Int) -> Piece {
    let number = String(index + 1)
    return element("li", .key(photo.text)) {
      element(
        "img", .class("tee-chat-thumb"), .attribute("src", GolferFace.address(photo)),
        .attribute("alt", words(PostFormText.photoNumber, name: number)))
      if index > 0 {
        iconButton(
          .back, label: words(PostFormText.movePhoto, name: number),
          action: .feed(.form(.photoMoved(photo))))
      }
      iconButton(
        .close, label: words(PostFormText.dropPhoto, name: number),
        action: .feed(.form(.photoDropped(photo))))
    }
  }

  /// The one on its way, or why it is not.
  private static func sending(_ words: Words, _ form: PostForm) -> Piece {
    guard let file = form.sending else { return .empty }
    return element("div", .class("tee-chat-attached"), .key("sending")) {
      if form.problem?.isOfPhoto == true {
        element("span", .class("tee-chat-thumb")) { Icon.photo.node() }
      } else {
        element(
          "img", .class("tee-chat-thumb"), .attribute("src", file.address), .attribute("alt", ""))
      }
      element("div", .class("grow"), .attribute("role", "status")) {
        if let problem = form.problem {
          fault(text(words, problem)) as Piece
          if problem.isPassing {
            button(
              words(KitText.retry), .filled, traits: .small, action: .feed(.form(.photoRetried)))
          }
        } else {
          SendingPhoto.view(file, words)
        }
      }
      iconButton(
        .close, label: words(ChatText.removePhoto), action: .feed(.form(.photoGivenUp)))
    }
  }

  /// Posts take larger ones than profiles.
  private static func text(_ words: Words, _ problem: PhotoProblem) -> String {
    problem == .tooLarge
      ? words(PostFormText.photoTooLarge, count: PostLimits.photoBytes >> 20)
      : words.problem(problem)
  }
}

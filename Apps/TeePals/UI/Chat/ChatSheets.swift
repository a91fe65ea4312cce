import Core
import Design
import TeePalsDomain
import View

/// What comes over a chat: a photo in full, and what becomes of a message that was not sent.
enum ChatSheets {
  static func view(_ state: State) -> Piece {
    if let photo = state.chat.viewed { return viewer(state, photo) }
    if let id = state.chat.failed, let (refused, message) = state.failedMessage(id) {
      return failed(state, refused, message)
    }
    return .empty
  }

  private static func viewer(_ state: State, _ photo: MediaDigest) -> Piece {
    let words = state.words
    var sheet = Sheet<TeePalsFeature.ViewAction>(
      id: "tee-chat-viewer", title: words(ChatText.photoAlt), language: state.language,
      close: .chat(.photoClosed))
    sheet.isFull = true
    return sheet.node {
      element("div", .class("tee-chat-viewer")) {
        element(
          "img", .attribute("src", GolferFace.address(photo)),
          .attribute("alt", words(ChatText.photoAlt)))
      }
    }
  }

  private static func failed(
    _ state: State, _ refused: RefusedGolfCommand, _ message: ChatMessage
  ) -> Piece {
    let words = state.words
    let canRetry = state.chatAccess(message.round) == .open
    return question(
      id: "tee-chat-question", title: words(ChatText.failedTitle),
      text: words.refusal(refused.reason.rejection), close: .chat(.failedClosed)
    ) {
      if canRetry {
        button(
          words(ChatText.again), .prominent, icon: .refresh, traits: .wide,
          action: .chat(.failedRetried(message.id)))
      }
      if case .text(let text, _) = message.content, !text.isEmpty {
        button(
          words(ChatText.copy), .filled, icon: .copy, traits: .wide,
          action: .chat(.failedCopied(message.id)))
      }
      button(
        words(ChatText.discard), .naked, icon: .trash, traits: [.wide, .destructive],
        action: .chat(.failedDiscarded(message.id)))
      button(words(KitText.cancel), .naked, traits: .wide, action: .chat(.failedClosed))
    }
  }
}

import Core
import Design
import TeePalsDomain
import View

/// Where a message is written.
enum ChatComposer {
  static func view(_ state: State, _ id: RoundID, _ access: ChatAccess) -> Piece {
    let words = state.words
    guard state.isLoaded else { return .empty }
    guard access == .open else {
      return element("div", .class("tee-chat-composer"), .key("composer")) {
        element("p", .class("tee-chat-closed soft")) {
          Icon.lock.node(.small)
          element("span") { words(access == .ended ? ChatText.endedText : .required) }
        }
      }
    }
    return element(
      "form", .class("tee-chat-composer"), .key("composer"),
      .attribute("novalidate", "novalidate"), .onSubmit(.chat(.sent))
    ) {
      photo(state, id)
      counter(state, id)
      element("div", .class("tee-chat-write")) {
        iconButton(
          .photo, label: words(ChatText.photo), attributes: [.id("tee-chat-photo")],
          action: .chat(.photoWanted))
        field(state, id)
        iconButton(
          .send, label: words(ChatText.send), .prominent,
          traits: state.canSend(id) ? [] : .disabled, attributes: [.id("tee-chat-send")])
      }
    }
  }

  /// Grows with what is typed, to five lines. At a keyboard Return sends, and Shift with Return
  /// begins a line; on a phone's keyboard Return begins a line.
  private static func field(_ state: State, _ id: RoundID) -> Piece {
    let words = state.words
    let draft = state.chatDraft(id)
    return element(
      "textarea", .class("input tee-chat-field"), .id(ChatView.fieldID),
      .attribute("rows", String(rows(draft))), .aria("label", words(ChatText.field)),
      .attribute("placeholder", words(ChatText.field)), .attribute("autocomplete", "off"),
      .attribute("data-keys", "Enter Control+Enter Meta+Enter"),
      .aria("invalid", excess(draft) > 0 ? "true" : "false"),
      .aria("describedby", "tee-chat-count"), .value(draft),
      .onInput { text in .chat(.typed(text)) }, .on(.keydown) { _ in .chat(.sent) })
  }

  /// Lines of a text as they are broken by hand; the rest is the browser's affair.
  private static func rows(_ text: String) -> Int {
    var lines = 1
    for byte in text.utf8 where byte == UInt8(ascii: "\n") {
      lines += 1
      if lines == 5 { break }
    }
    return lines
  }

  private static func excess(_ text: String) -> Int {
    trimmed(text).unicodeScalars.count - GolfLimits.chatText
  }

  private static func counter(_ state: State, _ id: RoundID) -> Piece {
    let words = state.words
    let draft = state.chatDraft(id)
    let count = trimmed(draft).unicodeScalars.count
    let over = excess(draft)
    return element(
      "p", .class(over > 0 ? "tee-chat-count danger figures" : "tee-chat-count soft figures"),
      .id("tee-chat-count"), .key("count")
    ) {
      if over > 0 {
        words(ChatText.over, count: over)
      } else if count >= ChatState.countedFrom {
        words(ChatText.count, name: String(count), text: String(GolfLimits.chatText))
      }
    }
  }

  private static func photo(_ state: State, _ id: RoundID) -> Piece {
    guard let photo = state.chat.photo, photo.round == id else { return .empty }
    let words = state.words
    return element("div", .class("tee-chat-attached"), .key("photo")) {
      if photo.problem == .photoUnreadable {
        element("span", .class("tee-chat-thumb")) { Icon.photo.node() }
      } else {
        element(
          "img", .class("tee-chat-thumb"), .attribute("src", photo.file.address),
          .attribute("alt", ""))
      }
      element("div", .class("grow"), .attribute("role", "status")) {
        if let problem = photo.problem {
          fault(words(problem)) as Piece
          if photo.file.size <= GolfLimits.photo, problem != .photoUnreadable,
            problem != .photoManyPixels
          {
            button(
              words(ChatText.retryPhoto), .filled, traits: .small, action: .chat(.photoRetried))
          }
        } else if photo.digest == nil {
          SendingPhoto.view(photo.file, words)
        } else {
          element("p", .class("callout")) { words(ChatText.photoReady) }
        }
      }
      iconButton(.close, label: words(ChatText.removePhoto), action: .chat(.photoDropped))
    }
  }
}

import Calendar
import Core
import Design
import TeePalsDomain
import View

/// One row of a chat.
enum ChatBubble {
  static func view(_ state: State, _ row: ChatRow, _ today: CivilDate) -> Piece {
    let words = state.words
    switch row {
    case .day(let date):
      return element("h2", .class("tee-chat-day"), .key("day-" + date.description)) {
        element("span") { words.chatDay(date, today: today) }
      }
    case .notice(let line):
      return element("p", .class("tee-chat-notice breaks"), .key(line.message.id.description)) {
        notice(words, line)
      }
    case .line(let line): return bubble(state, line)
    }
  }

  private static func notice(_ words: Words, _ line: ChatLine) -> String {
    guard case .system(let notice) = line.message.content else { return "" }
    return words.notice(notice, about: line.message.sender.name, isMe: line.isOwn)
  }

  private static func bubble(_ state: State, _ line: ChatLine) -> Piece {
    let words = state.words
    var names = line.isOwn ? "tee-chat-line own" : "tee-chat-line"
    if line.opens { names += " opens" }
    return element("div", .class(names), .key(line.message.id.description)) {
      if !line.isOwn {
        element("span", .class("tee-chat-face"), .aria("hidden", "true")) {
          if line.opens { GolferFace.view(line.message.sender, .normal) as Piece }
        }
      }
      element("div", .class("tee-chat-said")) {
        if line.opens {
          element("span", .class(line.isOwn ? "quiet-label" : "tee-chat-name breaks")) {
            line.isOwn ? words(ChatText.you) : line.message.sender.name
          }
        }
        content(state, line)
        foot(state, line)
      }
      ReportSheet.mark(line, words)
    }
  }

  private static func content(_ state: State, _ line: ChatLine) -> Piece {
    let words = state.words
    switch line.message.content {
    case .text where line.isHidden:
      return element("div", .class("tee-chat-bubble redacted")) { words(ChatText.hidden) }
    case .text(let text, let photo):
      return element("div", .class("tee-chat-bubble")) {
        if let photo {
          element(
            "button", .class("tee-chat-photo"), .attribute("type", "button"),
            .aria("label", words(ChatText.photoOf, name: line.message.sender.name)),
            .onClick(.chat(.photoOpened(photo)))
          ) {
            element(
              "img", .attribute("src", GolferFace.address(photo)), .attribute("alt", ""),
              .attribute("loading", "lazy"), .attribute("decoding", "async"))
          }
        }
        if !text.isEmpty { element("p", .class("preserves")) { linked(text) as Piece } }
      }
    case .redacted:
      return element("div", .class("tee-chat-bubble redacted")) { words(ChatText.redacted) }
    case .system: return .empty
    }
  }

  /// The time, at the end of a group, and where a message is that others do not see yet.
  private static func foot(_ state: State, _ line: ChatLine) -> Piece {
    let words = state.words
    guard line.closes || line.mark != nil else { return .empty }
    return element("div", .class("tee-chat-foot figures")) {
      if line.closes, line.mark != .failed {
        element("span") { words.formats.time(line.local.time) }
      }
      switch line.mark {
      case .sending: mark(.clock, words(ChatText.sending))
      case .queued: mark(.clock, words(ChatText.queued))
      case .failed:
        element(
          "button", .class("tee-chat-failed"), .attribute("type", "button"),
          .aria("haspopup", "dialog"), .aria("label", words(ChatText.failedOpen)),
          .onClick(.chat(.failedOpened(line.message.id)))
        ) {
          Icon.warning.node(.small)
          element("span") { words(ChatText.failed) }
        }
      case nil: .empty
      }
    }
  }

  private static func mark(_ icon: Icon, _ text: String) -> Piece {
    element("span", .class("tee-chat-mark")) {
      icon.node(.small)
      element("span") { text }
    }
  }
}

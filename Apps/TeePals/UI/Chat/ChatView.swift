import Calendar
import Core
import Design
import TeePalsDomain
import View

/// The chat of a round (specification §17.5).
enum ChatView {
  /// What scrolls. Its end is its beginning: it stays there by itself as messages come.
  static let listID = "tee-chat-list"
  static let fieldID = "tee-chat-field"

  static func view(_ state: State) -> Piece {
    guard case .chat(let id) = state.screen else { return .empty }
    let access = state.chatAccess(id)
    return element("div", .class("screen tee-chat"), .key("tee-chat")) {
      header(state, id)
      if !state.isLoaded {
        element("div", .class("page")) { skeleton(state.language) }
      } else if access == .locked {
        locked(state, id)
      } else {
        offline(state, id)
        log(state, id, access)
      }
      ChatComposer.view(state, id, access)
      ChatSheets.view(state)
    }
  }

  // MARK: Header

  private static func header(_ state: State, _ id: RoundID) -> Piece {
    let words = state.words
    let round = state.chatRound(id)
    let isMuted = state.replica.chat(of: state.me, in: id).isMuted
    let isOpen = state.isLoaded && state.chatAccess(id) != .locked
    return element("header", .class("top-bar tee-chat-bar")) {
      iconButton(.back, label: words(KitText.back), .filled, action: .closed)
      element("div", .class("grow tee-chat-title")) {
        element("h1", .class("breaks")) {
          round.map { round in words.courseName(round.course.name) } ?? words(ChatText.title)
        }
        if let round {
          element("p", .class("hint breaks")) { facts(state, round, isMuted: isMuted) }
        }
      }
      if isOpen {
        iconButton(
          isMuted ? .moon : .bell, label: words(isMuted ? ChatText.unmute : .mute),
          attributes: [.id("tee-chat-mute"), .aria("pressed", isMuted ? "true" : "false")],
          action: .chat(.muted(!isMuted)))
      }
    }
  }

  /// "Fri, Mar 6 · 8:00 AM · 3 members · Muted".
  private static func facts(_ state: State, _ round: Round, isMuted: Bool) -> String {
    let words = state.words
    let seats = state.replica.seats(of: round.id).count
    var facts = [words.when(round.startTime, round.zone, seenIn: state.here)]
    facts.append(words(ChatText.members, count: seats > 0 ? seats : round.acceptedCount))
    if isMuted { facts.append(words(ChatText.muted)) }
    return facts.joined(separator: " · ")
  }

  private static func offline(_ state: State, _ id: RoundID) -> Piece {
    let waiting = state.waitingMessages(id)
    return element("div", .class("notices"), .attribute("role", "status")) {
      if !state.sync.isReachable {
        banner(
          waiting > 0
            ? state.words(
              state.isOnline ? ChatText.unansweredWaiting : .offlineWaiting, count: waiting)
            : state.words(state.isOnline ? ChatText.unanswered : .offline),
          icon: .cloudOff) as Piece
      }
    }
  }

  private static func locked(_ state: State, _ id: RoundID) -> Piece {
    let words = state.words
    return element("div", .class("page")) {
      element("div", .class("column")) {
        TeeStates.whenKnown(state) {
          emptyState(
            icon: .lock, title: words(ChatText.lockedTitle), text: words(ChatText.lockedText)
          ) {
            button(words(ChatText.toRound), .filled, traits: .wide, action: .went(.round(id)))
          }
        }
        unsent(state, id)
      }
    }
  }

  /// What was written while one still played: it stays to be copied (specification §8.5).
  private static func unsent(_ state: State, _ id: RoundID) -> Piece {
    let rows = state.chatRows(id).rows
    guard !rows.isEmpty else { return .empty }
    let today = PlanningZone(state.zone, at: state.now).civil(state.now).date
    return element(
      "section", .class("tee-chat-log"), .key("unsent"),
      .aria("label", state.words(ChatText.failed))
    ) { for row in rows { ChatBubble.view(state, row, today) } }
  }

  // MARK: Messages

  private static func log(_ state: State, _ id: RoundID, _ access: ChatAccess) -> Piece {
    let words = state.words
    let (rows, hasEarlier) = state.chatRows(id)
    let today = PlanningZone(state.zone, at: state.now).civil(state.now).date
    let isSilent = rows.allSatisfy { row in if case .line = row { false } else { true } }
    return element(
      "div", .class("tee-chat-list"), .id(listID), .key("list"), .attribute("tabindex", "0"),
      .attribute("role", "log"), .aria("label", words(ChatText.log))
    ) {
      element("div", .class("tee-chat-log")) {
        if hasEarlier {
          button(
            words(ChatText.earlier), .outlined, traits: .small,
            attributes: [.id("tee-chat-earlier"), .class("tee-chat-earlier")],
            action: .chat(.earlierWanted))
        }
        for row in rows { ChatBubble.view(state, row, today) }
        if isSilent, access == .open {
          TeeStates.whenKnown(state) {
            emptyState(
              icon: .message, title: words(ChatText.empty), text: words(ChatText.emptyText))
          }
        }
      }
    }
  }
}

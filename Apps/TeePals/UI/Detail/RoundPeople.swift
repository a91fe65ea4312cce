import Core
import Design
import TeePalsDomain
import View

/// Who plays, and who asks to.
enum RoundPeople {
  static func players(_ state: State, _ show: RoundOnShow) -> Piece {
    let words = state.words
    let round = show.round
    return element(
      "section", .class("stack"), .key("tee-players"), .aria("labelledby", "tee-players")
    ) {
      element("h2", .class("tee-label-caps"), .id("tee-players")) {
        words(RoundDetailText.players) + " "
          + words(
            RoundDetailText.playersShare, name: String(show.playing),
            text: String(round.maxPlayers))
      }
      element("ul", .class("tee-people"), .attribute("role", "list")) {
        for seat in show.seats { player(state, show, seat) }
        unnamed(words, show)
        held(state.words, show.round)
        free(state, show)
      }
    }
  }

  private static func player(_ state: State, _ show: RoundOnShow, _ seat: SeatLine) -> Piece {
    let words = state.words
    let card = seat.card
    let isMe = card.user == state.me
    return element("li", .key(card.user.description), .class("tee-player")) {
      element(
        "a", .class("tee-player-main"),
        .attribute("href", (isMe ? TeePalsRoute.profile : .golfer(card.user)).path)
      ) {
        GolferFace.view(card, .large)
        element("span", .class("grow")) {
          element("span", .class("strong block")) {
            isMe ? words(RoundDetailText.you, name: card.name) : card.name
          }
          if seat.role == .host {
            element("span", .class("tee-host")) {
              crown()
              element("span") { words(RoundDetailText.host) }
            }
          }
          TrustView.marks(card, words)
        }
      }
      if show.isHosted, !isMe, !show.round.status.isOver {
        iconButton(
          .more, label: words(RoundDetailText.playerActions, name: card.name),
          action: .rounds(.playerOpened(show.round.id, card.user)))
      }
    }
  }

  /// The sign of whoever hosts.
  private static func crown() -> Piece {
    element(
      "svg", .class("icon small"), .attribute("viewBox", "0 0 24 24"), .aria("hidden", "true"),
      .attribute("focusable", "false")
    ) { element("path", .attribute("d", "M4 18h16M4 15V7l4.5 4L12 5l3.5 6L20 7v8z")) }
  }

  /// Those who play as well: who they are is told by an answer that is not here.
  private static func unnamed(_ words: Words, _ show: RoundOnShow) -> Piece {
    guard show.unnamed > 0 else { return .empty }
    return element("li", .key("unnamed"), .class("tee-player free")) {
      element("span", .class("tee-player-main")) {
        element("span", .class("tee-free"), .aria("hidden", "true")) { Icon.people.node() }
        element("span", .class("grow soft")) {
          words(RoundDetailText.morePlayers, count: show.unnamed)
        }
      }
    }
  }

  /// What nobody else can have for now, without whom it is held for.
  private static func held(_ words: Words, _ round: Round) -> Piece {
    guard round.heldCount > 0, !round.status.isOver else { return .empty }
    return element("li", .key("held"), .class("tee-player free")) {
      element("span", .class("tee-player-main")) {
        element("span", .class("tee-free"), .aria("hidden", "true")) { Icon.hourglass.node() }
        element("span", .class("grow soft")) { words(RoundText.held, count: round.heldCount) }
      }
    }
  }

  /// The free places, with the way to fill them.
  private static func free(_ state: State, _ show: RoundOnShow) -> Piece {
    let round = show.round
    let count = max(0, round.maxPlayers - show.playing - round.heldCount)
    guard count > 0, !round.status.isOver else { return .empty }
    let words = state.words
    return element("li", .key("free"), .class("tee-player free")) {
      element("span", .class("tee-player-main")) {
        element("span", .class("tee-free"), .aria("hidden", "true")) { Icon.plus.node() }
        element("span", .class("grow soft")) { words(RoundDetailText.spots, count: count) }
      }
      if show.mayInvite(at: state.now) {
        button(
          words(RoundDetailText.invite), .outlined,
          attributes: [.id("tee-invite-open")], action: .rounds(.invitingWanted(round.id)))
      }
    }
  }

  // MARK: Who asks

  static func requests(_ state: State, _ show: RoundOnShow) -> Piece {
    let words = state.words
    guard show.isHosted, !show.requests.isEmpty, !show.round.status.isOver else { return .empty }
    return element(
      "section", .class("stack"), .key("tee-requests"), .aria("labelledby", "tee-requests")
    ) {
      element("h2", .class("tee-label-caps"), .id("tee-requests")) {
        words(RoundDetailText.requests) + " " + String(show.requests.count)
      }
      element("ul", .class("tee-people"), .attribute("role", "list")) {
        for member in show.requests { request(state, show, member.card) }
      }
    }
  }

  private static func request(_ state: State, _ show: RoundOnShow, _ card: GolferCard) -> Piece {
    let words = state.words
    let id = show.round.id
    return element("li", .key(card.user.description), .class("tee-player asks")) {
      element(
        "a", .class("tee-player-main"),
        .attribute("href", TeePalsRoute.golfer(card.user).path)
      ) {
        GolferFace.view(card, .large)
        element("span", .class("grow")) {
          element("span", .class("strong block")) { card.name }
          TrustView.marks(card, words)
          if let asker = state.asker(card.user, in: id) {
            element("span", .class("callout soft block")) { words.facts(asker) }
          }
        }
      }
      element("span", .class("tee-player-acts")) {
        button(
          words(RoundDetailText.decline), .outlined,
          attributes: [.aria("label", words(RoundDetailText.declineName, name: card.name))],
          action: .rounds(.did(id, .membership(.decline(card.user)))))
        button(
          words(RoundDetailText.accept), .prominent,
          traits: show.round.isFull ? .disabled : [],
          attributes: [.aria("label", words(RoundDetailText.acceptName, name: card.name))],
          action: .rounds(.did(id, .membership(.accept(card.user)))))
      }
    }
  }
}

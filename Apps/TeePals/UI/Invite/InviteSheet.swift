import Core
import Design
import TeePalsDomain
import View

/// Whom to ask to play along (specification §8.4).
enum InviteSheet {
  static func view(_ state: State) -> Piece {
    guard case .invite(let id) = state.route else { return .empty }
    let words = state.words
    let show = state.roundOnShow(id)
    var sheet = Sheet<TeePalsFeature.ViewAction>(
      id: "tee-invite",
      title: words(
        InviteText.title, name: words.courseName(show?.round.course.name ?? "")),
      language: state.language, close: .closed)
    sheet.isFull = true
    return sheet.node { content(state, id, show) }
  }

  @NodeBuilder<TeePalsFeature.ViewAction>
  private static func content(_ state: State, _ id: RoundID, _ show: RoundOnShow?) -> [Piece] {
    let words = state.words
    if let show, !show.mayInvite(at: state.now) {
      banner(words(InviteText.notOpen), icon: .lock)
    } else if show == nil {
      if case .failed(let problem) = state.rounds.detail.phase {
        failed(words, id, problem)
      } else {
        skeleton(state.language, rows: 4)
      }
    } else if state.replica.follows(of: state.me).isEmpty {
      TeeStates.whenKnown(state) { none(words, id) }
    } else {
      if show?.round.isFull == true { paragraph(words(InviteText.full), "hint") }
      if !state.sync.isReachable {
        banner(
          words(state.isOnline ? InviteText.unanswered : .offline), icon: .cloudOff) as Piece
      }
      search(state)
      list(state, id)
    }
  }

  private static func failed(_ words: Words, _ id: RoundID, _ problem: AnswerProblem) -> Piece {
    emptyState(
      icon: .warning, title: words(RoundDetailText.failed), text: words.problem(problem)
    ) {
      button(
        words(KitText.retry), .filled, icon: .refresh, traits: .wide,
        action: .rounds(.detailRefreshed(id)))
    }
  }

  private static func none(_ words: Words, _ id: RoundID) -> Piece {
    emptyState(
      icon: .people, title: words(InviteText.none), text: words(InviteText.noneHint)
    ) {
      button(words(InviteText.back), .filled, traits: .wide, action: .closed)
    }
  }

  private static func search(_ state: State) -> Piece {
    textField(
      id: "tee-invite-search", FieldLabel(state.words(InviteText.search)), kind: .search,
      value: state.rounds.invite.text, attributes: [.attribute("autocomplete", "off")],
      onInput: { text in .rounds(.inviteTyped(text)) })
  }

  private static func list(_ state: State, _ id: RoundID) -> Piece {
    let lines = state.inviteLines(id)
    let words = state.words
    if lines.isEmpty {
      return emptyState(
        icon: .searchNone, title: words(InviteText.noMatch), text: words(InviteText.noMatchHint))
    }
    return element("ul", .class("tee-people"), .attribute("role", "list")) {
      for line in lines { row(words, id, line) }
    }
  }

  private static func row(_ words: Words, _ id: RoundID, _ line: InviteLine) -> Piece {
    let card = line.card
    return element("li", .key(card.user.description), .class("tee-player")) {
      element("span", .class("tee-player-main")) {
        GolferFace.view(card, .large)
        element("span", .class("grow")) {
          element("span", .class("strong block")) { card.name }
          element("span", .class("hint block")) {
            words(line.isFriend ? InviteText.friend : .following)
          }
        }
      }
      if let status = line.status, !(line.isOpen && status == .left) {
        RoundBadge.badge(words(word(status)), line.isOpen ? "over" : "open")
      }
      action(words, id, line)
    }
  }

  private static func action(_ words: Words, _ id: RoundID, _ line: InviteLine) -> Piece {
    let card = line.card
    if line.isOpen {
      return button(
        words(InviteText.invite), .prominent,
        attributes: [.aria("label", words(InviteText.inviteName, name: card.name))],
        action: .rounds(.did(id, .membership(.invite(card)))))
    }
    guard line.status == .invited, line.isOwn else { return .empty }
    return button(
      words(InviteText.withdraw), .naked,
      attributes: [.aria("label", words(InviteText.withdrawName, name: card.name))],
      action: .rounds(.did(id, .membership(.withdraw(card.user)))))
  }

  private static func word(_ status: MemberStatus) -> RoundText {
    switch status {
    case .accepted: .joined
    case .invited: .invited
    case .requested: .requested
    case .waitlisted: .waitlisted
    case .offered: .offered
    case .declined: .declined
    case .removed: .removed
    case .left: .left
    }
  }
}

import Core
import Design
import TeePalsDomain
import View

/// What lies over a round: menus, questions, and how it is handed on.
enum RoundSheets {
  typealias Act = TeePalsFeature.ViewAction

  static func view(_ state: State, _ show: RoundOnShow) -> Piece {
    let id = show.round.id
    switch state.rounds.cover {
    case .menu(id): return menu(state, show)
    case .player(id, let user): return player(state, show, user)
    case .share(id): return share(state, show)
    case .question(let question): return ask(state, show, question)
    case .handover(id): return RoundHandover.menu(state, show)
    case .none, .filter, .menu, .player, .share, .handover: return .empty
    }
  }

  private static var close: Act { .rounds(.coverClosed) }

  // MARK: Menus

  static func hasMenu(_ state: State, _ show: RoundOnShow) -> Bool {
    !options(state, show).isEmpty
  }

  private static func menu(_ state: State, _ show: RoundOnShow) -> Piece {
    Design.menu(
      id: "tee-menu",
      title: state.words(show.isHosted ? RoundDetailText.hostMenu : .memberMenu),
      language: state.language, options: options(state, show), close: close)
  }

  /// Whoever else's round it is can be reported, also when it is over.
  private static func options(_ state: State, _ show: RoundOnShow) -> [MenuOption<Act>] {
    let own = ownOptions(state, show)
    guard !show.isHosted else { return own }
    return own + [ReportSheet.option(.round(show.round.id), state.words)]
  }

  private static func ownOptions(_ state: State, _ show: RoundOnShow) -> [MenuOption<Act>] {
    let words = state.words
    let round = show.round
    let id = round.id
    guard !round.status.isOver else { return [] }
    guard show.isHosted else {
      guard show.status == .accepted else { return [] }
      return [
        MenuOption(
          words(RoundQuestionText.leaveDo), icon: .hand, isDestructive: true,
          action: .rounds(.asked(.leave(id))))
      ]
    }
    var options: [MenuOption<Act>] = []
    if round.isPast(at: state.now) {
      options.append(
        MenuOption(
          words(RoundQuestionText.completeRound), icon: .checkCircle,
          action: .rounds(.asked(.complete(id)))))
    } else {
      options.append(
        MenuOption(
          words(RoundQuestionText.edit), icon: .edit, action: .rounds(.leftFor(.editRound(id)))))
      options.append(
        round.status == .open
          ? MenuOption(
            words(RoundQuestionText.closeRound), icon: .lock, action: .rounds(.did(id, .close)))
          : MenuOption(
            words(RoundQuestionText.reopenRound), icon: .people,
            action: .rounds(.did(id, .reopen))))
    }
    options.append(RoundHandover.option(state, show))
    options.append(
      MenuOption(
        words(RoundQuestionText.cancelRound), icon: .trash, isDestructive: true,
        action: .rounds(.asked(.cancel(id)))))
    return options
  }

  private static func player(_ state: State, _ show: RoundOnShow, _ user: UserID) -> Piece {
    guard let seat = show.seats.first(where: { seat in seat.card.user == user }) else {
      return .empty
    }
    let words = state.words
    return Design.menu(
      id: "tee-player-menu", title: seat.card.name, language: state.language,
      options: [
        MenuOption(
          words(RoundQuestionText.viewProfile), icon: .person,
          action: .rounds(.leftFor(.golfer(user)))),
        MenuOption(
          words(RoundQuestionText.removeDo), icon: .trash, isDestructive: true,
          action: .rounds(.asked(.remove(show.round.id, user)))),
      ], close: close)
  }

  // MARK: Questions

  private struct Asking {
    let title: String
    let text: String
    let yes: String
    let no: String
    let isDestructive: Bool
    let deed: RoundDeed
  }

  private static func ask(
    _ state: State, _ show: RoundOnShow, _ question: RoundQuestion
  ) -> Piece {
    guard question.round == show.round.id, let asking = asking(state, show, question) else {
      return .empty
    }
    return Design.question(
      id: "tee-question", title: asking.title, text: asking.text, close: close
    ) {
      button(
        asking.yes, .prominent, traits: asking.isDestructive ? [.wide, .destructive] : .wide,
        action: .rounds(.did(show.round.id, asking.deed)))
      button(asking.no, .filled, traits: .wide, action: close)
    }
  }

  private static func asking(
    _ state: State, _ show: RoundOnShow, _ question: RoundQuestion
  ) -> Asking? {
    let words = state.words
    switch question {
    case .leave:
      return Asking(
        title: words(RoundQuestionText.leaveTitle), text: words(RoundQuestionText.leaveText),
        yes: words(RoundQuestionText.leaveDo), no: words(RoundQuestionText.leaveStay),
        isDestructive: true, deed: .membership(.leave))
    case .remove(_, let user):
      guard let seat = show.seats.first(where: { seat in seat.card.user == user }) else {
        return nil
      }
      return Asking(
        title: words(RoundQuestionText.removeTitle, name: seat.card.name),
        text: words(RoundQuestionText.removeText), yes: words(RoundQuestionText.removeDo),
        no: words(RoundQuestionText.removeKeep), isDestructive: true,
        deed: .membership(.remove(user)))
    case .cancel:
      return Asking(
        title: words(RoundQuestionText.cancelTitle), text: words(RoundQuestionText.cancelText),
        yes: words(RoundQuestionText.cancelDo), no: words(RoundQuestionText.cancelKeep),
        isDestructive: true, deed: .cancel)
    case .complete:
      return Asking(
        title: words(RoundQuestionText.completeTitle),
        text: words(RoundQuestionText.completeText), yes: words(RoundQuestionText.completeDo),
        no: words(RoundQuestionText.completeLater), isDestructive: false, deed: .complete)
    case .handOver(_, let user):
      guard let seat = show.seats.first(where: { seat in seat.card.user == user }) else {
        return nil
      }
      return Asking(
        title: words(HandoverText.askTitle, name: seat.card.name),
        text: words(HandoverText.askText), yes: words(HandoverText.askDo),
        no: words(HandoverText.askNot), isDestructive: false, deed: .handOver(.offer(user)))
    }
  }

  // MARK: Handing on

  private static func share(_ state: State, _ show: RoundOnShow) -> Piece {
    let words = state.words
    let id = show.round.id
    let sheet = Sheet<Act>(
      id: "tee-share", title: words(RoundBarText.shareTitle), language: state.language,
      close: close)
    return sheet.node {
      paragraph(words.invitation(show.round, seenIn: state.here), "tee-share-text")
      if show.round.visibility != .public { paragraph(words(RoundBarText.sharePrivate), "hint") }
      if let link = state.link(to: id) {
        element("p", .class("callout breaks"), .id("tee-share-link")) { link }
        line("even wraps") {
          button(
            words(RoundBarText.shareNow), .prominent, icon: .share, action: .rounds(.shared(id)))
          button(
            words(RoundBarText.copyLink), .filled, icon: .copy, action: .rounds(.linkCopied(id)))
        }
        if let code = QRCode(state.link(to: id, by: "code") ?? link) {
          code.node(label: words(RoundBarText.code)) as Piece
        }
      } else {
        banner(words(RoundBarText.linkLater), icon: .hourglass)
      }
    }
  }
}

extension RoundQuestion {
  /// The round that it is about.
  var round: RoundID {
    switch self {
    case .leave(let id), .remove(let id, _), .cancel(let id), .complete(let id),
      .handOver(let id, _):
      id
    }
  }
}

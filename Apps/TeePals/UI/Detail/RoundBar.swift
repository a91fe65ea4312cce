import Core
import Design
import TeePalsDomain
import View

/// What can be done with a round, always in sight (specification §17.3).
enum RoundBar {
  static func view(_ state: State, _ show: RoundOnShow) -> Piece {
    let situation = show.situation(for: state.me, at: state.now)
    return element("div", .class("screen-foot tee-foot tee-bar"), .key("tee-bar")) {
      waiting(state, show)
      strip(state, show, situation)
      clash(state, show, situation)
      unmet(state, show, situation)
      buttons(state, show, situation)
    }
  }

  /// That the person plays at that time already, wherever they could come to play here.
  private static func clash(
    _ state: State, _ show: RoundOnShow, _ situation: RoundSituation
  ) -> Piece {
    guard situation.isOpenToViewer, let other = state.clash(with: show.round) else { return .empty }
    return strip(state.words.clash(other), .calendar, key: "tee-clash")
  }

  /// Which wish of an insisting host the person does not meet.
  private static func unmet(
    _ state: State, _ show: RoundOnShow, _ situation: RoundSituation
  ) -> Piece {
    guard situation.isForAsking, show.round.requirements.isEnforced,
      let wish = state.unmet(show.round)
    else { return .empty }
    return strip(state.words.unmet(wish), .person, key: "tee-unmet")
  }

  /// What was done here and is not sent yet.
  private static func waiting(_ state: State, _ show: RoundOnShow) -> Piece {
    guard state.unsent.rounds.contains(show.round.id) else { return .empty }
    return element("p", .class("tee-strip"), .attribute("role", "status")) {
      Icon.cloudOff.node(.small)
      element("span") {
        state.words(state.isOnline ? RoundText.waitingForAnswer : .waiting)
      }
    }
  }

  private static func strip(
    _ state: State, _ show: RoundOnShow, _ situation: RoundSituation
  ) -> Piece {
    let words = state.words
    switch situation {
    case .requested: return strip(words(RoundBarText.pendingStrip), .hourglass)
    case .invited:
      let host = show.place?.invitedBy ?? show.round.host
      return strip(words(RoundBarText.inviteStrip, name: host.name), .letter)
    case .waitlisted(let position):
      return strip(
        position.map { number in words(RoundBarText.waitlistStripAt, count: number) }
          ?? words(RoundBarText.waitlistStrip), .hourglass)
    case .offered(let end):
      return strip(words.offer(until: end, of: show.round, seenIn: state.here), .checkCircle)
    case .hostingStarted: return strip(words(RoundBarText.startedStrip), .clock)
    default: return .empty
    }
  }

  private static func strip(_ text: String, _ icon: Icon, key: String = "tee-strip") -> Piece {
    element("p", .class("tee-strip"), .key(key)) {
      icon.node(.small)
      element("span") { text }
    }
  }

  private static func buttons(
    _ state: State, _ show: RoundOnShow, _ situation: RoundSituation
  ) -> Piece {
    let words = state.words
    let id = show.round.id
    let isAsked = state.pendingFeedback(id) != nil
    // Whoever left after the start does not hear that it was completed.
    if isAsked, !show.round.status.isOver { return line("even") { feedback(words, id) } }
    switch situation {
    case .hosting: return line("even") { chat(state, id) }
    case .hostingStarted:
      return line("even") {
        chat(state, id, .outlined)
        button(words(RoundBarText.markComplete), .prominent, action: .rounds(.asked(.complete(id))))
      }
    case .member:
      return line("even") {
        button(words(RoundBarText.leave), .outlined, action: .rounds(.asked(.leave(id))))
        chat(state, id)
      }
    case .requested: return one(words(RoundBarText.cancelRequest), .outlined, id, .cancelRequest)
    case .invited(let acceptance): return answers(words, show.round, acceptance)
    case .mayWait: return asking(state, show, words(RoundBarText.joinWaitlist), .joinWaitlist)
    case .waitlisted: return one(words(RoundBarText.leaveWaitlist), .outlined, id, .leaveWaitlist)
    case .offered:
      return line("even") {
        deed(words(RoundDetailText.decline), .outlined, id, .leaveWaitlist)
        deed(words(RoundDetailText.accept), .prominent, id, .acceptOffer)
      }
    case .mayJoin: return asking(state, show, words(RoundBarText.join), .join)
    case .mayRequest: return asking(state, show, words(RoundBarText.request), .request)
    case .full: return off(words(RoundBarText.fullBar))
    case .tooLate: return off(words(RoundBarText.tooLate))
    case .mayNotAsk:
      let isClosed = show.round.visibility == .invite
      return off(words(isClosed ? RoundBarText.mayNotAsk : .refused))
    case .over(let status):
      return line("even") {
        if situation.hasChat(show.status) { chat(state, id, .outlined) }
        if isAsked {
          feedback(words, id)
        } else {
          dead(words(RoundBarText.overBar, text: words.status(status)))
        }
      }
    }
  }

  // MARK: Buttons

  /// Leads to the questions about a round that was played.
  private static func feedback(_ words: Words, _ id: RoundID) -> Piece {
    button(
      words(FeedbackText.invite), .prominent, attributes: [.id("tee-feedback-open")],
      action: .feedback(.opened(id)))
  }

  /// What whoever is invited can say.
  static func answers(
    _ words: Words, _ round: Round, _ acceptance: RoundSituation.Acceptance
  ) -> Piece {
    let id = round.id
    return line("even") {
      deed(words(RoundDetailText.decline), .outlined, id, .declineInvite)
      switch acceptance {
      case .seat: deed(words(RoundDetailText.accept), .prominent, id, .acceptInvite)
      case .waitlist: deed(words(RoundBarText.joinWaitlist), .prominent, id, .joinWaitlist)
      case .full: dead(words(RoundBarText.fullBar))
      case .closed: dead(words(RoundBarText.overBar, text: words.status(round.status)))
      }
    }
  }

  private static func one(
    _ title: String, _ look: ButtonLook, _ id: RoundID, _ event: MembershipEvent
  ) -> Piece { line("even") { deed(title, look, id, event) } }

  private static func deed(
    _ title: String, _ look: ButtonLook, _ id: RoundID, _ event: MembershipEvent
  ) -> Piece { button(title, look, action: .rounds(.did(id, .membership(event)))) }

  /// Who is not one of those that the host insists on may not ask.
  private static func asking(
    _ state: State, _ show: RoundOnShow, _ title: String, _ event: MembershipEvent
  ) -> Piece {
    if show.round.requirements.isEnforced, state.unmet(show.round) != nil {
      return off(state.words(RoundDetailText.outsideEnforced))
    }
    return one(title, .prominent, show.round.id, event)
  }

  private static func off(_ title: String) -> Piece { line("even") { dead(title) } }

  /// Says in a button's place why there is none.
  private static func dead(_ title: String) -> Piece {
    button(title, .filled, traits: .disabled, action: .rounds(.coverClosed))
  }

  /// With how much was not read; of a muted chat only that there is something (specification §8.6).
  private static func chat(
    _ state: State, _ id: RoundID, _ look: ButtonLook = .prominent
  ) -> Piece {
    let words = state.words
    let unread = state.replica.unread(in: id, for: state.me)
    let isMuted = state.replica.chat(of: state.me, in: id).isMuted
    return element(
      "a", .class("button " + look.rawValue), .key("tee-chat"),
      .attribute("href", TeePalsRoute.chat(id).path)
    ) {
      Icon.message.node()
      element("span", unread > 0 ? .aria("hidden", "true") : .class("")) {
        words(RoundBarText.chat)
      }
      if unread > 0, isMuted {
        element("span", .class("tee-count dot"), .aria("hidden", "true"))
        element("span", .class("quiet-label")) { words(RoundBarText.chatNews) }
      } else if unread > 0 {
        element("span", .class("tee-count"), .aria("hidden", "true")) {
          unread > 99 ? "99+" : String(unread)
        }
        element("span", .class("quiet-label")) { words(RoundBarText.chatUnread, count: unread) }
      }
    }
  }
}

extension RoundOnShow {
  func situation(for me: UserID, at now: Instant) -> RoundSituation {
    RoundSituation(of: round, for: me, place, at: now)
  }

  /// The host and everybody who plays ask others to join, while there is something to join.
  func mayInvite(at now: Instant) -> Bool {
    guard status == .accepted else { return false }
    do throws(TeePalsRejection) {
      try RoundRules.checkInviting(round, at: now)
      return true
    } catch { return false }
  }
}

extension RoundSituation {
  /// Whether the viewer may ask or join by themselves.
  fileprivate var isForAsking: Bool {
    switch self {
    case .mayJoin, .mayRequest, .mayWait: true
    default: false
    }
  }

  /// Whether there is a way for the viewer to come to play.
  fileprivate var isOpenToViewer: Bool {
    switch self {
    case .invited(.seat), .invited(.waitlist), .offered: true
    default: isForAsking
    }
  }
}

extension TeePalsFeature.State {
  /// The first wish of a round's host that the person does not meet.
  func unmet(_ round: Round) -> RoundWish? { replica.unmet(round, by: me, at: now) }

  /// The round that the person plays at the time of this one.
  func clash(with round: Round) -> Round? {
    replica.clash(for: me, at: round.startTime, besides: round.id)
  }
}

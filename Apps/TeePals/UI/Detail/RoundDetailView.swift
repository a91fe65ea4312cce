import Core
import Design
import TeePalsDomain
import View

/// A round by itself (specification §17.3).
enum RoundDetailView {
  static func view(_ state: State) -> Piece {
    guard let id = shown(state) else { return .empty }
    let words = state.words
    return element("div", .class("screen tee-screen"), .key("tee-round")) {
      if let show = state.roundOnShow(id), !isGone(state, show) {
        if state.rounds.detail.phase == .loading { progressBar(state.language) }
        page(state, show)
        RoundBar.view(state, show)
        RoundSheets.view(state, show)
      } else {
        topBar(title: words(RoundDetailText.title), language: state.language, back: .closed)
        TeeStates.notices(state)
        element("div", .class("page")) {
          element("div", .class("column")) { instead(state, id) }
        }
      }
    }
  }

  private static func shown(_ state: State) -> RoundID? {
    switch state.screen {
    case .round(let id), .invite(let id): id
    default: nil
    }
  }

  /// What the server does not show any more is not shown, unless it is the person's own business.
  private static func isGone(_ state: State, _ show: RoundOnShow) -> Bool {
    state.rounds.detail.phase == .failed(.notFound) && !show.isHeld
      && show.status?.follows != true
  }

  private static func instead(_ state: State, _ id: RoundID) -> Piece {
    let words = state.words
    if let refused = state.refusedRound(id) {
      return emptyState(
        icon: .warning, title: words(PostingText.notPosted), text: state.reason(of: refused)
      ) {
        button(
          words(KitText.seeWhy), .prominent, traits: .wide, action: .went(.refused))
        back(words)
      }
    }
    switch state.rounds.detail.phase {
    case .failed(.notFound):
      return emptyState(
        icon: .searchNone, title: words(RoundDetailText.notAvailable),
        text: words(RoundDetailText.notAvailableHint)
      ) { back(words) }
    case .failed(let problem):
      return emptyState(
        icon: problem == .offline ? .cloudOff : .warning, title: words(RoundDetailText.failed),
        text: words.problem(problem)
      ) {
        button(
          words(KitText.retry), .prominent, icon: .refresh, traits: .wide,
          action: .rounds(.detailRefreshed(id)))
        back(words)
      }
    case .idle, .loading: return skeletons(words)
    }
  }

  private static func back(_ words: Words) -> Piece {
    button(words(RoundDetailText.goBack), .filled, icon: .back, traits: .wide, action: .closed)
  }

  private static func skeletons(_ words: Words) -> Piece {
    element("div", .class("stack"), .attribute("role", "status"), .aria("busy", "true")) {
      element("span", .class("quiet-label")) { words(RoundDetailText.fetching) }
      element("div", .class("tee-skeleton tee-cover"), .aria("hidden", "true"))
      for _ in 0..<4 { element("div", .class("skeleton"), .aria("hidden", "true")) }
    }
  }

  // MARK: The page

  private static func page(_ state: State, _ show: RoundOnShow) -> Piece {
    element("div", .class("page tee-detail")) {
      cover(state, show)
      element("div", .class("column")) {
        TeeStates.notices(state)
        heading(state, show)
        age(state, show)
        posted(state, show)
        RoundHandover.view(state, show)
        RoundPeople.players(state, show)
        RoundPeople.requests(state, show)
        RoundWaitlist.view(state, show)
        RoundFacts.message(state.words, show.round)
        RoundFacts.preferences(state, show)
        RoundFacts.links(state, show)
      }
    }
  }

  private static func cover(_ state: State, _ show: RoundOnShow) -> Piece {
    let words = state.words
    let id = show.round.id
    return element("header", .class("tee-cover")) {
      CoverPattern.view(id)
      element("div", .class("tee-cover-bar")) {
        iconButton(
          .back, label: words(RoundDetailText.back), .filled, action: .closed)
        element("span", .class("grow"))
        // What the device holds is as new as anything.
        if !show.isHeld {
          iconButton(
            .refresh, label: words(RoundDetailText.refresh), .filled,
            action: .rounds(.detailRefreshed(id)))
        }
        if mayShare(show) {
          iconButton(
            .share, label: words(RoundDetailText.share), .filled,
            attributes: [.id("tee-share-open")], action: .rounds(.shareOpened(id)))
        }
        if RoundSheets.hasMenu(state, show) {
          iconButton(
            .more, label: words(RoundDetailText.more), .filled,
            attributes: [.id("tee-menu-open")], action: .rounds(.menuOpened(id)))
        }
      }
    }
  }

  /// Whoever plays hands on a public round; the host any of theirs (specification §16).
  static func mayShare(_ show: RoundOnShow) -> Bool {
    guard !show.round.status.isOver, show.status == .accepted else { return false }
    return show.round.visibility == .public || show.isHosted
  }

  private static func heading(_ state: State, _ show: RoundOnShow) -> Piece {
    let words = state.words
    let round = show.round
    return element("div", .class("tee-detail-head")) {
      element("div", .class("tee-marks")) {
        if round.status.isOver || !round.isPast(at: state.now) {
          RoundBadge.status(words, round)
        }
        if round.visibility != .public {
          RoundBadge.badge(words.visibility(round.visibility), "invited")
        }
        if let status = show.status,
          status != .accepted || show.isHosted || state.isTried(show.place)
        {
          standing(state, show, status)
        }
      }
      element("h1", .class("tee-heading")) { round.course.name }
      element("p", .class("soft")) { place(state, round) }
      element("p", .class("tee-detail-when")) {
        words.longWhen(round.startTime, round.zone, seenIn: state.here)
      }
    }
  }

  private static func standing(
    _ state: State, _ show: RoundOnShow, _ status: MemberStatus
  ) -> Piece {
    var place = RoundPlace(
      user: state.me, round: show.round, role: show.isHosted ? .host : .member, status: status,
      updatedAt: show.round.createdAt)
    place.position = show.place?.position
    return RoundBadge.standing(state, place)
  }

  private static func place(_ state: State, _ round: Round) -> String {
    let city = state.cityName(round.course.cityLabel)
    guard let metres = state.metres(to: round.course) else { return city }
    let far = state.distance(metres)
    return city.isEmpty ? far : city + " · " + far
  }

  /// What to do first with a round that was just posted (specification §9). It lies on the page,
  /// and in nobody's way.
  private static func posted(_ state: State, _ show: RoundOnShow) -> Piece {
    let id = show.round.id
    guard state.rounds.posted == id, show.mayInvite(at: state.now) else { return .empty }
    let words = state.words
    return banner(words(RoundDetailText.posted), icon: .people) {
      button(
        words(RoundDetailText.postedInvite), .filled, icon: .plus,
        attributes: [.id("tee-posted-invite")], action: .rounds(.invitingWanted(id)))
      if mayShare(show) {
        button(
          words(RoundDetailText.postedShare), .filled, icon: .share,
          attributes: [.id("tee-posted-share")], action: .rounds(.shareOpened(id)))
      }
      button(words(RoundDetailText.postedLater), .naked, action: .rounds(.postedDismissed))
    }
  }

  /// Says so where nobody could look whether it is still like this.
  private static func age(_ state: State, _ show: RoundOnShow) -> Piece {
    let words = state.words
    switch state.rounds.detail.phase {
    case .failed(.offline) where !show.isHeld:
      return banner(words(RoundDetailText.offlineCopy), icon: .cloudOff)
    case .failed(let problem) where !show.isHeld && problem != .notFound:
      return banner(words.problem(problem), icon: .warning, rank: .warning) {
        button(
          words(KitText.retry), .naked, icon: .refresh,
          action: .rounds(.detailRefreshed(show.round.id)))
        button(words(KitText.dismiss), .naked, icon: .close, action: .rounds(.failureDismissed))
      }
    default: return .empty
    }
  }
}

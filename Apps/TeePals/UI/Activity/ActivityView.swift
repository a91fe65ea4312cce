import Core
import Design
import TeePalsDomain
import View

/// One's own rounds, by chips.
enum ActivityView {
  static func view(_ state: State, _ tab: ActivityTab) -> Piece {
    let activity = state.activity
    return stack("wide-gap") {
      chips(state.words, activity, tab)
      if activity[tab].isEmpty {
        TeeStates.whenKnown(state) { empty(state, tab) }
      } else {
        list(state, tab, activity[tab])
      }
    }
  }

  /// They have addresses of their own, so they are links.
  private static func chips(_ words: Words, _ activity: Activity, _ tab: ActivityTab) -> Piece {
    element("nav", .class("tee-chips"), .aria("label", words(ActivityText.chips))) {
      for other in ActivityTab.allCases {
        makeElement(
          "a",
          [
            .key(other.rawValue), .class("tee-chip"),
            .attribute("href", TeePalsRoute.activity(other).path),
          ] + (other == tab ? [.aria("current", "page")] : []),
          [.text(title(words, activity, other))])
      }
    }
  }

  static func title(_ words: Words, _ activity: Activity, _ tab: ActivityTab) -> String {
    let count = activity[tab].count
    switch tab {
    case .schedule: return words(ActivityText.schedule)
    case .invites:
      return count == 0
        ? words(ActivityText.invites) : words(ActivityText.invitesCount, count: count)
    case .pending:
      return count == 0
        ? words(ActivityText.pending) : words(ActivityText.pendingCount, count: count)
    case .past: return words(ActivityText.past)
    }
  }

  // MARK: Lists

  private static func list(_ state: State, _ tab: ActivityTab, _ places: [RoundPlace]) -> Piece {
    switch tab {
    case .schedule: return CompactCard.list(state, places)
    case .invites: return CompactCard.list(state, places) { place in invitation(state, place) }
    case .pending: return CompactCard.list(state, places) { place in pending(state, place) }
    case .past:
      let shown = Array(places.prefix(state.rounds.pastEnd))
      return stack("wide-gap") {
        CompactCard.list(state, shown)
        if shown.count < places.count {
          button(
            state.words(ActivityText.more), .filled, icon: .chevronDown, traits: .wide,
            action: .rounds(.pastExtended))
        }
      }
    }
  }

  private static func invitation(_ state: State, _ place: RoundPlace) -> Piece {
    let words = state.words
    return element("div", .class("tee-answer")) {
      if let card = place.invitedBy {
        line {
          GolferFace.view(card, .tiny)
          paragraph(words(ActivityText.invitedBy, name: card.name), "callout")
        }
      }
      if case .invited(let acceptance) = RoundSituation(
        of: place.round, for: state.me, place, at: state.now)
      {
        clash(state, place.round)
        RoundBar.answers(words, place.round, acceptance)
      }
    }
  }

  /// That the person plays at that time already.
  private static func clash(_ state: State, _ round: Round) -> Piece {
    guard let other = state.clash(with: round) else { return .empty }
    return line {
      Icon.calendar.node(.small)
      paragraph(state.words.clash(other), "callout")
    }
  }

  private static func pending(_ state: State, _ place: RoundPlace) -> Piece {
    let words = state.words
    let id = place.round.id
    switch RoundSituation(of: place.round, for: state.me, place, at: state.now) {
    case .offered(let end):
      return element("div", .class("tee-answer")) {
        paragraph(words.offer(until: end, of: place.round, seenIn: state.here), "callout")
        clash(state, place.round)
        line("even") {
          button(
            words(ActivityText.decline), .outlined,
            action: .rounds(.did(id, .membership(.leaveWaitlist))))
          button(
            words(ActivityText.accept), .prominent,
            action: .rounds(.did(id, .membership(.acceptOffer))))
        }
      }
    case _ where place.status.waits:
      return takenBack(words(RoundBarText.leaveWaitlist), id, .leaveWaitlist)
    default: return takenBack(words(ActivityText.cancelRequest), id, .cancelRequest)
    }
  }

  private static func takenBack(
    _ title: String, _ id: RoundID, _ event: MembershipEvent
  ) -> Piece {
    element("div", .class("tee-answer")) {
      button(
        title, .outlined, traits: .wide, action: .rounds(.did(id, .membership(event))))
    }
  }

  // MARK: Empty

  private static func empty(_ state: State, _ tab: ActivityTab) -> Piece {
    let words = state.words
    switch tab {
    case .schedule:
      return emptyState(
        icon: .calendar, title: words(ActivityText.noSchedule),
        text: words(ActivityText.noScheduleHint)
      ) { find(words) }
    case .invites:
      return emptyState(
        icon: .letter, title: words(ActivityText.noInvites),
        text: words(ActivityText.noInvitesHint)
      ) { find(words) }
    case .pending:
      return emptyState(
        icon: .hourglass, title: words(ActivityText.noPending),
        text: words(ActivityText.noPendingHint)
      ) { find(words) }
    case .past:
      return emptyState(
        icon: .clock, title: words(ActivityText.noPast), text: words(ActivityText.noPastHint)
      ) {
        button(
          words(NearbyText.createRound), .prominent, icon: .plus, traits: .wide,
          action: .rounds(.creationWanted))
      }
    }
  }

  private static func find(_ words: Words) -> Piece {
    button(
      words(ActivityText.findRound), .prominent, icon: .search, traits: .wide,
      action: .went(.rounds))
  }
}

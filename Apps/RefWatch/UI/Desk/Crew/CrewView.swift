import Core
import Design
import RefWatchDomain
import View

/// Who records a match together, and how somebody comes to it.
enum DeskCrewView {
  static func view(_ state: State, _ match: MatchID) -> Piece {
    let words = state.words
    return DeskPage.page(state, key: "crew", title: words(CrewText.title), match: match) { record in
      stack("wide-gap") {
        element("p", .class("headline figures")) {
          words.fixture(record.match) + " · " + record.scoreText
        }
        paragraph(words(CrewText.lead), "soft")
        DeskAttentionView.view(state, record)
        element("div", .class("desk-columns")) {
          people(state, record)
          inviting(state, record)
        }
      }
    }
  }

  static func act(_ action: CrewAction) -> RefWatchFeature.ViewAction { .desk(.crew(action)) }

  // MARK: Who is in it

  private static func people(_ state: State, _ record: MatchRecord) -> Piece {
    let words = state.words
    let match = record.match
    let seats = state.replica.seats(of: match.id)
    return section(id: "crew-people", words(CrewText.people)) {
      element("ul", .class("match-list"), .attribute("role", "list")) {
        row(
          state, record, user: match.owner ?? state.me, key: "owner",
          facts: [words(CrewText.owner)], seat: nil)
        for seat in seats {
          row(
            state, record, user: seat.user, key: seat.id.description,
            facts: [words(seat.role == .recorder ? CrewText.recorder : .observer)]
              + (seat.isVacated ? [words(CrewText.gone)] : []), seat: seat)
        }
      }
      if seats.isEmpty, state.isOwner(record) { paragraph(words(CrewText.justYou), "soft") }
      if !state.isOwner(record) {
        button(
          words(CrewText.leave), .filled, traits: [.wide, .destructive],
          action: act(.leaveAsked(match.id)))
      }
    }
  }

  private static func row(
    _ state: State, _ record: MatchRecord, user: UserID, key: String, facts: [String],
    seat: CrewSeat?
  ) -> Piece {
    let words = state.words
    let name = state.name(of: user, in: record.match)
    let isKeeper = record.clockKeeper.map { keeper in keeper == user } ?? (seat == nil)
    return element("li", .class("match-row"), .key(key)) {
      element("div", .class("match-main")) {
        element("span", .class("strong breaks")) { name }
        element("span", .class("hint")) { facts.joined(separator: " · ") }
      }
      if isKeeper {
        chip(
          user == state.me
            ? words(CrewText.youKeepTime) : words(CrewText.keepsTime, name: name), icon: .clock)
      }
      if let seat, state.isOwner(record) {
        iconButton(
          .trash, label: words(CrewText.remove, name: seat.name), traits: .destructive,
          action: act(.removeAsked(record.match.id, seat.id)))
      }
    }
  }

  // MARK: Inviting

  private static func inviting(_ state: State, _ record: MatchRecord) -> Piece {
    let words = state.words
    guard state.isOwner(record) else { return .empty }
    return section(id: "crew-invite", words(CrewText.invite)) {
      if !state.hasAccount {
        needsAccount(state)
      } else {
        if let invitation = state.desk.crew.invitation, invitation.match == record.match.id {
          made(state, invitation)
        }
        form(state, record)
        others(state)
      }
    }
  }

  /// Invitations whose link nobody can see any more, and which still work.
  private static func others(_ state: State) -> Piece {
    let words = state.words
    let part = state.desk.crew
    let others = part.open.filter { invitation in invitation.id != part.invitation?.id }
    guard !others.isEmpty else { return .empty }
    return stack {
      element("h3", .class("callout strong")) { words(CrewText.openLinks) }
      element("ul", .class("match-list"), .attribute("role", "list")) {
        for invitation in others {
          element("li", .class("match-row"), .key(invitation.id.description)) {
            element("div", .class("match-main")) {
              element("span", .class("strong")) {
                words(invitation.role == .recorder ? CrewText.recorder : .observer)
              }
              element("span", .class("hint")) { limits(state, invitation) }
            }
            button(
              words(CrewText.revoke), .filled, traits: .small,
              action: act(.revoked(invitation.id)))
          }
        }
      }
    }
  }

  /// Until when, and for how many.
  private static func limits(_ state: State, _ invitation: CrewInvitation) -> String {
    state.words(
      CrewText.expires, text: state.words.dateTime(invitation.expires, state.zoneOffset)) + " "
      + state.words(CrewText.uses, count: invitation.usesLeft)
  }

  /// Nobody invites, or joins, without an account.
  static func needsAccount(_ state: State) -> Piece {
    box(.outlined) {
      stack {
        element("p", .class("strong")) { state.words(CrewText.accountNeeded) }
        paragraph(state.words(CrewText.accountHint), "soft")
        button(
          state.words(CrewText.signIn), .prominent, icon: .person, traits: .wide,
          action: .signInWanted)
      }
    }
  }

  private static func form(_ state: State, _ record: MatchRecord) -> Piece {
    let words = state.words
    let part = state.desk.crew
    let isOnline = state.sync.isOnline
    return stack {
      choices(
        words(CrewText.inviteAs),
        CrewRole.allCases.map { role in
          choice(
            words(role == .recorder ? CrewText.recorder : .observer),
            icon: role == .recorder ? .edit : .searchNone, isChosen: part.role == role,
            action: act(.roleChosen(role)))
        })
      paragraph(
        words(part.role == .recorder ? CrewText.recorderHint : .observerHint), "hint")
      if !isOnline {
        banner(words(CrewText.offline), icon: .cloudOff)
      } else if let problem = part.problem {
        fault(words(problem.word))
      }
      button(
        words(part.invitation == nil ? CrewText.makeLink : .newLink),
        part.invitation == nil ? .prominent : .filled, icon: .link,
        traits: part.isAsking ? [.wide, .loading] : isOnline ? .wide : [.wide, .disabled],
        action: act(.invited(record.match.id)))
    }
  }

  private static func made(_ state: State, _ invitation: CrewInvitation) -> Piece {
    let words = state.words
    let role = words(invitation.role == .recorder ? CrewText.recorder : .observer)
    return box(.outlined) {
      stack {
        element("p", .class("strong")) { words(CrewText.linkFor, text: role) }
        if let code = invitation.code { code.node(label: words(CrewText.qrLabel)) }
        element("label", .class("callout"), .attribute("for", "crew-link")) {
          words(CrewText.linkLabel)
        }
        element(
          "input", .id("crew-link"), .class("input"), .attribute("type", "url"),
          .attribute("readonly", "readonly"), .attribute("autocomplete", "off"),
          .value(invitation.link))
        paragraph(limits(state, invitation), "hint")
        line("even wraps") {
          button(
            words(state.desk.crew.isCopied ? CrewText.copied : .copy), .prominent,
            icon: state.desk.crew.isCopied ? .check : .copy, action: act(.linkCopied))
          button(
            words(CrewText.revoke), .filled, icon: .close, action: act(.revoked(invitation.id)))
        }
      }
    }
  }

  // MARK: Questions

  static func question(_ state: State) -> Piece {
    guard let asked = state.desk.crew.question else { return .empty }
    let words = state.words
    let close = act(.questionClosed)
    switch asked {
    case .remove(let match, let id):
      let seat = state.replica.seats(of: match).first { seat in seat.id == id }
      let name = seat?.name ?? ""
      return Design.question(
        id: "crew-question", title: words(CrewText.removeQuestion, name: name),
        text: words(CrewText.removeText), close: close
      ) {
        button(
          words(CrewText.remove, name: name), .prominent, traits: [.wide, .destructive],
          action: act(.removed(match, id)))
        button(words(KitText.cancel), .filled, traits: .wide, action: close)
      }
    case .leave(let match):
      return Design.question(
        id: "crew-question", title: words(CrewText.leaveQuestion),
        text: words(CrewText.leaveText), close: close
      ) {
        button(
          words(CrewText.leave), .prominent, traits: [.wide, .destructive],
          action: act(.left(match)))
        button(words(KitText.cancel), .filled, traits: .wide, action: close)
      }
    }
  }
}

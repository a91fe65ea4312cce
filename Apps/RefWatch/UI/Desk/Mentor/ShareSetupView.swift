import Calendar
import Core
import Design
import RefWatchDomain
import View

/// Sharing one journal entry: with whom, for how long, and what of it.
enum DeskShareSetupView {
  static func act(_ action: MentorAction) -> RefWatchFeature.ViewAction {
    .desk(.mentor(action))
  }

  static func view(_ state: State, _ id: JournalEntryID) -> Piece {
    let words = state.words
    let entry = state.replica.journalEntry(id)
    return element("div", .class("screen"), .key("share-journal")) {
      topBar(title: words(MentorText.title), language: state.language, back: .closed)
      element("div", .class("page")) {
        element("div", .class("column desk-wide")) {
          DeskPage.loaded(state, isEmpty: entry == nil) {
            emptyState(icon: .searchNone, title: words(JournalText.gone)) {
              button(
                words(JournalText.openJournal), .filled, traits: .wide, action: .went(.journal))
            }
          } content: {
            entry.map { entry in content(state, entry) } ?? .empty
          }
        }
      }
    }
  }

  private static func content(_ state: State, _ entry: JournalEntry) -> Piece {
    let words = state.words
    let record = state.records[entry.match]
    let shares = state.replica.shares(of: entry.id).filter { share in share.owner == state.me }
    return stack("wide-gap") {
      element("h2", .class("headline breaks")) {
        record.map { record in words.fixture(record.match) } ?? words(JournalText.goneMatch)
      }
      paragraph(words(MentorText.lead), "soft")
      if !state.hasAccount {
        DeskCrewView.needsAccount(state)
      } else {
        element("div", .class("desk-columns")) {
          section(id: "share-people", words(MentorText.people)) {
            if shares.isEmpty {
              paragraph(words(MentorText.nobody), "soft")
            } else {
              element("ul", .class("match-list"), .attribute("role", "list")) {
                for share in shares { one(state, share) }
              }
            }
          }
          if shares.count < RefWatchLimits.shares { form(state, entry) }
        }
      }
    }
  }

  // MARK: Those there are

  private static func one(_ state: State, _ share: JournalShare) -> Piece {
    let words = state.words
    let link = state.desk.mentor.link.flatMap { link in link.share == share.id ? link : nil }
    let isOpen = share.isOpen(at: state.now.wall)
    return element("li", .class("match-row attention"), .key(share.id.description)) {
      stack {
        element("p", .class("strong breaks")) { state.mentorName(share) }
        paragraph(state.standing(share), "hint")
        if share.mentor == nil, isOpen {
          if let link { made(state, link) }
          linking(state, share, isFirst: link == nil)
        }
        line("wraps") {
          if share.mentor != nil {
            button(
              words(MentorText.openThread), .filled, icon: .message,
              action: .went(.share(share.id)))
            let unseen = state.replica.unseen(in: share, by: state.me)
            if unseen > 0 { chip(words(MentorText.unread, count: unseen), icon: .message) }
          }
          if share.end == nil {
            button(
              words(share.mentor == nil ? MentorText.withdraw : .end), .naked, icon: .close,
              traits: .destructive, action: act(.endAsked(share.id)))
          }
        }
      }
    }
  }

  private static func linking(_ state: State, _ share: JournalShare, isFirst: Bool) -> Piece {
    let words = state.words
    let part = state.desk.mentor
    let isOnline = state.sync.isOnline
    return stack {
      if !isOnline {
        banner(words(CrewText.offline), icon: .cloudOff)
      } else if let problem = part.problem, problem.share == share.id {
        fault(words(problem.problem == .unknownMatch ? MentorText.onServerFirst : .linkFailed))
      }
      button(
        words(isFirst ? CrewText.makeLink : .newLink), isFirst ? .prominent : .filled, icon: .link,
        traits: part.asking == share.id
          ? [.wide, .loading] : isOnline ? .wide : [.wide, .disabled],
        action: act(.linkMade(share.id)))
    }
  }

  private static func made(_ state: State, _ link: MentorLink) -> Piece {
    let words = state.words
    return stack {
      if let code = link.code { code.node(label: words(CrewText.qrLabel)) }
      element("label", .class("callout"), .attribute("for", "mentor-link")) {
        words(CrewText.linkLabel)
      }
      element(
        "input", .id("mentor-link"), .class("input"), .attribute("type", "url"),
        .attribute("readonly", "readonly"), .attribute("autocomplete", "off"),
        .value(link.link))
      paragraph(
        words(MentorText.linkOnce, text: words.dateTime(link.expires, state.zoneOffset)), "hint")
      button(
        words(state.desk.mentor.isCopied ? CrewText.copied : .copy), .prominent,
        icon: state.desk.mentor.isCopied ? .check : .copy, traits: .wide, action: act(.linkCopied))
    }
  }

  // MARK: Another one

  private static func form(_ state: State, _ entry: JournalEntry) -> Piece {
    let words = state.words
    let part = state.desk.mentor
    let known = state.replica.mentors(of: state.me)
    return section(id: "share-new", words(MentorText.shareMore)) {
      element(
        "form", .class("box filled"), .attribute("novalidate", "novalidate"),
        .onSubmit(act(.shared(entry.id)))
      ) {
        stack {
          if !known.isEmpty {
            select(
              id: "share-with", FieldLabel(words(MentorText.with)),
              options: [("", words(MentorText.somebodyNew))]
                + known.map { mentor in (mentor.user.description, mentor.name) },
              value: part.with?.description ?? "",
              onChange: { text in act(.withChosen(text)) })
          }
          textField(
            id: "crew-name",
            FieldLabel(
              words(MentorText.ownName), hint: words(CrewText.joinNameHint),
              fault: state.desk.crew.join.fault.map { fault in words(fault) }),
            value: state.nameInCrew,
            attributes: [.attribute("autocomplete", "name"), .attribute("required", "required")],
            onInput: { text in DeskCrewView.act(.nameTyped(text)) })
          select(
            id: "share-days", FieldLabel(words(MentorText.howLong)),
            options: SharingTerms.days.map { days in
              (days.description, words(MentorText.days, count: days))
            } + [("0", words(MentorText.untilEnded))], value: part.days.description,
            onChange: { text in act(.daysChosen(text)) })
          switchRow(
            id: "share-names",
            FieldLabel(words(MentorText.names), hint: words(MentorText.namesHint)),
            isOn: part.showsNames, onToggle: { on in act(.namesToggled(on)) })
          paragraph(words(MentorText.what), "hint")
          button(words(MentorText.share), .prominent, icon: .share, traits: .wide)
        }
      }
    }
  }

  // MARK: Questions

  static func question(_ state: State) -> Piece {
    guard case .end(let id)? = state.desk.mentor.question, let share = state.replica.share(id)
    else { return .empty }
    let words = state.words
    let close = act(.questionClosed)
    let isOwn = share.owner == state.me
    let isWaiting = isOwn && share.mentor == nil
    return Design.question(
      id: "mentor-question",
      title: isWaiting
        ? words(MentorText.withdrawQuestion)
        : isOwn
          ? words(MentorText.endQuestion, name: state.mentorName(share))
          : words(MentorText.leaveQuestion, name: share.ownerName),
      text: words(isWaiting ? MentorText.withdrawText : isOwn ? .endText : .leaveText),
      close: close
    ) {
      button(
        words(isWaiting ? MentorText.withdraw : isOwn ? .end : .leave), .prominent,
        traits: [.wide, .destructive], action: act(.ended(id)))
      button(words(KitText.cancel), .filled, traits: .wide, action: close)
    }
  }
}

extension RefWatchFeature.State {
  /// Who reads it, in words.
  func mentorName(_ share: JournalShare) -> String {
    guard let mentor = share.mentor else { return words(MentorText.waiting) }
    if mentor == me { return words(CrewText.you) }
    return share.mentorName.isEmpty ? words(CrewText.nobody) : share.mentorName
  }

  /// Until when it is shared, or why it is not.
  func standing(_ share: JournalShare) -> String {
    switch share.end {
    case .revoked: return words(MentorText.wasEnded)
    case .left: return words(MentorText.wasLeft)
    case .expired: return words(MentorText.hasExpired)
    case nil: break
    }
    guard share.isOpen(at: now.wall) else { return words(MentorText.hasExpired) }
    let until =
      share.expiresAt.map { end in
        words(MentorText.until, text: words.dateTime(end, zoneOffset))
      } ?? words(MentorText.noEnd)
    return until + " " + words(share.showsNames ? MentorText.withNames : .withoutNames)
  }
}

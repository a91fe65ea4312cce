import Calendar
import Core
import Design
import RefWatchDomain
import View

/// A shared journal entry, as its mentor reads it, and what the two of them write about it.
enum DeskShareView {
  static func view(_ state: State, _ id: JournalShareID) -> Piece {
    let words = state.words
    let found = state.replica.share(id).flatMap { share in
      share.owner == state.me || share.isOpen(at: state.now.wall) ? share : nil
    }
    return element(
      "form", .class("screen"), .key("share"), .attribute("novalidate", "novalidate"),
      .onSubmit(DeskShareSetupView.act(.sent(id)))
    ) {
      topBar(title: words(MentorText.entryTitle), language: state.language, back: .closed)
      element("div", .class("page")) {
        element("div", .class("column desk-wide")) {
          DeskPage.loaded(state, isEmpty: found == nil) {
            emptyState(
              icon: .lock, title: words(MentorText.gone), text: words(MentorText.goneHint)
            ) {
              button(
                words(MentorText.allShared), .filled, traits: .wide, action: .went(.shared))
            }
          } content: {
            found.map { share in
              element("div", .class("desk-columns")) {
                entry(state, share)
                thread(state, share)
              }
            } ?? .empty
          }
        }
      }
    }
  }

  // MARK: The entry

  private static func entry(_ state: State, _ share: JournalShare) -> Piece {
    let words = state.words
    let entry = share.entry
    return stack("wide-gap") {
      stack {
        element("h2", .class("headline breaks")) { state.title(of: share) }
        if let match = share.match { paragraph(state.facts(of: match), "hint") }
        paragraph(
          share.owner == state.me
            ? words(MentorText.seenBy, name: state.mentorName(share))
            : words(MentorText.from, name: share.ownerName), "soft")
        paragraph(state.standing(share), "hint")
      }
      line("wraps") {
        element("span", .class("journal-stars"), .aria("hidden", "true")) {
          JournalRow.stars(entry.rating ?? 0)
        }
        element("span", .class("callout")) { words.rating(entry.rating) }
        if let mood = entry.mood { chip(words(mood.word)) }
      }
      for part in JournalPart.allCases where !entry[part].isEmpty {
        section(id: "share-" + part.rawValue, words(part.title)) {
          element("p", .class("breaks lines")) { entry[part] }
        }
      }
      if !entry.notes.isEmpty {
        section(id: "share-notes", words(JournalText.notes)) {
          for note in entry.notes {
            element("div", .key(note.event.description)) {
              element("p", .class("callout strong breaks")) { moment(state, share, note) }
              element("p", .class("breaks lines")) { note.text }
            }
          }
        }
      }
      if share.end == nil {
        button(
          words(share.owner == state.me ? MentorText.end : .leave), .naked, icon: .close,
          traits: [.wide, .destructive],
          action: DeskShareSetupView.act(.endAsked(share.id)))
      }
    }
  }

  /// "23' Goal · #9".
  private static func moment(
    _ state: State, _ share: JournalShare, _ note: JournalNote
  ) -> String {
    let words = state.words
    guard let incident = share.moment(of: note) else { return words(MentorText.aMoment) }
    func team(_ side: Side) -> String? {
      side == .home ? share.match?.home : share.match?.away
    }
    let when =
      incident.minute.map { minute in
        String(minute) + (incident.added > 0 ? "+" + String(incident.added) : "") + "'"
      } ?? words.term(incident.stage, RuleSet())
    var text = when + " " + words.line(incident)
    if let team = team(incident.sideOfWho) { text += " · " + team }
    if incident.kind == .ownGoal, let team = team(incident.side) {
      text += " · " + words(FlowText.benefits, name: team)
    }
    return text
  }

  // MARK: The thread

  private static func thread(_ state: State, _ share: JournalShare) -> Piece {
    let words = state.words
    let comments = state.replica.thread(of: share.id)
    return section(id: "share-thread", words(MentorText.thread)) {
      if comments.isEmpty {
        DeskPage.whenKnown(state) { paragraph(words(MentorText.noComments), "soft") }
      } else {
        element("ol", .class("match-list"), .attribute("role", "list")) {
          for comment in comments { row(state, share, comment) }
        }
      }
      if share.isOpen(at: state.now.wall), share.mentor != nil {
        writing(state, share)
      } else if share.mentor == nil {
        paragraph(words(MentorText.nobodyYet), "hint")
      } else {
        paragraph(state.standing(share), "hint")
      }
    }
  }

  private static func row(
    _ state: State, _ share: JournalShare, _ comment: JournalComment
  ) -> Piece {
    let words = state.words
    let isOwn = comment.author == state.me
    let name =
      isOwn
      ? words(CrewText.you)
      : comment.author == share.owner ? share.ownerName : state.mentorName(share)
    return element("li", .class("match-row"), .key(comment.id.description)) {
      element("div", .class("match-main")) {
        element("span", .class("hint breaks")) {
          name + " · " + words.dateTime(comment.writtenAt, state.zoneOffset)
        }
        if comment.isTakenBack {
          element("span", .class("soft")) { words(MentorText.takenBack) }
        } else {
          element("span", .class("breaks lines")) { comment.text }
        }
      }
      if isOwn, !comment.isTakenBack {
        iconButton(
          .trash, label: words(MentorText.takeBack), traits: .destructive,
          action: DeskShareSetupView.act(.takenBack(share.id, comment.id)))
      }
    }
  }

  private static func writing(_ state: State, _ share: JournalShare) -> Piece {
    let words = state.words
    let fault = state.desk.mentor.isChecked ? state.commentFault(share.id) : nil
    return stack {
      textField(
        id: "comment-new",
        FieldLabel(words(MentorText.write), fault: fault.map { fault in words(fault) }),
        kind: .lines, value: state.desk.mentor.drafts[share.id] ?? "",
        attributes: [.attribute("rows", "3")],
        onInput: { text in DeskShareSetupView.act(.typed(share.id, text)) })
      if !state.sync.isReachable {
        paragraph(
          words(state.sync.isOnline ? MentorText.sentOnAnswer : .sentLater), "hint")
      }
      button(words(MentorText.send), .prominent, icon: .message, traits: .wide)
    }
  }
}

extension JournalPart {
  var title: JournalText {
    switch self {
    case .overall: .overall
    case .wentWell: .wentWell
    case .toImprove: .toImprove
    }
  }
}

extension RefWatchFeature.State {
  /// "Harbour v Lantern".
  func title(of share: JournalShare) -> String {
    guard let match = share.match else { return words(JournalText.goneMatch) }
    return words(HubText.versus, name: match.home, text: match.away)
  }

  /// Score, day and competition, in a line.
  func facts(of match: SharedMatch) -> String {
    var facts = [match.score.home.description + "–" + match.score.away.description]
    if let kicks = match.kicks {
      facts.append(
        words(
          HubText.penalties, text: kicks.home.description + "–" + kicks.away.description))
    }
    facts.append(words.formats.date(match.kickOff.civil(offset: zoneOffset).date, .medium))
    if !match.competition.isEmpty { facts.append(match.competition) }
    return facts.joined(separator: " · ")
  }
}

/// Every shared entry: others', and one's own.
enum DeskSharedList {
  static func view(_ state: State) -> Piece {
    let words = state.words
    let all = state.replica.shares
    let theirs = all.filter { share in
      share.owner != state.me && share.isOpen(at: state.now.wall)
    }
    let own = all.filter { share in share.owner == state.me && share.mentor != nil }
    return element("div", .class("screen"), .key("shared")) {
      topBar(title: words(MentorText.shelf), language: state.language, back: .closed)
      element("div", .class("page")) {
        element("div", .class("column desk-wide")) {
          DeskPage.loaded(state, isEmpty: theirs.isEmpty && own.isEmpty) {
            emptyState(
              icon: .people, title: words(MentorText.none), text: words(MentorText.noneHint)
            ) {
              button(
                words(JournalText.openJournal), .filled, traits: .wide, action: .went(.journal))
            }
          } content: {
            element("div", .class("desk-columns")) {
              part(state, id: "shared-with-me", words(MentorText.withMe), theirs)
              part(state, id: "shared-by-me", words(MentorText.byMe), own)
            }
          }
        }
      }
    }
  }

  private static func part(
    _ state: State, id: String, _ title: String, _ shares: [JournalShare]
  ) -> Piece {
    section(id: id, title) {
      if shares.isEmpty {
        DeskPage.whenKnown(state) { paragraph(state.words(MentorText.noneOfThese), "soft") }
      } else {
        element("ul", .class("match-list"), .attribute("role", "list")) {
          for share in shares { row(state, share) }
        }
      }
    }
  }

  private static func row(_ state: State, _ share: JournalShare) -> Piece {
    let words = state.words
    let unseen = state.replica.unseen(in: share, by: state.me)
    return element("li", .class("match-row"), .key(share.id.description)) {
      element("a", .class("match-main"), .attribute("href", RefWatchRoute.share(share.id).path)) {
        element("span", .class("strong breaks")) { state.title(of: share) }
        element("span", .class("hint breaks")) {
          (share.owner == state.me
            ? words(MentorText.seenBy, name: state.mentorName(share))
            : words(MentorText.from, name: share.ownerName))
            + " · " + state.standing(share)
        }
      }
      if unseen > 0 { chip(words(MentorText.unread, count: unseen), icon: .message) }
    }
  }

  /// On the hub and in the journal: what is new to read.
  static func prompt(_ state: State) -> Piece {
    let count = state.unreadShares
    guard count > 0 else { return .empty }
    return banner(state.words(MentorText.newComments, count: count), icon: .message) {
      button(
        state.words(MentorText.read), .filled, traits: .small, action: .went(.shared))
    }
  }
}

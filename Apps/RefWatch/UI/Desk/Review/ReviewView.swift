import Calendar
import Core
import Design
import RefWatchDomain
import View

/// The records of a match: home, overview, away; what is missing; completing and signing.
enum ReviewView {
  static func view(_ state: State, _ match: MatchID) -> Piece {
    let words = state.words
    return DeskPage.page(state, key: "records", title: words(ReviewText.title), match: match) {
      record in
      let season = state.seasonCards(record)
      return stack("wide-gap") {
        score(words, record)
        ways(words, record)
        pages(state, record, season)
        element("div", .class("desk-columns")) {
          checklist(words, record)
          ending(state, record)
          if let season { DeskSeason.view(words, record, season) }
          DeskTags.block(state, record)
          JournalBlock.view(state, record)
        }
      }
    }
  }

  private static func score(_ words: Words, _ record: MatchRecord) -> Piece {
    let match = record.match
    return element("div", .class("pinned")) {
      element("p", .class("scoreboard figures")) {
        element("span", .class("clipped")) { match.home.name }
        element("span", .class("title1")) { record.scoreText }
        element("span", .class("clipped")) { match.away.name }
      }
      if let kicks = record.shootoutText {
        paragraph(words(HubText.penalties, text: kicks), "callout centred")
      }
      paragraph(words.phase(record), "callout soft centred")
    }
  }

  private static func ways(_ words: Words, _ record: MatchRecord) -> Piece {
    let id = record.match.id
    return line("wraps") {
      if record.isUnderWay {
        button(words(ReviewText.backToPitch), .filled, icon: .play, action: .went(.match(id)))
      }
      button(words(ReviewText.log), .filled, icon: .clock, action: .went(.log(id)))
      button(words(ReviewText.report), .filled, icon: .file, action: .went(.report(id)))
      button(words(ReviewText.setUp), .filled, icon: .edit, action: .went(.setup(id)))
      button(words(CrewText.title), .filled, icon: .people, action: .went(.crew(id)))
      button(words(SharingText.title), .filled, icon: .share, action: .went(.sharing(id)))
      button(words(TrackText.title), .filled, icon: .place, action: .went(.track(id)))
    }
  }

  // MARK: Pages

  private static func pages(
    _ state: State, _ record: MatchRecord, _ season: SeasonCards?
  ) -> Piece {
    let words = state.words
    let current = state.desk.review.page
    return stack {
      element("div", .class("review-tabs")) {
        choices(
          words(ReviewText.title),
          ReviewPage.allCases.map { page in
            choice(
              page.side.map { side in record.match.team(side).name } ?? words(ReviewText.overview),
              isChosen: page == current,
              action: .desk(.review(.pageChosen(page.rawValue))))
          })
      }
      element("div", .class("review-pages")) {
        for page in ReviewPage.allCases {
          element(
            "div", .class(page == current ? "review-page" : "review-page aside"),
            .key(page.rawValue)
          ) {
            if let side = page.side {
              team(words, record, side, season)
            } else {
              overview(words, record)
            }
          }
        }
      }
    }
  }

  private static func overview(_ words: Words, _ record: MatchRecord) -> Piece {
    func row(_ title: ReviewText, _ value: (SideTally) -> Int) -> Piece {
      element("tr") {
        element("td", .class("figures")) { value(record.tallies.home).description }
        element("th", .attribute("scope", "row")) { words(title) }
        element("td", .class("figures")) { value(record.tallies.away).description }
      }
    }
    return section(id: "review-overview", words(ReviewText.overview)) {
      element("table", .class("tally")) {
        element("thead") {
          element("tr") {
            element("th", .attribute("scope", "col")) { record.match.code(.home) }
            element("td")
            element("th", .attribute("scope", "col")) { record.match.code(.away) }
          }
        }
        element("tbody") {
          row(.total) { tally in tally.goals }
          row(.yellow) { tally in tally.cautions }
          row(.red) { tally in tally.sendOffs }
          row(.officialCards) { tally in tally.officialCautions + tally.officialSendOffs }
          row(.substitutions) { tally in tally.substitutions + tally.concussionSubstitutions }
          row(.windows) { tally in tally.windows }
        }
      }
    }
  }

  private static func team(
    _ words: Words, _ record: MatchRecord, _ side: Side, _ season: SeasonCards?
  ) -> Piece {
    let entries = record.entries.filter { entry in
      entry.fact.side == side && entry.counts && entry.stage != .period(.shootout)
    }
    let goals = entries.filter { entry in
      if case .goal = entry.fact { true } else { false }
    }
    // All cautions, then whoever was sent off.
    let cards =
      entries.filter { entry in entry.fact.cardColour == .yellow }
      + entries.filter { entry in
        entry.fact.cardColour.map { colour in colour != .yellow } ?? false
      }
    let changes = entries.filter { entry in
      if case .substitution = entry.fact { true } else { false }
    }
    return section(id: "review-" + side.rawValue, record.match.team(side).name) {
      if goals.isEmpty, cards.isEmpty, changes.isEmpty {
        paragraph(words(ReviewText.noIncidents), "soft")
      }
      part(words, record, .goals, goals)
      part(words, record, .cards, cards, season)
      part(words, record, .substitutions, changes)
    }
  }

  private static func part(
    _ words: Words, _ record: MatchRecord, _ title: ReviewText, _ entries: [LogEntry],
    _ season: SeasonCards? = nil
  ) -> Piece {
    if entries.isEmpty { return .empty }
    return element("div", .class("stack")) {
      element("h3", .class("callout strong")) { words(title) }
      element("ul", .class("facts"), .attribute("role", "list")) {
        for entry in entries {
          element("li", .key(entry.event.id.description)) {
            element("span", .class("figures strong")) { record.when(entry, words) + " " }
            words.fact(entry.fact, in: record.match, record.rules)
            if let season { DeskSeason.mark(words, season, entry.event.id) }
          }
        }
      }
    }
  }

  // MARK: Is everything there?

  private static func checklist(_ words: Words, _ record: MatchRecord) -> Piece {
    let points = record.checklist
    return section(id: "review-checklist", words(ReviewText.checklist)) {
      if points.isEmpty {
        element("p", .class("success strong")) { words(ReviewText.complete) }
      } else {
        paragraph(words(ReviewText.incomplete, count: points.count), "warning strong")
        makeElement(
          "ul", [.class("box filled group"), .attribute("role", "list")],
          points.map { point in self.point(words, record, point) })
      }
    }
  }

  private static func point(
    _ words: Words, _ record: MatchRecord, _ point: CheckPoint
  ) -> Piece {
    element("li") {
      element("div", .class("setting")) {
        Icon.warning.node(.small)
        element("span", .class("grow")) {
          element("span") { words(point.word, count: record.log.count) }
          if let entry = point.entry.flatMap({ id in record.entry(id) }) {
            element("span", .class("hint block breaks")) {
              record.when(entry, words) + " "
                + words.fact(entry.fact, in: record.match, record.rules)
            }
          }
        }
        if let id = point.entry {
          button(
            words(KitText.edit), .filled,
            action: .desk(.log(.openedFrom(record.match.id, id))))
        }
      }
    }
  }

  // MARK: Completing and signing

  private static func ending(_ state: State, _ record: MatchRecord) -> Piece {
    let words = state.words
    let id = record.match.id
    let isSaved = state.sync.saving == 0
    return section(id: "review-ending", words(ReviewText.sign)) {
      switch record.phase {
      case .fullTime where !state.keepsTime(record):
        paragraph(
          words(CrewText.keepsTime, name: state.name(of: record.clockKeeper, in: record.match)),
          "soft")
      case .fullTime:
        button(
          words(ReviewText.completeMatch), .prominent, icon: .check, traits: .wide,
          action: .desk(.review(.completed(id))))
        paragraph(words(ReviewText.completeHint), "hint")
        paragraph(words(ReviewText.mustComplete), "hint")
      case .done:
        element("p", .class(isSaved ? "success strong" : "soft"), .attribute("role", "status")) {
          isSaved
            ? words(ReviewText.completed, name: words.fixture(record.match))
            : words(ReviewText.completing)
        }
        if isSaved, state.mayRecord(record) { SignView.view(state, record) }
        if record.signature == nil, !state.keepsTime(record) {
          // Whoever keeps the time opens it again.
        } else if record.signature == nil {
          button(
            words(ReviewText.reopen), .naked, icon: .undo, traits: .wide,
            action: .desk(.reopenAsked(id)))
        } else {
          paragraph(words(ReviewText.amendSigned), "hint")
        }
      default: paragraph(words(ReviewText.notOver), "soft")
      }
      if record.phase == .done, state.isOwner(record) {
        button(
          words(HubText.delete), .naked, icon: .trash, traits: [.wide, .destructive],
          action: .desk(.deleteAsked(id)))
      }
    }
  }
}

extension Fact {
  var cardColour: Card.Colour? {
    if case .card(let card) = self { card.colour } else { nil }
  }
}

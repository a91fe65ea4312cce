import Calendar
import Core
import Design
import RefWatchDomain
import View

/// How many cards those of a match had in the season. It tells what was recorded and what a table
/// says, and never that somebody is suspended.
enum DeskSeason {
  static func view(_ words: Words, _ record: MatchRecord, _ season: SeasonCards) -> Piece {
    let catalog = Catalogs.named(record.rules.catalog)
    let told = season.told
    if told.isEmpty, season.untold == 0 { return .empty }
    return section(id: "review-season", words(SeasonText.title)) {
      if !told.isEmpty {
        makeElement(
          "ul", [.class("box filled group"), .attribute("role", "list")],
          told.map { count in line(words, record, count) })
      }
      if told.contains(where: { count in !count.reached.isEmpty }) {
        paragraph(
          words(SeasonText.rule) + (words.checked(catalog.id).map { text in " " + text } ?? ""),
          "hint")
      }
      if season.untold > 0 { paragraph(words(SeasonText.untold, count: season.untold), "hint") }
      paragraph(
        words(SeasonText.scope, name: season.competition, text: season.season.name), "hint")
    }
  }

  private static func line(_ words: Words, _ record: MatchRecord, _ count: CardCount) -> Piece {
    element("li") {
      element("div", .class("setting")) {
        element("span", .class("grow breaks")) {
          element("span", .class("block")) {
            words(
              count.kind == .caution ? SeasonText.caution : .sendOff,
              name: words.label(count.recipient), text: count.number.description)
          }
          if !count.reached.isEmpty {
            element("span", .class("block strong")) {
              words(SeasonText.says, count: count.matches)
            }
          }
        }
      }
    }
  }

  /// After a card in a list: which one of the season it is.
  static func mark(_ words: Words, _ season: SeasonCards, _ event: MatchEventID) -> Piece {
    let marks = season.told.filter { count in count.event == event }.map { count in
      words(
        count.kind == .caution ? SeasonText.cautionMark : .sendOffMark,
        text: count.number.description)
    }
    return marks.isEmpty
      ? .empty : element("span", .class("hint block")) { marks.joined(separator: ", ") }
  }
}

extension RefWatchFeature.State {
  /// `nil` where nobody has seen a card, or the match is of no competition.
  func seasonCards(_ record: MatchRecord) -> SeasonCards? {
    guard !blank(record.match.competition), record.hasCards else { return nil }
    let others = records.order.compactMap { id in records[id] }
    return SeasonCards(record, among: others, offset: offset(at: record.kickedOffAt))
  }
}

extension MatchRecord {
  fileprivate var hasCards: Bool {
    entries.contains { entry in entry.counts && entry.fact.cardColour != nil }
  }
}

extension Words {
  /// Whether somebody compared an association's list with what is here; `nil` of the Laws' own.
  func checked(_ catalog: String) -> String? {
    let catalog = Catalogs.named(catalog)
    guard catalog.id != Catalog.law12.id else { return nil }
    guard let day = catalog.checkedOn.flatMap({ text in CivilDate(text) }) else {
      return self(SeasonText.unchecked)
    }
    return self(SeasonText.checked, text: formats.date(day, .long))
  }
}

import Calendar
import Core
import Design
import RefWatchDomain
import View

/// A match in a list: teams, score or kick-off, competition.
enum MatchRow {
  static func list(_ state: State, _ ids: [MatchID]) -> Piece {
    let rows: [Piece] = ids.compactMap { id in
      state.records[id].map { record in row(state, record) }
    }
    return makeElement("ul", [.class("match-list"), .attribute("role", "list")], rows)
  }

  static func row(_ state: State, _ record: MatchRecord) -> Piece {
    let match = record.match
    let id = match.id
    let place: RefWatchRoute =
      record.phase == .done
      ? .records(id) : record.isLive || !state.isOwner(record) ? .match(id) : .setup(id)
    return element("li", .class("match-row"), .key(id.description)) {
      element(
        "a", .class("match-main"), .attribute("href", place.path)
      ) {
        element("span", .class("match-teams")) {
          team(match.home)
          element("span", .class("match-score figures")) { middle(state, record) }
          team(match.away)
        }
        element("span", .class("match-facts hint")) { facts(state, record) }
        if !match.fixture.tags.isEmpty {
          element("span", .class("match-tags")) { for tag in match.fixture.tags { chip(tag) } }
        }
      }
      if match.archivedAt != nil {
        button(
          state.words(HubText.restore), .filled, icon: .restore,
          action: .desk(.restored(id)))
        iconButton(
          .trash, label: state.words(HubText.forGood), traits: .destructive,
          action: .desk(.deleteForGoodAsked(id)))
      } else if !record.isLive, record.phase != .done {
        button(
          state.words(HubText.open), .filled, icon: .play,
          attributes: [
            .aria("label", state.words(HubText.open) + ": " + state.words.fixture(match))
          ], action: .went(.match(id)))
      }
    }
  }

  private static func team(_ team: TeamRef) -> Piece {
    element("span", .class("match-team")) {
      if let colour = TeamColour(nearest: team.colour) {
        element("span", .class("shirt " + colour.rawValue), .aria("hidden", "true"))
      }
      element("span", .class("clipped")) { team.name }
    }
  }

  private static func middle(_ state: State, _ record: MatchRecord) -> String {
    if record.isLive || record.phase == .done { return record.scoreText }
    guard let kickOff = planned(state, record.match) else { return "–" }
    return state.words.formats.time(kickOff.time)
  }

  /// The kick-off as it was planned, wherever that is.
  private static func planned(_ state: State, _ match: Match) -> CivilDateTime? {
    match.localKickOff(offset: state.offset(at: match.scheduledKickOff))
  }

  private static func facts(_ state: State, _ record: MatchRecord) -> String {
    let words = state.words
    var facts: [String] = []
    if record.isLive { facts.append(words.phase(record)) }
    if record.phase == .done, record.outcome == .abandoned {
      facts.append(words.term(Outcome.abandoned))
    }
    if let kicks = record.shootoutText { facts.append(words(HubText.penalties, text: kicks)) }
    if record.phase == .done || !record.isLive {
      if record.match.fixture.status != .scheduled, record.phase != .done {
        facts.append(words.status(record.match.fixture.status))
      }
      let day =
        record.phase == .done
        ? state.planning.civil(record.playedAt).date
        : planned(state, record.match)?.date
      facts.append(
        day.map { day in words.formats.date(day, .medium) } ?? words(HubText.noKickOff))
      if record.phase != .done, let zone = state.foreignZone(of: record.match) {
        facts.append(zone)
      }
    }
    if !record.match.competition.isEmpty { facts.append(record.match.competition) }
    if !record.match.venue.isEmpty { facts.append(record.match.venue) }
    if let days = state.daysLeft(of: record.match) {
      facts.append(words(HubText.trashDays, count: days))
    }
    if record.phase == .done, record.signature == nil { facts.append(words(HubText.unsigned)) }
    return facts.joined(separator: " · ")
  }
}

extension MatchRecord {
  /// `2–1`.
  var scoreText: String { score.home.description + "–" + score.away.description }

  /// `4–5`, of the kicks from the penalty mark, where there were any.
  var shootoutText: String? {
    guard let shootout else { return nil }
    return shootout.scored(.home).description + "–" + shootout.scored(.away).description
  }
}

/// The colours a team's shirts can have. The raw value is the name of its class; ``hex`` is kept.
enum TeamColour: String, CaseIterable, Hashable {
  case white, black, red, blue, yellow, green, orange, purple, pink
  case skyBlue = "sky-blue"

  var hex: String {
    switch self {
    case .white: "#ffffff"
    case .black: "#000000"
    case .red: "#c62828"
    case .blue: "#1e4fc2"
    case .yellow: "#f2c400"
    case .green: "#1b7a35"
    case .orange: "#e66a00"
    case .purple: "#6a2fa0"
    case .pink: "#e5639b"
    case .skyBlue: "#6cb8ea"
    }
  }

  init?(_ hex: String?) {
    guard let hex else { return nil }
    let plain = hex.lowercased()
    guard let colour = TeamColour.allCases.first(where: { colour in colour.hex == plain }) else {
      return nil
    }
    self = colour
  }

  /// The one that is most like `#RRGGBB`.
  init?(nearest hex: String?) {
    guard let hex, let wanted = TeamColour.channels(hex) else { return nil }
    var best: (colour: TeamColour, distance: Int)?
    for colour in TeamColour.allCases {
      guard let own = TeamColour.channels(colour.hex) else { continue }
      var distance = 0
      for (a, b) in zip(own, wanted) { distance += (a - b) * (a - b) }
      if best.map({ best in distance < best.distance }) ?? true { best = (colour, distance) }
    }
    guard let best else { return nil }
    self = best.colour
  }

  private static func channels(_ hex: String) -> [Int]? {
    guard hex.utf8.count == 7, hex.utf8.first == 35, let value = Int(hex.dropFirst(), radix: 16)
    else { return nil }
    return [value >> 16 & 255, value >> 8 & 255, value & 255]
  }

  var word: SetupText {
    switch self {
    case .white: .white
    case .black: .black
    case .red: .red
    case .blue: .blue
    case .yellow: .yellow
    case .green: .green
    case .orange: .orange
    case .purple: .purple
    case .pink: .pink
    case .skyBlue: .skyBlue
    }
  }
}

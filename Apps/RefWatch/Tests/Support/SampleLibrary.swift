import Core
import RefWatchDomain
import Tracks

/// Things of a library, with everything they can hold and with as little as they may.
enum SampleLibrary {
  static let at = Instant(milliseconds: 1_790_000_000_000)

  static func id(_ number: UInt64) -> LibraryID { LibraryID(high: 6, low: number) }

  static func item(
    _ kind: LibraryKind, _ number: UInt64, _ name: String = "Rovers"
  ) -> LibraryItem {
    LibraryItem(id: id(number), name: name, LibraryDetails(kind), createdAt: at)
  }

  static func player(_ number: Int?, _ name: String, id: UInt64? = nil) -> SquadPlayer {
    SquadPlayer(
      id: SquadID(high: 7, low: id ?? UInt64(number ?? 0)), name: name, number: number)
  }

  static let team: LibraryItem = {
    var made = item(.team, 1, "Ñandú 축구단 \u{1F98A}")
    made.reference = "T/1"
    made.changeTeam { team in
      team.short = "ÑAN"
      team.division = "Two"
      team.colour = "#00aAFf"
      team.changeColour = "#FFFFFF"
      team.tags = ["u12", "=1+1"]
      team.setSquad(
        [
          SquadPlayer(
            id: SquadID(high: 7, low: 7), name: "Ana, \"A\"", number: 7, position: "GK",
            notes: "a\nb"),
          player(nil, "Zoë", id: 500), player(0, "=Ben"), player(999, ""),
        ],
        [
          SquadOfficial(
            id: SquadID(high: 8, low: 1), name: "Eva", role: "coach", phone: "+44 1",
            email: "eva@example.com"),
          SquadOfficial(id: SquadID(high: 8, low: 2), name: "Dan", role: "Chef"),
        ])
    }
    return made
  }()

  static let all: [LibraryItem] = {
    var competition = item(.competition, 2, "Cup")
    competition.changeCompetition { competition in
      competition.level = "County"
      competition.season = "2026"
      competition.rules = SampleFacts.rules
      competition.catalog = "ussf"
      competition.phone = .notAllowed
    }
    var venue = item(.venue, 3, "Park")
    venue.changeVenue { venue in
      venue.city = "서울"
      venue.country = "KR"
      venue.place = Geoposition(latitude: 37_566_500, longitude: -126_978_000)
    }
    var official = item(.official, 4, "Kim")
    official.changeOfficial { official in
      official.role = .fourth
      official.phone = "+82 2"
      official.email = "kim@example.com"
      official.notes = "n"
    }
    return [
      team, competition, venue, official, item(.team, 5, "A"), item(.competition, 6, "B"),
      item(.venue, 7, "C"), item(.official, 8, "D"),
    ]
  }()

  static func library(_ items: [LibraryItem] = all) -> Library {
    var ledger = RefereeLedger()
    for item in items { ledger.run(.keepInLibrary(item)) }
    return ledger.replica.library
  }
}

// Random commands about few things.
extension RefereeCommands {
  mutating func library(_ ledger: RefereeLedger) -> RefWatchCommand {
    let known = ledger.replica.library.everything
    let kind = lots.pick(LibraryKind.allCases)
    switch lots.below(8) {
    case 0, 1, 2:
      let item = lots.pick(SampleLibrary.all)
      if lots.chance(1, in: 2) { return .keepInLibrary(item) }
      var other = SampleLibrary.item(kind, UInt64(lots.below(10)), text())
      other.reference = lots.pick(["", "T/1", String(repeating: "r", count: 65)])
      return .keepInLibrary(other)
    case 3:
      guard !known.isEmpty else { return .dropFromLibrary(kind, SampleLibrary.id(1)) }
      let item = lots.pick(known)
      return .dropFromLibrary(lots.chance(1, in: 6) ? kind : item.kind, item.id)
    default:
      let item = known.isEmpty ? SampleLibrary.team : lots.pick(known)
      let edits = (0...lots.below(4)).map { _ in libraryEdit(item.kind) }
      return .editLibrary(item.kind, item.id, edits)
    }
  }

  mutating func libraryEdit(_ kind: LibraryKind) -> LibraryEdit {
    if lots.chance(1, in: 12) { return .phoneOnPitch(.allowed) }
    if lots.chance(1, in: 6) { return .removed(lots.chance(1, in: 2)) }
    if lots.chance(1, in: 3) { return .text(lots.pick(LibraryField.all(of: kind)), text()) }
    let id = SquadID(high: 7, low: UInt64(lots.below(6)))
    switch kind {
    case .team:
      return lots.pick([
        .colour(lots.pick([nil, "#123456", "red"])), .changeColour("#000000"),
        .tags([text(), "b"]), .playerGone(id), .officialGone(id),
        .player(SquadPlayer(id: id, name: text(), number: lots.pick([nil, 0, 12, 1_000]))),
        .official(SquadOfficial(id: id, name: text(), role: text())),
      ])
    case .competition:
      return lots.pick([
        .rules(nil), .rules(SampleFacts.rules), .rules(RuleSet()), .phoneOnPitch(.notAllowed),
      ])
    case .venue:
      return .place(
        lots.pick([
          nil, Geoposition(latitude: 1, longitude: -1),
          Geoposition(latitude: 90_000_001, longitude: 0),
        ]))
    case .official: return .role(lots.pick(OfficialRole.allCases))
    }
  }
}

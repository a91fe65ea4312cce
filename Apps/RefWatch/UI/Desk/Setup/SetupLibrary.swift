import Core
import Design
import RefWatchDomain

// The library while a match is set up, and while it is played.
extension RefWatchFeature.State {
  /// What the library has for a field of the set-up, by what is typed there; up to five.
  func suggestions(_ form: SetupForm, _ field: SetupField) -> [LibraryItem] {
    guard form.typing == field, let (kind, text) = form.wanted(field), !blank(text) else {
      return []
    }
    return Array(
      replica.library.all(kind).filter { item in item.mentions(text) }.prefix(5))
  }

  /// Fills in what was chosen: copies, so that the library's later changes change no match.
  mutating func suggest(_ id: LibraryID, for field: SetupField) -> Effects {
    guard var form = desk.setup, let item = replica.library[id] else { return [] }
    let hasBegun = records[form.match].map { record in !record.isBeforeKickOff } ?? false
    form.fill(item, into: field, rulesToo: !hasBegun)
    form.isTouched = true
    form.typing = nil
    desk.setup = form
    return keepDrafts() + [.tell(.focus(elementID: field.element))]
  }

  /// The team of a side of the form, as the library knows it.
  func libraryTeam(_ form: SetupForm, _ side: Side) -> LibraryItem? {
    let team = form.teams[side]
    return replica.library.team(TeamRef(name: team.name, team: team.library))
  }

  /// Puts the squad of the side's team on its sheet: those who are not there yet. Of an empty sheet
  /// as many start as may.
  mutating func takeSquad(_ side: Side, _ moment: Moment) -> Effects {
    guard var form = desk.setup, let team = libraryTeam(form, side)?.team else { return [] }
    let count = form.sheets[side].take(
      team, most: form.rules.rules.maxPlayers
    ) { index in moment.id(index) }
    form.isTouched = true
    desk.setup = form
    return keepDrafts() + announce(words(SheetText.taken, count: count))
  }

  /// Keeps the side's team with the people of its sheet in the library. Of a team that is there
  /// already nobody goes.
  mutating func keepTeam(_ side: Side, _ moment: Moment) -> Effects {
    guard var form = desk.setup, !form.has(.nameMissing(side)), !blank(form.teams[side].name),
      !form.sheets[side].hasFault
    else { return announce(words(LibraryText.sheetNeedsALook)) }
    let old = libraryTeam(form, side)
    if old == nil, replica.library.count >= RefWatchLimits.library {
      return announce(words(LibraryText.full))
    }
    var item =
      old
      ?? LibraryItem(
        id: moment.id(0x7EA), name: trimmed(form.teams[side].name), LibraryDetails(.team),
        createdAt: moment.instant)
    let reading = SquadReading(form.sheets[side].people)
    let team = form.teams[side]
    item.changeTeam { details in
      details = details.taking(reading, replaces: false) { index in moment.id(index) }
      let short = trimmed(team.short)
      if details.short.isEmpty, short.count <= RefWatchLimits.short { details.short = short }
      if details.colour == nil, !team.colour.isEmpty { details.colour = team.colour }
    }
    var command: RefWatchCommand? = .keepInLibrary(item)
    if let old {
      let edits = LibraryEdit.between(old, item)
      command = edits.isEmpty ? nil : .editLibrary(.team, item.id, edits)
    }
    if let command, let refused = refuses(command) { return refused }
    form.teams[side].library = item.id.retagged()
    form.isTouched = true
    desk.setup = form
    return keepDrafts() + announce(words(LibraryText.teamKept, name: item.name))
      + (command.map { command in [.submit(command)] } ?? [])
  }

  /// Whom a side brings where no match sheet says so.
  func roster(_ record: MatchRecord, _ side: Side) -> [Participant] {
    let sheets = record.match.sheets
    if sheets.home != nil || sheets.away != nil { return [] }
    return replica.library.roster(record.match.team(side), side)
  }
}

extension SetupForm {
  /// What the library could have for a field, and what is typed there.
  func wanted(_ field: SetupField) -> (LibraryKind, String)? {
    switch field {
    case .name(let side): (.team, teams[side].name)
    case .competition: (.competition, competition)
    case .venue: (.venue, venue)
    case .crew(let index): crew.indices.contains(index) ? (.official, crew[index].name) : nil
    case .short, .date, .time, .firstLeg: nil
    }
  }

  mutating func fill(_ item: LibraryItem, into field: SetupField, rulesToo: Bool) {
    switch (field, item.details) {
    case (.name(let side), .team(let team)):
      teams[side].name = String(item.name.prefix(RefWatchLimits.team))
      teams[side].short = team.short
      let first = team.colour ?? team.changeColour ?? ""
      let opponents = teams[side.opponent].colour
      let clashes = !first.isEmpty && first.lowercased() == opponents.lowercased()
      teams[side].colour = clashes ? team.changeColour ?? first : first
      teams[side].library = item.id.retagged()
    case (.competition, .competition(let known)):
      competition = item.name
      guard rulesToo else { return }
      if let new = known.rules { rules = RulesForm(new) }
      if !known.catalog.isEmpty { rules.choose { rules in rules.catalog = known.catalog } }
    case (.venue, .venue): venue = item.name
    case (.crew(let index), .official):
      if crew.indices.contains(index) { crew[index].name = item.name }
    default: break
    }
  }
}

extension SetupField {
  /// The field's id in the document, where the library is offered.
  var element: String {
    switch self {
    case .name(let side): "setup-name-" + side.rawValue
    case .short(let side): "setup-short-" + side.rawValue
    case .competition: "setup-competition"
    case .venue: "setup-venue"
    case .date: "setup-date"
    case .time: "setup-time"
    case .crew(let index): "setup-crew-name-" + index.description
    case .firstLeg(let side): "setup-leg-" + side.rawValue
    }
  }
}

extension SheetForm {
  /// Everybody, as a squad takes them.
  var people: [SquadReading.Person] {
    SheetLines.Part.allCases.flatMap { part in
      self[part].map { person in
        SquadReading.Person(
          line: 1, isPlayer: part != .staff, number: part == .staff ? nil : whole(person.number),
          name: trimmed(person.name),
          role: trimmed(String(person.role.prefix(RefWatchLimits.role))))
      }
    }
  }

  /// Adds those of a squad who are not here yet; how many they are.
  mutating func take(_ team: TeamDetails, most: Int, id: (UInt64) -> EntryID) -> Int {
    var known: Set<String> = []
    func key(_ number: String, _ name: String) -> String {
      (whole(number)?.description ?? "") + "\u{0}" + trimmed(name).lowercased()
    }
    for person in starters + substitutes + staff { known.insert(key(person.number, person.name)) }
    var ids = Set((starters + substitutes + staff).map { person in person.id })
    // Whoever is in the library keeps their id, so that they can be told over a season.
    func own(_ person: SquadID, _ count: Int) -> EntryID {
      ids.insert(person.retagged()).inserted ? person.retagged() : id(UInt64(count))
    }
    let begins = starters.isEmpty && substitutes.isEmpty
    var count = 0
    func isNew(_ number: String, _ name: String) -> Bool {
      !isFull && known.insert(key(number, name)).inserted
    }
    for player in team.players {
      let number = player.number?.description ?? ""
      guard isNew(number, player.name) else { continue }
      let person = Person(
        id: own(player.id, count), number: number, name: player.name, role: player.position)
      let part: SheetLines.Part = begins && starters.count < most ? .starters : .substitutes
      self[part].append(person)
      count += 1
    }
    for official in team.staff where isNew("", official.name) {
      staff.append(
        Person(id: own(official.id, count), name: official.name, role: official.role))
      count += 1
    }
    return count
  }
}

extension LibraryItem {
  /// Whether all words of the search are in its texts.
  func mentions(_ search: String) -> Bool {
    let wanted = search.lowercased().split { character in character.isWhitespace }
    if wanted.isEmpty { return true }
    let texts = LibraryField.all(of: kind).filter { field in
      field != .notes && field != .catalog
    }.map { field in self[field] }
    let text = (texts + (team?.tags ?? [])).joined(separator: " ").lowercased()
    return wanted.allSatisfy { word in text.holds(String(word)) }
  }
}

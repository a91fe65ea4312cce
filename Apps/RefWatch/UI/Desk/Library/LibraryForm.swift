import Core
import RefWatchDomain
import Tracks

/// Something of the library being made or changed: everything as typed.
struct LibraryForm: Hashable {
  struct Person: Hashable {
    let id: SquadID
    let isPlayer: Bool
    var number = ""
    var name = ""
    /// Of a player where they play, of the staff what they do.
    var role = ""
    var notes = ""
    var phone = ""
    var email = ""
  }

  enum Page: Hashable {
    case main, rules
  }

  enum Fault: Hashable {
    case nameMissing
    case tooLong(LibraryField, Int)
    case tags
    case place
    case pitch
    case rules
    case person(SquadID, PersonFault)
    /// People were read, and neither taken over nor dropped.
    case unread
  }

  enum PersonFault: Hashable {
    case number, name, nothing, text
  }

  /// Of something new the id it will have.
  let id: LibraryID
  let kind: LibraryKind
  let isNew: Bool
  /// As it was when the person began to change it, so that what others change meanwhile stays.
  var base: LibraryItem
  private var texts: [LibraryField: String] = [:]
  var colour = ""
  var changeColour = ""
  var tags = ""
  var latitude = ""
  var longitude = ""
  /// The corners of a pitch, a line each.
  var pitch = ""
  var phone = PhoneOnPitch.unknown
  var role = OfficialRole.assistant1
  var hasRules = false
  var rules: RulesForm
  var people: [Person] = []
  /// Whose notes and addresses are shown.
  var opened: SquadID?
  /// A squad that is typed or pasted and not read.
  var pasted = ""
  /// A squad that was read and not taken.
  var reading: SquadReading?
  var replaces = false
  var page = Page.main
  /// Whether what is wrong is said.
  var isChecked = false
  /// Whether anything was typed or chosen.
  var isTouched = false

  init(new id: LibraryID, _ kind: LibraryKind, _ rules: RuleSet, at now: Instant) {
    self.init(
      LibraryItem(id: id, name: "", LibraryDetails(kind), createdAt: now), rules, isNew: true)
  }

  /// - Parameter rules: what a competition without rules begins with.
  init(_ item: LibraryItem, _ rules: RuleSet, isNew: Bool = false) {
    id = item.id
    kind = item.kind
    self.isNew = isNew
    base = item
    for field in LibraryField.all(of: item.kind) { texts[field] = item[field] }
    self.rules = RulesForm(item.competition?.rules ?? rules)
    switch item.details {
    case .team(let team):
      colour = team.colour ?? ""
      changeColour = team.changeColour ?? ""
      tags = team.tags.joined(separator: ", ")
      setPeople(team)
    case .competition(let competition):
      hasRules = competition.rules != nil
      phone = competition.phone
    case .venue(let venue):
      latitude = venue.place.map { place in place.latitude.degrees } ?? ""
      longitude = venue.place.map { place in place.longitude.degrees } ?? ""
      pitch = venue.pitch.map { pitch in PitchLines.text(pitch) } ?? ""
    case .official(let official): role = official.role
    }
  }

  subscript(field: LibraryField) -> String {
    get { texts[field] ?? "" }
    set { texts[field] = newValue }
  }

  var players: [Person] { people.filter { person in person.isPlayer } }
  var staff: [Person] { people.filter { person in !person.isPlayer } }
  var isSquadFull: Bool { players.count >= RefWatchLimits.players }
  var isStaffFull: Bool { staff.count >= RefWatchLimits.squadStaff }

  mutating func setPeople(_ team: TeamDetails) {
    people =
      team.players.map { player in
        Person(
          id: player.id, isPlayer: true, number: player.number?.description ?? "",
          name: player.name, role: player.position, notes: player.notes)
      }
      + team.staff.map { official in
        Person(
          id: official.id, isPlayer: false, name: official.name, role: official.role,
          phone: official.phone, email: official.email)
      }
  }

  mutating func change(_ id: SquadID, _ change: (inout Person) -> Void) {
    guard let index = people.firstIndex(where: { person in person.id == id }) else { return }
    change(&people[index])
  }

  // MARK: Faults

  var faults: [Fault] {
    var faults: [Fault] = []
    if blank(self[.name]) { faults.append(.nameMissing) }
    for field in LibraryField.all(of: kind) where isLong(field) {
      faults.append(.tooLong(field, field.limit))
    }
    switch kind {
    case .team:
      let tags = tagList
      if tags.count > RefWatchLimits.tags
        || tags.contains(where: { tag in tag.unicodeScalars.count > RefWatchLimits.detail })
      {
        faults.append(.tags)
      }
      for person in people {
        if let fault = fault(of: person) { faults.append(.person(person.id, fault)) }
      }
      if let reading, !reading.people.isEmpty { faults.append(.unread) }
    case .competition:
      let isWrong =
        rules.isUpsideDown || RuleField.allCases.contains { field in rules.isWrong(field) }
      if hasRules, isWrong { faults.append(.rules) }
    case .venue:
      if place == nil, !blank(latitude) || !blank(longitude) { faults.append(.place) }
      if !blank(pitch), PitchLines.read(pitch) == nil { faults.append(.pitch) }
    case .official: break
    }
    return faults
  }

  func has(_ fault: Fault) -> Bool { isChecked && faults.contains(fault) }

  func isLong(_ field: LibraryField) -> Bool {
    let text = trimmed(self[field])
    return field == .short ? text.count > field.limit : text.unicodeScalars.count > field.limit
  }

  func fault(of person: Person) -> PersonFault? {
    if person.isPlayer, !blank(person.number) {
      guard let number = whole(person.number), number <= 999 else { return .number }
    }
    if trimmed(person.name).unicodeScalars.count > RefWatchLimits.name { return .name }
    if blank(person.name), !person.isPlayer || blank(person.number) { return .nothing }
    if trimmed(person.role).unicodeScalars.count > RefWatchLimits.role
      || person.notes.unicodeScalars.count > RefWatchLimits.notes
      || person.phone.unicodeScalars.count > RefWatchLimits.contact
      || person.email.unicodeScalars.count > RefWatchLimits.contact
    {
      return .text
    }
    return nil
  }

  private var tagList: [String] {
    var list: [String] = []
    for part in tags.split(whereSeparator: { character in character == "," || character == "，" }) {
      let tag = trimmed(String(part))
      if !tag.isEmpty, !list.contains(tag) { list.append(tag) }
    }
    return list
  }

  private var place: Geoposition? {
    guard let latitude = Int(degrees: latitude, limit: 90),
      let longitude = Int(degrees: longitude, limit: 180)
    else { return nil }
    return Geoposition(latitude: latitude, longitude: longitude)
  }

  // MARK: What it comes to

  /// What the form says; only without ``faults``.
  var made: LibraryItem {
    var item = base
    for field in LibraryField.all(of: kind) { item[field] = trimmed(self[field]) }
    item.changeTeam { team in
      team.colour = colour.isEmpty ? nil : colour
      team.changeColour = changeColour.isEmpty ? nil : changeColour
      team.tags = tagList
      team.setSquad(squad, officials)
    }
    item.changeCompetition { competition in
      competition.rules = hasRules ? rules.rules : nil
      competition.phone = phone
    }
    item.changeVenue { venue in
      venue.place = place
      venue.pitch = PitchLines.read(pitch)
    }
    item.changeOfficial { official in official.role = role }
    return item
  }

  /// Numbers and names that two players have.
  var hints: [SquadHint] {
    var team = TeamDetails()
    team.setSquad(squad, [])
    return team.hints
  }

  private var squad: [SquadPlayer] {
    players.map { person in
      SquadPlayer(
        id: person.id, name: trimmed(person.name), number: whole(person.number),
        position: trimmed(person.role), notes: trimmed(person.notes))
    }
  }

  private var officials: [SquadOfficial] {
    staff.map { person in
      SquadOfficial(
        id: person.id, name: trimmed(person.name), role: trimmed(person.role),
        phone: trimmed(person.phone), email: trimmed(person.email))
    }
  }
}

extension LibraryField {
  /// Unicode scalars; of a team's short name characters.
  var limit: Int {
    switch self {
    case .name: RefWatchLimits.name
    case .reference: RefWatchLimits.reference
    case .short: RefWatchLimits.short
    case .division, .level, .season, .city, .country: RefWatchLimits.detail
    case .catalog: RefWatchLimits.catalog
    case .phone, .email: RefWatchLimits.contact
    case .notes: RefWatchLimits.notes
    }
  }
}

extension Int {
  /// Millionths of a degree as `-12.345678`, without zeros at the end.
  var degrees: String {
    let whole = magnitude / 1_000_000
    var rest = String(1_000_000 + magnitude % 1_000_000).dropFirst()
    while rest.last == "0" { rest.removeLast() }
    let sign = self < 0 ? "-" : ""
    return sign + String(whole) + (rest.isEmpty ? "" : "." + rest)
  }

  /// Reads degrees with up to six decimals, as millionths.
  init?(degrees text: String, limit: Int) {
    var digits = trimmed(text)[...]
    let isNegative = digits.first == "-" || digits.first == "−"
    if isNegative || digits.first == "+" { digits.removeFirst() }
    let parts = digits.split(
      omittingEmptySubsequences: false,
      whereSeparator: { character in character == "." || character == "," })
    guard parts.count <= 2, let first = parts.first, let whole = whole(String(first)) else {
      return nil
    }
    var millionths = 0
    if parts.count == 2 {
      let decimals = parts[1].prefix(6)
      guard parts[1].utf8.count <= 15,
        parts[1].utf8.allSatisfy({ byte in byte >= 48 && byte <= 57 })
      else { return nil }
      for digit in (String(decimals) + "000000").utf8.prefix(6) {
        millionths = millionths * 10 + Int(digit) - 48
      }
    }
    guard whole <= limit else { return nil }
    let value = whole * 1_000_000 + millionths
    guard value <= limit * 1_000_000 else { return nil }
    self = isNegative ? -value : value
  }
}

import Coding
import Core
import Tracks
import Wire

extension LibraryItem {
  public var body: JSON {
    var members: [JSON.Member] = []
    func add(_ name: String, _ value: JSON?) {
      if let value { members.append(JSON.Member(name, value)) }
    }
    for field in LibraryField.all(of: kind) { add(field.rawValue, .text(self[field])) }
    switch details {
    case .team(let team):
      add("colour", team.colour.map { colour in .string(colour) })
      add("changeColour", team.changeColour.map { colour in .string(colour) })
      add("tags", team.tags.isEmpty ? nil : .array(team.tags.map { tag in .string(tag) }))
      add("players", .list(team.players))
      add("staff", .list(team.staff))
    case .competition(let competition):
      add("rules", competition.rules.map { rules in rules.json })
      add("phoneOnPitch", competition.phone == .unknown ? nil : .word(competition.phone))
    case .venue(let venue):
      add("place", venue.place.map { place in place.json })
      add("pitch", venue.pitch.map { pitch in pitch.json })
    case .official(let official): add("role", .word(official.role))
    }
    add("createdAt", .instant(createdAt))
    add("updatedAt", .instant(updatedAt))
    add("removedAt", removedAt.map { instant in .instant(instant) })
    return .object(members)
  }

  public init(
    _ kind: LibraryKind, id: LibraryID, _ body: WireCursor
  ) throws(WireError) {
    self.init(
      id: id, name: "", LibraryDetails(kind), createdAt: try body.required("createdAt").time())
    try read(body)
    updatedAt = try body.required("updatedAt").time()
    removedAt = try body.optional("removedAt")?.time()
  }

  /// Everything but the times, as far as it is said; people of a squad come to those who are there.
  mutating func read(_ body: WireCursor) throws(WireError) {
    for field in LibraryField.all(of: kind) {
      if let value = try body.optional(field.rawValue) { self[field] = try value.string() }
    }
    switch details {
    case .team(var team):
      try team.read(body)
      details = .team(team)
    case .competition(var competition):
      if let value = try body.optional("rules") { competition.rules = try value.decode() }
      if let value = try body.optional("phoneOnPitch") { competition.phone = try value.word() }
      details = .competition(competition)
    case .venue(var venue):
      if let value = try body.optional("place") { venue.place = try value.decode() }
      if let value = try body.optional("pitch") { venue.pitch = try value.decode() }
      details = .venue(venue)
    case .official(var official):
      if let value = try body.optional("role") { official.role = try value.word() }
      details = .official(official)
    }
  }
}

extension TeamDetails {
  fileprivate mutating func read(_ body: WireCursor) throws(WireError) {
    if let value = try body.optional("colour")?.colour() { colour = value }
    if let value = try body.optional("changeColour")?.colour() { changeColour = value }
    if let value = try body.optional("tags") { tags = try value.decodeArray() }
    let read: [SquadPlayer] = try body.list("players")
    let people: [SquadOfficial] = try body.list("staff")
    let ids = Set(read.map { player in player.id })
    let staffIDs = Set(people.map { official in official.id })
    setSquad(
      players.filter { player in !ids.contains(player.id) } + read,
      staff.filter { official in !staffIDs.contains(official.id) } + people)
  }
}

import Core
import Wire

extension RefWatchLimits {
  /// Things in a library, also those out of use.
  public static let library = 3_000
  /// Edits of one thing in one command: every person of a squad may change at once.
  public static let libraryEdits = 300
  public static let players = 100
  public static let squadStaff = 20
  public static let tags = 12
  /// Unicode scalars of a tag, and of a division, level, season, city or country.
  public static let detail = 60
  /// Unicode scalars of a telephone number or an email address.
  public static let contact = 254
  /// Unicode scalars of what is noted of a person.
  public static let notes = 500
  /// Unicode scalars of what a federation's list calls something.
  public static let reference = 64

  static func check(_ item: LibraryItem) throws(RefWatchRejection) {
    guard item.name.contains(where: { character in !character.isWhitespace }) else {
      throw .nameless
    }
    for field in LibraryField.all(of: item.kind) { try check(item[field], field) }
    if case .team(let team) = item.details { try check(team) }
    if let rules = item.competition?.rules { try check(rules.catalog, .catalog, limit: catalog) }
    try checkForm {
      () throws(WireError) in
      try LibraryItem(item.kind, id: item.id, WireCursor(item.body)) == item
    }
  }

  private static func check(
    _ text: String, _ field: LibraryField
  ) throws(RefWatchRejection) {
    switch field {
    case .name: try check(text, .name, limit: name)
    case .reference: try check(text, .reference, limit: reference)
    case .short:
      if text.utf8.count > short, text.count > short { throw .tooLong(.short, limit: short) }
      try check(text, .short, limit: 4 * short)
    case .division, .level, .season, .city, .country: try check(text, .detail, limit: detail)
    case .catalog: try check(text, .catalog, limit: catalog)
    case .phone, .email: try check(text, .contact, limit: contact)
    case .notes: try check(text, .notes, limit: notes)
    }
  }

  private static func check(_ team: TeamDetails) throws(RefWatchRejection) {
    guard team.tags.count <= tags else { throw .tooMany(.tags, limit: tags) }
    for tag in team.tags { try check(tag, .tags, limit: detail) }
    guard team.players.count <= players else { throw .tooMany(.players, limit: players) }
    guard team.staff.count <= squadStaff else { throw .tooMany(.staff, limit: squadStaff) }
    var ids: Set<SquadID> = []
    for player in team.players {
      guard ids.insert(player.id).inserted else { throw .entryTwice(player.id.retagged()) }
      guard player.number != nil || !trimmed(player.name).isEmpty else { throw .nameless }
      try check(player.name, .name, limit: name)
      try check(player.position, .position, limit: role)
      try check(player.notes, .notes, limit: notes)
    }
    for official in team.staff {
      guard ids.insert(official.id).inserted else { throw .entryTwice(official.id.retagged()) }
      guard !trimmed(official.name).isEmpty else { throw .nameless }
      try check(official.name, .name, limit: name)
      try check(official.role, .role, limit: role)
      try check(official.phone, .contact, limit: contact)
      try check(official.email, .contact, limit: contact)
    }
  }
}

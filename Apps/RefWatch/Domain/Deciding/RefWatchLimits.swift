import Core
import Wire

/// What may be written: form only, never the Laws. The same limits hold on the device, so nothing
/// that the server would refuse gets into an outbox.
///
/// Ranges of numbers are those of the wire form: what would not be read again is not taken.
public enum RefWatchLimits {
  /// Entries in one command. With all texts at their limits they still fit one request.
  public static let events = 50
  /// Entries of a match's log.
  public static let log = 2_000
  /// From so many entries on, the person should be told.
  public static let longLog = 500
  /// From so many on, what is left of a log is to be kept for the end of the match.
  public static let nearlyFullLog = 1_900
  /// The largest place in the order of writing: beyond what any log needs, and safe to add to.
  public static let ordinal: Int64 = 1_000_000
  /// Edits in one command.
  public static let edits = 50
  /// Characters of a team's name, and of its abbreviation.
  public static let team = 40
  public static let short = 4
  /// Unicode scalars of a competition, a venue, a person's name.
  public static let name = 100
  /// Unicode scalars of a position and of a role.
  public static let role = 40
  /// Unicode scalars of a note, a reason, an incident.
  public static let text = 1_000
  public static let catalog = 64
  public static let code = 16
  /// Characters of a colour, `#RRGGBB`.
  static let colour = 7
  public static let title = 200
  /// Unicode scalars of what a signature is made over.
  public static let digest = 128
  public static let crew = 12
  /// People in a match's crew besides the owner.
  public static let seats = 24
  /// Entries of each list of a match sheet.
  public static let sheet = 40
  /// Unicode scalars of a kind of fact.
  public static let kind = 64
  /// Unicode scalars of a link that the server makes, and of the secret in one.
  public static let link = 400
  public static let token = 256
  /// Bytes of what a newer version wrote.
  public static let payload = 8_192

  // MARK: Matches

  static func check(_ match: Match) throws(RefWatchRejection) {
    for side in Side.allCases {
      let team = match.team(side)
      guard team.name.contains(where: { character in !character.isWhitespace }) else {
        throw .nameMissing(side)
      }
      try check(team.name, .team, characters: RefWatchLimits.team)
      try check(team.short, .short, characters: short)
      if let sheet = match.sheets[side] { try check(sheet) }
    }
    try check(match.competition, .competition, limit: name)
    try check(match.venue, .venue, limit: name)
    try check(match.rules.catalog, .catalog, limit: catalog)
    try check(match.fixture)
    try check(match.conditions)
    guard match.crew.count <= crew else { throw .tooMany(.crew, limit: crew) }
    for member in match.crew { try check(member.name, .name, limit: name) }
    try checkForm {
      () throws(WireError) in try Match(id: match.id, WireCursor(match.body)) == match
    }
  }

  private static func check(_ list: MatchSheet) throws(RefWatchRejection) {
    guard list.starters.count <= sheet else { throw .tooMany(.starters, limit: sheet) }
    guard list.substitutes.count <= sheet else { throw .tooMany(.substitutes, limit: sheet) }
    guard list.staff.count <= sheet else { throw .tooMany(.staff, limit: sheet) }
    var entries: Set<EntryID> = []
    for player in list.starters + list.substitutes {
      guard entries.insert(player.id).inserted else { throw .entryTwice(player.id) }
      try check(player.name, .name, limit: name)
      try check(player.position, .position, limit: role)
    }
    for official in list.staff {
      guard entries.insert(official.id).inserted else { throw .entryTwice(official.id) }
      try check(official.name, .name, limit: name)
      try check(official.role, .role, limit: role)
    }
  }

  // MARK: Settings

  static func check(_ settings: RefWatchSettings) throws(RefWatchRejection) {
    try check(settings.catalog, .catalog, limit: catalog)
    try checkForm {
      () throws(WireError) in
      try RefWatchSettings(user: settings.user, WireCursor(settings.body)) == settings
    }
  }

  // MARK: Texts

  static func check(
    _ text: String, _ field: RefWatchRejection.Field, limit: Int
  ) throws(RefWatchRejection) {
    // Counting bytes first spares counting the scalars of short texts.
    if text.utf8.count > limit, text.unicodeScalars.count > limit {
      throw .tooLong(field, limit: limit)
    }
    // NUL is the one character that databases do not keep in a text.
    if text.utf8.contains(0) { throw .unusableCharacter(field) }
  }

  /// As a person counts. No more than four scalars for each on average: enough for any script and
  /// for most emoji.
  private static func check(
    _ text: String, _ field: RefWatchRejection.Field, characters limit: Int
  ) throws(RefWatchRejection) {
    if text.utf8.count > limit, text.count > limit { throw .tooLong(field, limit: limit) }
    try check(text, field, limit: 4 * limit)
  }

  /// What is not the same after travelling would be one thing here and another on the server.
  static func checkForm(_ isSame: () throws(WireError) -> Bool) throws(RefWatchRejection) {
    var path = ""
    do throws(WireError) {
      if try isSame() { return }
    } catch {
      path = error.path
    }
    throw .outOfRange(path: path)
  }
}

import Coding
import Core

/// A squad as it was read from a list or a table, before anybody agreed to it: who is in it, and
/// what may be wrong, each with its place.
public struct SquadReading: Hashable, Sendable {
  @Memberwise public struct Person: Hashable, Sendable {
    /// From 1.
    public let line: Int
    public let isPlayer: Bool
    public var number: Int?
    public var name: String
    /// Of a player where they play, of the staff what they do.
    public var role: String
  }

  /// What may be wrong with a line.
  public enum Warning: String, Hashable, Sendable, CaseIterable {
    /// Two people of one number or one name.
    case ambiguity
    case duplicateEntry = "duplicate_entry"
    case unreadableText = "unreadable_text"
    /// The line is of another team.
    case teamNameMismatch = "team_name_mismatch"
    /// A role that no team has; it is kept as it is written.
    case unsupportedRole = "unsupported_role"
    case missingName = "missing_name"
    case nonIntegerShirtNumber = "non_integer_shirt_number"
    /// Nobody is in the line, or the squad is full.
    case droppedEntry = "dropped_entry"
  }

  public struct Problem: Hashable, Sendable {
    /// From 1.
    public let line: Int
    /// Which part of the line; empty where it is the whole.
    public let column: String
    /// What stands there, up to 100 characters of it.
    public let text: String
    public let warning: Warning
    /// The line is left out.
    public let isDropped: Bool
  }

  public internal(set) var people: [Person] = []
  public internal(set) var problems: [Problem] = []
  /// The lines that are left out, as a text that can be put right and read again.
  public internal(set) var rest = ""

  public var isEmpty: Bool { people.isEmpty && problems.isEmpty }

  /// The lines that are left out.
  public var dropped: Int { problems.count { problem in problem.isDropped } }

  init() {}

  /// People who need no reading.
  public init(_ people: [Person]) { self.people = people }

  /// Reads a table where the text is one, else one person a line as ``SheetLines`` does.
  ///
  /// - Parameters:
  ///   - team: the name of the squad's team, for tables of several.
  ///   - room: how many people there may be.
  public init(
    _ text: String, team: String = "", room: Int = RefWatchLimits.players
  ) {
    let table = SquadTable(text)
    if let columns = table.columns {
      self.init(table, columns, team: team, room: room)
    } else {
      self.init(lines: text, room: room)
    }
  }

  private init(lines text: String, room: Int) {
    let lines = SheetLines(text, room: room)
    for row in lines.rows {
      people.append(
        Person(
          line: row.line, isPlayer: row.part != .staff, number: row.number, name: row.name,
          role: row.role))
    }
    for problem in lines.problems {
      problems.append(
        Problem(
          line: problem.line, column: "", text: problem.text, warning: problem.reason.warning,
          isDropped: true))
    }
    rest = lines.rest
    warnOfLikeness()
  }

  /// Warns of people who have a number or a name in common.
  mutating func warnOfLikeness() {
    var numbers: Set<Int> = []
    var names: Set<String> = []
    for person in people where person.isPlayer {
      var isNew = true
      if let number = person.number { isNew = numbers.insert(number).inserted }
      if !person.name.isEmpty, !names.insert(person.name.lowercased()).inserted { isNew = false }
      if isNew { continue }
      let number = person.number.map { number in number.description + " " } ?? ""
      problems.append(
        Problem(
          line: person.line, column: "", text: number + person.name, warning: .ambiguity,
          isDropped: false))
    }
    problems.sort { one, other in one.line < other.line }
  }
}

extension SheetLines.Reason {
  var warning: SquadReading.Warning {
    switch self {
    case .numberTooLarge, .notANumber: .nonIntegerShirtNumber
    case .twoNumbers: .ambiguity
    case .nameTooLong, .unreadable: .unreadableText
    case .nobody, .tooMany: .droppedEntry
    case .alreadyThere: .duplicateEntry
    }
  }
}

extension TeamDetails {
  /// The squad with those who were read. Somebody of the same name, or without one the same number,
  /// is the one who was there, with what is new.
  ///
  /// - Parameters:
  ///   - replaces: whether only those who were read stay.
  ///   - id: ids for those who are new.
  public func taking(
    _ reading: SquadReading, replaces: Bool, id: (UInt64) -> SquadID
  ) -> TeamDetails {
    var team = self
    var free = Set(players.map { player in player.id } + staff.map { official in official.id })
    var taken: Set<SquadID> = []
    var next: UInt64 = 0
    for person in reading.people {
      if person.isPlayer {
        let old = players.first { player in player.isMeant(by: person) && free.contains(player.id) }
        if old == nil, team.players.count >= RefWatchLimits.players, !replaces { continue }
        var player = old ?? SquadPlayer(id: id(next), name: person.name)
        if old == nil { next += 1 }
        player.number = person.number ?? player.number
        if !person.role.isEmpty { player.position = person.role }
        free.remove(player.id)
        taken.insert(player.id)
        team.put(player)
      } else {
        let name = person.name.lowercased()
        let old = staff.first { official in
          official.name.lowercased() == name && free.contains(official.id)
        }
        var official = old ?? SquadOfficial(id: id(next), name: person.name, role: "")
        if old == nil { next += 1 }
        if !person.role.isEmpty { official.role = person.role }
        free.remove(official.id)
        taken.insert(official.id)
        team.put(official)
      }
    }
    if replaces {
      team.players.removeAll { player in !taken.contains(player.id) }
      team.staff.removeAll { official in !taken.contains(official.id) }
    }
    return team
  }
}

extension SquadPlayer {
  fileprivate func isMeant(by person: SquadReading.Person) -> Bool {
    person.name.isEmpty
      ? name.isEmpty && number == person.number
      : name.lowercased() == person.name.lowercased()
  }
}

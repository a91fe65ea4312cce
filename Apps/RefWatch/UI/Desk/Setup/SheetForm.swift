import Coding
import Core
import RefWatchDomain
import Wire

/// A match sheet as it is being written.
struct SheetForm: Hashable {
  /// A line of the sheet.
  @Wire struct Person: Hashable {
    let id: EntryID
    /// As typed.
    @Field(defaults: .required) var number = ""
    @Field(defaults: .required) var name = ""
    /// Of a player where they play; of the staff what they do.
    @Field(defaults: .required) var role = ""
  }

  enum Fault: Hashable {
    case number, name, nothing
  }

  /// People that fit on one sheet, players and staff together.
  static let limit = RefWatchLimits.sheet

  var starters: [Person] = []
  var substitutes: [Person] = []
  var staff: [Person] = []
  var captain: EntryID?
  var goalkeeper: EntryID?
  /// What is pasted and not on the sheet yet.
  var pasted = ""
  var problems: [SheetLines.Problem] = []
  /// How many the last list brought.
  var taken: Int?

  init() {}

  init(_ sheet: MatchSheet) {
    starters = sheet.starters.map { player in Person(player) }
    substitutes = sheet.substitutes.map { player in Person(player) }
    staff = sheet.staff.map { official in
      Person(id: official.id, name: official.name, role: official.role)
    }
    captain = sheet.captain
    goalkeeper = sheet.goalkeeper
  }

  subscript(part: SheetLines.Part) -> [Person] {
    get {
      switch part {
      case .starters: starters
      case .substitutes: substitutes
      case .staff: staff
      }
    }
    set {
      switch part {
      case .starters: starters = newValue
      case .substitutes: substitutes = newValue
      case .staff: staff = newValue
      }
    }
  }

  var count: Int { starters.count + substitutes.count + staff.count }
  var isEmpty: Bool { count == 0 }
  var isFull: Bool { count >= Self.limit }

  /// Puts the people of the pasted list on the sheet; what could not be read stays.
  mutating func take(into part: SheetLines.Part, id: (UInt64) -> EntryID) {
    var known: [(number: Int?, name: String)] = []
    for person in starters + substitutes + staff {
      known.append((number: whole(person.number), name: person.name))
    }
    let lines = SheetLines(pasted, into: part, known: known, room: Self.limit - count)
    for (index, row) in lines.rows.enumerated() {
      let person = Person(
        id: id(UInt64(index)), number: row.number?.description ?? "", name: row.name,
        role: row.role)
      self[row.part].append(person)
      if row.isCaptain { captain = person.id }
      if row.isGoalkeeper, goalkeeper == nil || row.part == .starters { goalkeeper = person.id }
    }
    pasted = lines.rest
    problems = lines.problems
    taken = lines.rows.count
  }

  mutating func move(_ id: EntryID, to part: SheetLines.Part) {
    for place in SheetLines.Part.allCases where place != part {
      guard let index = self[place].firstIndex(where: { person in person.id == id }) else {
        continue
      }
      let person = self[place].remove(at: index)
      self[part].append(person)
    }
    if part != .starters, goalkeeper == id { goalkeeper = nil }
    if part == .staff, captain == id { captain = nil }
  }

  mutating func remove(_ id: EntryID) {
    for part in SheetLines.Part.allCases { self[part].removeAll { person in person.id == id } }
    if captain == id { captain = nil }
    if goalkeeper == id { goalkeeper = nil }
  }

  mutating func change(_ id: EntryID, _ change: (inout Person) -> Void) {
    for part in SheetLines.Part.allCases {
      guard let index = self[part].firstIndex(where: { person in person.id == id }) else {
        continue
      }
      change(&self[part][index])
    }
  }

  func fault(of person: Person, in part: SheetLines.Part) -> Fault? {
    if part != .staff, !blank(person.number) {
      guard let number = whole(person.number), number <= 999 else { return .number }
    }
    if trimmed(person.name).unicodeScalars.count > RefWatchLimits.name { return .name }
    if blank(person.name), part == .staff || blank(person.number) { return .nothing }
    return nil
  }

  var hasFault: Bool {
    SheetLines.Part.allCases.contains { part in
      self[part].contains { person in fault(of: person, in: part) != nil }
    }
  }

  /// Shirt numbers that two players have.
  var doubled: [Int] {
    var seen: Set<Int> = []
    var twice: [Int] = []
    for player in starters + substitutes {
      guard let number = whole(player.number) else { continue }
      if !seen.insert(number).inserted, !twice.contains(number) { twice.append(number) }
    }
    return twice
  }

  /// The sheet, or `nil` where nobody is on it. Without ``hasFault``.
  var sheet: MatchSheet? {
    if isEmpty { return nil }
    return MatchSheet(
      starters: starters.map { person in person.player },
      substitutes: substitutes.map { person in person.player },
      staff: staff.map { person in
        SheetOfficial(
          id: person.id, name: trimmed(person.name),
          role: trimmed(String(person.role.prefix(RefWatchLimits.role))))
      }, captain: captain, goalkeeper: goalkeeper)
  }
}

extension SheetForm.Person {
  fileprivate init(_ player: SheetPlayer) {
    id = player.id
    number = player.number?.description ?? ""
    name = player.name
    role = player.position
  }

  fileprivate var player: SheetPlayer {
    SheetPlayer(
      id: id, name: trimmed(name), number: whole(number),
      position: trimmed(String(role.prefix(RefWatchLimits.role))))
  }
}

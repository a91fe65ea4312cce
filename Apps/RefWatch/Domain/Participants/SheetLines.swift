import Core

/// A team's list as it is typed or pasted, one person a line: `10 Ana Silva`.
///
/// Nothing is guessed: a line that cannot be read, or not in one way only, is a problem with its
/// place, and stays in ``rest`` for whoever wrote it.
public struct SheetLines: Hashable, Sendable {
  public enum Part: String, Hashable, Sendable, CaseIterable {
    case starters, substitutes, staff
  }

  /// A person as read.
  public struct Row: Hashable, Sendable {
    /// From 1.
    public let line: Int
    public let part: Part
    public var number: Int?
    public var name: String
    /// Of a player where they play, of the staff what they do.
    public var role: String
    public var isCaptain = false
    public var isGoalkeeper = false
  }

  public enum Reason: Hashable, Sendable {
    /// Shirt numbers go up to 999.
    case numberTooLarge
    /// Digits where a name should begin.
    case twoNumbers
    /// A number with a sign before it.
    case notANumber
    case nameTooLong
    /// A sign that no name has: what is left of a wrong encoding, or a control character.
    case unreadable
    case nobody
    /// The same number and name as in an earlier line, or already on the sheet.
    case alreadyThere
    /// So many are on the sheet that no more can be.
    case tooMany
  }

  public struct Problem: Hashable, Sendable {
    /// From 1.
    public let line: Int
    /// The line, up to 100 characters of it.
    public let text: String
    public let reason: Reason
  }

  public private(set) var rows: [Row] = []
  public private(set) var problems: [Problem] = []
  /// The lines with a problem, as they were.
  public private(set) var rest = ""

  /// Reads a list into `part` until a heading (`Substitutes:`, `교체`) leads to another.
  ///
  /// - Parameters:
  ///   - known: number and name of those on the sheet already.
  ///   - room: how many more the sheet takes.
  public init(
    _ text: String, into part: Part = .starters, known: [(number: Int?, name: String)] = [],
    room: Int = .max
  ) {
    var part = part
    var seen: Set<Person> = []
    for person in known { seen.insert(Person(person.number, person.name)) }
    let lines = text.split(omittingEmptySubsequences: false) { character in character.isNewline }
    for (index, whole) in lines.enumerated() {
      var reader = SheetLine(whole)
      if reader.isEmpty { continue }
      if let heading = reader.heading {
        part = heading
        continue
      }
      let reason: Reason
      do throws(SheetLineFault) {
        let isOfficial = part == .staff || reader.namesRole
        let row = try isOfficial ? reader.official(index + 1) : reader.player(index + 1, part)
        if !seen.insert(Person(row.number, row.name)).inserted {
          reason = .alreadyThere
        } else if rows.count >= room {
          reason = .tooMany
        } else {
          rows.append(row)
          continue
        }
      } catch { reason = error.reason }
      problems.append(Problem(line: index + 1, text: String(whole.prefix(100)), reason: reason))
      if !rest.isEmpty { rest += "\n" }
      rest += whole
    }
  }

  private struct Person: Hashable {
    let number: Int?
    let name: String

    init(_ number: Int?, _ name: String) {
      self.number = number
      self.name = name.lowercased()
    }
  }
}

/// Why a line could not be read.
struct SheetLineFault: Error {
  let reason: SheetLines.Reason
}

/// One line on its way to a person.
struct SheetLine {
  private var rest: Substring
  private var isCaptain = false
  private var isGoalkeeper = false

  init(_ whole: Substring) {
    rest = trimmed(whole)
    for bullet in ["- ", "* ", "• ", "· "] where rest.hasPrefix(bullet) {
      rest = trimmed(rest.dropFirst(bullet.count))
    }
  }

  var isEmpty: Bool { rest.isEmpty }

  /// The part that the line announces, where it is a heading.
  var heading: SheetLines.Part? {
    var word = rest
    if let last = word.last, last == ":" || last == "：" { word.removeLast() }
    switch trimmed(word).lowercased() {
    case "starters", "starting xi", "starting eleven", "starting line-up", "line-up", "lineup",
      "players", "선발", "선발 명단", "선발 선수", "선수", "선수 명단":
      return .starters
    case "substitutes", "subs", "bench", "reserves", "교체", "교체 명단", "교체 선수", "후보", "후보 선수":
      return .substitutes
    case "staff", "officials", "team officials", "coaches", "technical area", "임원", "팀 임원", "스태프",
      "코칭스태프", "지도자", "벤치":
      return .staff
    default: return nil
    }
  }

  /// Whether somebody is named with a role of team officials; whoever has a number plays.
  var namesRole: Bool {
    guard let first = rest.first, first != "#", !isDigit(first) else { return false }
    return SheetRole(String(rest), amongStaff: false) != nil
  }

  mutating func player(
    _ line: Int, _ part: SheetLines.Part
  ) throws(SheetLineFault) -> SheetLines.Row {
    try refuseUnreadable()
    takeMarkers()
    var number: Int?
    if let first = try takeLeadingNumber() {
      number = first
      if let next = rest.first, isDigit(next) { throw SheetLineFault(reason: .twoNumbers) }
    }
    var columns = rest.split(omittingEmptySubsequences: true) { character in
      character == "\t" || character == ";" || character == "|"
    }.map { column in trimmed(column) }.filter { column in !column.isEmpty }
    var name = columns.isEmpty ? rest : columns.removeFirst()
    var role = ""
    for column in columns {
      if number == nil, let value = try wholeNumber(column) {
        number = value
      } else if !mark(String(column)), role.isEmpty {
        role = String(column.prefix(RefWatchLimits.role))
      }
    }
    if number == nil, let (before, value) = try trailingNumber(of: name) {
      (name, number) = (before, value)
    }
    if number == nil, !isName(name) { throw SheetLineFault(reason: .nobody) }
    if name.unicodeScalars.count > RefWatchLimits.name {
      throw SheetLineFault(reason: .nameTooLong)
    }
    return SheetLines.Row(
      line: line, part: part, number: number, name: String(name), role: role,
      isCaptain: isCaptain, isGoalkeeper: isGoalkeeper)
  }

  /// `Coach: Ana Silva`, `Ana Silva (Coach)`, or a name alone.
  mutating func official(_ line: Int) throws(SheetLineFault) -> SheetLines.Row {
    try refuseUnreadable()
    if let known = SheetRole(String(rest), amongStaff: true), isName(Substring(known.name)) {
      if known.name.unicodeScalars.count > 100 { throw SheetLineFault(reason: .nameTooLong) }
      return SheetLines.Row(
        line: line, part: .staff, name: known.name, role: known.role.rawValue)
    }
    var name = rest
    var role = Substring()
    if let colon = rest.firstIndex(where: { character in character == ":" || character == "\t" }) {
      role = trimmed(rest[..<colon])
      name = trimmed(rest[rest.index(after: colon)...])
    } else if rest.last == ")", let open = rest.lastIndex(of: "(") {
      role = trimmed(rest[rest.index(after: open)...].dropLast())
      name = trimmed(rest[..<open])
    }
    if !isName(name) { throw SheetLineFault(reason: .nobody) }
    if name.unicodeScalars.count > RefWatchLimits.name {
      throw SheetLineFault(reason: .nameTooLong)
    }
    return SheetLines.Row(
      line: line, part: .staff, name: String(name),
      role: TeamOfficialRole.read(String(role.prefix(RefWatchLimits.role))))
  }

  private func refuseUnreadable() throws(SheetLineFault) {
    for scalar in rest.unicodeScalars {
      let value = scalar.value
      if value == 0xFFFD || (value < 0x20 && value != 9) || (value >= 0x7F && value < 0xA0) {
        throw SheetLineFault(reason: .unreadable)
      }
    }
  }

  /// `(C)` and `(GK)`, wherever they stand.
  private mutating func takeMarkers() {
    while let open = rest.firstIndex(where: { character in character == "(" || character == "[" }),
      let close = rest[open...].firstIndex(where: { character in
        character == ")" || character == "]"
      }), mark(String(rest[rest.index(after: open)..<close]))
    {
      rest = trimmed(
        Substring(String(rest[..<open]) + String(rest[rest.index(after: close)...])))
    }
  }

  private mutating func mark(_ text: String) -> Bool {
    switch text.lowercased() {
    case "c", "capt", "captain", "주장": isCaptain = true
    case "gk", "g", "k", "goalkeeper", "keeper", "골키퍼": isGoalkeeper = true
    default: return false
    }
    return true
  }

  private mutating func takeLeadingNumber() throws(SheetLineFault) -> Int? {
    var start = rest
    if start.first == "#" { start = trimmed(start.dropFirst()) }
    if let sign = start.first, sign == "-" || sign == "+", let next = start.dropFirst().first,
      isDigit(next)
    {
      throw SheetLineFault(reason: .notANumber)
    }
    let digits = start.prefix(while: { character in isDigit(character) })
    guard !digits.isEmpty else { return nil }
    var after = start.dropFirst(digits.count)
    // "2nd coach" is no number two.
    if let next = after.first, next.isASCII, next.isLetter { return nil }
    guard let value = Int(digits), value <= 999 else {
      throw SheetLineFault(reason: .numberTooLarge)
    }
    if after.first == "번" { after = after.dropFirst() }
    rest = after.drop { character in
      character.isWhitespace || ".),:;|-–—".contains(character)
    }
    return value
  }

  private func wholeNumber(_ text: Substring) throws(SheetLineFault) -> Int? {
    let digits = text.first == "#" ? text.dropFirst() : text
    guard !digits.isEmpty, digits.allSatisfy({ character in isDigit(character) }) else {
      return nil
    }
    guard let value = Int(digits), value <= 999 else {
      throw SheetLineFault(reason: .numberTooLarge)
    }
    return value
  }

  private func trailingNumber(
    of name: Substring
  ) throws(SheetLineFault) -> (Substring, Int)? {
    guard let gap = name.lastIndex(where: { character in character.isWhitespace }),
      let value = try wholeNumber(name[name.index(after: gap)...])
    else { return nil }
    var before = trimmed(name[..<gap])
    if before.last == "," { before = trimmed(before.dropLast()) }
    return (before, value)
  }
}

extension TeamOfficialRole {
  /// The role's word where `text` names a role, in English or Korean; else the text itself;
  /// `other` for nothing.
  public static func read(_ text: String) -> String {
    text.isEmpty ? other.rawValue : named(text)?.rawValue ?? text
  }

  /// `nil` where `text` names none.
  static func named(_ text: String) -> TeamOfficialRole? {
    switch text.lowercased() {
    case "manager", "head coach", "감독": .manager
    case "assistant manager", "assistant coach", "수석코치", "수석 코치": .assistantManager
    case "coach", "trainer", "코치": .coach
    case "physio", "physiotherapist", "물리치료사", "트레이너": .physio
    case "doctor", "team doctor", "의사", "팀 닥터", "주치의": .doctor
    case "team manager", "주무", "팀 매니저": .teamManager
    case "kit", "kit manager", "장비", "장비 담당": .kit
    case "analyst", "분석관", "전력분석관": .analyst
    case "other", "기타": .other
    default: nil
    }
  }
}

private func trimmed(_ text: Substring) -> Substring {
  var text = text
  while let first = text.first, first.isWhitespace { text.removeFirst() }
  while let last = text.last, last.isWhitespace { text.removeLast() }
  return text
}

/// Whether there is more than signs.
private func isName(_ text: Substring) -> Bool {
  text.contains { character in character.isLetter || character.isNumber }
}

private func isDigit(_ character: Character) -> Bool {
  character >= "0" && character <= "9" && character.isASCII
}

import Core

/// Somebody's name and what they do for their team, from a line where both stand: `Ana, manager`,
/// `Physio: Lee`, `이준호 (감독)`. A role alone is a name as well, for nobody knows another.
struct SheetRole: Hashable {
  let name: String
  let role: TeamOfficialRole

  private init(_ name: String, _ role: TeamOfficialRole) {
    self.name = name
    self.role = role
  }

  /// `nil` where no role that is known stands there.
  ///
  /// - Parameter amongStaff: In a list of team officials nothing needs to stand between the two.
  init?(_ line: String, amongStaff: Bool) {
    let line = trimmed(line)
    guard
      let found = SheetRole.alone(line) ?? SheetRole.divided(line) ?? SheetRole.inBrackets(line)
        ?? (amongStaff ? SheetRole.besides(line) : nil)
    else { return nil }
    self = found
  }

  private static func known(_ text: String) -> TeamOfficialRole? {
    guard let role = TeamOfficialRole.named(trimmed(text)), role != .other else { return nil }
    return role
  }

  private static func alone(_ line: String) -> SheetRole? {
    known(line).map { role in SheetRole(line, role) }
  }

  /// On one side of a comma, a colon or a dash.
  private static func divided(_ line: String) -> SheetRole? {
    let signs = Array(line)
    for (place, sign) in signs.enumerated() {
      switch sign {
      case ",", "，", ":", "：", ";", "|", "\t": break
      case "-", "–", "—":
        guard place > 0, place + 1 < signs.count, signs[place - 1].isWhitespace,
          signs[place + 1].isWhitespace
        else { continue }
      default: continue
      }
      let before = trimmed(String(signs[..<place]))
      let after = trimmed(String(signs[(place + 1)...]))
      if !before.isEmpty, let role = known(after) { return SheetRole(before, role) }
      if !after.isEmpty, let role = known(before) { return SheetRole(after, role) }
    }
    return nil
  }

  private static func inBrackets(_ line: String) -> SheetRole? {
    guard line.last == ")", let open = line.lastIndex(of: "(") else { return nil }
    let name = trimmed(String(line[..<open]))
    guard !name.isEmpty, let role = known(String(line[line.index(after: open)...].dropLast()))
    else { return nil }
    return SheetRole(name, role)
  }

  /// Before or behind the name. Kit is a name of people, too.
  private static func besides(_ line: String) -> SheetRole? {
    let words = line.split { character in character.isWhitespace }
      .map { word in String(word) }
    for count in [2, 1] where words.count > count {
      let ends = [
        (role: words.suffix(count), name: words.dropLast(count)),
        (role: words.prefix(count), name: words.dropFirst(count)),
      ]
      for end in ends {
        guard let role = known(end.role.joined(separator: " ")), role != .kit,
          end.name.first?.first?.isLetter ?? false
        else { continue }
        return SheetRole(end.name.joined(separator: " "), role)
      }
    }
    return nil
  }
}

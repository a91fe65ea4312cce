import Core

extension Participant {
  /// Whether two mentions mean one person, as far as can be told: by the entry on the sheet, else
  /// by the number, else by the name without case and spaces at its ends.
  public func isSame(as other: Participant) -> Bool {
    guard side == other.side, kind == other.kind else { return false }
    if let entry, let other = other.entry { return entry == other }
    if let number, let other = other.number { return number == other }
    let mine = plain(name)
    let theirs = plain(other.name)
    if !mine.isEmpty, !theirs.isEmpty { return mine == theirs }
    guard kind == .official, mine.isEmpty, theirs.isEmpty else { return false }
    let role = plain(self.role)
    return !role.isEmpty && role == plain(other.role)
  }

  /// Nothing tells who it is.
  public var isUnknown: Bool {
    entry == nil && number == nil && plain(name).isEmpty && plain(role).isEmpty
  }

  /// `#10 Ana`, `#10`, `#? Ana`; an official's name or role; `unknown` when nothing is known.
  /// `role` puts the role's word into the reader's language.
  public func label(
    unknown: String = "Player", role words: (String) -> String = { role in role }
  ) -> String {
    let name = trimmed(name ?? "")
    if kind == .official {
      let role = trimmed(role ?? "")
      if name.isEmpty { return role.isEmpty ? unknown : words(role) }
      if role.isEmpty { return name }
      // Whoever is known by the role alone has it as a name.
      return sameBytes(TeamOfficialRole.read(name), role)
        ? words(role) : name + " (" + words(role) + ")"
    }
    if let number { return "#" + number.description + (name.isEmpty ? "" : " " + name) }
    return name.isEmpty ? unknown : "#? " + name
  }

  public var label: String { label() }

  private func plain(_ text: String?) -> String { trimmed(text ?? "").lowercased() }
}

import Core

extension MatchSheet {
  /// The sheet as it is kept: texts without spaces at their ends, nobody twice, and a captain and a
  /// goalkeeper who are on it. Order is as it was.
  public func normalized() -> MatchSheet {
    var sheet = self
    var seen: Set<EntryID> = []
    sheet.starters = starters.filter { player in seen.insert(player.id).inserted }
      .map { player in player.normalized() }
    sheet.substitutes = substitutes.filter { player in seen.insert(player.id).inserted }
      .map { player in player.normalized() }
    sheet.staff = staff.filter { official in seen.insert(official.id).inserted }
      .map { official in official.normalized() }
    let players = sheet.starters + sheet.substitutes
    sheet.captain = captain.flatMap { id in
      players.contains { player in player.id == id } ? id : nil
    }
    sheet.goalkeeper = goalkeeper.flatMap { id in
      players.contains { player in player.id == id } ? id : nil
    }
    return sheet
  }

  /// In the order of a list that has none of its own: by number, those without one last, then by
  /// name; staff by name.
  public func sorted() -> MatchSheet {
    var sheet = self
    sheet.starters.sort { one, other in one.comes(before: other) }
    sheet.substitutes.sort { one, other in one.comes(before: other) }
    sheet.staff.sort { one, other in
      (one.name.lowercased(), one.id) < (other.name.lowercased(), other.id)
    }
    return sheet
  }

  public func player(_ id: EntryID) -> SheetPlayer? {
    (starters + substitutes).first { player in player.id == id }
  }
}

extension SheetPlayer {
  func normalized() -> SheetPlayer {
    SheetPlayer(
      id: id, name: trimmed(name),
      number: number.flatMap { number in Participant.numbers ~= number ? number : nil },
      position: trimmed(position))
  }

  func comes(before other: SheetPlayer) -> Bool {
    let (mine, theirs) = (number ?? Int.max, other.number ?? Int.max)
    if mine != theirs { return mine < theirs }
    return (name.lowercased(), id) < (other.name.lowercased(), other.id)
  }
}

extension SheetOfficial {
  func normalized() -> SheetOfficial {
    SheetOfficial(id: id, name: trimmed(name), role: trimmed(role))
  }
}

/// Something about a sheet that may be wrong. It may be played with all the same.
public enum SheetHint: Hashable, Sendable {
  case noStarters
  /// Not as many as the rules let begin.
  case starters(count: Int, most: Int)
  case tooFewPlayers(count: Int, least: Int)
  case tooManySubstitutes(count: Int, most: Int)
  case sameNumber(Int)
  /// Has neither name nor number.
  case unnamed(EntryID)
  case noGoalkeeper
  case noCaptain
}

extension MatchSheet {
  /// In the order of the cases above; nothing but a help.
  public func hints(_ rules: RuleSet) -> [SheetHint] {
    var hints: [SheetHint] = []
    if starters.isEmpty {
      hints.append(.noStarters)
    } else if starters.count != rules.maxPlayers {
      hints.append(.starters(count: starters.count, most: rules.maxPlayers))
    }
    if !starters.isEmpty && starters.count < rules.minPlayers {
      hints.append(.tooFewPlayers(count: starters.count, least: rules.minPlayers))
    }
    if substitutes.count > rules.substitutions.named {
      hints.append(
        .tooManySubstitutes(count: substitutes.count, most: rules.substitutions.named))
    }
    let players = starters + substitutes
    let numbers = players.compactMap { player in player.number }.sorted()
    for index in numbers.indices.dropFirst() where numbers[index] == numbers[index - 1] {
      if hints.last != .sameNumber(numbers[index]) { hints.append(.sameNumber(numbers[index])) }
    }
    hints += players.filter { player in !player.isNamed }.map { player in .unnamed(player.id) }
    hints += staff.filter { official in official.name.isEmpty }
      .map { official in .unnamed(official.id) }
    if goalkeeper == nil { hints.append(.noGoalkeeper) }
    if captain == nil { hints.append(.noCaptain) }
    return hints
  }
}

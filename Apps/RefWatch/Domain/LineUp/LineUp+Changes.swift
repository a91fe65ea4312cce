import Core

extension LineUp {
  /// As the match begins.
  init(_ side: Side, _ sheet: MatchSheet?, _ rules: RuleSet) {
    self.init()
    strength = rules.maxPlayers
    guard let sheet, sheet.isReady else { return }
    isFromSheet = true
    strength = sheet.starters.count
    for starter in sheet.starters {
      players.append(
        TeamMember(starter.participant(side), place: .field, isStarter: true, isNamed: true))
    }
    for substitute in sheet.substitutes {
      players.append(TeamMember(substitute.participant(side), place: .bench, isNamed: true))
    }
    for official in sheet.staff {
      officials.append(TeamMember(official.participant(side), place: .bench, isNamed: true))
    }
    captain =
      players.first { player in player.participant.entry == sheet.captain && sheet.captain != nil }?
      .participant
    goalkeeper =
      players.first { player in
        player.participant.entry == sheet.goalkeeper && sheet.goalkeeper != nil
      }?.participant
  }

  /// The member's place in its list; made if there is none. `nil` if nothing tells who it is.
  private mutating func index(_ participant: Participant, _ assumed: TeamMember.Place) -> Int? {
    guard !participant.isUnknown else { return nil }
    let isPlayer = participant.kind == .player
    let list = isPlayer ? players : officials
    if let found = list.firstIndex(where: { member in member.participant.isSame(as: participant) })
    {
      if isPlayer { players[found].participant.learn(participant) }
      return found
    }
    let member = TeamMember(participant, place: isPlayer ? assumed : .bench)
    if isPlayer { players.append(member) } else { officials.append(member) }
    return list.count
  }

  /// Whoever is mentioned in play has been on the field.
  mutating func mention(_ participant: Participant) { _ = index(participant, .field) }

  mutating func change(_ participant: Participant, _ change: (inout TeamMember) -> Void) {
    guard let index = index(participant, .field) else { return }
    if participant.kind == .player { change(&players[index]) } else { change(&officials[index]) }
  }

  // MARK: Sendings-off

  mutating func sendOff(_ participant: Participant, by event: MatchEventID, stage: Stage) {
    // Before the match a named substitute takes the place; without a sheet, that is taken for
    // granted.
    let isFree = stage == .gap(.beforeMatch) && !isFromSheet
    guard let index = index(participant, .field) else {
      if participant.kind == .player && !isFree { strength -= 1 }
      return
    }
    guard participant.kind == .player else {
      officials[index].place = .sentOff
      officials[index].sentOff = officials[index].sentOff ?? event
      return
    }
    let member = players[index]
    guard member.sentOff == nil else { return }
    if member.place == .field && !member.isInSinBin && !isFree { strength -= 1 }
    players[index].place = .sentOff
    players[index].sentOff = event
    players[index].isInSinBin = false
    players[index].absence = nil
  }

  // MARK: Temporary dismissals

  mutating func dismiss(_ player: Participant) {
    guard let index = index(player, .field) else {
      strength -= 1
      return
    }
    guard !players[index].isInSinBin else { return }
    players[index].isInSinBin = true
    if players[index].place == .field { strength -= 1 }
  }

  /// The dismissal is over. After the second, with `isLast`, the player takes no further part.
  mutating func readmit(_ player: Participant, isLast: Bool) {
    guard let index = index(player, .field) else {
      strength += 1
      return
    }
    guard players[index].isInSinBin else { return }
    players[index].isInSinBin = false
    guard players[index].place == .field else { return }
    if isLast && players[index].dismissals >= 2 {
      players[index].place = .finished
    } else {
      strength += 1
    }
  }

  mutating func finish(_ player: Participant, mayBeReplaced: Bool) {
    guard let index = index(player, .field) else { return }
    if players[index].isOnField { strength -= 1 }
    if players[index].place == .field { players[index].place = .finished }
    players[index].mayBeReplaced = mayBeReplaced
  }

  // MARK: Off for a moment

  mutating func takeOff(_ player: Participant, _ reason: AbsenceReason) {
    let found = index(player, .field)
    if reason == .reduction {
      if let found { players[found].place = .excluded }
      strength -= 1
    } else if let found {
      players[found].absence = reason
    }
  }

  mutating func putOn(_ player: Participant) {
    guard let index = index(player, .field) else { return }
    players[index].absence = nil
    if players[index].place == .excluded {
      players[index].place = .field
      strength += 1
    }
  }

  // MARK: Substitutions

  mutating func take(_ substitution: Substitution, stage: Stage) {
    let on = substitution.on.flatMap { player in index(player, .bench) }
    if substitution.kind == .goalkeeper {
      // Two on the field change places; without a sheet nobody knows better.
      if on.map({ index in players[index].place == .field || !isFromSheet }) ?? true {
        if let on, players[on].place != .excluded { players[on].place = .field }
        goalkeeper = substitution.on ?? goalkeeper
        return
      }
    }
    let off = substitution.off.flatMap { player in index(player, .field) }
    if let off {
      leave(off, stage)
      if let keeper = goalkeeper, players[off].participant.isSame(as: keeper) {
        goalkeeper = substitution.on
      }
    }
    if let on, players[on].place != .sentOff {
      players[on].place = .field
      players[on].absence = substitution.isLate ? .lateSubstitution : nil
    }
  }

  private mutating func leave(_ off: Int, _ stage: Stage) {
    players[off].absence = nil
    switch players[off].place {
    case .sentOff:
      // Before the match a named substitute takes the place of whoever is sent off (Law 3).
      if stage == .gap(.beforeMatch) && isFromSheet { strength += 1 }
    case .finished:
      if players[off].mayBeReplaced {
        strength += 1
        players[off].place = .replaced
      }
    case .field, .bench, .replaced, .excluded:
      players[off].place = stage == .gap(.beforeMatch) ? .bench : .replaced
    }
  }
}

extension Participant {
  /// Takes what another mention of the same person knows, and this one doesn't.
  fileprivate mutating func learn(_ other: Participant) {
    entry = entry ?? other.entry
    number = number ?? other.number
    if trimmed(name ?? "").isEmpty { name = other.name }
  }
}

extension SheetPlayer {
  public func participant(_ side: Side) -> Participant {
    Participant(side, number: number, name: name.isEmpty ? nil : name, entry: id)
  }
}

extension SheetOfficial {
  public func participant(_ side: Side) -> Participant {
    Participant(
      side, .official, name: name.isEmpty ? nil : name, entry: id, role: role.isEmpty ? nil : role)
  }
}

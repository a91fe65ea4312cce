import Core

extension MatchRecord {
  /// Who may take a kick for a side: on the field at the end, those among them who were off for a
  /// moment or served a temporary dismissal; nobody who is left out (Law 10).
  public func kickers(_ side: Side) -> [TeamMember] {
    lineUps[side].players.filter { player in player.place == .field }
  }

  /// How many that is. Without a sheet only the number is known.
  public func kickerCount(_ side: Side) -> Int {
    let lineUp = lineUps[side]
    if lineUp.isFromSheet { return kickers(side).count }
    return lineUp.strength
      + sinBins.count { bin in
        bin.isOpen && bin.participant.side == side
          && lineUp.member(bin.participant)?.place ?? .field == .field
      }
  }

  /// The side that leaves players out so that both have as many, and how many.
  public var reduction: (side: Side, count: Int)? {
    let (home, away) = (kickerCount(.home), kickerCount(.away))
    guard home != away else { return nil }
    return home > away ? (.home, home - away) : (.away, away - home)
  }

  /// Who has kicked in the cycle that is running: nobody kicks twice until everybody of the side
  /// has kicked.
  public func kicked(_ side: Side) -> [Participant] {
    var cycle: [Participant] = []
    let size = max(1, kickerCount(side))
    for taken in shootout?.kicks ?? []
    where taken.kick.side == side && taken.kick.result.counts {
      // Kickers nobody named count too: how many have kicked is known.
      let kicker = taken.kick.kicker ?? Participant(side)
      cycle.append(kicker)
      if cycle.count >= size { cycle = [] }
    }
    return cycle.filter { kicker in !kicker.isUnknown }
  }

  /// What an undo of the shoot-out takes back: the kick that was written last, whoever was set to
  /// kick first since.
  public var lastKick: LogEntry? {
    entries.filter { entry in
      if case .kick = entry.fact { entry.counts } else { false }
    }.max { one, other in one.event.wasWrittenBefore(other.event) }
  }
}

extension Shootout {
  /// The result of a kick whose taker touched the ball twice without meaning to: scored, it is
  /// taken again; otherwise it is missed (Law 10, since 2025).
  public static func accidentalDoubleTouch(scored: Bool) -> Kick.Result {
    scored ? .retake : .missed
  }
}

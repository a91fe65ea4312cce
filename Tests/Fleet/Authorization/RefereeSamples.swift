import Core
import RefWatchDomain
import Suite

/// A match of one person, and an entry of its log.
struct RefereeThings: Sendable {
  let match: Match
  let event: MatchEvent
  /// Nobody sits on it.
  let seat: CrewSeatID

  /// Ids: 70 and 71 of the moment.
  init(_ moment: Moment, saying words: String = "x") {
    seat = moment.id(73)
    match = Match(
      id: moment.id(70), home: TeamRef(name: words), away: TeamRef(name: "Away"),
      rules: RuleSet(), createdAt: moment.instant, competition: words, venue: words)
    event = MatchEvent(
      id: moment.id(71), match: match.id, ordinal: 1, stage: .gap(.beforeMatch), elapsed: 0,
      at: moment.instant, uptime: 0, boot: moment.id(72), quality: .synced, fact: .note(words))
  }

  var id: String { match.id.description }

  /// What a person's device sends when these things come to be.
  var making: [SuiteCommand] {
    [.referee(.createMatch(match)), .referee(.recordEvents(match.id, [event]))]
  }
}

/// RefWatch's commands about given things.
enum RefereeSamples {
  /// One sample for each case; a new case does not compile until it is here.
  static func kind(of command: RefWatchCommand) -> CommandSamples.Kind {
    switch command {
    case .createMatch, .recordEvents(_, _, .some): .creating
    case .discardMatch, .leaveCrew: .removing
    case .editMatch, .recordEvents, .setSetting, .removeSeat: .changing
    }
  }

  static func all(about things: RefereeThings, of user: UserID) -> [SuiteCommand] {
    let commands: [RefWatchCommand] = [
      .editMatch(things.match.id, [.venue("y"), .archived(true), .archived(false)]),
      .recordEvents(things.match.id, [things.event]),
      .setSetting(user, .countsDown(true)),
      .removeSeat(things.match.id, things.seat),
      .leaveCrew(things.match.id),
      .discardMatch(things.match.id, seen: LogMark(of: [things.event])),
    ]
    return commands.map { command in .referee(command) }
  }

  static func creating(_ things: RefereeThings) -> [SuiteCommand] {
    let commands: [RefWatchCommand] = [
      .createMatch(things.match),
      .recordEvents(things.match.id, [things.event], setUp: things.match),
    ]
    return commands.map { command in .referee(command) }
  }

  /// A match, an entry and a setting of a person.
  static func traces(
    of user: UserID, saying words: String, _ moment: Moment
  ) -> [SuiteCommand] {
    RefereeThings(moment, saying: words).making
      + [.referee(.setSetting(user, .sounds(true)))]
  }
}

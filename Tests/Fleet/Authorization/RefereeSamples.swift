import Calendar
import Core
import RefWatchDomain
import Suite

/// A match of one person, and an entry of its log.
struct RefereeThings: Sendable {
  let match: Match
  let event: MatchEvent
  let journal: JournalEntry
  /// Nobody sits on it.
  let seat: CrewSeatID

  /// Ids: 70 to 74 of the moment.
  init(_ moment: Moment, saying words: String = "x") {
    seat = moment.id(74)
    match = Match(
      id: moment.id(70), home: TeamRef(name: words), away: TeamRef(name: "Away"),
      rules: RuleSet(), createdAt: moment.instant, competition: words, venue: words)
    event = MatchEvent(
      id: moment.id(71), match: match.id, ordinal: 1, stage: .gap(.beforeMatch), elapsed: 0,
      at: moment.instant, uptime: 0, boot: moment.id(72), quality: .synced, fact: .note(words))
    var journal = JournalEntry(id: moment.id(73), match: match.id, createdAt: moment.instant)
    journal.overall = words
    self.journal = journal
  }

  var id: String { match.id.description }

  /// What a person's device sends when these things come to be.
  var making: [SuiteCommand] {
    [
      .referee(.createMatch(match)), .referee(.recordEvents(match.id, [event])),
      .referee(.createJournal(journal)),
    ]
  }
}

/// RefWatch's commands about given things.
enum RefereeSamples {
  /// One sample for each case; a new case does not compile until it is here.
  static func kind(of command: RefWatchCommand) -> CommandSamples.Kind {
    switch command {
    case .createMatch, .recordEvents(_, _, .some), .createJournal: .creating
    case .discardMatch, .leaveCrew, .removeJournal: .removing
    case .editMatch, .recordEvents, .setSetting, .removeSeat, .editJournal, .checkIn: .changing
    }
  }

  static func all(about things: RefereeThings, of user: UserID) -> [SuiteCommand] {
    let commands: [RefWatchCommand] = [
      .editMatch(things.match.id, [.venue("y"), .archived(true), .archived(false)]),
      .recordEvents(things.match.id, [things.event]),
      .setSetting(user, .countsDown(true)),
      .editJournal(things.journal.id, [.rating(4), .text(.wentWell, "y")]),
      .checkIn(user, CivilDate(dayNumber: 20_000), [.value(.sleep, 7)]),
      .removeJournal(things.journal.id),
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
      .createJournal(things.journal),
    ]
    return commands.map { command in .referee(command) }
  }

  /// A match, an entry, a journal entry, a setting and a check-in of a person.
  static func traces(
    of user: UserID, saying words: String, _ moment: Moment
  ) -> [SuiteCommand] {
    RefereeThings(moment, saying: words).making
      + [
        .referee(.setSetting(user, .sounds(true))),
        .referee(.checkIn(user, CivilDate(dayNumber: 20_000), [.note(words)])),
      ]
  }
}

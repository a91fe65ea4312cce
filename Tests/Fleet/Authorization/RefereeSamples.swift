import Calendar
import Core
import RefWatchDomain
import Suite
import Tracks

/// A match of one person, an entry of its log, and a venue of their library.
struct RefereeThings: Sendable {
  let match: Match
  let event: MatchEvent
  let venue: LibraryItem
  let journal: JournalEntry
  /// How the journal entry is shared, and what the owner says there.
  let share: JournalShareID
  let comment: JournalComment
  let terms: SharingTerms
  /// One that was taken back before anybody accepted it.
  let takenBack: JournalShareID
  let track: String
  /// Nobody sits on it.
  let seat: CrewSeatID

  /// Ids: 70 to 77 of the moment.
  init(_ moment: Moment, saying words: String = "x") {
    seat = moment.id(73)
    match = Match(
      id: moment.id(70), home: TeamRef(name: words), away: TeamRef(name: "Away"),
      rules: RuleSet(), createdAt: moment.instant, competition: words, venue: words)
    event = MatchEvent(
      id: moment.id(71), match: match.id, ordinal: 1, stage: .gap(.beforeMatch), elapsed: 0,
      at: moment.instant, uptime: 0, boot: moment.id(72), quality: .synced, fact: .note(words))
    venue = LibraryItem(
      id: moment.id(74), name: words, LibraryDetails(.venue), createdAt: moment.instant)
    var journal = JournalEntry(id: moment.id(75), match: match.id, createdAt: moment.instant)
    journal.overall = words
    self.journal = journal
    share = moment.id(76)
    comment = JournalComment(
      id: moment.id(77), share: share, writtenAt: moment.instant, text: words)
    terms = SharingTerms(name: words, showsNames: true, expiresAt: nil)
    takenBack = moment.id(78)
    track = TrackCode.text(
      (0...2).map { number in
        TrackPoint(
          at: Int64(number) * 2_000,
          place: Geoposition(latitude: 51_500_000 + number * 10, longitude: -120_000),
          path: number == 0 ? 0 : 11, begins: number == 0)
      })
  }

  var id: String { match.id.description }
  var venueID: String { venue.id.description }

  /// Where somebody was in the match.
  func tracked(by user: UserID, saying words: String = "x") -> MatchTrack {
    MatchTrack(
      of: user, match: match.id, name: words, startedAt: match.createdAt, code: track)
  }

  /// What a person's device sends when these things come to be.
  var making: [SuiteCommand] {
    [
      .referee(.createMatch(match)), .referee(.recordEvents(match.id, [event])),
      .referee(.keepInLibrary(venue)),
      .referee(.createJournal(journal)),
    ]
  }

  /// The same when the journal entry is shared.
  var sharing: [SuiteCommand] {
    [
      .referee(.shareJournal(share, journal.id, terms)), .referee(.comment(comment)),
      .referee(.shareJournal(takenBack, journal.id, terms)), .referee(.endSharing(takenBack)),
    ]
  }
}

/// RefWatch's commands about given things.
enum RefereeSamples {
  /// One sample for each case; a new case does not compile until it is here.
  static func kind(of command: RefWatchCommand) -> CommandSamples.Kind {
    switch command {
    case .createMatch, .recordEvents(_, _, .some), .keepInLibrary, .createJournal: .creating
    case .discardMatch, .leaveCrew, .dropFromLibrary, .removeJournal, .endSharing,
      .takeCommentBack, .seeComments:
      .removing
    case .editMatch, .recordEvents, .setSetting, .removeSeat, .answerClock, .editLibrary,
      .editJournal, .checkIn, .shareJournal, .comment, .attachTrack, .shiftTrack,
      .removeTrack:
      .changing
    }
  }

  static func all(about things: RefereeThings, of user: UserID) -> [SuiteCommand] {
    let commands: [RefWatchCommand] = [
      .editMatch(things.match.id, [.venue("y"), .archived(true), .archived(false)]),
      .recordEvents(things.match.id, [things.event]),
      .setSetting(user, .countsDown(true)),
      .editJournal(things.journal.id, [.rating(4), .text(.wentWell, "y")]),
      .checkIn(user, CivilDate(dayNumber: 20_000), [.value(.sleep, 7)]),
      .shareJournal(things.share, things.journal.id, things.terms),
      .comment(things.comment),
      .seeComments(things.share, 1),
      .takeCommentBack(things.share, things.comment.id),
      .endSharing(things.share),
      .removeJournal(things.journal.id),
      .attachTrack(user, things.tracked(by: user)), .shiftTrack(user, things.match.id, seconds: 5),
      .removeTrack(user, things.match.id),
      .removeSeat(things.match.id, things.seat),
      .answerClock(things.match.id, user, things.seat.retagged(), .declined),
      .leaveCrew(things.match.id),
      .discardMatch(things.match.id, seen: LogMark(of: [things.event])),
      .editLibrary(.venue, things.venue.id, [.text(.city, "y"), .removed(true)]),
      .dropFromLibrary(.venue, things.venue.id),
    ]
    return commands.map { command in .referee(command) }
  }

  static func creating(_ things: RefereeThings) -> [SuiteCommand] {
    let commands: [RefWatchCommand] = [
      .createMatch(things.match),
      .recordEvents(things.match.id, [things.event], setUp: things.match),
      .keepInLibrary(things.venue),
      .createJournal(things.journal),
    ]
    return commands.map { command in .referee(command) }
  }

  /// A match, an entry, a journal entry, a setting, a check-in and a track of a person.
  static func traces(
    of user: UserID, saying words: String, _ moment: Moment
  ) -> [SuiteCommand] {
    let things = RefereeThings(moment, saying: words)
    return things.making + things.sharing
      + [
        .referee(.attachTrack(user, things.tracked(by: user, saying: words))),
        .referee(.setSetting(user, .sounds(true))),
        .referee(.checkIn(user, CivilDate(dayNumber: 20_000), [.note(words)])),
      ]
  }
}

import Core
import Design
import RefWatchDomain
import Sync

/// What the pages of a match's crew remember.
struct DeskCrewState: Hashable {
  /// The match whose crew is on the screen.
  var match: MatchID?
  /// What the next invitation is for.
  var role = CrewRole.recorder
  /// The one that was made just now: only this device knows its link.
  var invitation: CrewInvitation?
  /// Those that can still be used, as far as the server has told.
  var open: [CrewInvitation] = []
  /// Something is being asked of the server.
  var isAsking = false
  var isCopied = false
  var problem: CrewProblem?
  var question: CrewQuestion?
  var join = CrewJoining()
  /// What another device showed.
  var opened: OpenedHandOver?
  /// What this device shows another one.
  var shown: ShownHandOver?
  var hasAskedList = false
  /// The address of the server is being asked for.
  var asksAddress = false
}

/// A way into a crew, for a few people and a few hours.
public struct CrewInvitation: Hashable, Sendable {
  let id: ID<CrewInvitation>
  let match: MatchID
  let role: CrewRole
  let usesLeft: Int
  let expires: Instant
  /// Whole, or below the origin while that is unknown; empty where another visit made it.
  var link = ""
  /// Drawn once: a code takes a while.
  var code: QRCode?
}

/// Somebody who has followed an invitation.
struct CrewJoining: Hashable {
  /// As typed; the profile's until then.
  var name: String?
  var fault: CrewText?
  /// The match that one has joined; it opens as soon as it is here.
  var joined: MatchID?
  /// The same of a shared journal entry.
  var share: JournalShareID?
}

enum CrewQuestion: Hashable {
  case remove(MatchID, CrewSeatID)
  case leave(MatchID)
}

/// Why the server did not do it.
enum CrewProblem: Hashable {
  case offline, failed, wrongLink, signedOut, full, busy, unknownMatch

  var word: CrewText {
    switch self {
    case .offline: .offline
    case .failed: .failed
    case .wrongLink: .linkWrong
    case .signedOut: .accountNeeded
    case .full: .tooMany
    case .busy: .busy
    case .unknownMatch: .onServerFirst
    }
  }
}

/// What was read from another device's screen.
struct OpenedHandOver: Hashable {
  let match: MatchID
  let text: String
  /// Nothing where it could not be read.
  let note: HandOver?
  let at: ClockReading

  /// What the clock shows there now.
  func elapsed(at now: ClockReading) -> Int64? {
    note.map { note in note.elapsed(opened: at.wall, passed: now.milliseconds(since: at)) }
  }
}

/// What is on the screen for another device.
struct ShownHandOver: Hashable {
  /// Milliseconds after which it is drawn anew, so that the device which reads it knows how long
  /// ago that was.
  static let life: Int64 = 5_000

  let match: MatchID
  let mark: LogMark
  let uptime: Int64
  let code: QRCode?
}

/// Something of RefWatch that the server did not accept.
public struct RefusedMatchCommand: Hashable, Sendable {
  public let id: CommandID
  public let match: MatchID?
  public let reason: Refusal<RefWatchRejection>
  /// Entries of a log in it.
  public let entries: Int
  /// When the person did it, as they read dates and times.
  public let when: String

  public init(
    id: CommandID, command: RefWatchCommand, reason: Refusal<RefWatchRejection>, when: String
  ) {
    self.id = id
    self.reason = reason
    self.when = when
    switch command {
    case .recordEvents(let match, let events, _):
      self.match = match
      entries = events.count
    case .createMatch(let made):
      match = made.id
      entries = 0
    case .editMatch(let match, _), .discardMatch(let match, _), .leaveCrew(let match),
      .removeSeat(let match, _), .answerClock(let match, _, _, _):
      self.match = match
      entries = 0
    case .setSetting, .createJournal, .editJournal, .removeJournal, .checkIn, .keepInLibrary,
      .editLibrary, .dropFromLibrary, .shareJournal, .endSharing, .comment, .takeCommentBack,
      .seeComments, .attachTrack, .shiftTrack, .removeTrack:
      match = nil
      entries = 0
    }
  }
}

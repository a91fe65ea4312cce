import Core
import Design
import RefWatchDomain

/// What the pages of shared journal entries remember.
struct DeskMentorState: Hashable {
  // How the next one is shared.
  /// `0` for until it is ended.
  var days = 30
  var showsNames = false
  /// Somebody who reads other entries already; `nil` for whoever gets the link.
  var with: UserID?
  /// The link that was made just now: only this device knows it.
  var link: MentorLink?
  /// What a link is being made to.
  var asking: JournalShareID?
  var isCopied = false
  var problem: LinkProblem?
  var question: MentorQuestion?
  /// Comments that are being written.
  var drafts: [JournalShareID: String] = [:]
  /// Sending was tried: what is wrong is said.
  var isChecked = false
  /// What was last said to have been seen, so that it is said once.
  var seen: SeenComments?

  /// Another page opens: how the one before was shared says nothing about the next.
  mutating func begin() {
    let new = DeskMentorState()
    (days, showsNames, with) = (new.days, new.showsNames, new.with)
    problem = nil
    question = nil
  }
}

/// Why there is no link to one of them.
struct LinkProblem: Hashable {
  let share: JournalShareID
  let problem: CrewProblem
}

struct SeenComments: Hashable {
  let share: JournalShareID
  let count: Int
}

/// A way to a shared entry, for one person and a week.
struct MentorLink: Hashable {
  let share: JournalShareID
  let expires: Instant
  /// Whole, or below the origin while that is unknown.
  var link: String
  /// Drawn once: a code takes a while.
  var code: QRCode?
}

enum MentorQuestion: Hashable {
  /// Of one's own, or of somebody else's.
  case end(JournalShareID)
}

/// What the person did with shared journal entries.
public enum MentorAction {
  case daysChosen(String)
  case namesToggled(Bool)
  case withChosen(String)
  case shared(JournalEntryID)
  case linkMade(JournalShareID)
  case linkCopied
  case endAsked(JournalShareID)
  case questionClosed
  case ended(JournalShareID)
  case typed(JournalShareID, String)
  case sent(JournalShareID)
  case takenBack(JournalShareID, JournalCommentID)
}

/// What came back.
public enum MentorAnswer {
  case linked(JournalShareID, HostAnswer)
  case joined(HostAnswer)
}

/// What an invitation is to.
public enum JoinKind: Hashable, Sendable {
  case crew, mentor

  /// Where it is accepted.
  var path: String {
    switch self {
    case .crew: "/api/referee/crew/join"
    case .mentor: "/api/referee/mentors/join"
    }
  }

  var title: CrewText { self == .crew ? .joinTitle : .mentorTitle }
  var lead: CrewText { self == .crew ? .joinLead : .mentorLead }
  var name: CrewText { self == .crew ? .joinRecorder : .mentorName }
  var done: CrewText { self == .crew ? .joined : .mentorJoined }
  var join: CrewText { self == .crew ? .join : .mentorJoin }
}

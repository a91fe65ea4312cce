import Core
import TeePalsDomain
import View

/// The moderators' screens, as far as the server has shown them.
struct ModerationState {
  /// Whether the server has said that this person moderates: nobody else is told of any of it.
  var isKnown = false
  var filter = CaseFilter.waiting
  var queue = Asked<CasePage>.loading
  var isLoadingMore = false
  /// The case on the screen.
  var id: ModerationCaseID?
  var file = Asked<CaseFile>.loading
  var form: DecisionForm?
  var log = LogSearch()
  var figures = Asked<ModerationFigures>.loading
  /// What waits for a fresh proof of who the person is.
  var awaited: AwaitedProof?
  /// The sheet in which they prove it.
  var proof: ModeratorProof?
}

/// One of the moderators' screens.
public enum ModerationPart: String, Hashable, Sendable, CaseIterable {
  case queue, log, figures
}

/// Which cases are listed.
public enum CaseFilter: String, Hashable, Sendable, CaseIterable {
  /// What somebody has to look at, the urgent first and then the oldest.
  case waiting
  // What is in a state, the newest first.
  case open, appealed, resolved, dismissed

  var path: String {
    let path = ModerationState.path + "cases"
    return self == .waiting ? path : path + "?state=" + rawValue
  }
}

/// The log as it is being searched.
struct LogSearch {
  var text = ""
  var isActive = false
  var page = Asked<LogPage>.loading
  var isLoadingMore = false

  /// Unicode scalars of what is looked for.
  static let limit = 100
}

/// What the server does once it knows anew who the person is.
struct AwaitedProof: Hashable {
  /// Where that is proved.
  let way: String
  /// What was asked meanwhile, in its order.
  var asks: [ModerationAsk]
}

/// What the moderators' screens ask of the server.
public enum ModerationAsk: Hashable, Sendable {
  /// A page of the queue, from a cursor on; empty for the first.
  case queue(CaseFilter, after: String)
  case file(ModerationCaseID)
  /// A page of the log: what is looked for, and before which entry.
  case log(String, before: Int64?)
  case figures
  /// What is on the sheet about this case.
  case decision(ModerationCaseID)
}

extension ModerationAsk {
  /// Whether the person pressed something for it; the rest is asked when they come.
  var isWished: Bool {
    switch self {
    case .decision: true
    case .queue(_, let cursor): !cursor.isEmpty
    case .log(_, let last): last != nil
    case .file, .figures: false
    }
  }
}

extension ModerationState {
  static let path = "/api/golf/moderation/"
  /// Where the log is as a table.
  static let table = path + "log.csv"
}

/// What a moderator does.
public enum ModerationAction {
  case retried
  case filtered(CaseFilter)
  case moreWanted
  case form(DecisionAction)
  case log(LogAction)
  case proof(ModeratorProofAction)
}

public enum LogAction {
  case focused
  case typed(String)
  case closed
  case moreWanted
}

/// What came back.
public enum ModerationAnswer {
  case answered(ModerationAsk, HostAnswer)
  /// The letters have stood for a moment.
  case searchDue(String)
  case proof(ModeratorProofAnswer)
}

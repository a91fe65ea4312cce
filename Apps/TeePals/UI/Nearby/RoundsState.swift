import Core
import TeePalsDomain
import View
import Wire

/// Home, the rounds nearby and one's own, and a round by itself.
struct RoundsState {
  var filter = RoundFilter()
  var nearby = RoundQuery()
  /// What home proposes.
  var discover = RoundQuery()
  /// The panel that explains a search is open.
  var explains = false
  /// What is nearby is shown on a map, else in a list.
  var showsMap = false
  /// A round of the pin on the map that is open.
  var pinned: RoundID?
  var cover: RoundsCover?
  /// The screen that was gone to last.
  var entered: TeePalsRoute?
  /// Rounds of the past that are shown.
  var pastEnd = RoundsState.pastPage
  var detail = RoundDetailState()
  var invite = InviteState()
  /// When links were handed on, the latest last.
  private(set) var shares: [Instant] = []
  /// What comes before the id in a link to a round; empty until the server has said so.
  var linkBase = ""
  /// The round that was just posted: inviting people to it and handing it on are offered, once.
  var posted: RoundID?

  static let pastPage = 30
  /// What is remembered while the map is shown.
  fileprivate static let mapShown = "1"
}

/// What lies over a screen and has no address.
enum RoundsCover {
  case filter(FilterForm)
  case share(RoundID)
  case menu(RoundID)
  /// What can be done about somebody who plays.
  case player(RoundID, UserID)
  case question(RoundQuestion)
  /// To whom a round is handed over.
  case handover(RoundID)
}

/// What is asked before it is done.
public enum RoundQuestion: Hashable, Sendable {
  case leave(RoundID)
  case remove(RoundID, UserID)
  case cancel(RoundID)
  case complete(RoundID)
  case handOver(RoundID, UserID)
}

// MARK: Questions to the server

/// A search, and what came of it.
struct RoundQuery {
  enum Phase: Hashable {
    case idle
    case loading
    case loadingMore
    case failed(AnswerProblem)
  }

  var phase = Phase.idle
  /// What is shown. It stays while something newer is on its way, and when that does not come.
  var kept: KeptPage?
  /// The question that ``kept`` answers; `nil` for what an earlier visit left.
  var answered: String?
  /// The question that is under way.
  var asked: String?
  /// How many were asked: an answer to an earlier one is none.
  var number = 0

  var isLoading: Bool { phase == .loading }
}

extension RoundsState {
  init(reading remembered: [String: String], of user: UserID) {
    func text(_ memory: TeePalsMemory) -> String? { remembered[memory.key(of: user)] }
    filter = RoundFilter(remembered: text(.filters))
    nearby.kept = KeptPage(remembered: text(.nearby))
    discover.kept = KeptPage(remembered: text(.discover))
    showsMap = text(.map).map { text in sameBytes(text, RoundsState.mapShown) } ?? false
    linkBase = text(.links) ?? ""
    shares = (text(.shares) ?? "").split(separator: " ").compactMap { time -> Instant? in
      guard let time = Int64(String(time)), (0...(1 << 47)).contains(time) else { return nil }
      return Instant(milliseconds: time)
    }.sorted()
  }

  func keepFilter(of user: UserID) -> Effects {
    keep(.filters, filter.json.text, user)
  }

  func keepNearby(of user: UserID) -> Effects {
    keep(.nearby, nearby.kept?.text ?? "", user)
  }

  func keepDiscover(of user: UserID) -> Effects {
    keep(.discover, discover.kept?.text ?? "", user)
  }

  func keepMap(of user: UserID) -> Effects {
    keep(.map, showsMap ? RoundsState.mapShown : "", user)
  }

  func keepLinks(of user: UserID) -> Effects { keep(.links, linkBase, user) }

  /// Counts that a link is handed on, of which as many are remembered as can matter.
  mutating func noteShare(at time: Instant, of user: UserID) -> Effects {
    shares = Array((shares + [time]).sorted().suffix(GolfAction.share.limit))
    let times = shares.map { time in String(time.milliseconds) }
    return keep(.shares, times.joined(separator: " "), user)
  }

  private func keep(_ memory: TeePalsMemory, _ text: String, _ user: UserID) -> Effects {
    [.tell(.remember(key: memory.key(of: user), value: text))]
  }
}

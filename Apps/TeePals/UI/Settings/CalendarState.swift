import Coding
import Core
import TeePalsDomain
import View
import Wire

/// The secret address under which other programs find the rounds a person plays (specification
/// §16).
struct CalendarState: Hashable {
  /// The one that was made here: the server tells it only once, to whoever makes it.
  private(set) var own: OwnLink?
  /// What the server says.
  private(set) var standing = Standing.unknown
  /// The server is being asked to make or to stop one.
  var isWorking = false
  var problem: AnswerProblem?

  init(reading remembered: [String: String], of user: UserID) {
    own = remembered[TeePalsMemory.calendar.key(of: user)].flatMap { text in OwnLink(text) }
  }

  /// An address, and when it was made: that tells it from one that has taken its place.
  @Memberwise struct OwnLink: Hashable {
    let address: String
    let since: Instant

    /// As the browser remembers it.
    var text: String { String(since.milliseconds) + " " + address }

    init?(_ text: String) {
      let parts = text.split(separator: " ").map { part in String(part) }
      guard parts.count == 2, let since = Int64(parts[0]) else { return nil }
      self.init(address: parts[1], since: Instant(milliseconds: since))
    }
  }

  enum Standing: Hashable {
    /// Not asked yet, or not answered.
    case unknown
    case off
    case on(since: Instant)
  }

  /// The address, where it is known here and good as far as anybody knows.
  var address: String {
    switch standing {
    case .unknown: own?.address ?? ""
    case .off: ""
    case .on(let since): own?.since == since ? own?.address ?? "" : ""
    }
  }

  /// Whether there is one; `nil` where nobody here knows.
  var exists: Bool? {
    switch standing {
    case .unknown: own == nil ? nil : true
    case .off: false
    case .on: true
    }
  }

  /// Takes what the server said. What it does not know any more is forgotten here too.
  mutating func take(_ standing: Standing, _ made: OwnLink? = nil) {
    self.standing = standing
    own = made ?? own
    if address.isEmpty { own = nil }
  }
}

public enum CalendarAction {
  case lookedAgain
  /// Another one in place of the one there is.
  case remakeAsked
  case made
  case stopAsked
  case stopped
  case copied
}

public enum CalendarAnswer {
  case looked(HostAnswer)
  case made(HostAnswer)
  case stopped(HostAnswer)
}

extension TeePalsFeature.State {
  private static var path: String { "/api/golf/calendar" }

  mutating func lookForCalendar() -> Effects {
    profile.calendar.problem = nil
    guard isOnline else { return [] }
    return ask(get: Self.path) { answer in .profile(.calendar(.looked(answer))) }
  }

  mutating func reduceCalendar(_ action: CalendarAction) -> Effects {
    switch action {
    case .lookedAgain: return lookForCalendar()
    case .remakeAsked: profile.question = .replaceCalendar
    case .stopAsked: profile.question = .stopCalendar
    case .made:
      guard begins() else { return [] }
      return ask(post: Self.path) { answer in .profile(.calendar(.made(answer))) }
    case .stopped:
      guard begins() else { return [] }
      return ask(delete: Self.path) { answer in .profile(.calendar(.stopped(answer))) }
    case .copied:
      say(CalendarText.copied)
      return [.tell(.copy(profile.calendar.address))]
    }
    return []
  }

  /// Whether the server can be asked now.
  private mutating func begins() -> Bool {
    profile.question = nil
    guard isOnline, !profile.calendar.isWorking else { return false }
    profile.calendar.isWorking = true
    profile.calendar.problem = nil
    return true
  }

  mutating func receiveCalendar(_ answer: CalendarAnswer) -> Effects {
    switch answer {
    case .looked(let answer):
      let standing = answer.read { cursor throws(WireError) in
        guard let since = try cursor.optional("since") else { return CalendarState.Standing.off }
        return .on(since: try since.instant())
      }
      guard let standing else {
        profile.calendar.problem = AnswerProblem(answer) ?? .failed
        return []
      }
      return keepCalendar(standing)
    case .made(let answer):
      profile.calendar.isWorking = false
      let made = answer.read { cursor throws(WireError) in
        CalendarState.OwnLink(
          address: try cursor.required("link").string(limit: 500),
          since: try cursor.required("since").instant())
      }
      guard let made else {
        profile.calendar.problem = AnswerProblem(answer) ?? .failed
        return []
      }
      return keepCalendar(.on(since: made.since), made)
    case .stopped(let answer):
      profile.calendar.isWorking = false
      if let problem = AnswerProblem(answer) {
        profile.calendar.problem = problem
        return []
      }
      say(CalendarText.stopped)
      return keepCalendar(.off)
    }
  }

  private mutating func keepCalendar(
    _ standing: CalendarState.Standing, _ made: CalendarState.OwnLink? = nil
  ) -> Effects {
    let before = profile.calendar.own
    profile.calendar.take(standing, made)
    let own = profile.calendar.own
    guard own != before else { return [] }
    return [.tell(.remember(key: TeePalsMemory.calendar.key(of: me), value: own?.text ?? ""))]
  }
}

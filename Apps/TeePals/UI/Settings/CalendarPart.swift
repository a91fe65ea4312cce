import Core
import TeePalsDomain
import Wire

/// The secret address under which other programs find the rounds a person plays (specification
/// §16).
struct CalendarPart: Hashable {
  /// Empty where it is not known here: the server tells it only once, to whoever makes it.
  var address: String
  /// Whether there is one, as far as the server said.
  var isOn: Bool?
  /// The server is being asked to make or to stop one.
  var isWorking = false
  var problem: GolfProblem?

  init(reading remembered: [String: String], of user: UserID) {
    address = remembered[CalendarPart.key(of: user)] ?? ""
  }

  /// Where this browser remembers it for a person.
  static func key(of user: UserID) -> String { "golf.calendar." + user.description }

  /// Whether there is one, as far as anybody knows.
  var exists: Bool { isOn ?? !address.isEmpty }
}

public enum CalendarAction {
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

  mutating func lookForCalendar() -> TeePalsFeature.Effects {
    profile.calendar.problem = nil
    guard isOnline else { return [] }
    return ask(get: Self.path) { answer in .profile(.calendar(.looked(answer))) }
  }

  mutating func reduceCalendar(_ action: CalendarAction) -> TeePalsFeature.Effects {
    switch action {
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

  mutating func receiveCalendar(_ answer: CalendarAnswer) -> TeePalsFeature.Effects {
    switch answer {
    case .looked(let answer):
      let isOn = GolfExchange.read(answer) { cursor throws(WireError) in
        try cursor.required("on").bool()
      }
      guard let isOn else { return [] }
      profile.calendar.isOn = isOn
      // One that was stopped on another device is none any more.
      return isOn || profile.calendar.address.isEmpty ? [] : keepCalendar("")
    case .made(let answer):
      profile.calendar.isWorking = false
      let link = GolfExchange.read(answer) { cursor throws(WireError) in
        try cursor.required("link").string(limit: 500)
      }
      guard let link else {
        profile.calendar.problem = GolfProblem(answer) ?? .failed
        return []
      }
      profile.calendar.isOn = true
      return keepCalendar(link)
    case .stopped(let answer):
      profile.calendar.isWorking = false
      if let problem = GolfProblem(answer) {
        profile.calendar.problem = problem
        return []
      }
      profile.calendar.isOn = false
      say(CalendarText.stopped)
      return keepCalendar("")
    }
  }

  private mutating func keepCalendar(_ address: String) -> TeePalsFeature.Effects {
    profile.calendar.address = address
    return [.tell(.remember(key: CalendarPart.key(of: me), value: address))]
  }
}

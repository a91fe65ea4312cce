import Core
import Design
import SuperFriendDomain
import View
import Wire

/// The secret address under which other programs find when friends are due.
struct CalendarLink: Hashable {
  /// The one that was made here: the server tells it only once, to whoever makes it.
  private(set) var own: Own?
  /// What the server says: whether there is one, and since when; `nil` until it has.
  private(set) var standing: Standing?
  /// It has been asked since the settings were opened.
  var hasAsked = false
  /// The server is being asked to make or to stop one.
  var isWorking = false
  var problem: AnswerProblem?

  /// An address, and when it was made: that tells it from one that has taken its place.
  struct Own: Hashable {
    let address: String
    let since: Instant

    /// As the browser remembers it.
    var text: String { String(since.milliseconds) + " " + address }
  }

  enum Standing: Hashable {
    case off
    case on(since: Instant)
  }

  init(_ remembered: String?) {
    let parts = (remembered ?? "").split(separator: " ").map { part in String(part) }
    guard parts.count == 2, let since = Int64(parts[0]) else { return }
    own = Own(address: parts[1], since: Instant(milliseconds: since))
  }

  /// The address, where it is known here and good as far as anybody knows.
  var address: String {
    switch standing {
    case nil: own?.address ?? ""
    case .off: ""
    case .on(let since): own?.since == since ? own?.address ?? "" : ""
    }
  }

  /// The same as calendar programs take it from a link: they subscribe to it.
  var subscription: String {
    "webcal" + address.drop { character in character != ":" }
  }

  /// Whether there is one; `nil` where nobody here knows.
  var exists: Bool? {
    switch standing {
    case nil: own == nil ? nil : true
    case .off: false
    case .on: true
    }
  }

  /// Takes what the server said. What it does not know any more is forgotten here too.
  mutating func take(_ standing: Standing, _ made: Own? = nil) {
    self.standing = standing
    own = made ?? own
    if address.isEmpty { own = nil }
  }
}

public enum CalendarLinkAction {
  case lookedAgain, made, stopped, copied
}

public enum CalendarLinkAnswer {
  case looked(HostAnswer)
  case made(HostAnswer)
  case stopped(HostAnswer)
}

extension FriendsFeature.State {
  private static var calendarPath: String { "/api/friends/calendar" }

  /// Whether the server is to be asked whether there is a link.
  var isCalendarDue: Bool {
    isLoaded && route == .settings && canShare && !reminding.calendar.hasAsked
  }

  /// Links are made and stopped on the server.
  var canShare: Bool { hasAccount && sync.isOnline }

  mutating func lookForCalendar() -> FriendsFeature.Effects {
    guard canShare else { return [] }
    reminding.calendar.hasAsked = true
    reminding.calendar.problem = nil
    return [
      .ask(
        .get(Self.calendarPath), answer: { answer in .inner(.calendar(.looked(answer))) })
    ]
  }

  mutating func reduce(
    _ action: CalendarLinkAction, _ moment: Moment
  ) -> FriendsFeature.Effects {
    switch action {
    case .lookedAgain: return lookForCalendar()
    case .made:
      guard begins() else { return [] }
      // What is due today is so by the clocks of this device.
      return sayFirstZone(moment) + [
        .ask(
          .post(Self.calendarPath, body: "{}"),
          answer: { answer in .inner(.calendar(.made(answer))) })
      ]
    case .stopped:
      guard begins() else { return [] }
      return [
        .ask(
          .delete(Self.calendarPath), answer: { answer in .inner(.calendar(.stopped(answer))) })
      ]
    case .copied:
      return [.tell(.copy(reminding.calendar.address))] + announce(words(CalendarText.copied))
    }
  }

  /// Whether the server can be asked now.
  private mutating func begins() -> Bool {
    guard canShare, !reminding.calendar.isWorking else { return false }
    reminding.calendar.isWorking = true
    reminding.calendar.problem = nil
    return true
  }

  mutating func receive(_ answer: CalendarLinkAnswer) -> FriendsFeature.Effects {
    switch answer {
    case .looked(let answer):
      let standing = answer.read { cursor throws(WireError) in
        guard let since = try cursor.optional("since") else { return CalendarLink.Standing.off }
        return .on(since: try since.instant())
      }
      guard let standing else {
        reminding.calendar.problem = AnswerProblem(answer) ?? .failed
        return []
      }
      return keepCalendar(standing)
    case .made(let answer):
      reminding.calendar.isWorking = false
      let made = answer.read { cursor throws(WireError) in
        CalendarLink.Own(
          address: try cursor.required("link").string(limit: 500),
          since: try cursor.required("since").instant())
      }
      guard let made else {
        reminding.calendar.problem = AnswerProblem(answer) ?? .failed
        return []
      }
      return keepCalendar(.on(since: made.since), made)
    case .stopped(let answer):
      reminding.calendar.isWorking = false
      if let problem = AnswerProblem(answer) {
        reminding.calendar.problem = problem
        return []
      }
      return keepCalendar(.off) + announce(words(CalendarText.stopped))
    }
  }

  private mutating func keepCalendar(
    _ standing: CalendarLink.Standing, _ made: CalendarLink.Own? = nil
  ) -> FriendsFeature.Effects {
    let before = reminding.calendar.own
    reminding.calendar.take(standing, made)
    let own = reminding.calendar.own
    guard own != before else { return [] }
    let key = FriendsMemory.calendar.key(of: me)
    return [.tell(.remember(key: key, value: own?.text ?? ""))]
  }
}

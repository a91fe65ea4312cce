import Calendar
import Core
import Design
import TeePalsDomain
import Wire

// What every screen may ask the state for.
extension TeePalsFeature.State {
  var words: Words { Words(language, hourCycle: hourCycle) }
  var now: Instant { moment.instant }
  /// Where the device is.
  var zone: Zone { moment.zone }

  var ownProfile: GolferProfile? { replica.profile(of: me) }

  /// How complete the person's profile is.
  var standing: ProfileStanding { ProfileStanding(replica.profile(of: me), replica.secret(of: me)) }

  /// What others see of the person.
  var card: GolferCard {
    GolferCard(user: me, name: ownName, photo: profile.photo(of: ownProfile))
  }

  /// "Maya K."; what the account says before the profile does.
  var ownName: String {
    guard let known = ownProfile, !known.displayName.isEmpty else { return accountName }
    return known.displayName
  }

  /// "3.2 mi", "5.1 km": one decimal below ten.
  func distance(_ metres: Int) -> String {
    let unit = usesMiles ? DistanceUnit.mile : .kilometre
    return words(unit.phrase, text: unit.text(metres, words.formats))
  }

  // MARK: Asking the server

  /// Asks the server for something; `path` with its query.
  func ask(
    get path: String, answer: @escaping (HostAnswer) -> TeePalsFeature.InnerAction
  ) -> Effects {
    exchange(HTTPExchange(method: "GET", path: path), answer: answer)
  }

  /// Asks the server to do something.
  func ask(
    post path: String, _ body: JSON? = nil,
    answer: @escaping (HostAnswer) -> TeePalsFeature.InnerAction
  ) -> Effects {
    exchange(HTTPExchange(method: "POST", path: path, body: body?.text), answer: answer)
  }

  /// Asks the server to end something.
  func ask(
    delete path: String, answer: @escaping (HostAnswer) -> TeePalsFeature.InnerAction
  ) -> Effects {
    exchange(HTTPExchange(method: "DELETE", path: path), answer: answer)
  }

  func exchange(
    _ exchange: HTTPExchange, answer: @escaping (HostAnswer) -> TeePalsFeature.InnerAction
  ) -> Effects {
    [.ask(.http(exchange), answer: { reply in .inner(answer(reply)) })]
  }

  // MARK: Messages

  /// Says in a message for a short while what was done.
  mutating func say(_ phrase: some PhraseBook) { say(words(phrase)) }

  /// The same of what is sent now, or later where the server is not at hand: that is said no longer
  /// than it is true.
  mutating func say(sending phrase: some PhraseBook) {
    say(words(phrase))
    if sync.reach != .reached { notices[notices.count - 1].sending = .promised }
  }

  /// The same in words.
  mutating func say(_ text: String) {
    notices.append(GolfNotice(id: telling.next(), text: text))
    if notices.count > 2 { notices.removeFirst(notices.count - 2) }
  }

  /// Has the seconds of new messages counted.
  mutating func keepNotices() -> Effects {
    var effects: Effects = []
    for index in notices.indices where !notices[index].isTimed {
      notices[index].isTimed = true
      let id = notices[index].id
      effects.append(
        .ask(
          .timer(key: "golf.notice." + String(id), milliseconds: GolfNotice.milliseconds),
          answer: { _ in .inner(.noticeExpired(id)) }))
    }
    return effects
  }
}

extension GolfNotice {
  /// How long a message stays.
  static let milliseconds = 4_000
}

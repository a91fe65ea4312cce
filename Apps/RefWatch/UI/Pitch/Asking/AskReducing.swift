import Core
import Design
import RefWatchDomain
import View
import Wire

// Whoever does not keep the time, and asks.
extension RefWatchFeature.State {
  /// Why nothing can be asked for now; `nil` where it can.
  func obstacle(_ record: MatchRecord) -> AskText? {
    if !hasAccount || !sync.hasServer { return .noAccount }
    if !sync.isOnline { return .offline }
    if asking.asked != nil { return .waiting }
    return record.asks(elapsed: elapsed(record)).isEmpty ? .nothing : nil
  }

  mutating func request(_ ask: ClockAsk, _ record: MatchRecord, _ moment: Moment) -> Effects {
    guard mayRecord(record), !keepsTime(record) else { return [] }
    pitch.sheet = nil
    if let obstacle = obstacle(record) {
      return give(.failure) + announce(words(obstacle))
    }
    let number: ClockAskID = moment.id(0xA5C)
    let place = record.coursePlace
    asking.asked = AskedClock(
      match: record.match.id, number: number, ask: ask, place: place, uptime: now.uptime)
    pitch.announcement = words(AskText.asked, text: words.wanted(ask, record))
    let body = JSON.object([
      "match": .id(record.match.id), "number": .id(number), "ask": ask.json, "place": place.json,
    ])
    return give(.tap) + [
      .ask(
        .post(CrewExchange.path + "requests", body: body.text, timeout: Int(ClockRequest.life)),
        answer: { answer in .inner(.clockAsked(number, answer)) })
    ]
  }

  /// What the server made of it.
  mutating func takeAsked(_ number: ClockAskID, _ answer: HostAnswer) -> Effects {
    guard let asked = asking.asked, asked.number == number else { return [] }
    let text: AskText
    switch answer {
    case .http(200...299, _):
      asking.asked?.isAsked = true
      return []
    case .http(409, _): text = .tooLate
    case .http(403, _), .http(404, _): text = .notOnServer
    case .http(429, _): text = .busy
    // Whoever keeps the time may see it all the same: what becomes of it is followed.
    case .failed, .http(500..., _): return []
    default: text = .notAsked
    }
    asking.asked = nil
    return give(.failure) + announce(words(text))
  }

  /// What has become of it; `nil` while it waits.
  func outcome(of asked: AskedClock, _ record: MatchRecord) -> AskText? {
    guard asked.match == record.match.id else { return .tooLate }
    if let request = replica.request(of: me, in: asked.match), request.number == asked.number {
      switch request.answer {
      case .accepted: return .accepted
      case .declined: return .declined
      case nil: break
      }
    }
    if now.uptime - asked.uptime >= AskedClock.patience { return .noAnswer }
    return record.coursePlace == asked.place ? nil : .tooLate
  }

  /// Says what has become of what the person asked for.
  mutating func followAsked(_ record: MatchRecord) -> Effects {
    guard let asked = asking.asked, let outcome = outcome(of: asked, record) else { return [] }
    asking.asked = nil
    let text = words(
      outcome, name: name(of: record.clockKeeper, in: record.match),
      text: words.wanted(asked.ask, record))
    pitch.announcement = text
    return give(outcome == .accepted ? .saved : .warning) + announce(text)
  }
}

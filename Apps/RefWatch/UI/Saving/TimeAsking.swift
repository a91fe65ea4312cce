import Core
import RefWatchDomain
import Wire

/// What has become of asking the server for the time: a few times in a row, for the answer that
/// comes back soonest is the best.
struct TimeAsking: Hashable {
  var samples: [TimeSample] = []
  /// What the device's clocks said as a question went out; `nil` while none is out.
  var sent: ClockReading?
  /// On the monotonic clock.
  var triedAt: Int64?
  var answeredAt: Int64?

  /// Milliseconds between two tries; between two answers while a match is under way, and before.
  static let patience: Int64 = 30_000
  static let underWay: Int64 = 3_600_000
  static let before: Int64 = 600_000
}

extension RefWatchFeature.State {
  /// Whether an answer would help: the page is new, something had to be assumed, or the last answer
  /// is old.
  private var wantsTime: Bool {
    guard let record = pitchRecord, isShown, isVisible, !wantsSilence else { return false }
    guard let answered = timeAsking.answeredAt else { return true }
    let lasts = record.isLive ? TimeAsking.underWay : TimeAsking.before
    return judge.isAssuming || now.uptime - answered > lasts
  }

  /// Asks the server for the time where that would help.
  mutating func askTime() -> Effects {
    wantsTime ? askTimeNow() : []
  }

  /// Asks the server for the time, unless it is being asked or did not answer a moment ago.
  mutating func askTimeNow() -> Effects {
    guard timeAsking.sent == nil else { return [] }
    if let tried = timeAsking.triedAt, now.uptime - tried < TimeAsking.patience { return [] }
    timeAsking.triedAt = now.uptime
    timeAsking.samples = []
    return [askOnce()]
  }

  /// What the server's clock says, or less after a sleep: since its last answer to this page the
  /// monotonic clock counts, so that whoever sets the wall clock changes nothing.
  var serverNow: Instant? {
    guard let answered = timeAsking.answeredAt, let server = judge.server else { return nil }
    return server.taken.advanced(byMilliseconds: now.uptime - answered)
  }

  /// Milliseconds by which this device's clock is ahead, where it is so wrong that the person is to
  /// know, and has not said that they do; `nil` where it is right, as far as is known.
  var wrongClock: Int64? {
    guard timeAsking.answeredAt != nil, !pitch.knowsClock, let server = judge.server,
      server.isFarOff, server.milliseconds != .min
    else { return nil }
    return -server.milliseconds
  }

  private mutating func askOnce() -> Effect<RefWatchFeature.Action, RefWatchCommand> {
    timeAsking.sent = now
    return .ask(
      .get("/api/time", timeout: 5_000), answer: { answer in .inner(.timeAnswered(answer)) })
  }

  /// One answer; the next question, or what the answers together come to.
  mutating func takeTime(_ answer: HostAnswer) -> Effects {
    guard let sent = timeAsking.sent else { return [] }
    timeAsking.sent = nil
    guard let server = Instant(timeIn: answer) else { return judgeTime() }
    timeAsking.samples.append(TimeSample(server: server, sent: sent, received: now))
    return timeAsking.samples.count < ServerOffset.samples ? [askOnce()] : judgeTime()
  }

  private mutating func judgeTime() -> Effects {
    let found = ServerOffset(timeAsking.samples)
    timeAsking.samples = []
    guard let found else { return [] }
    timeAsking.answeredAt = now.uptime
    let record = liveRecord.flatMap { record in isKeptHere(record.match.id) ? record : nil }
    let verdict = judge.check(found, clock: record?.clock)
    if let banner = verdict.banner { pitch.doubt = banner }
    pendingFacts += verdict.facts
    if let record { pendingFacts += timeNote(record) }
    ring.server = judge.server
    return keepRing() + emptyTrash()
  }

  /// What the log is to know of the device's clock, where that is news.
  func timeNote(_ record: MatchRecord) -> [Fact] {
    guard timeAsking.answeredAt != nil, let server = judge.server,
      server.isNews(to: record.notedOffset(of: me))
    else { return [] }
    return [.serverTime(ahead: server.milliseconds, doubt: server.doubt)]
  }
}

extension Instant {
  /// The time in an answer of the server.
  fileprivate init?(timeIn answer: HostAnswer) {
    guard case .http(200, let body) = answer else { return nil }
    do throws(WireError) {
      self = try WireCursor(try JSON.parse(body)).required("now").instant()
    } catch { return nil }
  }
}

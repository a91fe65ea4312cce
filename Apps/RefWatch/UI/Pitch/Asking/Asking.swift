import Core
import Design
import RefWatchDomain

/// What this page knows of what people of the crew ask whoever keeps the time for.
struct Asking: Hashable {
  /// What the person asked for, until there is an answer or it is too late for one.
  var asked: AskedClock?
  /// When each request came to this page; nothing for what was there before the page was.
  var arrivals: [ClockAskID: Arrival] = [:]

  struct Arrival: Hashable {
    let reading: ClockReading?
    /// Its cue was given.
    var isCued = false
    /// That it came to nothing was said, or it was answered here.
    var isDone = false
  }
}

/// Something that was asked for.
struct AskedClock: Hashable {
  let match: MatchID
  let number: ClockAskID
  let ask: ClockAsk
  let place: CoursePlace
  /// On the monotonic clock.
  let uptime: Int64
  /// The server has it.
  var isAsked = false

  /// Milliseconds that an answer has for its way.
  static let patience: Int64 = ClockRequest.life + 2_000
}

// Whoever keeps the time.
extension RefWatchFeature.State {
  /// Takes note of when requests come.
  mutating func requestsChanged(isFirst: Bool) {
    guard let record = liveRecord else {
      asking.arrivals = [:]
      return
    }
    var arrivals: [ClockAskID: Asking.Arrival] = [:]
    for request in replica.requests(of: record.match.id) {
      arrivals[request.number] =
        asking.arrivals[request.number] ?? Asking.Arrival(reading: isFirst ? nil : now)
    }
    asking.arrivals = arrivals
  }

  private func age(of request: ClockRequest) -> Int64? {
    request.age(
      at: now, seen: asking.arrivals[request.number]?.reading,
      server: timeAsking.answeredAt == nil ? nil : judge.server)
  }

  /// Somebody else's request that nobody has answered, and that is not too old.
  private func isFresh(_ request: ClockRequest) -> Bool {
    guard request.asker != me, request.answer == nil,
      asking.arrivals[request.number]?.isDone == false, let age = age(of: request)
    else { return false }
    return age < ClockRequest.life
  }

  /// What waits for an answer of this person's, the oldest first.
  func openRequest(_ record: MatchRecord) -> ClockRequest? {
    guard keepsTime(record), !isReadOnly, record.clockKeeper != nil else { return nil }
    return replica.requests(of: record.match.id).first { request in isPending(request, record) }
  }

  private func isPending(_ request: ClockRequest, _ record: MatchRecord) -> Bool {
    isFresh(request) && record.suits(request, elapsed: elapsed(record))
  }

  /// When it was asked: what passed since on this device's clock, and on the way where that is
  /// known. That is what is recorded, for what was asked for was to be at once.
  func capture(_ request: ClockRequest, _ record: MatchRecord) -> Capture {
    record.capture(judge, at: now.earlier(by: age(of: request) ?? 0))
  }

  /// Whether something came that nothing was said or done about yet.
  public var hasWord: Bool {
    guard let record = pitchRecord else { return false }
    if hasCrewCards { return true }
    if let asked = asking.asked, outcome(of: asked, record) != nil { return true }
    guard keepsTime(record), !isReadOnly else { return false }
    let open = openRequest(record)
    if let open, asking.arrivals[open.number]?.isCued == false { return true }
    return replica.requests(of: record.match.id).contains { request in
      guard request != open, let arrival = asking.arrivals[request.number] else { return false }
      return arrival.isCued && !arrival.isDone && !isPending(request, record)
    }
  }

  /// Whether the seconds of a request are to be seen going by.
  var followsRequests: Bool {
    guard let record = pitchRecord else { return false }
    return asking.asked != nil || openRequest(record) != nil
  }

  /// Gives the cue of a request that came, and says so of one that came to nothing.
  mutating func followRequests() -> Effects {
    guard let record = pitchRecord else { return [] }
    var effects = followAsked(record)
    effects += tellCrewCards(record)
    guard keepsTime(record), !isReadOnly else { return effects }
    let open = openRequest(record)
    for request in replica.requests(of: record.match.id) where request.asker != me {
      guard var arrival = asking.arrivals[request.number], !arrival.isDone else { continue }
      if request == open {
        guard !arrival.isCued else { continue }
        arrival.isCued = true
        pitch.announcement = words.question(
          of: request, by: name(of: request.asker, in: record), record)
        effects += give(.asked)
      } else if request.answer != nil {
        // Answered, here or on another device of the person's.
        arrival.isDone = true
      } else if isPending(request, record) {
        // Another one is answered first.
        continue
      } else {
        let wasSeen = arrival.isCued || isFresh(request)
        arrival.isDone = true
        if wasSeen {
          let text = words(
            AskText.dropped, name: name(of: request.asker, in: record),
            text: words.wanted(request.ask, record))
          pitch.announcement = text
          // Longer than the offer to take back what was done instead, which lies over it.
          effects += announce(text, lasts: 12_000)
        }
      }
      asking.arrivals[request.number] = arrival
    }
    return effects
  }

  private func name(of asker: UserID, in record: MatchRecord) -> String {
    name(of: asker, in: record.match)
  }

  /// Says yes or no. What was asked for is recorded as of when it was asked for; an entry that is
  /// being made goes on.
  mutating func answer(
    _ request: ClockRequest, _ answer: ClockAnswer, _ record: MatchRecord, _ moment: Moment
  ) -> Effects {
    guard openRequest(record) == request,
      let act = record.act(for: request.ask, elapsed: elapsed(record))
    else { return [] }
    asking.arrivals[request.number]?.isDone = true
    let reply = RefWatchCommand.answerClock(
      record.match.id, request.asker, request.number, answer)
    guard answer == .accepted,
      let facts = record.facts(for: act, elapsed: elapsed(record))
    else {
      return [.submit(reply)]
        + announce(
          words(AskText.youDeclined, name: name(of: request.asker, in: record)), lasts: 3_000)
    }
    let events = events(facts, in: record, at: capture(request, record), moment)
    let text = words.did(act, record)
    if case .kickOff = act {
      pitch.kickOff = nil
      pitch.countdown = nil
    }
    alert = nil
    // The answer first: whoever reads what was recorded knows then why.
    return [.submit(reply)] + save(events) + give(.saved)
      + offer(text, [], undo: act.isUndoable ? events.map { event in event.id } : [])
  }
}

extension LifecycleAct {
  /// What moves a match from stage to stage is put right where it is.
  fileprivate var isUndoable: Bool {
    switch self {
    case .openStoppage, .closeStoppage, .announceAddedTime: true
    default: false
    }
  }
}

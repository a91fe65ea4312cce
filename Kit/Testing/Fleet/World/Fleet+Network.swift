import Core
import Sync
import Wire

// The way to the server and back.
extension Fleet {
  mutating func send(_ ref: TabRef, token: Int, _ route: FleetRoute, body: String) {
    trace.add(body)
    let request = FleetEvent.request(ref, token: token, route, body: body)
    if profiles[ref.profile].upBlocked > time {
      count(.partitioned)
      giveUp(ref, token)
    } else if hits(rates.drop) {
      fault(.dropped)
      giveUp(ref, token)
    } else {
      later(request, in: latency())
      if hits(rates.duplicate) {
        fault(.duplicated)
        later(request, in: 5...40_000)
      }
    }
  }

  mutating func answer(_ ref: TabRef, token: Int, status: Int, body: String) {
    trace.add(body)
    let answer = FleetEvent.answer(ref, token: token, status: status, body: body)
    if profiles[ref.profile].downBlocked > time {
      count(.partitioned)
      giveUp(ref, token)
    } else if hits(rates.drop) {
      fault(.dropped)
      giveUp(ref, token)
    } else if hits(rates.delay) {
      // The host gives up first; the answer comes all the same.
      fault(.delayed)
      giveUp(ref, token)
      later(answer, in: 16_000...200_000)
    } else {
      later(answer, in: latency())
      if hits(rates.duplicate) {
        fault(.duplicated)
        later(answer, in: 5...40_000)
      }
    }
  }

  private mutating func giveUp(_ ref: TabRef, _ token: Int) {
    count(.timedOut)
    queue.add(.timeout(ref, token: token), at: time + 15_000)
  }

  private func latency() -> ClosedRange<Int64> { 5...400 }

  mutating func hits(_ rate: Int) -> Bool { !isHealing && dice.permille(rate) }

  // MARK: The server

  mutating func serve(_ ref: TabRef, token: Int, _ route: FleetRoute, body: String) {
    let user = profiles[ref.profile].user
    if hits(rates.session) {
      fault(.sessionExpired)
      answer(ref, token: token, status: 401, body: "")
      return
    }
    if hits(rates.power) {
      // The power goes before anything is done, or after it is done and before it is said.
      fault(.powerCut)
      if dice.permille(500) { _ = respond(user, route, body) }
      server.powerCut()
      checkServer()
      giveUp(ref, token)
      return
    }
    var (status, text) = respond(user, route, body)
    if route == .apart { text = altered(text) }
    answer(ref, token: token, status: status, body: text)
  }

  private mutating func respond(
    _ user: UserID, _ route: FleetRoute, _ body: String
  ) -> (status: Int, body: String) {
    if route == .push { checkClaimed(body) }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(body))
      switch route {
      case .push: return push(try PushRequest(cursor), user)
      case .pull: return pull(try PullRequest(cursor), user)
      case .apart: return (200, apart(try ApartRequest(cursor), user).json.text)
      }
    } catch {
      violate("a device sends what the server cannot read: \(error)")
      return (400, "")
    }
  }

  private mutating func push(_ request: PushRequest, _ user: UserID) -> (Int, String) {
    let (rules, planted) = (rules, planted)
    let received = Instant(milliseconds: Self.origin + time)
    if request.commands.count > 1 { count(.pushOfMany) }
    for command in request.commands { checkMade(command.envelope, by: user) }
    var effects: [CommandID: [Scope: Int64]] = [:]
    let result = server.writing { (storage) throws(Failure) in
      try Self.commit(rules, planted, request, user, received, &effects, in: &storage)
    }
    checkServer(pushed: request, by: user, effects)
    guard let result else {
      violate("the server's database failed in a push")
      return (500, "")
    }
    switch result {
    case .success(let answer):
      notifyMembers()
      return (200, answer.json.text)
    case .failure(let problem):
      if problem == .deviceForked { count(.copyDetected) }
      if case .unknownEpoch = problem { count(.epochChanged) }
      return (problem.status, problem.json.text)
    }
  }

  /// One push in one transaction, as a group commit does it; notes where the feeds stand after each
  /// command.
  private static func commit(
    _ rules: ServerRules<Server.Storage>, _ planted: PlantedBug?, _ request: PushRequest,
    _ user: UserID, _ received: Instant,
    _ effects: inout [CommandID: [Scope: Int64]], in storage: inout Server.Storage
  ) throws(Failure) -> Result<PushAnswer, SyncProblem> {
    if planted == .rollbackTakesNeighbours || planted == .rejectionBlocksQueue {
      return try rules.push(request, from: user, receivedAt: received, in: &storage)
    }
    switch try rules.admit(request, from: user, in: storage) {
    case .failure(let problem): return .failure(problem)
    case .success(let admission):
      for command in request.commands.dropFirst(admission.start) {
        let outcome = try rules.apply(command, by: user, receivedAt: received, in: &storage)
        var heads: [Scope: Int64] = [:]
        for scope in outcome.moved { heads[scope] = try storage.head(of: scope) }
        effects[command.envelope.id] = heads
      }
      let last = request.commands.last?.envelope.dseq ?? 0
      return .success(PushAnswer(mark: max(last, admission.mark)))
    }
  }

  private mutating func pull(_ request: PullRequest, _ user: UserID) -> (Int, String) {
    let rules = rules
    let answer = server.reading { (storage) throws(Failure) in
      (
        try rules.pull(request, by: user, in: storage), try rules.hidden(from: user, in: storage)
      )
    }
    guard let (result, hidden) = answer else {
      violate("the server's database failed in a pull")
      return (500, "")
    }
    switch result {
    case .success(let page):
      checkPage(page, for: user, request)
      checkVisibility(of: page, for: user, hidden)
      return (200, page.json.text)
    case .failure(let problem): return (problem.status, problem.json.text)
    }
  }

  mutating func notifyMembers() {
    for profile in profiles.indices {
      guard let leader = profiles[profile].leader, profiles[profile].tabs[leader].isAlive,
        dice.permille(600)
      else { continue }
      later(.notify(ref(profile, leader)), in: 5...300)
    }
  }
}

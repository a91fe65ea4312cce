import Calendar
import Core
import DayBlockDomain
import Server
import Store
import Wire

/// Calendars of other servers over HTTP, as the person has chosen them.
struct OverlayRoutes<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: DayService<Engine, Tables>
  private let overlays: OverlayService
  /// Calendars that this server asks others for in somebody's name.
  private let limiter = RateLimiter<UserID>(RateLimit(burst: 20, perMinute: 10))

  /// How many are asked for at once: others wait for the way out too.
  private static var lanes: Int { 4 }
  /// Events that are told at once; the client keeps no more.
  private static var most: Int { 2_000 }

  init(service: DayService<Engine, Tables>, outgoing: Outgoing) {
    self.service = service
    overlays = OverlayService(outgoing: outgoing, now: service.environment.now)
  }

  func register(in routes: inout Routes) {
    routes.on(DayEndpoint.overlays.endpoint, signedIn: events)
  }

  private func events(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let zone = try await zone(call, member.user)
    let middle = try middle(call)
    let settings = try await service.engine.read { session throws(StoreFailure) in
      try DayBlockTables.load([.settings(member.user)], for: member.user, session)
        .settings(of: member.user)
    }
    let answers = try await answers(settings.overlays, zone: zone, around: middle, member.user)
    var events: [OverlayEvent] = []
    var faults: [JSON] = []
    for (address, answer) in zip(settings.overlays, answers) {
      switch answer {
      case .success(let found): events += found
      case .failure(let fault):
        faults.append(
          .object(["address": .string(address), "fault": .string(fault.rawValue)]))
      }
    }
    let noon = middle.map { day in CivilDateTime(day, .noon).instant(offset: 0) }
    let now = (noon ?? service.environment.now()).milliseconds
    if events.count > Self.most {
      events.sort { a, b in
        abs(a.start.milliseconds - now) < abs(b.start.milliseconds - now)
      }
      events.removeLast(events.count - Self.most)
    }
    events.sort { a, b in a.start < b.start }
    return .json(
      .object([
        "events": .array(events.map { event in event.json }), "faults": .array(faults),
      ]))
  }

  /// In the order of the addresses.
  private func answers(
    _ addresses: [String], zone: String, around middle: CivilDate?, _ user: UserID
  ) async throws -> [OverlayService.Answer] {
    var answers = addresses.map { address in overlays.known(address, zone: zone, around: middle) }
    let missing = answers.indices.filter { index in answers[index] == nil }
    if !missing.isEmpty,
      let wait = limiter.take(missing.count, for: user, at: service.environment.now())
    {
      throw Problem.later(.tooManyRequests, seconds: wait)
    }
    let asked = overlays
    await withTaskGroup(of: (Int, OverlayService.Answer).self) { group in
      var waiting = missing[...]
      func begin() {
        guard let index = waiting.popFirst() else { return }
        group.addTask {
          (index, await asked.ask(addresses[index], zone: zone, around: middle))
        }
      }
      for _ in 0..<Self.lanes { begin() }
      while let (index, answer) = await group.next() {
        answers[index] = answer
        begin()
      }
    }
    return answers.map { answer in answer ?? .failure(.unreachable) }
  }

  /// The day around which events are wanted; without one, today.
  private func middle(_ call: Call) throws(Problem) -> CivilDate? {
    guard let text = call.parameter("around") else { return nil }
    guard let day = CivilDate(text), (1_000...9_000).contains(day.year) else {
      throw Problem(.invalidParameter, data: [.init("parameter", "around")])
    }
    return day
  }

  /// Of times that name none: the device's, else where the person was last.
  private func zone(_ call: Call, _ user: UserID) async throws -> String {
    let asked = call.parameter("zone")
    let name: String?
    if let asked { name = asked } else { name = try await service.lastZone(of: user) }
    return name.flatMap { name in ZoneTable.name(name) } ?? "UTC"
  }
}

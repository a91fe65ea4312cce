import AccountsServer
import Application
import Core
import DayBlockDomain
import DayBlockServer
import Server
import Store
import StoreSQLite
import Suite
import Sync
import Synchronization
import TestKit
import Testing
import Wire

/// What somebody tracks from a terminal.
@Suite struct DayControlTests {
  private let email = "ana@example.com"

  /// Gives a person a block of each name in the group that everybody has.
  private func add(_ names: [String], to user: UserID, _ place: Place) throws {
    let changes: [Change<SuiteEntity>] = names.enumerated().map { index, name in
      let block = Block(
        id: BlockID(high: 9, low: UInt64(index)), group: BlockGroup.defaultID(of: user),
        name: name, icon: "tea", color: 4, sortKey: .first, createdAt: place.build.environment.now()
      )
      return .put(.user(user), .day(.block(block)))
    }
    try put(changes, place)
  }

  private func put(_ changes: [Change<SuiteEntity>], _ place: Place) throws {
    _ = try place.build.engine.writeNow { session throws(StoreFailure) in
      typealias Storage = SQLStorage<SuiteTables, SQLiteSession>
      var storage = Storage(session)
      #expect(try ServerRules<Storage>().enact(changes, in: &storage) != nil)
    }
  }

  private func order(_ step: LiveOrder.Step, _ edit: (inout LiveOrder) -> Void = { _ in })
    -> DayRequest
  {
    var order = LiveOrder(step)
    edit(&order)
    return .step(order)
  }

  @Test func requestsComeOverTheSocketAsTheyWere() throws {
    let start = order(.start) { order in
      order.block = "School/Study"
      order.switching = .discard
      order.zone = "Asia/Seoul"
      order.device = "shell"
    }
    for request in [
      start, order(.finish) { order in order.memo = "two\nlines" }, order(.pause), order(.resume),
      order(.finish) { order in order.end = LiveEnd(clock: "09:05") },
      order(.finish) { order in order.end = .instant(Instant(milliseconds: 5)) },
      .status(zone: nil), .status(zone: "Asia/Seoul"),
      .report(from: "2026-01-01", through: nil, by: "day", zone: nil),
      .report(from: nil, through: "2026-01-31", by: "block", zone: "Asia/Seoul"),
    ] {
      let asked = AdminRequest.track(email: email, request)
      #expect(try AdminRequest(WireCursor(try JSON.parse(asked.json.bytes))) == asked)
    }
  }

  @Test(.timeLimit(.minutes(30)))
  func aRunIsBegunPausedAndFinished() async throws {
    let time = Mutex<Int64>(1_795_348_800_000)
    let place = try Place(
      try TemporaryDirectory(),
      now: { Instant(milliseconds: time.withLock { time in time }) })
    try await place.test { visitor async throws in
      #expect(try await visitor.signUp(email) == 201)
      let user = try await place.build.accounts.id(ofLogin: email)
      try add(["Study", "Gym"], to: user, place)
      let administrator = Administrator(build: place.build)
      func ask(_ request: DayRequest) async -> AdminAnswer {
        await administrator.perform(.track(email: email, request))
      }
      #expect(await ask(.status(zone: nil)).lines.first == "Nothing is being tracked.")
      let nothing = await ask(order(.start))
      #expect(!nothing.done && nothing.lines == ["Name a block; there is no last block."])
      let begun = await ask(
        order(.start) { order in
          order.block = "study"
          order.zone = "Asia/Seoul"
        })
      #expect(begun.done)
      #expect(begun.lines.first?.hasPrefix("Running: Study, 0.0 blocks in 0:00:0") == true)
      #expect(begun.lines.first?.hasSuffix("(Asia/Seoul).") == true)
      let other = await ask(order(.start) { order in order.block = "Gym" })
      #expect(!other.done)
      #expect(other.lines.first?.hasPrefix("Study is being tracked: finish it first") == true)
      // What takes no time at all makes no session.
      time.withLock { time in time += 1 }
      #expect(await ask(order(.pause)).lines.first?.hasPrefix("Paused: Study") == true)
      #expect(await ask(order(.resume)).lines.first?.hasPrefix("Running: Study") == true)
      let done = await ask(order(.finish) { order in order.memo = "from a terminal" })
      #expect(done.done)
      #expect(done.lines.first?.hasPrefix("Finished: Study, 0.0 blocks in 0:00:0") == true)
      let again = await ask(order(.finish))
      #expect(!again.done && again.lines == ["Nothing is being tracked."])
      let report = await ask(.report(from: nil, through: nil, by: "block", zone: nil))
      #expect(report.done && report.lines.last?.hasSuffix("  0.0 blocks  Study") == true)
      for (by, from) in [("moon", nil), ("block", "yesterday"), ("block", "2999-01-01")]
        as [(String, String?)]
      {
        let wrong = await ask(.report(from: from, through: "2026-01-01", by: by, zone: nil))
        #expect(!wrong.done && wrong.lines.count == 1, "\(by) \(from ?? "")")
      }
      let stranger = await administrator.perform(
        .track(email: "nobody@example.com", .status(zone: nil)))
      #expect(!stranger.done)
    }
  }
  /// A whole minute some hours ago.
  private func ago(hours: Int64, _ place: Place) -> Instant {
    let minute: Int64 = 60_000
    return Instant(
      milliseconds: place.build.environment.now().milliseconds / minute * minute - hours * 60
        * minute)
  }

  /// What clocks in Seoul show, as somebody types it.
  private func seoul(_ instant: Instant) -> String {
    let minutes = (instant.milliseconds / 60_000 + 540) % 1_440
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return two(minutes / 60) + ":" + two(minutes % 60)
  }

  @Test(.timeLimit(.minutes(30)))
  func aRunThatWasForgottenIsEndedWhenItWasOver() async throws {
    let place = try Place()
    try await place.test { visitor async throws in
      #expect(try await visitor.signUp(email) == 201)
      let user = try await place.build.accounts.id(ofLogin: email)
      try add(["Study"], to: user, place)
      let began = ago(hours: 6, place)
      let run = DayRun(
        id: DayRunID(high: 9, low: 9), block: BlockID(high: 9, low: 0), blockName: "Study",
        zone: "Asia/Seoul", startedAt: began, offset: 32_400, device: "")
      try put([.put(.user(user), .day(.run(run)))], place)
      let administrator = Administrator(build: place.build)
      func ask(_ request: DayRequest) async -> AdminAnswer {
        await administrator.perform(.track(email: email, request))
      }
      func finish(_ time: Instant) async -> AdminAnswer {
        let text = seoul(time)
        return await ask(order(.finish) { order in order.end = LiveEnd(clock: text) })
      }
      let status = await ask(.status(zone: nil))
      #expect(status.lines.first?.hasPrefix("Running: Study, 6.0 blocks in 6:0") == true)
      #expect(
        status.lines.dropFirst().first
          == "It has run for longer than 5:00:00 without any input: "
          + "set its end with finish --at HH:MM.")
      // Before the start; and an hour from now, which was yesterday last.
      for time in [began.advanced(byMilliseconds: -60_000), ago(hours: -1, place)] {
        let wrong = await finish(time)
        #expect(!wrong.done && wrong.lines.first?.hasPrefix("It started at ") == true)
      }
      let done = await finish(began.advanced(byMilliseconds: 5_400_000))
      #expect(done.lines.first == "Finished: Study, 1.5 blocks in 1:30:00.")
    }
  }
}

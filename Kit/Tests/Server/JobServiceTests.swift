import Core
import Server
import ServiceLifecycle
import Synchronization
import Testing

@Suite struct JobServiceTests {
  private final class Diary: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { lines in lines } }
    func note(_ line: String) { lines.withLock { lines in lines.append(line) } }
  }

  private struct Broken: Error {}

  private func job(_ name: String, every: Int64, _ diary: Diary) -> BackgroundJob {
    BackgroundJob(name, every: every) { _ in diary.note(name) }
  }

  @Test func eachHasItsTime() async {
    let clock = TestClock()
    let diary = Diary()
    let service = JobService(
      [
        job("always", every: 0, diary), job("hourly", every: 3_600_000, diary),
        job("daily", every: 86_400_000, diary),
      ], signal: JobSignal(), environment: clock.environment)
    // A server that has just started does everything: it may have been down for long.
    await service.pass()
    #expect(diary.all == ["always", "hourly", "daily"])
    await service.pass()
    clock.advance(byMilliseconds: 3_599_999)
    await service.pass()
    #expect(diary.all.dropFirst(3) == ["always", "always"])
    clock.advance(byMilliseconds: 1)
    await service.pass()
    #expect(diary.all.dropFirst(5) == ["always", "hourly"])
    clock.advance(byDays: 1)
    await service.pass()
    #expect(diary.all.dropFirst(7) == ["always", "hourly", "daily"])
  }

  @Test func oneThatFailsIsTriedAgainAndStopsNoOther() async {
    let clock = TestClock()
    let diary = Diary()
    let tries = Mutex(0)
    let broken = BackgroundJob("broken", every: 86_400_000) { _ in
      let number = tries.withLock { tries in
        tries += 1
        return tries
      }
      diary.note("broken")
      if number < 3 { throw Broken() }
    }
    let service = JobService(
      [broken, job("other", every: 86_400_000, diary)], signal: JobSignal(),
      environment: clock.environment)
    for _ in 0..<4 { await service.pass() }
    #expect(diary.all == ["broken", "other", "broken", "broken"])
  }

  @Test func aClockSetBackPutsNothingOff() async {
    let clock = TestClock()
    let diary = Diary()
    let service = JobService(
      [job("daily", every: 86_400_000, diary)], signal: JobSignal(), environment: clock.environment)
    await service.pass()
    clock.advance(byMilliseconds: -365 * 86_400_000)
    await service.pass()
    #expect(diary.all.count == 2)
  }

  /// A signal does not wait for the timer, which here never goes off.
  @Test func aSignalWakesIt() async throws {
    let clock = TestClock()
    let signal = JobSignal()
    let (runs, ran) = AsyncStream<Void>.makeStream()
    let job = BackgroundJob("woken", every: 0) { _ in ran.yield() }
    let service = JobService([job], signal: signal, environment: clock.environment)
    let work = Task { try await service.run() }
    var iterator = runs.makeAsyncIterator()
    await iterator.next()
    signal.wake()
    await iterator.next()
    work.cancel()
    _ = await work.result
  }
}

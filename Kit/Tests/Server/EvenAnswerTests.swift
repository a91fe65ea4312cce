import Core
import Server
import Synchronization
import Testing

/// Work whose length nobody can tell.
@Suite("Answers that are no sooner")
struct EvenAnswerTests {
  /// What happened, in order.
  private final class Diary: Sendable {
    private let lines = Mutex<[String]>([])
    var text: [String] { lines.withLock { lines in lines } }
    func write(_ line: String) { lines.withLock { lines in lines.append(line) } }
  }

  private struct Refused: Error {}

  /// A clock whose pause ends when `worked` has happened, so that the test waits for nothing else.
  private func environment(_ diary: Diary, worked: AsyncStream<Void>) -> ServerEnvironment {
    ServerEnvironment(
      now: { Instant(milliseconds: 0) }, ticks: { 0 },
      randomBytes: { count in [UInt8](repeating: 0, count: count) },
      sleep: { milliseconds in
        for await _ in worked { break }
        diary.write("rested \(milliseconds)")
      })
  }

  @Test(arguments: [true, false])
  func theAnswerWaitsForThePause(succeeds: Bool) async throws {
    let diary = Diary()
    let (worked, signal) = AsyncStream.makeStream(of: Void.self)
    let environment = environment(diary, worked: worked)
    do {
      let value = try await environment.noSooner(than: 100) {
        diary.write("worked")
        signal.yield()
        if !succeeds { throw Refused() }
        return 7
      }
      #expect(succeeds && value == 7)
    } catch is Refused {
      #expect(!succeeds)
    }
    diary.write("answered")
    #expect(diary.text == ["worked", "rested 100", "answered"])
  }

  @Test func longWorkIsWaitedFor() async throws {
    let diary = Diary()
    let (rested, signal) = AsyncStream.makeStream(of: Void.self)
    let environment = ServerEnvironment(
      now: { Instant(milliseconds: 0) }, ticks: { 0 },
      randomBytes: { count in [UInt8](repeating: 0, count: count) },
      sleep: { _ in
        diary.write("rested")
        signal.yield()
      })
    let value = try await environment.noSooner(than: 100) {
      for await _ in rested { break }
      diary.write("worked")
      return 7
    }
    #expect(value == 7)
    #expect(diary.text == ["rested", "worked"])
  }
}

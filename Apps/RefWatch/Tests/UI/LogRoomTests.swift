import Core
import RefWatchDomain
import RefWatchUI
import Testing

/// A log that is nearly full says so; what does not fit is never called saved.
@Suite struct LogRoomTests {
  /// A match that runs, with so many entries in its log.
  private func world(_ count: Int) throws -> PitchWorld {
    let world = PitchTapTests.running()
    var number = try #require(world.record).log.count
    while number < count {
      let record = try #require(world.record)
      let part = min(50, count - number)
      let facts = (0..<part).map { index in Fact.note("note \(number + index)") }
      let moment = world.moment()
      let capture = try #require(record.log.last)
      let events = facts.enumerated().map { index, fact in
        MatchEvent(
          id: moment.id(UInt64(index)), match: world.match,
          ordinal: record.lastOrdinal + Int64(index) + 1, stage: capture.stage,
          elapsed: capture.elapsed, at: capture.at, uptime: capture.uptime, boot: capture.boot,
          quality: capture.quality, fact: fact)
      }
      world.decide(.recordEvents(world.match, events, setUp: nil), moment)
      number += part
    }
    world.state.matchesChanged(world.replica, world.moment())
    return world
  }

  @Test func `the last hundred are told, and the limit is kept`() throws {
    let early = try world(1_899)
    #expect(!early.html.contains("in this log"))
    let world = try world(1_997)
    #expect(world.html.contains("Room for 3 more entries in this log"))
    world.send(.view(.pitch(.stoppageToggled)))
    world.send(.view(.pitch(.stoppageToggled)))
    #expect(world.html.contains("Room for 1 more entry in this log"))
    world.commands = []
    world.send(.view(.pitch(.flowOpened(.note, .home))))
    world.send(.view(.pitch(.flow(.textTyped("the last")))))
    world.send(.view(.pitch(.flow(.saved))))
    #expect(world.commands.count == 1)
    #expect(world.html.contains("This log is full"))
    world.send(.view(.pitch(.flowOpened(.note, .home))))
    world.send(.view(.pitch(.flow(.textTyped("one more")))))
    world.send(.view(.pitch(.flow(.saved))))
    #expect(world.commands.count == 1, "nothing is submitted that would be refused")
    #expect(world.html.contains("one more"), "what was typed stays")
    world.send(.view(.pitch(.flow(.closed))))
    #expect(
      world.html.contains("Not saved: a log holds 2,000 entries")
        || world.html.contains("Not saved: a log holds 2000 entries"))
    world.send(.view(.pitch(.lastUndone)))
    world.send(.view(.pitch(.stoppageToggled)))
    #expect(world.commands.count == 1 && world.rejections.isEmpty)
    #expect(world.record?.log.count == 2_000)
  }
}

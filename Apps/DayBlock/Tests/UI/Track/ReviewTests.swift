import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import TestKit
import Testing

@testable import DayBlockTestKit

/// Looking at what was recorded, and at the board (specification §7, §8.4).
@Suite struct ReviewTests {
  @Test func whatWasMadeJustNowEndsWithDone() {
    var (world, session) = TrackWorld.reviewed()
    #expect(world.html.contains("id=\"day-done\""))
    #expect(world.html.contains("09:00–10:15"))
    #expect(world.html.contains("+1.0 blocks produced!"))
    #expect(world.html.contains("+ 15 min"))
    world.send(.review(.closed))
    #expect(world.state.route == .tracking)
    world.send(.view(.went(.session(session))))
    #expect(!world.html.contains("id=\"day-done\""))
  }

  @Test func backClosesAMenuAlone() {
    var (world, session) = TrackWorld.reviewed()
    #expect(!hasCover(DayBlockFeature.view(world.state)))
    world.send(.review(.moreShown))
    #expect(world.html.contains("day-review-more"))
    if let action = closing(DayBlockFeature.view(world.state)) { world.send(action) }
    #expect(!world.html.contains("day-review-more"))
    #expect(world.state.route == .session(session))
  }

  @Test func aMemoIsKeptOrLeft() {
    var (world, session) = TrackWorld.reviewed()
    world.send(.review(.memoOpened))
    #expect(world.asks.contains { ask in ask.request == .focus(elementID: "day-memo-text") })
    world.send(.review(.memoTyped("Chapter 3")))
    world.send(.review(.memoLeft))
    #expect(world.replica.session(session)?.memo == "")
    world.send(.review(.memoOpened))
    world.send(.review(.memoTyped("Chapter 3 & 4")))
    world.send(.review(.memoKept))
    #expect(world.replica.session(session)?.memo == "Chapter 3 & 4")
    #expect(world.html.contains("Chapter 3 &amp; 4"))
  }

  @Test func aMemoHasTenThousandCharacters() {
    var (world, session) = TrackWorld.reviewed()
    world.send(.review(.memoOpened))
    world.send(.review(.memoTyped(String(repeating: "가", count: 10_050))))
    world.send(.review(.memoKept))
    #expect(world.replica.session(session)?.memo.unicodeScalars.count == 10_000)
    #expect(world.rejections.isEmpty)
  }

  @Test func whatIsDeletedComesBack() {
    var (world, session) = TrackWorld.reviewed()
    world.send(.review(.moreShown))
    world.send(.review(.deleteWanted))
    #expect(world.html.contains("Delete this record?"))
    world.send(.review(.deleted))
    #expect(world.sessions("2026-03-04").isEmpty)
    #expect(world.state.route == .tracking)
    world.send(.view(.noticeUndone(1)))
    #expect(world.replica.session(session)?.deletedAt == nil)
  }

  @Test func nothingIsSaidToBeUndoneThatIsNot() {
    var (world, _) = TrackWorld.reviewed()
    world.send(.review(.moreShown))
    world.send(.review(.deleteWanted))
    world.send(.review(.deleted))
    // Another device has reset everything meanwhile.
    world.pass(minutes: 1)
    world.arrives(.setSetting(TrackWorld.me, .reset(world.instant)))
    world.send(.view(.noticeUndone(1)))
    #expect(world.rejections.isEmpty)
    #expect(!world.html.contains("Undone"))
  }

  @Test func theBoardSaysWhatItShows() {
    var (world, blocks) = TrackWorld.ready()
    #expect(
      world.html.contains("aria-label=\"Today&#39;s blocks: Nothing produced.\"")
        || world.html.contains("Nothing produced."))
    world.send(.played)
    world.pass(minutes: 75)
    world.look()
    #expect(world.html.contains("09:00–10:30 Study, 1.0 block, in production."))
    #expect(world.html.contains("blinks"))
    world.send(.paused(world.run?.id ?? ID(high: 0, low: 0)))
    #expect(world.html.contains("09:00–10:30 Study, 1.0 block, paused."))
    #expect(!world.html.contains("blinks"))
    #expect(world.html.contains("today +1.0"))
    _ = blocks
  }

  @Test func minutesAreAnotherLayer() {
    var (world, _) = TrackWorld.ready()
    world.arrives(.setSetting(TrackWorld.me, .board(.minutes)))
    world.send(.played)
    world.pass(minutes: 75)
    world.look()
    #expect(world.html.contains("--from:0;--to:1000"))
    #expect(world.html.contains("--from:0;--to:250"))
  }

  @Test(arguments: [false, true])
  func everyScreenSpeaksKorean(isLive: Bool) {
    var world = TrackWorld(language: .korean)
    world.welcomed()
    world.block("공부")
    world.load()
    if isLive {
      world.send(.played)
      #expect(world.html.contains("생산 시간 00:00:00"))
    } else {
      #expect(world.html.contains("오늘 +0.0"))
      #expect(world.html.contains("공부"))
    }
  }
}

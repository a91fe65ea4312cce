import Core
import DayBlockDomain
import DayBlockUI
import Testing

@testable import DayBlockTestKit

/// A memo that was left can be gone on with (specification §8.4).
@Suite struct UnsavedMemoTests {
  private func written(_ text: String = "Chapter 3") -> (world: TrackWorld, session: DaySessionID) {
    var (world, session) = TrackWorld.reviewed()
    world.send(.review(.memoOpened))
    world.send(.review(.memoTyped(text)))
    return (world, session)
  }

  private func isOpen(_ world: TrackWorld) -> Bool { world.html.contains("id=\"day-memo-page\"") }

  @Test func whatWasWrittenComesBack() {
    var (world, session) = written()
    world.send(.review(.memoLeft))
    #expect(!isOpen(world) && world.html.contains("Memo not saved"))
    #expect(world.html.contains(">Undo<"))
    world.asks.removeAll()
    world.send(.view(.noticeUndone(1)))
    #expect(isOpen(world))
    #expect(world.asks.contains { ask in ask.request == .focus(elementID: "day-memo-text") })
    world.send(.review(.memoKept))
    #expect(world.replica.session(session)?.memo == "Chapter 3")
  }

  @Test func whatIsRefusedIsNotSaidToBeSavedAndComesBack() {
    var (world, session) = written("Chapter\u{0} 3")
    world.send(.review(.memoKept))
    #expect(world.rejections.isEmpty && world.replica.session(session)?.memo.isEmpty == true)
    #expect(!world.html.contains("Memo saved") && world.html.contains("Memo not saved"))
    world.send(.view(.noticeUndone(2)))
    #expect(isOpen(world) && world.html.contains("Chapter"))
  }

  @Test func alsoAfterGoingBack() {
    var (world, session) = written()
    world.send(.view(.went(.tracking)))
    #expect(world.state.route == .tracking && world.html.contains("Memo not saved"))
    world.send(.view(.noticeUndone(1)))
    #expect(world.state.route == .session(session) && isOpen(world))
    #expect(world.html.contains("id=\"day-done\""), "it was made just now")
    world.send(.review(.memoKept))
    #expect(world.replica.session(session)?.memo == "Chapter 3")
  }

  @Test func whatDidNotChangeIsNotOffered() {
    var (world, _) = written("")
    world.send(.review(.memoLeft))
    #expect(!isOpen(world) && !world.html.contains("Memo not saved"))
    world.send(.review(.memoOpened))
    world.send(.review(.memoTyped("Chapter 3")))
    world.send(.review(.memoKept))
    #expect(!world.html.contains("Memo not saved"))
  }

  @Test func aRecordThatIsGoneMeanwhileIsSaidSo() {
    var (world, session) = written()
    world.send(.view(.went(.tracking)))
    world.arrives(.deleteSession(session))
    world.send(.view(.noticeUndone(1)))
    #expect(world.state.route == .tracking)
    #expect(world.html.contains("Record not found"))
  }
}

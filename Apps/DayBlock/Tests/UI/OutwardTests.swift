import Core
import DayBlockDomain
import DayBlockUI
import Design
import Sync
import Testing

@testable import DayBlockTestKit

/// What only the suite can do leaves DayBlock as that, and does nothing in it.
@Suite struct OutwardTests {
  private func world(_ route: DayRoute) -> DayWorld {
    var world = DayWorld(route: route)
    world.settle()
    world.load()
    return world
  }

  private func refused(_ number: UInt64, _ command: DayBlockCommand) -> RefusedDayCommand {
    RefusedDayCommand(
      id: CommandID(high: 1, low: number), command: command, reason: .rules(.nameMissing),
      when: "today")
  }

  @Test func whatWasNotAcceptedIsDiscardedByTheSuite() {
    var world = world(.settings)
    #expect(Screen(world.state).press("See why") == nil)
    world.state.refused = [refused(7, .deleteBlock(DayWorld.gym))]
    world.press("See why")
    #expect(world.state.route == .refused)
    #expect(world.html.contains("Delete the block Gym"))
    guard case .delegate(.discardRefused(let id))? = Screen(world.state).press("Discard") else {
      Issue.record("nothing is discarded")
      return
    }
    #expect(id == CommandID(high: 1, low: 7))
    world.press("Discard")
    #expect(world.commands.isEmpty && world.replica.isShown(DayWorld.gym))
    // The suite takes it off the list.
    world.state.refused = []
    #expect(world.html.contains("Everything was accepted"))
  }

  @Test func whoCannotReadTheirBlocksTriesAgain() {
    var world = world(.tracking)
    #expect(Screen(world.state).press("Try again") == nil)
    world.state.trouble = "NotReadableError"
    #expect(world.html.contains("NotReadableError"))
    guard case .delegate(.retryLoading)? = Screen(world.state).press("Try again") else {
      Issue.record("nothing is tried again")
      return
    }
    world.press("Try again")
    #expect(world.commands.isEmpty && world.state.route == .tracking)
  }

  @Test func whatNeedsAnAccountLeadsToOne() {
    var world = world(.links)
    #expect(Screen(world.state).press("Sign in or sign up") == nil)
    world.state.hasAccount = false
    guard case .delegate(.signIn)? = Screen(world.state).press("Sign in or sign up") else {
      Issue.record("nobody is led to an account")
      return
    }
    world.press("Sign in or sign up")
    #expect(world.commands.isEmpty && world.state.route == .links)
  }

  @Test func theAccountIsTheSuitesBusiness() {
    var world = world(.info)
    guard case .delegate(.openSuiteSettings)? = Screen(world.state).press("Account and appearance")
    else {
      Issue.record("the suite's settings are not opened")
      return
    }
    world.press("Account and appearance")
    #expect(world.commands.isEmpty && world.state.route == .info)
  }

  // MARK: Messages

  @Test func aMessageThatIsDismissedTakesItsUndoWithIt() {
    var world = world(.tracking)
    world.send(.track(.blockDeleted(DayWorld.gym)))
    #expect(world.html.contains("Gym deleted") && world.html.contains(">Undo<"))
    world.press("Dismiss")
    #expect(!world.html.contains("Gym deleted") && !world.html.contains(">Undo<"))
    // What was done stays; what comes too late finds nothing.
    world.ring("day.notice.1")
    world.send(.noticeUndone(1))
    #expect(!world.replica.isShown(DayWorld.gym))
    #expect(world.commands == [.deleteBlock(DayWorld.gym)])
  }

  @Test func ofTwoMessagesTheOtherStays() {
    var world = world(.tracking)
    world.send(.track(.blockDeleted(DayWorld.gym)))
    world.send(.track(.blockDeleted(DayWorld.study)))
    #expect(Screen(world.state).count("Dismiss") == 2)
    world.press("Dismiss")
    #expect(!world.html.contains("Gym deleted") && world.html.contains("Study deleted"))
    world.press("Undo")
    #expect(world.replica.isShown(DayWorld.study) && !world.replica.isShown(DayWorld.gym))
  }
}

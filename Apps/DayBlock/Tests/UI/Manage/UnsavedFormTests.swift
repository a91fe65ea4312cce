import Core
import DayBlockDomain
import DayBlockUI
import Testing

/// Whoever leaves an editor by the browser's Back or by a link loses nothing (specification §8.5).
@Suite struct UnsavedFormTests {
  private func editing(_ place: DayRoute) -> DayWorld {
    var world = DayWorld(route: .manage(.blocks))
    world.settle()
    world.load()
    world.send(.went(place))
    return world
  }

  @Test func aBlockThatWasLeftIsOfferedAgain() {
    var world = editing(.editBlock(DayWorld.gym))
    world.send(.manage(.block(.named("Weights"))))
    world.send(.went(.manage(.blocks)))
    #expect(world.state.route == .manage(.blocks) && world.commands.isEmpty)
    #expect(world.html.contains("Block not saved") && world.html.contains(">Keep editing<"))
    world.send(.noticeUndone(1))
    #expect(world.state.route == .editBlock(DayWorld.gym))
    #expect(world.html.contains("value=\"Weights\""))
    world.send(.manage(.block(.sent)))
    #expect(world.replica.block(DayWorld.gym)?.name == "Weights")
    #expect(!world.html.contains("Block not saved"), "what was sent is not offered")
  }

  @Test func aGroupThatALinkLeftIsOfferedAgain() {
    var world = editing(.editGroup(nil))
    world.send(.manage(.group(.named("Home"))))
    world.send(.went(.calendar(.month, nil)))
    #expect(world.html.contains("Group not saved"))
    world.send(.noticeUndone(1))
    #expect(world.state.route == .editGroup(nil) && world.html.contains("value=\"Home\""))
    world.send(.manage(.group(.sent)))
    #expect(world.replica.group(named: "Home", of: DayWorld.me) != nil)
    #expect(!world.html.contains("Group not saved"))
  }

  @Test func whatWasDroppedOnPurposeOrNeverChangedIsNotOffered() {
    var world = editing(.editBlock(DayWorld.gym))
    world.send(.went(.manage(.blocks)))
    #expect(!world.html.contains("not saved"))
    world.send(.went(.editBlock(DayWorld.gym)))
    world.send(.manage(.block(.named("Weights"))))
    world.send(.manage(.block(.leaveWanted)))
    world.send(.manage(.block(.left)))
    #expect(world.state.route == .manage(.blocks))
    #expect(!world.html.contains("not saved"))
    world.send(.went(.editBlock(nil)))
    world.send(.manage(.block(.named("Reading"))))
    world.send(.manage(.block(.sent)))
    #expect(!world.html.contains("not saved"))
  }

  /// Going on with one form offers the other.
  @Test func ofTwoFormsNeitherIsLost() {
    var world = editing(.editBlock(nil))
    world.send(.manage(.block(.named("Piano"))))
    world.send(.went(.manage(.blocks)))
    world.send(.went(.editBlock(nil)))
    #expect(!world.html.contains("value=\"Piano\""))
    world.send(.manage(.block(.named("Guitar"))))
    world.send(.noticeUndone(1))
    #expect(world.html.contains("value=\"Piano\""))
    world.send(.noticeUndone(2))
    #expect(world.html.contains("value=\"Guitar\""))
  }

  @Test func aBlockThatIsGoneMeanwhileIsSaidSo() {
    var world = editing(.editBlock(DayWorld.gym))
    world.send(.manage(.block(.named("Weights"))))
    world.send(.went(.manage(.blocks)))
    world.decide(.deleteBlock(DayWorld.gym))
    world.state.replicaChanged(world.replica, world.moment())
    world.send(.noticeUndone(1))
    #expect(world.state.route == .manage(.blocks))
    #expect(world.html.contains("It no longer exists"))
  }
}

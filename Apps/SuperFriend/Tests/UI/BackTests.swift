import Core
import SuperFriendDomain
import SuperFriendUI
import TestKit
import Testing

/// Back closes what lies on top alone.
@Suite struct BackTests {
  /// Does what Back stands for, as far as something lies on top.
  private func back(_ world: inout World) {
    if let action = closing(FriendsFeature.view(world.state)) { world.send(action) }
  }

  private func isCovered(_ world: World) -> Bool { hasCover(FriendsFeature.view(world.state)) }

  @Test func `a menu over a sheet is closed alone`() {
    var cast = Cast()
    cast.world.send(.went(.friend(cast.ana)))
    cast.world.send(.overlayShown(.manage(cast.ana)))
    #expect(cast.world.html.contains(#"class="menu""#))
    back(&cast.world)
    #expect(!cast.world.html.contains(#"class="menu""#))
    #expect(cast.world.state.route == .friend(cast.ana))
    // The sheet is an address: the browser leads from it.
    var closed = cast.world
    back(&closed)
    #expect(closed.state.route != .friend(cast.ana))
  }

  @Test func `a question over the list is closed, and nothing lies on the list`() {
    var cast = Cast()
    #expect(!isCovered(cast.world))
    cast.world.send(.overlayShown(.remove(cast.ana)))
    back(&cast.world)
    #expect(cast.world.commands.isEmpty)
    #expect(!cast.world.html.contains(#"class="question""#))
  }

  @Test func `from what a file would do back to the choice of one`() {
    var world = World(route: .importCards)
    world.load()
    #expect(!isCovered(world))
    let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Tom Ek\r\nEND:VCARD\r\n"
    world.send(.importing(.dropped(Array(card.utf8))))
    #expect(world.html.contains("1 card found"))
    back(&world)
    #expect(!world.html.contains("1 card found") && world.commands.isEmpty)
    #expect(world.state.route == .importCards)
    #expect(!isCovered(world))
  }
}

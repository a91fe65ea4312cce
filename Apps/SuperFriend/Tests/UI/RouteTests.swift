import Core
import SuperFriendDomain
import SuperFriendUI
import Testing

private let friend = FriendID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0001)
private let connection = ConnectionID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0002)

@Suite struct RouteTests {
  @Test(arguments: [
    FriendsRoute.list, .add, .newPerson, .newFriend(friend.retagged()), .newFriends, .importCards,
    .archived, .settings, .refused, .duplicates, .recordMany, .playground, .friend(friend),
    .record(friend), .connection(friend, connection), .editContact(friend), .relink(friend),
  ])
  func everyPlacePrintsAndParses(_ route: FriendsRoute) {
    #expect(FriendsRoute(path: route.path) == route)
    #expect(FriendsRoute(path: route.path + "/?q=1#x") == route)
  }

  @Test func closingAScreenLeadsToWhereItWasOpenedFrom() {
    var cast = Cast()
    cast.world.send(.went(.settings))
    cast.world.send(.went(.archived))
    cast.world.send(.closed)
    #expect(cast.world.state.route == .settings)
    cast.world.send(.closed)
    #expect(cast.world.state.route == .list)
    cast.world.state.navigate(to: .archived, cast.world.moment())
    cast.world.send(.closed)
    #expect(cast.world.state.route == .list)
  }

  @Test func closingASheetLeadsToTheScreenBelow() {
    var cast = Cast()
    cast.world.send(.went(.friend(cast.ana)))
    cast.world.send(.went(.record(cast.ana)))
    cast.world.send(.closed)
    #expect(cast.world.state.route == .friend(cast.ana))
    cast.world.send(.closed)
    #expect(cast.world.state.route == .list)
    cast.world.send(.went(.newPerson))
    cast.world.send(.closed)
    #expect(cast.world.state.route == .add)
  }

  @Test(arguments: [
    "", "/", "/golf", "/friends/nobody", "/friends/add/nobody", "/friends/a/b/c/d",
    "/friends/\(friend)/unknown", "/friends/\(friend)/connections/7", "/friendship",
  ])
  func otherPathsAreNoPlace(_ path: String) {
    #expect(FriendsRoute(path: path) == nil)
  }
}

import Core
import TeePalsDomain
import TeePalsUI
import Testing

private let post = PostID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0004)
private let round = RoundID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0003)

@Suite struct TeePalsRouteTests {
  static let all: [TeePalsRoute] = [
    .home, .rounds, .create, .round(round), .chat(round), .invite(round), .editRound(round),
    .notifications, .profile, .settings, .blocked, .people, .golfer(GolfWorld.other),
    .followers(GolfWorld.other), .following(GolfWorld.me), .onboarding, .refused, .standing, .feed,
    .post(post, nil), .composePost, .editPost(post), .posts(GolfWorld.other),
    .moderation(.queue), .moderation(.log), .moderation(.figures),
    .moderationCase(ModerationCaseID(high: 1, low: 2)),
  ]

  @Test(
    arguments: all + ActivityTab.allCases.map { tab in .activity(tab) }
      + ProfileSection.allCases.map { section in .editProfile(section) })
  func everyPlacePrintsAndParses(_ route: TeePalsRoute) {
    #expect(TeePalsRoute(path: route.path) == route)
    #expect(TeePalsRoute(path: route.path + "#x") == route)
    if case .activity = route { return }
    #expect(TeePalsRoute(path: route.path + "/?inviter=1") == route)
  }

  @Test(arguments: [
    ("/golf/rounds/activity", ActivityTab.schedule),
    ("/golf/rounds/activity?view=invites&x=1", .invites),
    ("/golf/rounds/activity?x=1&view=past", .past),
    ("/golf/rounds/activity?view=nonsense", .schedule),
  ])
  func theActivityIsSaidInTheQuery(_ path: String, _ tab: ActivityTab) {
    #expect(TeePalsRoute(path: path) == .activity(tab))
  }

  @Test(arguments: [
    "", "/", "/friends", "/golfing", "/golf/rounds/nothing", "/golf/rounds/\(round)/nothing",
    "/golf/rounds/\(round)/chat/more", "/golf/golfers/nobody",
    "/golf/profile/edit", "/golf/profile/edit/nothing", "/golf/profile/nothing",
    "/golf/notifications/1", "/golf/welcome/2", "/golf/feed/1", "/golf/posts",
    "/golf/posts/nothing", "/golf/posts/\(post)/nothing", "/golf/moderation/queue",
    "/golf/moderation/cases", "/golf/moderation/cases/x",
  ])
  func otherPathsAreNoPlace(_ path: String) { #expect(TeePalsRoute(path: path) == nil) }

  @Test func aCommentIsSaidInTheQuery() {
    let comment = CommentID(high: 7, low: 7)
    let place = TeePalsRoute.post(post, comment)
    #expect(TeePalsRoute(path: place.path) == place)
    #expect(TeePalsRoute(path: "/golf/posts/\(post)/?x=1&comment=\(comment)#y") == place)
    #expect(TeePalsRoute(path: "/golf/posts/\(post)?comment=none") == .post(post, nil))
  }

  @Test func goingBackFollowsTheWayThatWasTaken() {
    var world = GolfWorld()
    world.golfer()
    world.load()
    world.send(.went(.rounds))
    world.send(.went(.round(round)))
    world.send(.went(.golfer(GolfWorld.other)))
    world.send(.went(.followers(GolfWorld.other)))
    world.send(.closed)
    #expect(world.state.route == .golfer(GolfWorld.other))
    world.send(.closed)
    #expect(world.state.route == .round(round))
    world.send(.closed)
    #expect(world.state.route == .rounds)
  }

  @Test func withoutAWayTheParentIsBehind() {
    var world = GolfWorld(route: .followers(GolfWorld.other))
    world.golfer()
    world.load()
    world.send(.closed)
    #expect(world.state.route == .golfer(GolfWorld.other))
    world.send(.closed)
    #expect(world.state.route == .home)
  }

  @Test func theBrowsersBackGoesTheSameWay() {
    var world = GolfWorld()
    world.golfer()
    world.load()
    world.send(.went(.profile))
    world.send(.went(.settings))
    world.send(.went(.blocked))
    // The address of before, as the host reports it.
    world.send(.went(.settings))
    world.send(.closed)
    #expect(world.state.route == .profile)
  }

  @Test func theTabsLeadThroughTheAppAndOutOfIt() {
    var world = GolfWorld()
    world.golfer()
    world.load()
    for address in [
      "/", "/golf", "/golf/rounds", "/golf/feed", "/golf/notifications", "/golf/profile",
    ] {
      #expect(world.tabs.contains("href=\"\(address)\""), "\(address)")
    }
    world.send(.went(.create))
    #expect(!world.tabs.contains("href"))
  }
}

import Calendar
import Core
import TeePalsDomain
import TeePalsUI
import TestKit
import Testing

@Suite struct GolferScreenTests {
  private func world(_ page: String = GolfWorld.page()) -> GolfWorld {
    var world = GolfWorld(route: .golfer(GolfWorld.other))
    world.golfer()
    world.load()
    world.answer("/api/golf/golfers/", 200, page)
    return world
  }

  @Test func theButtonSaysWhatTwoAreToEachOther() {
    var stranger = world()
    #expect(stranger.html.contains("<span>Follow</span>"))
    stranger.send(.profile(.golfer(.followed(GolfWorld.noah))))
    #expect(stranger.html.contains("<span>Following</span>"))
    var follower = world(GolfWorld.page(followedBy: true))
    #expect(follower.html.contains("<span>Follow Back</span>"))
    follower.send(.profile(.golfer(.followed(GolfWorld.noah))))
    #expect(follower.html.contains("<span>Friends</span>"))
    follower.send(.profile(.golfer(.unfollowAsked(GolfWorld.noah))))
    #expect(follower.html.contains("Unfollow Noah B.?"))
    #expect(follower.replica.follow(GolfWorld.me, GolfWorld.other) != nil)
    follower.send(.profile(.golfer(.unfollowed(GolfWorld.noah))))
    #expect(follower.replica.follow(GolfWorld.me, GolfWorld.other) == nil)
    #expect(follower.html.contains("<span>Follow Back</span>"))
  }

  @Test func whoFollowsIsCountedAtOnce() {
    func counts(_ world: GolfWorld, _ count: Int) -> Bool {
      world.html.contains(">\(count)<")
    }
    var stranger = world()
    #expect(counts(stranger, 3) && !counts(stranger, 4))
    stranger.send(.profile(.golfer(.followed(GolfWorld.noah))))
    #expect(counts(stranger, 4) && !counts(stranger, 3))
    // An answer that has counted it is not counted on top of it.
    stranger.send(.profile(.golfer(.retried)))
    stranger.answer("/api/golf/golfers/", 200, GolfWorld.page(follows: true))
    #expect(counts(stranger, 3))
    stranger.send(.profile(.golfer(.unfollowed(GolfWorld.noah))))
    #expect(counts(stranger, 2))
  }

  @Test func whomOneBlocksIsAStubWithAWayBack() {
    var world = world()
    world.send(.profile(.golfer(.followed(GolfWorld.noah))))
    world.send(.profile(.golfer(.menuShown(true))))
    world.send(.profile(.golfer(.blockAsked(GolfWorld.noah))))
    #expect(world.html.contains("Block Noah B.?"))
    world.send(.profile(.golfer(.blocked(GolfWorld.noah))))
    #expect(world.html.contains("You blocked Noah B.") && !world.html.contains("Walks fast."))
    #expect(world.replica.follow(GolfWorld.me, GolfWorld.other) == nil)
    world.send(.went(.blocked))
    #expect(world.html.contains("Unblock Noah B."))
    world.send(.profile(.golfer(.unblocked(GolfWorld.noah))))
    #expect(world.html.contains("No blocked people"))
  }

  @Test func somebodyIsHandedOn() {
    let link = "https://golf.example/golf/golfers/\(GolfWorld.other)"
    var world = world()
    world.send(.profile(.golfer(.menuShown(true))))
    #expect(world.html.contains("Share profile"))
    world.send(.profile(.golfer(.shared)))
    #expect(!world.html.contains("Share profile"))
    let isAsked = world.answer(.failed("unsupported")) { request in
      if case .share(let title, _, let url) = request {
        title == "Noah B." && url == link
      } else {
        false
      }
    }
    #expect(isAsked)
    #expect(world.html.contains("Copied"))
    #expect(world.asks.contains { ask in ask.request == .copy(link) })
  }

  @Test func blockingIsNotGated() {
    var world = GolfWorld(route: .golfer(GolfWorld.other))
    world.golfer(pictured: false)
    world.load()
    world.answer("/api/golf/golfers/", 200, GolfWorld.page())
    world.send(.profile(.golfer(.blocked(GolfWorld.noah))))
    #expect(world.replica.block(GolfWorld.me, GolfWorld.other) != nil)
  }

  @Test func whoIsNotThereIsNotFoundAndTroubleCanBeTriedAgain() {
    var world = GolfWorld(route: .golfer(GolfWorld.other))
    world.golfer()
    world.load()
    world.answer("/api/golf/golfers/", 404, "{\"code\":\"notFound\"}")
    #expect(world.html.contains("Profile not found"))
    world.send(.profile(.golfer(.retried)))
    world.answer("/api/golf/golfers/", 500, "")
    #expect(world.html.contains("Try again"))
  }

  @Test func friendsComeFirstAndCanBeSearched() throws {
    var world = GolfWorld(route: .followers(GolfWorld.me))
    world.golfer()
    world.load()
    let friend = UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0003)
    world.answer(
      "/api/golf/golfers/", 200,
      """
      {"golfers":[{"user":"\(GolfWorld.other)","name":"Noah B.","isFriend":false,\
      "isFollowed":false},{"user":"\(friend)","name":"Élodie M.","isFriend":true,\
      "isFollowed":true}],"next":"abc"}
      """)
    let html = world.html
    let first = try #require(html.firstRange(of: "Élodie M."))
    let second = try #require(html.firstRange(of: "Noah B."))
    #expect(first.lowerBound < second.lowerBound)
    #expect(html.contains("Load more"))
    world.send(.profile(.people(.searchTyped("elo"))))
    #expect(world.html.contains("Élodie M.") && !world.html.contains("Noah B."))
    world.send(.profile(.people(.searchTyped("zzz"))))
    #expect(world.html.contains("No matching people"))
  }

  @Test func golfersAreFoundByName() {
    var world = GolfWorld(route: .profile)
    world.golfer()
    world.load()
    #expect(world.html.contains("Find golfers"))
    world.send(.went(.people))
    #expect(world.html.contains("found by first name"))
    world.send(.profile(.finding(.typed("n"))))
    let isAsked = world.ring("golf.people")
    #expect(!isAsked, "too little")
    world.send(.profile(.finding(.typed("noah b"))))
    world.ring("golf.people")
    #expect(world.paths.last == "/api/golf/golfers?q=noah%20b")
    let line = """
      {"user":"\(GolfWorld.other)","name":"Noah B.","isFriend":false,"isFollowed":false}
      """
    world.answer("/api/golf/golfers?", 200, "{\"golfers\":[\(line)],\"next\":\"a.b\"}")
    #expect(world.html.contains("Noah B.") && world.html.contains("Follow Noah B."))
    world.send(.profile(.finding(.moreWanted)))
    #expect(world.paths.last?.hasSuffix("&cursor=a.b") == true)
    world.answer("/api/golf/golfers?", 200, "{\"golfers\":[\(line)]}")
    #expect(world.html.ranges(of: "Follow Noah B.").count == 1, "once")
    #expect(!world.html.contains("Load more"))
    world.send(.profile(.golfer(.blocked(GolfWorld.noah))))
    #expect(!world.html.contains("Follow Noah B."))
    world.send(.profile(.finding(.typed("zoe"))))
    world.ring("golf.people")
    world.answer("/api/golf/golfers?", 429, "{\"code\":\"tooManyRequests\"}")
    #expect(world.html.contains("Try again"))
    world.send(.profile(.finding(.retried)))
    world.answer("/api/golf/golfers?", 200, "{\"golfers\":[]}")
    #expect(world.html.contains("No matching people"))
  }

  @Test func aSectionIsSavedWhenItIsRight() throws {
    var world = GolfWorld(route: .profile)
    world.golfer()
    world.load()
    world.send(.went(.editProfile(.bio)))
    world.send(.profile(.editor(.typed(.bio, String(repeating: "a", count: 301)))))
    world.send(.profile(.editor(.submitted)))
    #expect(world.html.contains("at most 300 characters"))
    world.send(.profile(.editor(.typed(.bio, "Early tee times."))))
    world.send(.profile(.editor(.leaveAsked)))
    #expect(world.html.contains("Leave without saving?"))
    world.send(.profile(.questionDismissed))
    world.send(.profile(.editor(.submitted)))
    #expect(
      world.commands == [
        .editProfile(GolfWorld.me, [.bio("Early tee times."), .was(.bio(""))])
      ])
    #expect(world.state.route == .profile && world.html.contains("Early tee times."))
    world.send(.went(.editProfile(.golf)))
    world.send(.profile(.editor(.typed(.skill, "expert"))))
    world.send(.profile(.editor(.typed(.averageScore, "80"))))
    world.send(.profile(.editor(.submitted)))
    let profile = try #require(world.replica.profile(of: GolfWorld.me))
    #expect(profile.skill == .expert && profile.averageScore == 80)
    #expect(world.html.contains("80+"))
  }

  @Test func settingsAreSavedWhenTheyAreChosen() {
    var world = GolfWorld(route: .settings)
    world.golfer()
    world.load()
    world.send(.profile(.setting(.pushed(.social, false))))
    world.send(.profile(.setting(.quietFrom("21:30"))))
    world.send(.profile(.setting(.digestChosen("weekly"))))
    let settings = world.replica.settings(of: GolfWorld.me)
    #expect(settings.pushed == [.rounds, .chat, .system])
    #expect(settings.quietHours?.from.description == "21:30")
    #expect(settings.digest == .weekly)
    world.send(.profile(.setting(.quietToggled(false))))
    #expect(world.replica.settings(of: GolfWorld.me).quietHours == nil)
    #expect(world.rejections.isEmpty)
  }

  @Test func messagesToThisDeviceAreAskedFor() {
    var world = GolfWorld(route: .settings)
    world.golfer()
    world.load()
    world.send(.profile(.setting(.pushToggled(true))))
    world.answer("/api/push/key", 200, "{\"key\":\"abc\"}")
    world.answer(.failed("denied")) { request in request == .subscribe(key: "abc") }
    #expect(world.html.contains("Your browser blocks notifications"))
    world.send(.profile(.setting(.pushToggled(true))))
    world.answer("/api/push/key", 200, "{\"key\":\"abc\"}")
    world.answer(.text("{\"endpoint\":\"https://push.example\"}")) { request in
      request == .subscribe(key: "abc")
    }
    world.answer("/api/push/subscribe", 204, "")
    #expect(world.memory.values.contains("on"))
    world.send(.profile(.setting(.pushToggled(false))))
    world.answer(.text("https://push.example")) { request in
      request == .pushAddress(ends: false)
    }
    #expect(world.paths.last == "/api/push/unsubscribe")
    world.answer("/api/push/unsubscribe", 200, #"{"isUsed":false}"#)
    #expect(world.asks.contains { ask in ask.request == .pushAddress(ends: true) })
    #expect(!world.memory.values.contains("on"))
  }
}

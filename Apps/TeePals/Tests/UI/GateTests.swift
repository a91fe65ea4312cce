import Core
import TeePalsDomain
import TeePalsUI
import Testing

/// What a profile without a photo cannot do (specification §5.3).
@Suite struct GateTests {
  private func visitor() -> GolfWorld {
    var world = GolfWorld(route: .golfer(GolfWorld.other))
    world.golfer(pictured: false)
    world.load()
    world.answer("/api/golf/golfers/", 200, GolfWorld.page())
    return world
  }

  private func uploads(_ world: inout GolfWorld) {
    world.send(.profile(.photo(.wanted)))
    world.answer(.kept(KeptFile(address: "blob:1", size: 9_000))) { request in
      if case .keepPhoto = request { true } else { false }
    }
    #expect(world.paths.last == "/api/golf/photos?use=profile")
    let name = String(repeating: "0a", count: 32)
    world.answer("/api/golf/photos", 201, "{\"photo\":\"\(name)\"}")
  }

  @Test func theSheetSaysWhatIsMissing() {
    var world = visitor()
    world.send(.profile(.golfer(.followed(GolfWorld.noah))))
    #expect(world.commands.isEmpty)
    #expect(world.html.contains("Complete Your Profile"))
    #expect(world.html.contains("recognize you at the course"))
    world.send(.gate(.dropped))
    #expect(!world.html.contains("Complete Your Profile"))
    #expect(world.commands.isEmpty)
  }

  @Test func whatWasWantedIsDoneOnceThePhotoIsThere() {
    var world = visitor()
    world.send(.profile(.golfer(.followed(GolfWorld.noah))))
    world.send(.gate(.completed))
    #expect(world.state.route == .editProfile(.photo))
    // The editor lies over what the person wanted to do something on.
    #expect(world.html.contains("Noah B."))
    uploads(&world)
    #expect(world.state.route == .golfer(GolfWorld.other))
    #expect(world.rejections.isEmpty)
    #expect(
      world.commands == [
        .editProfile(GolfWorld.me, [.photo(GolfWorld.photo)]),
        .follow(GolfWorld.me, GolfWorld.noah),
      ])
    #expect(world.html.contains("Following"))
  }

  @Test func photoAndSkillAreAskedForOneAfterTheOther() {
    var world = GolfWorld(route: .golfer(GolfWorld.other))
    world.golfer(pictured: false, skill: nil)
    world.load()
    world.answer("/api/golf/golfers/", 200, GolfWorld.page())
    world.send(.profile(.golfer(.followed(GolfWorld.noah))))
    #expect(world.html.contains("Skill level") && world.html.contains("know how you play"))
    world.send(.gate(.completed))
    uploads(&world)
    #expect(world.state.route == .editProfile(.golf))
    #expect(world.asks.contains { ask in ask.request == .replaceAddress })
    world.send(.profile(.editor(.typed(.skill, "beginner"))))
    world.send(.profile(.editor(.submitted)))
    #expect(world.state.route == .golfer(GolfWorld.other))
    #expect(world.commands.last == .follow(GolfWorld.me, GolfWorld.noah))
    #expect(world.rejections.isEmpty)
  }

  @Test(arguments: [
    ("pictureTooSmall", "at least 256 pixels"), ("pictureTooLarge", "too many pixels"),
    ("pictureTooNarrow", "up to 4 times as long as it is wide"), ("bodyTooLarge", "at most 5 MB"),
  ])
  func whyAPhotoIsNotTakenIsSaid(_ code: String, _ words: String) {
    var world = visitor()
    world.send(.went(.editProfile(.photo)))
    world.send(.profile(.photo(.wanted)))
    world.answer(.kept(KeptFile(address: "blob:1", size: 9_000))) { request in
      if case .keepPhoto = request { true } else { false }
    }
    world.answer("/api/golf/photos", 422, "{\"code\":\"\(code)\"}")
    #expect(world.html.contains(words) && !world.html.contains("Send again"))
  }

  @Test func closingTheEditorWithoutAPhotoDropsWhatWasWanted() {
    var world = visitor()
    world.send(.profile(.golfer(.followed(GolfWorld.noah))))
    world.send(.gate(.completed))
    world.send(.closed)
    #expect(world.state.route == .golfer(GolfWorld.other))
    #expect(world.commands.isEmpty)
    // A photo later does nothing that was forgotten.
    world.send(.went(.editProfile(.photo)))
    uploads(&world)
    #expect(world.commands.count == 1)
  }

  @Test func aPhotoThatDoesNotArriveStaysToBeSentAgain() {
    var world = visitor()
    world.send(.went(.editProfile(.photo)))
    world.send(.profile(.photo(.wanted)))
    world.answer(.kept(KeptFile(address: "blob:1", size: 9_000))) { request in
      if case .keepPhoto = request { true } else { false }
    }
    #expect(world.html.contains("Sending the photo… 9 kB"))
    #expect(world.html.contains("role=\"progressbar\""))
    world.answer(.failed("offline")) { request in
      if case .http(let exchange) = request { exchange.path.contains("photos") } else { false }
    }
    #expect(world.html.contains("The photo stays here") && world.html.contains("blob:1"))
    world.send(.profile(.photo(.sent)))
    let name = String(repeating: "0a", count: 32)
    world.answer("/api/golf/photos", 201, "{\"photo\":\"\(name)\"}")
    #expect(world.commands.count == 1)
    #expect(world.html.contains("Photo saved"))
  }

  @Test func aPhotoThatWaitsForAModeratorIsShownToItsOwnerWhoIsToldSo() throws {
    var world = GolfWorld(route: .profile)
    world.golfer()
    var profile = try #require(world.replica.profile(of: GolfWorld.me))
    (profile.isPhotoHeld, profile.isModerated, profile.isHeld) = (true, true, true)
    profile.photo = nil
    world.replica.set(
      TeePalsEntity.Kind.profile.key(GolfWorld.me), to: .profile(profile))
    world.load()
    #expect(world.html.contains("A moderator removed your photo."))
    #expect(world.html.contains("A moderator hid your bio and occupation."))
    world.send(.went(.editProfile(.bio)))
    #expect(world.html.contains("What you change is looked at before others see it."))
    world.send(.closed)
    world.send(.went(.editProfile(.photo)))
    uploads(&world)
    let photo = try #require(GolfWorld.photo)
    #expect(world.replica.profile(of: GolfWorld.me)?.photo == nil)
    #expect(world.html.contains(photo.text) && !world.html.contains("Add a photo to play"))
  }

  @Test func aPhotoThatWasGivenUpIsNotTakenForTheNextOne() {
    var world = visitor()
    world.send(.went(.editProfile(.photo)))
    for address in ["blob:1", "blob:2"] {
      world.send(.profile(.photo(.wanted)))
      world.answer(.kept(KeptFile(address: address, size: 2_345_678))) { request in
        if case .keepPhoto = request { true } else { false }
      }
      // How much it is, for how far it is nobody knows.
      #expect(world.html.contains("Sending the photo… 2.4 MB"))
      if address == "blob:1" { world.send(.profile(.photo(.givenUp))) }
    }
    let name = String(repeating: "0a", count: 32)
    world.answer(.http(status: 201, body: "{\"photo\":\"\(name)\"}")) { request in
      if case .http(let exchange) = request { exchange.body == "blob:1" } else { false }
    }
    #expect(world.commands.isEmpty && world.html.contains("blob:2"))
  }

  @Test func aPhotoThatNobodyCanReadIsNotShown() {
    var world = visitor()
    world.send(.went(.editProfile(.photo)))
    world.send(.profile(.photo(.wanted)))
    world.answer(.kept(KeptFile(address: "blob:1", size: 9_000))) { request in
      if case .keepPhoto = request { true } else { false }
    }
    world.answer("/api/golf/photos", 415, "{\"code\":\"pictureKindUnknown\"}")
    #expect(!world.html.contains("blob:1"))
  }

  @Test func aPhotoOfMoreThanFiveMegabytesIsNotSent() {
    var world = visitor()
    world.send(.went(.editProfile(.photo)))
    world.send(.profile(.photo(.wanted)))
    world.answer(.kept(KeptFile(address: "blob:1", size: 5 * 1_024 * 1_024 + 1))) { request in
      if case .keepPhoto = request { true } else { false }
    }
    #expect(world.html.contains("at most 5 MB"))
    #expect(!world.paths.contains { path in path.contains("photos") })
  }
}

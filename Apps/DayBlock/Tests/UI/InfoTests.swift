import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Design
import Sync
import TestKit
import Testing

@testable import DayBlockTestKit

@Suite struct WelcomeTests {
  @Test func whoeverIsNewIsWelcomedFirst() {
    var world = DayWorld(route: .calendar(.month, nil))
    world.load()
    #expect(world.state.route == .welcome)
    #expect(world.tabs.isEmpty)
    world.send(.info(.welcome(.skipped)))
    #expect(world.state.route == .calendar(.month, nil))
    #expect(world.replica.settings(of: DayWorld.me).isWelcomed)
  }

  @Test func nobodyIsWelcomedBeforeTheServerWasHeard() {
    var world = DayWorld()
    world.state.sync = SyncSummary(hasServer: false)
    world.load()
    #expect(world.state.route == .tracking)
    #expect(world.html.contains("aria-busy"))
    // It knows of blocks: there was a welcome on another device.
    world.settle()
    world.state.sync = SyncSummary(hasServer: true)
    world.state.replicaChanged(world.replica, world.moment())
    #expect(world.state.needsMeeting)
    world.send(.inner(.met))
    #expect(world.state.route == .tracking)
    #expect(!world.html.contains("aria-busy"))
  }

  @Test func aServerThatDoesNotAnswerIsToldAndCanBeAskedAgain() {
    var world = DayWorld()
    world.state.sync = SyncSummary(hasServer: false, isAnswered: false)
    world.load()
    #expect(world.state.route == .tracking, "what they have may be there")
    #expect(world.html.contains("The server does not answer"))
    #expect(world.html.contains("Try again") && !world.html.contains("aria-busy"))
    world.state.sync = SyncSummary(hasServer: true)
    world.send(.inner(.met))
    #expect(world.state.route == .welcome)
  }

  @Test func whatAnotherDeviceHasEndsTheWelcome() {
    var world = DayWorld()
    world.load()
    #expect(world.state.route == .welcome)
    world.settle()
    world.state.replicaChanged(world.replica, world.moment())
    world.send(.inner(.met))
    #expect(world.state.route == .tracking)
  }

  @Test func theFirstBlockIsStoredBeforeItIsCelebrated() throws {
    var world = DayWorld()
    world.load()
    for _ in 0..<4 { world.send(.info(.welcome(.next))) }
    #expect(world.html.contains("data-hold=\"900\""))
    world.send(.info(.welcome(.touched)))
    #expect(world.commands.isEmpty)
    world.send(.info(.welcome(.held)))
    #expect(world.rejections.isEmpty)
    let block = try #require(world.replica.blocks.first)
    #expect(block.icon == "party")
    let session = try #require(world.replica.sessions(on: world.today).first)
    #expect(session.origin == .tutorial && session.halfBlocks == 1 && !session.memo.isEmpty)
    #expect(world.replica.producedDays.isEmpty)
    #expect(world.state.route == .welcome)
    world.send(.info(.welcome(.held)))
    #expect(world.replica.blocks.count == 1)
    world.ring("day-welcome")
    #expect(world.state.route == .session(session.id))
  }

  @Test func earlyInTheDayTheFirstBlockIsYesterdays() {
    var world = DayWorld(at: "2026-03-10T00:10")
    world.load()
    for _ in 0..<4 { world.send(.info(.welcome(.next))) }
    world.send(.info(.welcome(.held)))
    let yesterday = CivilDate("2026-03-09") ?? .first
    #expect(
      world.replica.sessions(on: yesterday).reduce(0) { sum, one in sum + one.halfBlocks } == 1)
  }

  /// Somebody who has made the tutorial's block.
  private func tutored() -> DayWorld {
    var world = DayWorld()
    world.load()
    for _ in 0..<4 { world.send(.info(.welcome(.next))) }
    world.send(.info(.welcome(.held)))
    world.ring("day-welcome")
    return world
  }

  @Test func theTutorialIsRemovedInOneTap() throws {
    var world = tutored()
    world.send(.went(.settings))
    world.send(.info(.welcome(.tutorialRemoved)))
    #expect(world.replica.blocks.isEmpty)
    #expect(world.html.contains(">Undo<"))
    world.send(.noticeUndone(1))
    let block = try #require(world.replica.blocks.first)
    #expect(block.archivedAt == nil)
    #expect(world.replica.halfBlocks(of: block.id) == 1)
  }

  @Test func whatWasRecordedWithTheTutorialsBlockStays() throws {
    var world = tutored()
    let block = try #require(world.replica.blocks.first)
    let own = world.record(block.id, minutes: 60, endedAgo: 120)
    world.state.replicaChanged(world.replica, world.moment())
    world.send(.went(.settings))
    #expect(world.html.contains("Remove tutorial block"))
    world.send(.info(.welcome(.tutorialRemoved)))
    #expect(world.rejections.isEmpty)
    #expect(world.replica.blocks.map { block in block.id } == [block.id])
    #expect(world.replica.sessions(on: world.today).map { session in session.id } == [own])
    #expect(!world.html.contains("Remove tutorial block"))
    world.send(.noticeUndone(1))
    #expect(world.replica.sessions(on: world.today).count == 2)
    #expect(world.html.contains("Remove tutorial block"))
  }

  @Test func theTutorialsSessionIsRemovedFromABlockOfAnotherName() throws {
    var world = tutored()
    let block = try #require(world.replica.blocks.first)
    world.decide(.editBlock(block.id, [.name("Party")]))
    world.state.replicaChanged(world.replica, world.moment())
    world.send(.info(.welcome(.tutorialRemoved)))
    #expect(world.replica.blocks.map { block in block.name } == ["Party"])
    #expect(world.replica.sessions(on: world.today).isEmpty)
  }

  @Test func aTipIsShownOncePerScreenAndWhenAskedFor() {
    var world = DayWorld()
    world.settle()
    world.decide(.setSetting(DayWorld.me, .tipsForgotten))
    world.load()
    #expect(world.html.contains("day-tip-title"))
    world.send(.info(.tip(.read(.tracking))))
    #expect(!world.html.contains("day-tip-title"))
    world.send(.info(.tip(.wanted(.tracking))))
    #expect(world.html.contains("day-tip-title"))
    world.send(.info(.tip(.read(.tracking))))
    world.send(.went(.calendar(.month, nil)))
    #expect(world.html.contains("day-tip-title"))
  }
}

@Suite struct ResetTests {
  private func world() -> DayWorld {
    var world = DayWorld(route: .reset)
    world.settle()
    world.record(DayWorld.study, minutes: 90, endedAgo: 10)
    world.load()
    return world
  }

  @Test func nothingIsResetWithoutTheWord() {
    var world = world()
    world.send(.info(.reset(.asked)))
    world.send(.info(.reset(.confirmed)))
    #expect(world.commands.isEmpty)
    world.send(.info(.reset(.typed("  RESET "))))
    world.send(.info(.reset(.asked)))
    world.send(.info(.reset(.dismissed)))
    world.send(.info(.reset(.confirmed)))
    #expect(world.commands.isEmpty)
  }

  @Test func aResetIsTakenBackAtOnceOrLater() {
    var world = world()
    world.send(.info(.reset(.typed("reset"))))
    world.send(.info(.reset(.asked)))
    world.send(.info(.reset(.confirmed)))
    // Everything created so far; the default group stays, and is still the default (defect 9).
    #expect(world.replica.totalHalfBlocks == 0)
    #expect(world.replica.blocks.isEmpty)
    #expect(world.replica.groups(of: DayWorld.me).map { group in group.id } == [DayWorld.group])
    world.send(.noticeUndone(1))
    #expect(world.replica.totalHalfBlocks == 3)
    #expect(world.replica.blocks.count == 2)
    world.send(.went(.reset))
    world.send(.info(.reset(.typed("reset"))))
    world.send(.info(.reset(.asked)))
    world.send(.info(.reset(.confirmed)))
    world.pass(minutes: 29 * 1_440)
    world.send(.went(.discarded))
    #expect(world.html.contains("reset in the last 30 days"))
    world.send(.info(.reset(.takenBack)))
    #expect(world.replica.totalHalfBlocks == 3)
  }

  @Test func whatIsTypedStaysWhileOneLooksElsewhere() {
    var world = world()
    world.send(.info(.reset(.typed("res"))))
    world.send(.inner(.becameHidden))
    world.send(.inner(.becameVisible))
    #expect(world.html.contains("value=\"res\""))
  }

  @Test func whatWasDeletedIsRestored() {
    var world = world()
    let session = world.replica.sessions(on: world.today)[0]
    world.decide(.deleteSession(session.id))
    world.decide(.deleteBlock(DayWorld.gym))
    world.load()
    world.send(.went(.discarded))
    #expect(world.html.contains("30 days left"))
    world.send(.info(.discarded(.sessionRestored(session.id))))
    world.send(.info(.discarded(.blockRestored(DayWorld.gym))))
    #expect(world.replica.totalHalfBlocks == 3)
    #expect(world.replica.blocks.count == 2)
    #expect(world.html.contains("Nothing discarded"))
  }
}

@Suite struct LinksTests {
  @Test func anAddressIsMadeKeptAndStopped() {
    var world = DayWorld(route: .links)
    world.settle()
    world.load()
    world.answer("/api/day/calendar", 200, #"{"on":false}"#)
    world.send(.info(.links(.made(.feed))))
    world.answer("/api/day/calendar", 201, #"{"link":"https://x.example/calendar/day/abc.ics"}"#)
    #expect(world.html.contains("https://x.example/calendar/day/abc.ics"))
    // Another page of this browser knows it.
    var later = DayWorld(route: .links, remembered: world.memory)
    later.settle()
    later.load()
    #expect(later.html.contains("https://x.example/calendar/day/abc.ics"))
    later.send(.info(.links(.stopped(.feed))))
    later.answer("/api/day/calendar", 204, "")
    #expect(!later.html.contains("x.example"))
    #expect(later.memory.values.allSatisfy { value in !value.contains("x.example") })
  }

  @Test func aScriptCanHaveTheSecretInTheHead() {
    var world = DayWorld(route: .links)
    world.settle()
    world.load()
    #expect(!world.html.contains("Bearer"))
    world.answer("/api/day/remote", 200, #"{"on":false}"#)
    world.send(.info(.links(.made(.remote))))
    world.answer("/api/day/remote", 201, #"{"link":"https://x.example:8443/remote/day/abc/"}"#)
    let html = world.html
    #expect(html.contains(">https://x.example:8443/remote/day/abc/<"))
    #expect(html.contains(">https://x.example:8443/api/day/live/do/<"))
    #expect(html.contains(">Authorization: Bearer abc<"))
    #expect(html.ranges(of: "abc").count == 2, "in the address and in the head alone")
  }

  @Test(arguments: ["", "calendar", "http://x.example/a.ics", "https://", "javascript:alert(1)"])
  func otherTextsAreNoCalendars(_ text: String) {
    var world = DayWorld(route: .links)
    world.settle()
    world.load()
    world.send(.info(.links(.typed(text))))
    world.send(.info(.links(.overlayAdded)))
    #expect(world.commands.isEmpty)
    #expect(world.html.contains("aria-invalid"))
  }

  @Test func calendarsOfOthersComeAndGo() {
    var world = DayWorld(route: .links)
    world.settle()
    world.load()
    world.send(.info(.links(.typed(" webcal://x.example/a.ics "))))
    world.send(.info(.links(.overlayAdded)))
    #expect(world.replica.settings(of: DayWorld.me).overlays == ["webcal://x.example/a.ics"])
    world.send(.info(.links(.overlayRemoved(0))))
    #expect(world.replica.settings(of: DayWorld.me).overlays.isEmpty)
  }

  @Test func withoutAnAccountThereAreNoAddresses() {
    var world = DayWorld(route: .links)
    world.state.hasAccount = false
    world.settle()
    world.load()
    #expect(world.html.contains("need an account"))
    world.send(.info(.links(.made(.feed))))
    let wasAsked = world.answer("/api/day/", 201, "{}")
    #expect(!wasAsked)
  }
}

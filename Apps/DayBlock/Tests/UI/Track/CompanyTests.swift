import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import TestKit
import Testing

@testable import DayBlockTestKit

/// Saying who was there (specification §3.2, `session_friend`).
@Suite struct CompanyTests {
  private func friend(_ number: UInt64, _ name: String, isOffered: Bool = true) -> DayFriend {
    DayFriend(id: DayFriendID(high: 1, low: number), name: name, isOffered: isOffered)
  }

  /// The names to choose from, in their order.
  private func offered(_ world: TrackWorld, of names: [String]) -> [String] {
    let html = world.html
    let found = names.compactMap { name in
      html.firstRange(of: "<span>" + name + "</span>").map { range in
        (name, range.lowerBound)
      }
    }
    return found.sorted { a, b in a.1 < b.1 }.map { name, _ in name }
  }

  @Test func whoeverHasNoFriendsIsNotAsked() {
    var (world, _) = TrackWorld.reviewed()
    #expect(world.state.needsFriends)
    world.state.friendsChanged([])
    #expect(!world.state.needsFriends)
    #expect(!world.html.contains("Who was there"))
    world.state.friendsChanged([friend(1, "Ana", isOffered: false)])
    #expect(!world.html.contains("Who was there"))
  }

  @Test func somebodyIsThereWithOneTapAndGoneWithAnother() {
    var (world, session) = TrackWorld.reviewed()
    let people = [friend(1, "Zoë"), friend(2, "Ana"), friend(3, "Cleo", isOffered: false)]
    world.state.friendsChanged(people)
    #expect(world.html.contains("Who was there"))
    world.send(.review(.friendsShown))
    #expect(offered(world, of: ["Zoë", "Ana", "Cleo"]) == ["Ana", "Zoë"])
    #expect(!world.html.contains("Find a friend"), "two can be seen at once")
    world.send(.review(.friendToggled(people[0].id)))
    #expect(world.replica.session(session)?.friends == [people[0].id])
    #expect(world.state.needsFriends, "a changed book may have other friends")
    #expect(world.html.contains("aria-pressed=\"true\""))
    world.send(.review(.friendToggled(people[0].id)))
    #expect(world.replica.session(session)?.friends == [])
    #expect(world.rejections.isEmpty)
  }

  @Test func aFriendWhoIsGoneLeavesNothingToSee() {
    var (world, session) = TrackWorld.reviewed()
    let ana = friend(1, "Ana")
    world.state.friendsChanged([ana, friend(2, "Ben")])
    world.send(.review(.friendsShown))
    world.send(.review(.friendToggled(ana.id)))
    world.send(.review(.sheetClosed))
    #expect(world.html.contains("day-company-list"))
    #expect(world.html.contains("Ana"))
    world.state.friendsChanged([friend(2, "Ben")])
    #expect(!world.html.contains("day-company-list"))
    #expect(!world.html.contains("Ana"))
    #expect(world.replica.session(session)?.friends == [ana.id], "they may come back")
    // Who is archived is not offered, but was there.
    world.state.friendsChanged([friend(1, "Ana", isOffered: false)])
    #expect(world.html.contains("Ana"))
  }

  @Test func ofManyTheFirstFewAreOfferedAndTheOthersFound() {
    var (world, session) = TrackWorld.reviewed()
    let names = (10...40).map { number in "Friend \(number)" } + ["김민수", "Élodie"]
    let people = names.enumerated().map { index, name in friend(UInt64(index + 1), name) }
    world.state.friendsChanged(people)
    world.send(.review(.friendsShown))
    #expect(world.html.contains("Find a friend"))
    #expect(offered(world, of: names).count == 8)
    world.send(.review(.friendSearched("elo")))
    #expect(offered(world, of: names) == ["Élodie"])
    world.send(.review(.friendSearched("민수")))
    #expect(offered(world, of: names) == ["김민수"])
    world.send(.review(.friendSearched("nobody")))
    #expect(world.html.contains("No friend with that name."))
    for person in people.prefix(20) { world.send(.review(.friendToggled(person.id))) }
    #expect(world.replica.session(session)?.friends.count == 20)
    #expect(world.html.contains("Up to 20 friends on a record."))
    #expect(offered(world, of: names).count == 20)
    // Another device's tap would be one too many.
    world.send(.review(.friendToggled(people[25].id)))
    #expect(world.replica.session(session)?.friends.count == 20)
    #expect(world.commands.count { command in command.name == "editSession" } == 20)
  }

  @Test func itIsSaidInKoreanAndInProperMarkup() {
    var world = TrackWorld(language: .korean)
    world.welcomed()
    world.block("공부")
    world.load()
    world.send(.played)
    let run = world.run?.id ?? ID(high: 0, low: 0)
    world.pass(minutes: 75)
    world.send(.finished(run))
    world.ring("day-completion")
    world.ring("day-completion")
    world.state.friendsChanged([friend(1, "김민수")])
    world.send(.review(.friendsShown))
    world.send(.review(.friendToggled(DayFriendID(high: 1, low: 1))))
    #expect(world.html.contains("함께한 친구"))
    let faults = markupFaults(in: world.html).filter { fault in !fault.contains("styles") }
    #expect(faults == [])
  }
}

import Calendar
import Core
import Design
import SuperFriendDomain
import SuperFriendUI
import Testing

@Suite struct FriendReducingTests {
  @Test func changingThePeriodSavesAtOnceAndCanBeUndone() {
    var cast = Cast(route: .list)
    cast.world.send(.went(.friend(cast.ana)))
    cast.world.send(.periodChosen(.friend(cast.ana), .weekly))
    #expect(cast.world.replica.friend(cast.ana)?.period == .weekly)
    cast.world.send(.noticeUndone(1))
    #expect(cast.world.replica.friend(cast.ana)?.period == .monthly)
  }

  @Test func aPeriodOfOnesOwnHasLimits() {
    var cast = Cast()
    cast.world.send(.daysConfirmed(.friend(cast.ana), "0"))
    #expect(cast.world.html.contains("Choose 1 to 3650 days"))
    #expect(cast.world.commands.isEmpty)
    cast.world.send(.daysConfirmed(.friend(cast.ana), "45"))
    #expect(cast.world.replica.friend(cast.ana)?.period == .every(days: 45))
    cast.world.send(.daysConfirmed(.friend(cast.ana), "7"))
    #expect(cast.world.replica.friend(cast.ana)?.period == .weekly)
  }

  @Test func messageAsksOnReturnWithinTwoHours() {
    var cast = Cast()
    cast.world.send(.went(.friend(cast.ana)))
    cast.world.send(.friend(cast.ana, .reachedOut(.message, url: "sms:+46701234567")))
    #expect(cast.world.requests == [.open(url: "sms:+46701234567")])
    #expect(cast.world.commands.isEmpty, "nothing is recorded before the outcome is known")
    cast.world.pass(milliseconds: 90 * 60_000)
    cast.world.send(.inner(.becameVisible))
    #expect(cast.world.html.contains("Did you reach Ana Lindqvist?"))
    cast.world.send(.inner(.becameVisible))
    let reach = Reach(
      friend: cast.ana, type: .message,
      at: cast.world.instant.advanced(byMilliseconds: -90 * 60_000))
    cast.world.send(.reachAnswered(reach, .noAnswer))
    #expect(
      cast.world.commands
        == [.friend(cast.ana, .snooze(until: cast.world.today.adding(days: 1)))])
  }

  @Test func afterTwoHoursNothingIsAsked() {
    var cast = Cast()
    cast.world.send(.friend(cast.ana, .reachedOut(.call, url: "tel:1")))
    cast.world.pass(milliseconds: 2 * 3_600_000 + 1)
    cast.world.send(.inner(.becameVisible))
    #expect(!cast.world.html.contains("Did you reach"))
  }

  @Test func recordingAtOnceIsASetting() {
    var cast = Cast()
    cast.world.send(.settingChosen(.recordsAtOnce(true)))
    let before = cast.world.replica.history(of: cast.ana).count
    cast.world.send(.friend(cast.ana, .reachedOut(.call, url: "tel:1")))
    #expect(cast.world.replica.history(of: cast.ana).count == before + 1)
    #expect(cast.world.requests.contains(.open(url: "tel:1")))
  }

  @Test func deletingAsksTwiceSaysWhatGoesAndComesBack() {
    var cast = Cast()
    let before = cast.world.replica
    cast.world.send(.went(.friend(cast.ana)))
    cast.world.send(.overlayShown(.remove(cast.ana)))
    cast.world.send(.overlayShown(.delete(cast.ana)))
    #expect(cast.world.html.contains("Delete Ana Lindqvist and 4 connections?"))
    cast.world.send(.friend(cast.ana, .deleted))
    #expect(cast.world.replica.friend(cast.ana) == nil)
    #expect(cast.world.state.route == .list)
    #expect(
      cast.world.requests.last == .timer(key: "friends.notice.1", milliseconds: 10_000))
    cast.world.send(.noticeUndone(1))
    #expect(cast.world.replica.friend(cast.ana) == before.friend(cast.ana))
    #expect(cast.world.replica.history(of: cast.ana) == before.history(of: cast.ana))
    #expect(cast.world.rejections.isEmpty)
  }

  @Test func aFriendWhoseContactIsGoneCanBeUsedArchivedAndDeleted() throws {
    var cast = Cast()
    let contact = try #require(cast.world.replica.friend(cast.ana)?.contact)
    cast.world.decide(.deleteContact(contact), cast.world.moment())
    cast.world.load()
    cast.world.send(.went(.friend(cast.ana)))
    #expect(cast.world.html.contains("Ana Lindqvist"))
    #expect(cast.world.html.contains("Contact missing"))
    cast.world.send(.friend(cast.ana, .archived))
    #expect(cast.world.replica.friend(cast.ana)?.isArchived == true)
    cast.world.send(.friend(cast.ana, .deleted))
    #expect(cast.world.replica.friend(cast.ana) == nil)
  }

  @Test func relinkingNeverTakesAnotherFriendsContact() throws {
    var cast = Cast()
    let taken = try #require(cast.world.replica.friend(cast.ben)?.contact)
    cast.world.send(.friend(cast.ana, .relinked(taken)))
    #expect(cast.world.commands.isEmpty)
    #expect(cast.world.html.contains("Already on your list"))
  }

  @Test func aSecondRecordOfOneMeetingIsSuggestedForMerging() throws {
    var cast = Cast()
    cast.world.met([cast.ben], .call, daysAgo: 3)
    cast.world.met([cast.ben], .call, daysAgo: 3, note: "twice")
    cast.world.load()
    cast.world.send(.went(.friend(cast.ben)))
    #expect(cast.world.html.contains("recorded twice"))
    let entries = cast.world.replica.history(of: cast.ben).entries.suffix(2).map { entry in
      entry.id
    }
    let kept = try #require(entries.min())
    let other = try #require(entries.max())
    let before = cast.world.replica
    cast.world.send(.merged(kept, [other]))
    #expect(cast.world.replica.connection(other) == nil)
    #expect(cast.world.replica.connection(kept)?.note == "twice")
    cast.world.send(.noticeUndone(1))
    #expect(cast.world.replica.connection(other) == before.connection(other))
    #expect(cast.world.replica.connection(kept) == before.connection(kept))
    #expect(cast.world.rejections.isEmpty)
  }

  @Test func nothingIsSaidToBeUndoneThatIsNot() throws {
    var cast = Cast()
    let contact = try #require(cast.world.replica.friend(cast.ana)?.contact)
    cast.world.send(.went(.friend(cast.ana)))
    cast.world.send(.friend(cast.ana, .deleted))
    // Another device has put the same contact on the list meanwhile.
    let moment = cast.world.moment()
    let again = try #require(cast.world.replica.contact(contact))
    cast.world.decide(
      .add(again, .monthly, lastContact: nil, cast.world.replica.settings(of: World.me), moment),
      moment)
    cast.world.load()
    let before = cast.world.commands.count
    cast.world.send(.noticeUndone(1))
    #expect(cast.world.commands.count == before && cast.world.rejections.isEmpty)
    #expect(!cast.world.html.contains("Undone"))
    #expect(cast.world.html.contains("Already on your list."))
  }

  @Test func nothingIsSaidToBeMergedThatIsNot() throws {
    var cast = Cast()
    let long = String(repeating: "x", count: 1_500)
    cast.world.met([cast.ben], .call, daysAgo: 3, note: "a" + long)
    cast.world.met([cast.ben], .call, daysAgo: 3, note: "b" + long)
    cast.world.load()
    cast.world.send(.went(.friend(cast.ben)))
    let entries = cast.world.replica.history(of: cast.ben).entries.suffix(2).map { entry in
      entry.id
    }
    let (kept, other) = try (#require(entries.min()), #require(entries.max()))
    cast.world.send(.merged(kept, [other]))
    #expect(cast.world.commands.isEmpty && cast.world.rejections.isEmpty)
    #expect(cast.world.replica.connection(other) != nil)
    #expect(!cast.world.html.contains("Merged"))
  }

  @Test func whatWasTypedOfARecordThatIsGoneStays() throws {
    var cast = Cast()
    let id = try #require(cast.world.replica.history(of: cast.ana).entries.last).id
    cast.world.send(.went(.connection(cast.ana, id)))
    cast.world.send(.record(.noteTyped("Told me about the boat")))
    cast.world.decide(.deleteConnection(id), cast.world.moment())
    cast.world.load()
    cast.world.send(.record(.submitted))
    #expect(cast.world.commands.isEmpty)
    #expect(cast.world.state.route == .connection(cast.ana, id))
    #expect(cast.world.html.contains("Told me about the boat"))
  }

  @Test func wishesForWaitingNeedADateAhead() {
    var cast = Cast()
    cast.world.send(
      .friend(cast.ana, .waitConfirmed(.snooze, cast.world.today.description)))
    #expect(cast.world.commands.isEmpty)
    cast.world.send(.friend(cast.ana, .waitConfirmed(.pause, "2027-01-01")))
    #expect(cast.world.replica.friend(cast.ana)?.pausedUntil?.description == "2027-01-01")
  }
}

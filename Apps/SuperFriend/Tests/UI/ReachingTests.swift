import Calendar
import Core
import Design
import SuperFriendDomain
import SuperFriendUI
import Testing

/// Message and Call reach out; what records says so.
@Suite struct ReachingTests {
  @Test func aRowsMenuReachesOutAndRecordsOnlyByItsName() {
    var cast = Cast()
    cast.world.send(.overlayShown(.row(cast.ana)))
    for title in ["Message", "Call", "I made contact", "Snooze"] {
      #expect(cast.world.html.contains("<span>\(title)</span>"), "\(title)")
    }
    #expect(!cast.world.html.contains("<span>Meet up</span>"))
    #expect(!cast.world.html.contains("Add a phone number to message or call."))
    cast.world.send(.overlayShown(.howContact(cast.ana)))
    #expect(cast.world.html.contains("Note, people or date…"))
  }

  @Test func whoHasNoNumberCannotBeCalled() {
    var world = World()
    let id = world.friend("Chi", every: .monthly, last: 3)
    world.load()
    world.send(.overlayShown(.row(id)))
    #expect(world.html.contains("Add a phone number to message or call."))
  }

  @Test func aSwipeThatRecordsACallSaysSo() {
    var cast = Cast()
    cast.world.send(.settingChosen(.swipeType(.call)))
    cast.world.send(.list(.dragged(cast.ana, x: -90)))
    #expect(cast.world.html.contains("Called: Ana Lindqvist"))
  }

  @Test func aRecordOffersPeopleAtOnce() {
    var cast = Cast()
    cast.world.send(.went(.record(cast.ana)))
    #expect(cast.world.html.contains("<span>Ben Okafor</span>"))
    #expect(cast.world.html.contains("id=\"record-note\""))
  }

  @Test func aSnoozedFriendIsCalmAndTheSnoozeCanBeEnded() {
    var world = World()
    let id = world.friend("Ana", every: .weekly, last: 30)
    world.load()
    #expect(world.html.contains("bar step-4"))
    world.take(id, .snooze(until: world.today.adding(days: 9)))
    world.load()
    #expect(!world.html.contains("step-4"))
    world.send(.overlayShown(.row(id)))
    #expect(world.html.contains("End snooze"))
    world.send(.went(.friend(id)))
    #expect(!world.html.contains("step-4") && world.html.contains("End snooze"))
    world.send(.friend(id, .unsnoozed))
    #expect(world.html.contains("step-4") && !world.html.contains("End snooze"))
  }

  @Test func aPausedFriendIsCalmToo() {
    var cast = Cast()
    cast.world.send(.went(.friend(cast.paused)))
    #expect(cast.world.html.contains("Resume"))
    var world = World()
    let id = world.friend("Kofi", every: .weekly, last: 90)
    world.take(id, .pause(until: world.today.adding(days: 40)))
    world.load()
    world.send(.list(.pausedFolded))
    #expect(world.html.contains("Kofi") && !world.html.contains("step-4"))
  }

  @Test func peopleOfOneNameAreToldApart() {
    var world = World()
    let first = world.friend("Min", "Lee", every: .weekly, last: 3, org: "Choir", phone: "1")
    world.friend("Min", "Lee", every: .weekly, last: 3, org: "Chess")
    world.friend("Ann", "Lee", every: .weekly, last: 3, org: "Chess")
    world.load()
    world.send(.went(.recordMany))
    for name in ["Min Lee · Choir", "Min Lee · Chess", "<span>Ann Lee</span>"] {
      #expect(world.html.contains(name), "\(name)")
    }
    world.send(.record(.personToggled(first)))
    #expect(world.html.contains("Remove Min Lee · Choir"))
    world.send(.went(.list))
    world.send(.overlayShown(.row(first)))
    #expect(world.html.contains("Min Lee · Choir"))
  }

  @Test func whoDiffersByNumberAloneIsToldApartByIt() {
    var world = World()
    world.friend("Min", "Lee", every: .weekly, last: 3, org: "Choir", phone: "010-1")
    world.friend("Min", "Lee", every: .weekly, last: 3, org: "Choir", phone: "010-2")
    world.load()
    world.send(.went(.recordMany))
    #expect(world.html.contains("Min Lee · 010-1") && world.html.contains("Min Lee · 010-2"))
  }
}

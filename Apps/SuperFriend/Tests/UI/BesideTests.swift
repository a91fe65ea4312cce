import Calendar
import Core
import Design
import SuperFriendDomain
import SuperFriendUI
import TestKit
import Testing

/// The list and a person side by side.
@Suite struct BesideTests {
  private static func wide(_ language: Language = .english) -> Cast {
    var cast = Cast(language: language)
    cast.world.send(.measured(hasRoom: true))
    return cast
  }

  @Test func thePersonChosenStandsBesideTheListAndIsMarkedInIt() {
    var cast = Self.wide()
    #expect(cast.world.html.contains("Choose a friend to see them here."))
    cast.world.send(.went(.friend(cast.ana)))
    #expect(cast.world.state.route == .friend(cast.ana))
    #expect(cast.world.requests.last == .focus(elementID: "details"))
    let html = cast.world.html
    #expect(html.contains("class=\"beside\"") && !html.contains("<dialog"))
    #expect(html.contains("Ben Okafor") && !html.contains("Choose a friend"))
    #expect(html.split(separator: "aria-current=").count == 2)
    cast.world.send(.went(.friend(cast.ben)))
    #expect(cast.world.html.split(separator: "aria-current=").count == 2)
    cast.world.send(.closed)
    #expect(cast.world.state.route == .list)
    #expect(cast.world.requests.last == .focus(elementID: "friend-\(cast.ben)"))
    #expect(!cast.world.html.contains("aria-current"))
  }

  @Test func theSearchAndThePlaceInTheListStay() {
    var cast = Self.wide()
    cast.world.send(.list(.searchTyped("okafor")))
    cast.world.send(.went(.friend(cast.ben)))
    #expect(cast.world.html.contains("top-bar searching"))
    cast.world.send(.list(.searchTyped("lindq")))
    #expect(cast.world.state.route == .friend(cast.ben))
    #expect(cast.world.html.contains("class=\"beside\""))
  }

  @Test func backGoesToWhoWasThereBeforeAndThenToTheList() {
    var cast = Self.wide()
    cast.world.send(.went(.friend(cast.ana)))
    cast.world.send(.went(.friend(cast.ben)))
    func back(to route: FriendsRoute) -> [HostRequest] {
      cast.world.state.go(to: route, cast.world.moment()).compactMap { effect in
        if case .ask(let request, _) = effect { request } else { nil }
      }
    }
    #expect(back(to: .friend(cast.ana)) == [.focus(elementID: "details")])
    #expect(back(to: .list) == [.focus(elementID: "friend-\(cast.ana)")])
  }

  @Test func aFormAboutThePersonLiesOverBoth() {
    var cast = Self.wide()
    cast.world.send(.went(.friend(cast.ana)))
    let requests = cast.world.requests
    cast.world.send(.went(.record(cast.ana)))
    let html = cast.world.html
    #expect(html.contains("class=\"beside\"") && html.contains("<dialog"))
    cast.world.send(.closed)
    #expect(cast.world.state.route == .friend(cast.ana))
    #expect(!cast.world.html.contains("<dialog"))
    #expect(cast.world.requests == requests, "the browser itself puts the focus back")
  }

  @Test func withoutRoomThePersonIsASheet() {
    var cast = Self.wide()
    cast.world.send(.went(.friend(cast.ana)))
    let requests = cast.world.requests
    cast.world.send(.measured(hasRoom: false))
    #expect(cast.world.html.contains("<dialog") && !cast.world.html.contains("aria-current"))
    #expect(cast.world.requests == requests)
  }

  @Test func nothingChangesItsPlaceUnderAMenu() {
    var cast = Self.wide()
    cast.world.send(.went(.friend(cast.ana)))
    cast.world.send(.overlayShown(.manage(cast.ana)))
    cast.world.send(.measured(hasRoom: false))
    #expect(cast.world.html.contains("class=\"beside\""))
    cast.world.send(.overlayDismissed)
    #expect(!cast.world.html.contains("class=\"beside\""))
  }

  @Test func nobodyIsChosenFromAnEmptyListAndArchivedFriendsStandBesideTheirs() {
    var world = World()
    world.send(.measured(hasRoom: true))
    world.load()
    #expect(!world.html.contains("parted"))
    var cast = Self.wide()
    cast.world.take(cast.ben, .archive)
    cast.world.load()
    cast.world.send(.went(.archived))
    cast.world.send(.went(.friend(cast.ben)))
    #expect(cast.world.html.contains("class=\"beside\""))
    cast.world.send(.went(.settings))
    #expect(!cast.world.html.contains("parted"))
  }

  @Test(arguments: [Language.english, .korean])
  func theMarkupIsSound(_ language: Language) {
    var cast = Self.wide(language)
    for route in [FriendsRoute.list, .friend(cast.ana), .record(cast.ana)] {
      cast.world.send(.went(route))
      #expect(markupFaults(in: cast.world.html) == [], "\(route.path)")
    }
  }

  @Test func rowsTellPeopleOfOneNameApart() {
    var world = World()
    world.friend("Min", "Lee", every: .weekly, last: 3, org: "Choir", city: "Busan")
    world.friend("Min", "Lee", every: .weekly, last: 3, org: "Choir", city: "Seoul")
    let third = world.friend("Min", "Lee", every: .weekly, last: 3, phone: "010-1")
    world.friend("Ann", "Lee", every: .weekly, last: 3, org: "Chess")
    world.load()
    for mark in ["Busan", "Seoul", "010-1"] {
      #expect(world.html.contains("<span class=\"clipped soft\">· \(mark)</span>"), "\(mark)")
      #expect(world.html.contains("More for Min Lee · \(mark)"), "\(mark)")
    }
    #expect(!world.html.contains("· Chess"))
    world.take(third, .archive)
    world.load()
    #expect(world.html.contains("· Busan") && !world.html.contains("010-1"))
  }

  @Test func oneOfThemAloneNeedsNoMark() {
    var world = World()
    let first = world.friend("Min", "Lee", every: .weekly, last: 3, org: "Choir")
    world.friend("Min", "Lee", every: .weekly, last: 3, org: "Chess")
    world.load()
    #expect(world.html.contains("· Chess"))
    world.take(first, .archive)
    world.load()
    #expect(!world.html.contains("· Chess"))
  }
}

import Calendar
import Core
import Design
import SuperFriendDomain
import SuperFriendUI
import TestKit
import Testing

/// Every state of every screen, looked at as HTML.
@Suite struct RenderingTests {
  /// All states there are, in one language, with a name each.
  static func states(_ language: Language) -> [(name: String, html: String)] {
    var seen: [(name: String, html: String)] = []
    var world = World(language: language)
    seen.append(("loading", world.html))
    world.state.trouble = "NotReadableError"
    seen.append(("trouble", world.html))
    world.state.trouble = nil
    world.load()
    for (name, sync) in [
      ("coming", SyncSummary(hasServer: false)),
      ("silent", SyncSummary(hasServer: false, isAnswered: false)),
      ("offline", SyncSummary(isOnline: false, hasServer: false)),
    ] {
      world.state.sync = sync
      seen.append((name, world.html))
    }
    world.state.sync = SyncSummary()
    seen.append(("empty", world.html))
    for route in [FriendsRoute.add, .archived, .duplicates, .refused, .importCards] {
      world.send(.went(route))
      seen.append(("empty " + route.path, world.html))
    }
    var cast = Cast(language: language)
    cast.world.state.isDevelopment = true
    let ids = cast.world.replica.history(of: cast.ana).entries
    let free =
      cast.world.replica.contacts.ids.first { id in cast.world.replica.friend(of: id) == nil }
      ?? ContactID(high: 0, low: 0)
    let routes: [FriendsRoute] = [
      .list, .add, .newPerson, .newFriend(free), .importCards, .archived, .settings, .refused,
      .duplicates, .recordMany, .playground, .friend(cast.ana), .friend(cast.paused),
      .record(cast.ana), .connection(cast.ana, ids[0].id), .editContact(cast.ana),
      .relink(cast.ana), .friend(FriendID(high: 9, low: 9)), .newFriend(ContactID(high: 9, low: 9)),
    ]
    for route in routes {
      cast.world.send(.went(route))
      seen.append((route.path, cast.world.html))
    }
    cast.world.send(.went(.friend(cast.ana)))
    cast.world.send(.friend(cast.ana, .resized(full: true)))
    seen.append(("full", cast.world.html))
    cast.world.send(.friend(cast.ana, .sliderToggled))
    seen.append(("slider", cast.world.html))
    let overlays: [Overlay] = [
      .row(cast.ana), .howContact(cast.ana), .ways(cast.ana), .period(.friend(cast.ana)),
      .period(.usual), .periodDays(.friend(cast.ana), text: "x", isWrong: true),
      .snooze(cast.ana), .pause(cast.ana),
      .until(cast.ana, .pause, text: "", isWrong: true), .manage(cast.ana), .remove(cast.ana),
      .delete(cast.ana),
      .reached(Reach(friend: cast.ana, type: .call, at: cast.world.instant)),
    ]
    for (index, overlay) in overlays.enumerated() {
      cast.world.send(.overlayShown(overlay))
      seen.append(("overlay \(index)", cast.world.html))
    }
    cast.world.send(.overlayDismissed)
    cast.world.send(.friend(cast.ana, .recorded(.meetUp, .manual)))
    seen.append(("notice", cast.world.html))
    cast.world.send(.went(.list))
    cast.world.state.sync = SyncSummary(
      waiting: 3, waitingSince: "14:05", isOnline: false, isSyncing: true)
    seen.append(("offline", cast.world.html))
    cast.world.state.sync = SyncSummary(waiting: 3, waitingSince: "14:05", isAnswered: false)
    seen.append(("silent", cast.world.html))
    cast.world.send(.list(.dragged(cast.ana, x: 90)))
    seen.append(("swiped", cast.world.html))
    cast.world.send(.list(.searchTyped("zzz")))
    seen.append(("no match", cast.world.html))
    return seen
  }

  @Test(arguments: [Language.english, .korean])
  func everyStateIsSoundMarkup(_ language: Language) {
    for (name, html) in Self.states(language) {
      #expect(markupFaults(in: html) == [], "\(name)")
      #expect(html.contains("<h1") || html.contains("<h2"), "\(name): no heading")
    }
  }

  @Test func koreanScreensSpeakKorean() {
    let english = Dictionary(
      Self.states(.english).map { state in (state.name, state.html) },
      uniquingKeysWith: { a, _ in a })
    for (name, html) in Self.states(.korean) {
      #expect(html != english[name], "\(name) is the same in both languages")
      for word in ["Cancel", "Save", "Close", "Friend<", "Settings", "Search"] {
        #expect(!html.contains(">" + word), "\(name): \(word)")
      }
    }
  }

  @Test func coloursNeverStandAlone() {
    let html = Cast().world.html
    let bars = html.split(separator: "class=\"bar ").count - 1
    let statuses = html.split(separator: "row-status").count - 1
    #expect(bars > 5 && statuses >= bars)
  }

  @Test func theReadingOrderOfTheListIsThatOfTheRules() throws {
    let html = Cast().world.html
    let names = [
      "Ben Okafor", "Ana Lindqvist", "Chi Nguyen", "Zoë van der Berg", "Élodie Marchand",
    ]
    let places = try names.map { name in
      try #require(html.firstRange(of: name)?.lowerBound, "\(name)")
    }
    #expect(places == places.sorted())
  }
}

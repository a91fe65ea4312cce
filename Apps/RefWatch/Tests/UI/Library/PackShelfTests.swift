import Calendar
import Core
import Design
import RefWatchDomain
import RefWatchUI
import TestKit
import Testing
import View

@testable import RefWatchTestKit

/// The libraries that the server offers, from the library.
@Suite struct PackShelfTests {
  private static let id = ServerPackID(high: 5, low: 6)
  private static let list =
    #"{"packs":[{"id":"\#(id)","name":"County","season":"2026-27","version":3,"items":1,"#
    + #""updatedAt":1}]}"#
  private static let pack =
    #"{"format":"fieldday-referee-library","version":1,"items":["#
    + #"{"kind":"venue","name":"Mill Lane","reference":"V1"}]}"#

  private func world(_ language: Language = .english) -> DeskWorld {
    var world = DeskWorld(language: language)
    world.load()
    world.send(.went(.library(.list(.venue))))
    return world
  }

  @Test func aPackIsLookedAtAndTakenIn() throws {
    var world = world()
    #expect(world.html.contains("library-shelf-open"))
    world.library(.shelf(.opened))
    #expect(world.html.contains("Loading…"))
    world.answer(.shelf(.listed(.http(status: 200, body: Self.list))))
    #expect(world.html.contains("Season 2026-27 · version 3 · 1 entry"))
    world.library(.shelf(.chosen(Self.id)))
    world.answer(.shelf(.fetched(Self.id, .http(status: 200, body: Self.pack))))
    #expect(world.html.contains("library-pack-take"))
    world.library(.packTaken)
    #expect(world.rejections.isEmpty)
    #expect(world.only(.venue)?.name == "Mill Lane")
    // Again it is there already.
    world.library(.packClosed)
    world.library(.shelf(.chosen(Self.id)))
    world.answer(.shelf(.fetched(Self.id, .http(status: 200, body: Self.pack))))
    #expect(world.html.contains("Everything is already in the library"))
    let paths = world.requests.compactMap { request in
      if case .http(let exchange) = request { exchange.path } else { nil }
    }
    let own = "/api/referee/packs/" + Self.id.description
    #expect(paths == ["/api/referee/packs", own, own])
  }

  @Test func whileOneIsFetchedTheOthersWait() {
    var world = world()
    let other = Self.list.replacing("\(Self.id)", with: "\(ServerPackID(high: 7, low: 8))")
    let both = Self.list.dropLast(2) + "," + other.dropFirst(#"{"packs":["#.count)
    let waiting = { (html: String) in
      html.ranges(of: "<button").count { at in
        let tag = html[at.lowerBound...].prefix { letter in letter != ">" }
        return tag.contains("class=\"setting\"") && tag.contains(" disabled")
      }
    }
    world.library(.shelf(.opened))
    world.answer(.shelf(.listed(.http(status: 200, body: String(both)))))
    #expect(world.html.ranges(of: "County").count == 2 && waiting(world.html) == 0)
    world.library(.shelf(.chosen(Self.id)))
    #expect(waiting(world.html) == 1 && world.html.contains("aria-busy=\"true\""))
    // What is read out by itself is the one line.
    #expect(world.html.contains("role=\"status\"><p class=\"soft\">Loading…"))
  }

  @Test func whatFailsIsSaidAndAskedAgain() {
    var world = world()
    for (answer, words) in [
      (HostAnswer.failed("offline"), "No connection"),
      (.http(status: 500, body: ""), "Could not load from the server"),
      (.http(status: 200, body: "{}"), "Could not load from the server"),
    ] {
      world.library(.shelf(.opened))
      world.answer(.shelf(.listed(answer)))
      #expect(world.html.contains(words) && world.html.contains("Try again"))
    }
    world.library(.shelf(.opened))
    world.answer(.shelf(.listed(.http(status: 200, body: #"{"packs":[]}"#))))
    #expect(world.html.contains("This server has none yet"))
    world.answer(.shelf(.listed(.http(status: 200, body: Self.list))))
    #expect(world.html.contains("This server has none yet"), "nobody asked for that")
    world.library(.shelf(.opened))
    world.answer(.shelf(.listed(.http(status: 200, body: Self.list))))
    world.library(.shelf(.chosen(Self.id)))
    world.answer(.shelf(.fetched(Self.id, .http(status: 404, body: "{}"))))
    #expect(world.html.contains("This pack is no longer available"))
    world.library(.shelf(.closed))
    #expect(!world.html.contains("library-shelf-fault"))
    world.answer(.shelf(.fetched(Self.id, .http(status: 200, body: Self.pack))))
    #expect(!world.html.contains("library-pack-take"), "nobody waits for it")
  }

  @Test(arguments: [Language.english, .korean])
  func everyStateIsSoundMarkup(_ language: Language) {
    var world = world(language)
    var pages = [world.html]
    world.library(.shelf(.opened))
    pages.append(world.html)
    world.answer(.shelf(.listed(.failed("offline"))))
    pages.append(world.html)
    world.library(.shelf(.opened))
    world.answer(.shelf(.listed(.http(status: 200, body: Self.list))))
    pages.append(world.html)
    world.library(.shelf(.chosen(Self.id)))
    pages.append(world.html)
    for page in pages { #expect(markupFaults(in: page) == []) }
  }
}

import Core
import DayBlockDomain
import DayBlockUI
import Testing

@testable import DayBlockTestKit

/// Messages to this device while nobody looks (specification §5.2, §15): turned on and off.
@Suite struct NudgeTests {
  private static let subscription =
    #"{"endpoint":"https://push.example/abc","keys":{"p256dh":"BKey","auth":"AKey"}}"#
  private static let switchID = "day-nudges"

  private var key: String { "day-nudges-" + DayWorld.me.description }

  private func world(remembered: [String: String] = [:]) -> DayWorld {
    var world = DayWorld(route: .settings, remembered: remembered)
    world.settle()
    world.load()
    return world
  }

  /// Whether the switch is on, as the page shows it; nothing where it cannot be switched now.
  private func isOn(_ world: DayWorld) -> Bool? {
    let tag = world.html.pieces(from: "<input id=\"day-nudges\"", to: ">").first ?? "disabled"
    return tag.contains("disabled") ? nil : tag.contains("checked")
  }

  /// Switched on, as far as the browser's answer.
  private func asking() -> DayWorld {
    var world = world()
    world.turn(Self.switchID, on: true)
    let isAsked = world.answer("/api/push/key", 200, #"{"key":"BServer"}"#)
    #expect(isAsked)
    return world
  }

  /// The body of the latest request to a path.
  private func sent(_ world: DayWorld, _ path: String) -> String? {
    for ask in world.asks.reversed() {
      if case .http(let exchange) = ask.request, exchange.path == path { return exchange.body }
    }
    return nil
  }

  @Test func whatTheBrowserAgreesToIsKeptByTheServerAndRememberedHere() throws {
    var world = asking()
    #expect(isOn(world) == nil, "it is being asked")
    let isSubscribed = world.answer(.text(Self.subscription)) { request in
      request == .subscribe(key: "BServer")
    }
    #expect(isSubscribed)
    #expect(world.memory[key] == nil, "the server may still refuse it")
    let body = try #require(sent(world, "/api/push/subscribe"))
    #expect(body.contains("\"app\":\"day\""))
    #expect(body.contains("\"subscription\":" + Self.subscription))
    #expect(body.contains("\"language\":\"en\""))
    #expect(body.contains("\"zone\":\"Asia/Seoul\""))
    let isKept = world.answer("/api/push/subscribe", 204, "")
    #expect(isKept)
    #expect(isOn(world) == true)
    #expect(world.memory[key] == "on")
    // Another page of this browser knows it, and leaving the device forgets it.
    let later = self.world(remembered: world.memory)
    #expect(isOn(later) == true)
    #expect(DayBlockMemory.keys(of: DayWorld.me).contains(key))
  }

  @Test(arguments: [
    ("denied", "Notifications are blocked."),
    ("unsupported", "This browser or server doesn't support notifications."),
    ("AbortError", "That did not work. Try again."),
  ])
  func aBrowserThatWillNotSaysWhy(_ reason: String, _ words: String) {
    var world = asking()
    let isRefused = world.answer(.failed(reason)) { request in
      request == .subscribe(key: "BServer")
    }
    #expect(isRefused)
    #expect(world.html.contains(words))
    #expect(isOn(world) == false)
    #expect(world.memory[key] == nil)
    #expect(sent(world, "/api/push/subscribe") == nil)
    // Whoever changes its settings tries again.
    world.turn(Self.switchID, on: true)
    #expect(!world.html.contains(words))
    #expect(isOn(world) == nil)
  }

  @Test func aServerThatCannotSaysSo() {
    var world = world()
    world.turn(Self.switchID, on: true)
    world.answer("/api/push/key", 200, #"{"key":""}"#)
    #expect(world.html.contains("This browser or server doesn't support notifications."))
    #expect(isOn(world) == false)
    // One that knows the browser's service for none it may reach.
    world = asking()
    world.answer(.text(Self.subscription)) { request in request == .subscribe(key: "BServer") }
    world.answer("/api/push/subscribe", 422, #"{"code":"pushNotPossible"}"#)
    #expect(world.html.contains("This browser or server doesn't support notifications."))
    #expect(isOn(world) == false)
    #expect(world.memory[key] == nil)
  }

  @Test func withoutAConnectionThatIsSaid() {
    var world = world()
    world.turn(Self.switchID, on: true)
    let isAsked = world.answer(.failed("offline")) { request in
      if case .http(let exchange) = request { exchange.path == "/api/push/key" } else { false }
    }
    #expect(isAsked)
    #expect(world.html.contains("There is no connection right now."))
    #expect(isOn(world) == false)
    // It may go between the two.
    world = asking()
    world.answer(.text(Self.subscription)) { request in request == .subscribe(key: "BServer") }
    world.answer(.failed("offline")) { request in
      if case .http(let exchange) = request {
        exchange.path == "/api/push/subscribe"
      } else {
        false
      }
    }
    #expect(world.html.contains("There is no connection right now."))
    #expect(isOn(world) == false)
    #expect(world.memory[key] == nil)
  }

  @Test func whatTheServerRefusesTheBrowserGivesUp() {
    var world = asking()
    world.answer(.text(Self.subscription)) { request in request == .subscribe(key: "BServer") }
    world.answer("/api/push/subscribe", 422, #"{"code":"pushNotPossible"}"#)
    #expect(world.asks.contains { ask in ask.request == .pushAddress(ends: true) })
    // A server that calls nobody has no key.
    world = self.world()
    world.turn(Self.switchID, on: true)
    world.answer("/api/push/key", 200, "{}")
    #expect(world.html.contains("This browser or server doesn't support notifications."))
  }

  /// Switched off, as far as the browser's answer.
  private func ending() -> DayWorld {
    var world = world(remembered: [key: "on"])
    #expect(isOn(world) == true)
    world.turn(Self.switchID, on: false)
    #expect(isOn(world) == nil)
    // Whoever taps once more while it is being asked asks for nothing.
    let count = world.asks.count
    world.send(.info(.nudges(true)))
    #expect(world.asks.count == count)
    let isTold = world.answer(.text("https://push.example/abc")) { request in
      request == .pushAddress(ends: false)
    }
    #expect(isTold)
    return world
  }

  @Test(arguments: [true, false])
  func turnedOffTheyEndOnTheServerAndWithTheLastAppInTheBrowser(isUsed: Bool) throws {
    var world = ending()
    let body = try #require(sent(world, "/api/push/unsubscribe"))
    #expect(body == #"{"app":"day","endpoint":"https://push.example/abc"}"#)
    world.answer("/api/push/unsubscribe", 200, "{\"isUsed\":\(isUsed)}")
    #expect(isOn(world) == false)
    #expect(world.memory[key] == nil)
    let ends = world.asks.contains { ask in ask.request == .pushAddress(ends: true) }
    #expect(ends == !isUsed, "another app's messages go on")
  }

  @Test func whereTheServerDoesNotHearTheyGoOn() {
    var world = ending()
    world.answer(.failed("offline")) { request in
      if case .http(let exchange) = request {
        exchange.path == "/api/push/unsubscribe"
      } else {
        false
      }
    }
    #expect(isOn(world) == true)
    #expect(world.memory[key] == "on")
    #expect(world.html.contains("There is no connection right now."))
    #expect(!world.asks.contains { ask in ask.request == .pushAddress(ends: true) })
  }

  @Test func whereTheBrowserHadNoneThereIsNothingToTell() {
    var world = world(remembered: [key: "on"])
    world.turn(Self.switchID, on: false)
    world.answer(.text("")) { request in request == .pushAddress(ends: false) }
    #expect(isOn(world) == false)
    #expect(sent(world, "/api/push/unsubscribe") == nil)
  }
}

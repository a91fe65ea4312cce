import Core
import RunningBuddyDomain
import RunningBuddyUI
import Wire

/// Two devices of one person and the way between them.
struct CompanionPair {
  var main: RunWorld
  var second: RunWorld
  /// What waits for either.
  private var toMain: [JSON] = []
  private var toSecond: [JSON] = []
  /// Whether anything comes through.
  var isOnline = true

  init(introduced: Bool = true) {
    main = RunWorld(introduced: introduced)
    main.load()
    second = RunWorld(route: .companion(""))
    second.load()
    main.send(.view(.companions(.turned(on: true))))
    second.send(.view(.second(.turned(on: true))))
  }

  /// Both devices ask the server once, and their waits are over.
  mutating func talk() {
    for _ in 0..<2 {
      CompanionPair.ask(&second, &toSecond, for: &toMain, isOnline)
      CompanionPair.ask(&main, &toMain, for: &toSecond, isOnline)
      main.fire("run.companions")
      second.fire("run.second.talk")
    }
  }

  private static func ask(
    _ world: inout RunWorld, _ inbox: inout [JSON], for other: inout [JSON], _ isOnline: Bool
  ) {
    guard !world.talks.isEmpty else { return }
    let talk = world.talks.removeFirst()
    guard isOnline else { return world.answer(talk.answer, .failed("offline")) }
    if case .array(let messages)? = (try? JSON.parse(talk.body))?["messages"] {
      other += messages
    }
    let reply = JSON.object(["messages": .array(inbox), "others": .integer(1)])
    inbox = []
    world.answer(talk.answer, .http(status: 200, body: reply.text))
  }

  /// So many seconds in which the second device has a strap.
  mutating func seconds(_ count: Int, beats: UInt8? = nil) {
    for _ in 0..<count {
      main.second()
      second.pass(seconds: 1)
      if let beats { second.beat(beats) }
      second.fire("run.second.tick")
      talk()
    }
  }

  mutating func press(_ press: CompanionPress) {
    second.send(.view(.second(.pressed(press))))
  }
}

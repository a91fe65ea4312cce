import Core
import Design
import RunningBuddyDomain
import RunningBuddyUI
import Sync
import Testing

@testable import RunningBuddyTestKit

@Suite("Raw motion on the server")
struct SentMotionTests {
  /// A run of so many seconds with a strap, over, whose raw motion was kept.
  private static func over(
    sends: Bool = true, keeps: Bool = true, seconds: Int = 30
  ) -> RunWorld {
    var world = RunWorld()
    world.load()
    world.send(.view(.setting(.keepsMotion(keeps))))
    world.send(.view(.setting(.sendsMotion(sends))))
    world.send(.view(.sensors(.connected(.heartRate))))
    world.says(.heartRate, .text("H10"))
    world.run(seconds: 3, beats: 140)
    let gait = Gait(
      .hand, cadence: 170, seconds: seconds, hertz: 60, before: 0, after: 0, seed: 17)
    var batches: [[UInt8]] = Array(repeating: [], count: seconds)
    for sample in gait.samples {
      batches[Int((sample.at - Gait.begin) / 1_000)] += sample.bytes
    }
    for (second, batch) in batches.enumerated() {
      world.answer(world.sense, .file(name: "free", bytes: batch))
      world.beat(UInt8(141 + second % 5))
      world.second()
    }
    world.send(.finished)
    return world
  }

  private static func sent(_ world: RunWorld) -> [MotionPart] {
    world.commands.compactMap { command in
      if case .keepMotion(let part) = command { part } else { nil }
    }
  }

  @Test("The table is byte for byte the same on another device")
  func elsewhere() throws {
    var world = Self.over()
    world.send(.motionExported)
    let own = try #require(world.saved.last)
    #expect(own.bytes.count > 30_000)
    #expect(String(decoding: own.bytes, as: UTF8.self).contains(",143.0,"))
    world.send(.view(.form(.sent)))
    #expect(world.rejections.isEmpty && Self.sent(world).count == 1)
    #expect(world.disk.isEmpty, "the journal and its motion are gone")

    let run = try world.onlyRun()
    var other = RunWorld(route: .run(run.id), introduced: false, replica: world.replica)
    other.contents = world.contents
    other.load()
    #expect(other.shows("run-sent-motion-file"))
    other.send(.view(.sentMotion(.exported(run.id))))
    let file = try #require(other.saved.last)
    #expect(file.name == own.name && file.bytes == own.bytes)
    // It is fetched when somebody wants it, and not before: offline there is none.
    other.contents = [:]
    other.saved = []
    other.send(.view(.sentMotion(.exported(run.id))))
    #expect(other.saved.isEmpty && other.shows("Raw motion has not arrived"))
  }

  @Test("Nothing is sent unless it is wanted, and nothing once it is no more")
  func unwanted() throws {
    #expect(!RunWorld().replica.settings(of: RunWorld.me).sendsMotion)
    for (sends, keeps) in [(false, true), (true, false)] {
      var world = Self.over(sends: sends, keeps: keeps)
      world.send(.view(.form(.sent)))
      #expect(Self.sent(world).isEmpty)
      #expect(world.disk.isEmpty && world.replica.allMotion.isEmpty)
      #expect(!world.shows("run-sent-motion"))
    }
    var world = Self.over()
    world.send(.view(.setting(.sendsMotion(false))))
    world.send(.view(.form(.sent)))
    #expect(Self.sent(world).isEmpty && world.disk.isEmpty)
  }

  @Test("What waits when it is turned off stays, as the only copy, until it is deleted")
  func waiting() throws {
    var world = Self.over()
    world.send(.view(.form(.sent)))
    world.send(.view(.setting(.sendsMotion(false))))
    #expect(Self.sent(world).count == 1 && world.replica.allMotion.count == 1)
    #expect(world.disk.isEmpty, "the journal and its motion are gone")
    let run = try world.onlyRun()
    world.send(.view(.sentMotion(.deleteWanted(run.id))))
    world.send(.view(.sentMotion(.deleted)))
    #expect(world.replica.allMotion.isEmpty && Self.sent(world).count == 1)
  }

  @Test("A page that was gone before it was sent sends it when it is back")
  func interrupted() throws {
    func texts(_ world: RunWorld) -> [String] {
      world.contents.filter { name, _ in name.hasPrefix("runMotion ") }.map { _, text in text }
    }
    var world = Self.over()
    world.send(.view(.form(.sent)))
    // All that was durable is the run with its track; the journal is still there.
    var gone = Self.over(sends: false)
    gone.state.sync.saving = 1
    gone.send(.view(.form(.sent)))
    #expect(try gone.onlyRun().trackParts.count == 1 && !gone.disk.isEmpty)
    gone.send(.view(.setting(.sendsMotion(true))))
    let back = gone.reloaded()
    #expect(texts(back).count == 1 && texts(back) == texts(world))
    #expect(back.rejections.isEmpty && back.disk.isEmpty)
  }

  @Test("It is deleted for one run, and for all, once that was asked")
  func deleted() throws {
    var world = Self.over()
    world.send(.view(.form(.sent)))
    let run = try world.onlyRun()
    #expect(world.shows("run-sent-motion-file"))
    world.send(.view(.sentMotion(.deleteWanted(run.id))))
    #expect(world.shows("run-sent-motion-question"))
    world.send(.view(.sentMotion(.deleteClosed)))
    world.send(.view(.sentMotion(.deleted)))
    #expect(world.replica.allMotion.count == 1, "nothing was asked")
    world.send(.view(.sentMotion(.deleteWanted(run.id))))
    world.send(.view(.sentMotion(.deleted)))
    #expect(world.replica.allMotion.isEmpty && world.replica.run(run.id) != nil)
    #expect(!world.shows("run-sent-motion-file"))

    for step in MotionPart.steps(of: run.id, ["1 0\na", "1 0\nb"]) {
      world.decide(step.command, world.moment())
    }
    world.state.replicaChanged(world.replica, world.moment())
    world.send(.view(.went(.settings)))
    #expect(world.shows("Uploaded from 1 run, "))
    world.send(.view(.sentMotion(.deleteWanted(nil))))
    world.send(.view(.sentMotion(.deleted)))
    #expect(world.replica.allMotion.isEmpty)
    #expect(!world.shows("Uploaded from"))
  }

  @Test("The settings say what is sent, how much, who sees it and how to delete it")
  func settings() {
    var world = RunWorld(route: .settings)
    world.load()
    #expect(!world.shows("run-send-motion"))
    world.send(.view(.setting(.keepsMotion(true))))
    for text in ["run-send-motion", "1 MB an hour", "Only you", "delete them"] {
      #expect(world.shows(text), "\(text)")
    }
  }

  @Test("A run whose raw motion is gone is saved without it")
  func lost() throws {
    var world = Self.over()
    let tables = world.disk.keys.filter { table in table.hasPrefix("~motion") }
    #expect(!tables.isEmpty)
    for table in tables { world.disk[table] = nil }
    world.send(.view(.form(.sent)))
    #expect(Self.sent(world).isEmpty && world.disk.isEmpty)
    #expect(try world.onlyRun().trackParts.count == 1)
  }
}

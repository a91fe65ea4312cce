import Calendar
import Core
import Design
import RunningBuddyDomain
import RunningBuddyUI
import Sync
import TestKit
import Testing
import Tracks
import View

@testable import RunningBuddyTestKit

@Suite("Merging a watch's file")
struct RunMergeTests {
  static let walk = RunWalk(.park, seconds: 900, seed: 1)
  static let id = RunID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0078)

  /// With the phone's run.
  static func filled(
    language: Language = .english, route: RunRoute? = nil
  ) -> RunWorld {
    var world = RunWorld(route: route ?? .run(id), language: language)
    let bundle = SomeWatch.bundle(id, SomeWatch.phone(walk))
    for step in bundle.steps {
      world.decide(step.command, world.moment())
      if case .keepTrack(let part) = step.command, let content = step.content {
        world.contents["runTrack " + part.id.description] = content
      }
    }
    world.load()
    return world
  }

  static func watch(ahead: Int = 120) -> SomeWatch {
    var watch = SomeWatch(walk)
    (watch.from, watch.to, watch.ahead) = (2, 898, ahead)
    return watch
  }

  private func choose(
    _ bytes: [UInt8], named name: String = "watch.tcx", in world: inout RunWorld
  ) {
    world.send(.view(.detail(.merge(.wanted))))
    world.answer(world.picks, .file(name: name, bytes: bytes))
    world.answer(world.picks, .done)
  }

  @Test(
    "What it comes to is shown first, then merged, and taken back", arguments: Language.allCases)
  func merging(language: Language) throws {
    var world = RunMergeTests.filled(language: language)
    let before = try world.onlyRun()
    let isEnglish = language == .english
    let commands = world.commands.count
    choose(SomeFile.bytes(RunMergeTests.watch().activity(), .tcx), in: &world)
    #expect(markupFaults(in: world.page) == [])
    #expect(world.shows("run-merge") && world.shows("watch.tcx"))
    #expect(world.shows("149 bpm") || world.shows("150 bpm"))
    if isEnglish {
      for text in [
        "Taken from this file: Altitude, Heart rate, Cadence", "clock is 12 s ahead", "Before",
        "Your own recording is kept",
      ] {
        #expect(world.shows(text), "\(text)")
      }
    }
    // Nothing is changed before somebody agrees.
    #expect(world.commands.count == commands)
    world.send(.view(.detail(.merge(.closed))))
    #expect(!world.shows("run-merge"))
    world.send(.view(.detail(.merge(.agreed))))
    #expect(world.commands.count == commands)

    choose(SomeFile.bytes(RunMergeTests.watch().activity(), .tcx), in: &world)
    world.send(.view(.detail(.merge(.agreed))))
    let merged = try world.onlyRun()
    #expect(world.rejections.isEmpty && !world.shows("run-merge"))
    #expect(merged.meanHeartRate.first == 150 || merged.meanHeartRate.first == 149)
    #expect(merged.trackParts == before.trackParts)
    #expect(markupFaults(in: world.page) == [])
    if isEnglish {
      for text in ["File merged", "Merged from two devices", "Recorded here", "Undo the merge"] {
        #expect(world.shows(text), "\(text)")
      }
      #expect(!world.shows("Merge a watch's file"))
    }
    // A device that opens the page later has the same.
    let later = world.reloaded(route: .run(RunMergeTests.id))
    #expect(later.shows("150 bpm") || later.shows("149 bpm"))
    world.send(.view(.detail(.exported(.csv))))
    let csv = try #require(world.saved.last?.bytes)
    #expect(String(decoding: csv, as: UTF8.self).contains("172"))

    let notice = try #require(world.state.telling.last as Int?)
    world.send(.view(.noticeUndone(notice)))
    #expect(try world.onlyRun().record == before.record)
    #expect(try world.onlyRun().activeMerge == nil)
    #expect(world.rejections.isEmpty)
  }

  @Test("A merge is undone on the run's page, and that is taken back too")
  func undoing() throws {
    var world = RunMergeTests.filled()
    let before = try world.onlyRun()
    let file = SomeFile.bytes(RunMergeTests.watch(ahead: 0).activity(), .tcx)
    choose(file, in: &world)
    #expect(world.shows("Both clocks agree to the second."))
    world.send(.view(.detail(.merge(.agreed))))
    let merged = try world.onlyRun()
    // The watch's file as it came.
    for step in world.commands {
      guard case .keepFile(let part) = step else { continue }
      let bytes = file.dropFirst(part.index * RunLimits.filePart).prefix(RunLimits.filePart)
      world.contents["runFile " + part.id.description] = ByteLetters.text(bytes)
    }
    world.send(.view(.detail(.merge(.fileWanted))))
    #expect(world.saved.last?.name == "watch.tcx" && world.saved.last?.bytes == file)
    world.send(.view(.detail(.merge(.undone))))
    #expect(try world.onlyRun().record == before.record)
    #expect(world.shows("Merge undone") && !world.shows("Merged from two devices"))
    let notice = try #require(world.state.telling.last as Int?)
    world.send(.view(.noticeUndone(notice)))
    #expect(try world.onlyRun().record == merged.record)
    #expect(world.shows("Merged from two devices"))
    #expect(world.rejections.isEmpty)
  }

  @Test("A file of another run, another time or no recording is refused with its own word")
  func refused() throws {
    var world = RunMergeTests.filled()
    let before = try world.onlyRun()
    let other = SomeWatch(RunWalk(.grid, seconds: 900, seed: 104))
    choose(SomeFile.bytes(other.activity(), .fit), named: "other.fit", in: &world)
    #expect(world.shows("This is another run") && world.shows("other.fit"))
    #expect(markupFaults(in: world.page) == [])
    choose(SomeFile.bytes(RunMergeTests.watch(ahead: 90_000).activity(), .fit), in: &world)
    #expect(world.shows("The file is from another time"))
    choose(Array("hello".utf8), in: &world)
    #expect(world.shows("This is not a FIT, GPX or TCX file."))
    world.send(.view(.detail(.merge(.wanted))))
    world.answer(world.picks, .unread(name: "big.fit", size: 99_000_000))
    #expect(world.shows("big.fit"))
    world.send(.view(.detail(.merge(.agreed))))
    #expect(try world.onlyRun() == before)
  }

  @Test("Where the run was cut meanwhile, what merging comes to then is shown")
  func changedMeanwhile() throws {
    var world = RunMergeTests.filled()
    choose(SomeFile.bytes(RunMergeTests.watch().activity(), .tcx), in: &world)
    world.decide(.editRun(RunMergeTests.id, [.title("River")]), world.moment())
    world.state.replicaChanged(world.replica, world.moment())
    world.send(.view(.detail(.merge(.agreed))))
    #expect(world.shows("run-merge"))
    #expect(try world.onlyRun().activeMerge == nil)
    world.send(.view(.detail(.merge(.agreed))))
    #expect(try world.onlyRun().activeMerge != nil)
  }

  @Test("A file that looks like a run that is here can be merged into it from the import")
  func importing() throws {
    var world = RunMergeTests.filled(route: .data(nil))
    world.send(.view(.data(.chosen)))
    let bytes = SomeFile.bytes(RunMergeTests.watch().activity(), .tcx)
    world.answer(world.picks, .file(name: "watch.tcx", bytes: bytes))
    world.answer(world.picks, .done)
    #expect(world.shows("Similar to an existing run") && world.shows("Merge into “Run”"))
    #expect(markupFaults(in: world.page) == [])
    world.send(.view(.data(.mergeWanted(file: 0, run: 0))))
    #expect(world.state.route == .run(RunMergeTests.id))
    #expect(world.shows("Taken from this file"))
    world.send(.view(.detail(.merge(.agreed))))
    #expect(try world.onlyRun().activeMerge?.source.name == "watch.tcx")
    // Back at the preview the file is here.
    world.send(.view(.closed))
    #expect(world.state.route == .data(nil))
    #expect(world.shows("Already in your runs") && !world.shows("Merge into"))
    #expect(world.rejections.isEmpty)
  }
}

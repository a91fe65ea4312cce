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
import Wire

@testable import RunningBuddyTestKit

@Suite("Changing runs, and files")
struct RunChangeTests {
  @Test("Editing is undone with one button")
  func editing() throws {
    var world = RunScreenTests.filled()
    world.send(.view(.went(.editRun(RunScreenTests.id))))
    world.send(.view(.form(.typed(.title, "Hills"))))
    world.send(.view(.form(.typed(.sport, "walking"))))
    world.send(.view(.form(.typed(.mark, "race"))))
    world.send(.view(.form(.sent)))
    let edited = try world.onlyRun()
    #expect(edited.title == "Hills")
    #expect(edited.sport == .walking)
    #expect(edited.record.efforts.isEmpty)
    #expect(world.shows("Run updated"))
    world.send(.view(.noticeUndone(1)))
    let back = try world.onlyRun()
    #expect(back.title.isEmpty)
    #expect(back.sport == .running)
    #expect(!back.record.efforts.isEmpty)
    #expect(world.rejections.isEmpty)
  }

  @Test("A run is cropped, a stretch left out, and split in two; each is taken back")
  func cutting() throws {
    var world = RunScreenTests.filled(route: .run(RunScreenTests.id))
    func send(_ action: CutAction) { world.send(.view(.detail(.cut(action)))) }
    func centimetres() -> Int? {
      world.replica.run(RunScreenTests.id)?.record.whole.centimetres
    }
    send(.opened)
    #expect(markupFaults(in: world.page) == [])
    send(.fromTyped("12:x"))
    send(.cropped)
    #expect(world.shows("Enter times such as 12:30"))
    send(.fromTyped("5:00"))
    send(.toTyped("0:10:00"))
    send(.cropped)
    #expect(centimetres() == 90_000)
    #expect(world.shows("Run cut"))
    send(.opened)
    #expect(world.shows("Restore whole recording"))
    send(.undone)
    #expect(centimetres() == 360_000)
    send(.opened)
    send(.fromTyped("0"))
    send(.toTyped("10:00"))
    send(.dropped)
    #expect(centimetres() == 180_000)
    send(.opened)
    send(.undone)
    send(.opened)
    send(.fromTyped("5:00"))
    send(.splitOff)
    #expect(world.replica.count == 2)
    #expect(centimetres() == 90_000)
    let notice = try #require(world.state.telling.last as Int?)
    world.send(.view(.noticeUndone(notice)))
    #expect(world.replica.count == 1)
    #expect(centimetres() == 360_000)
    #expect(world.rejections.isEmpty)
  }

  @Test("Recalculating shows what would change, then changes it, and is undone")
  func recomputing() throws {
    var world = RunScreenTests.filled(route: .run(RunScreenTests.id))
    let today = try world.onlyRun()
    #expect(!world.shows("Recalculate"))
    // Figures of an older version, which found less.
    var older = today
    older.record = RunRecord(RunFigures(SomeRun.recording(seconds: 900)))
    older.record.version = RunFigures.version - 1
    world.replica.set(RunEntity.run(older).key, to: .run(older))
    world.state.replicaChanged(world.replica, world.moment())
    world.send(.inner(.met))
    #expect(world.shows("Recalculate"))
    world.send(.view(.detail(.recomputeWanted)))
    for text in ["run-recompute", "Before", "2.70 km", "3.60 km", "15:00", "20:00"] {
      #expect(world.shows(text), "\(text)")
    }
    #expect(markupFaults(in: world.page) == [])
    // Nothing is changed before somebody agrees.
    #expect(try world.onlyRun().record == older.record)
    world.send(.view(.detail(.recomputeClosed)))
    #expect(!world.shows("run-recompute"))
    world.send(.view(.detail(.recomputed)))
    #expect(try world.onlyRun().record == older.record)

    world.send(.view(.detail(.recomputeWanted)))
    world.send(.view(.detail(.recomputed)))
    #expect(try world.onlyRun().record == today.record)
    #expect(!world.shows("Recalculate"))
    let notice = try #require(world.state.telling.last as Int?)
    world.send(.view(.noticeUndone(notice)))
    #expect(world.commands.last == .editRun(older.id, [.recomputed(older.record)]))
  }

  @Test("Without its track nothing is recalculated")
  func recomputingWithoutTrack() {
    var world = RunScreenTests.filled()
    world.contents = [:]
    world.send(.view(.went(.run(RunScreenTests.id))))
    world.send(.view(.detail(.recomputeWanted)))
    #expect(!world.shows("run-recompute"))
    #expect(world.shows("This needs the track"))
  }

  @Test("Deleting is undone, and what is deleted can be restored")
  func deleting() {
    var world = RunScreenTests.filled()
    world.send(.view(.went(.history)))
    world.send(.view(.went(.run(RunScreenTests.id))))
    world.send(.view(.detail(.deleted)))
    #expect(world.state.route == .history)
    #expect(world.replica.count == 0)
    world.send(.view(.noticeUndone(1)))
    #expect(world.replica.count == 1)
    world.send(.view(.went(.run(RunScreenTests.id))))
    world.send(.view(.detail(.deleted)))
    world.send(.view(.went(.deleted)))
    world.send(.view(.history(.restored(RunScreenTests.id))))
    #expect(world.replica.count == 1)
  }

  @Test("A run is entered by hand; what cannot be is told")
  func entering() throws {
    var world = RunWorld(route: .enter)
    world.load()
    world.send(.view(.form(.sent)))
    #expect(world.shows("Enter how long it took."))
    world.send(.view(.form(.typed(.date, "2026-09-01"))))
    world.send(.view(.form(.typed(.time, "07:30"))))
    world.send(.view(.form(.typed(.minutes, "25"))))
    world.send(.view(.form(.typed(.distance, "99"))))
    world.send(.view(.form(.sent)))
    #expect(world.shows("That's too fast. Check time and distance."))
    world.send(.view(.form(.typed(.distance, "5,02"))))
    world.send(.view(.form(.sent)))
    let run = try world.onlyRun()
    #expect(run.distance.first == 502_000)
    #expect(run.timer.first == 1_500_000)
    #expect(run.source == .hand)
    #expect(world.state.route == .run(run.id))
  }

  @Test("Every format is saved without a network", arguments: RunExportFormat.allCases)
  func exporting(format: RunExportFormat) throws {
    var world = RunScreenTests.filled(route: .run(RunScreenTests.id))
    world.send(.view(.detail(.exported(format))))
    let file = try #require(world.saved.first)
    #expect(file.name.hasSuffix("." + format.rawValue))
    #expect(file.bytes.count > 500)
  }

  @Test("Files are looked at before anything is written, and an import is taken back")
  func importing() throws {
    var source = RunScreenTests.filled(route: .run(RunScreenTests.id))
    source.send(.view(.detail(.exported(.fit))))
    let file = try #require(source.saved.first)

    var world = RunWorld(route: .data(nil))
    world.load()
    world.send(.view(.data(.chosen)))
    world.answer(world.picks, .file(name: "a.fit", bytes: file.bytes))
    world.answer(world.picks, .file(name: "b.txt", bytes: Array("hello".utf8)))
    world.answer(world.picks, .unread(name: "c.fit", size: 99_000_000))
    world.answer(world.picks, .failed("more"))
    #expect(world.commands.isEmpty)
    for text in ["a.fit", "New", "This is not a FIT, GPX or TCX file.", "c.fit", "first 50 files"] {
      #expect(world.shows(text), "\(text)")
    }
    // What is here already is not known while older runs are read.
    world.state.sync.isReadingOlder = true
    world.send(.view(.data(.agreed)))
    #expect(world.commands.isEmpty && world.shows("a.fit"))
    world.state.sync.isReadingOlder = false
    world.send(.view(.data(.agreed)))
    #expect(world.rejections.isEmpty)
    #expect(world.replica.count == 1)
    #expect(world.shows("Undo import"))
    // Also on another device, and later.
    let batch = try #require(world.replica.latestImports(1).first?.batch)
    world.send(.view(.went(.home)))
    world.send(.view(.went(.data(nil))))
    #expect(world.shows("1 run imported"))
    world.send(.view(.data(.undone(batch))))
    #expect(world.replica.count == 0)
    #expect(!world.shows("Undo import"))
  }

  @Test("Settings are kept")
  func settings() {
    var world = RunWorld(route: .settings)
    world.load()
    world.send(.view(.setting(.goal(.runs(3)))))
    world.send(.view(.setting(.cues(.minutes(7)))))
    #expect(world.replica.settings(of: RunWorld.me).goal == .runs(3))
    #expect(world.shows("<option value=\"7\">"))
    #expect(world.rejections.isEmpty)
  }

  @Test("The inbox's secret is told once and stopped, and what it did not take is listed")
  func inbox() {
    var world = RunWorld(route: .data(nil))
    let refused = RefusedFile(name: "walk.fit", at: world.instant, reason: .file(.empty))
    let inbox = RunInbox(since: world.instant, refused: [refused])
    world.replies = [
      "GET /api/run/inbox": (200, inbox.json.text),
      "POST /api/run/inbox/secret": (201, #"{"secret":"5f2c"}"#),
      "DELETE /api/run/inbox/secret": (204, ""),
    ]
    world.load()
    #expect(world.shows("walk.fit"))
    #expect(world.shows("The file is empty."))
    #expect(world.shows("Secret key created"))
    world.send(.view(.inbox(.made)))
    #expect(world.shows("Authorization: Bearer 5f2c"))
    world.send(.view(.went(.history)))
    world.send(.view(.went(.data(nil))))
    #expect(!world.shows("5f2c"))
    world.send(.view(.inbox(.stopped)))
    #expect(world.shows("Create secret key"))
    #expect(!world.shows("Secret key created"))
  }

  @Test("An inbox that cannot be changed says so, and nobody without an account is asked for one")
  func inboxWithoutServer() {
    var world = RunWorld(route: .data(nil))
    let inbox = RunInbox(since: nil, refused: [])
    world.replies = ["GET /api/run/inbox": (200, inbox.json.text)]
    world.load()
    world.send(.view(.inbox(.made)))
    #expect(world.shows("That did not work. Try again."))
    var alone = RunWorld(route: .data(nil))
    alone.state.hasAccount = false
    alone.load()
    #expect(alone.shows("This needs an account"))
    #expect(!alone.shows("Create secret key"))
  }
}

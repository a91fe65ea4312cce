import Calendar
import Core
import RunningBuddyDomain
import Sync
import Testing
import Tracks
import Wire

@testable import RunningBuddyTestKit

@Suite("Commands and rejections as they travel")
struct RunCommandWireTests {
  static var commands: [RunCommand] {
    let run = RunWireTests.full()
    let (id, record) = (run.id, run.record)
    let part = RunPart(.track, of: id, 3, ContentStub(of: "1AA"))
    let windows = RunWindows([RunSpan(from: 5, to: 900)!])!
    let source = RunSourceFile(
      name: "watch.fit", format: .fit, digest: MediaDigest(of: [2]), bytes: 9, number: 1)
    var merge = RunMerge(
      source: source, shift: -205, ahead: 1_200, channels: [.heartRate, .cadence],
      track: RunMerge.Parts(from: 1, [part.content]), file: RunMerge.Parts(from: 2, []))
    merge.isOn = false
    let edits: [RunEdit] = [
      .title("a"), .title(""), .notes("b"), .effort(5), .effort(nil), .feeling(2), .feeling(nil),
      .mark(.race), .mark(nil), .sport(.trailRunning, record), .sport(.other("57"), record),
      .windows(windows, record), .windows(.whole, record), .recomputed(record),
      .moved(start: Instant(milliseconds: 5), zone: "Asia/Seoul", offset: 32_400),
      .split(at: 90, into: RunID(high: 1, low: 2), before: record, after: record),
      .joined(RunID(high: 1, low: 2), record), .shoe(ShoeTests.full.id), .shoe(nil),
      .merged(merge, record), .unmerged(record),
    ]
    let settings: [RunSettingChange] = [
      .countdown(.five), .pausesByRule(false), .cues(.never), .cues(.kilometre), .cues(.mile),
      .cues(.lap), .cues(.minutes(9)), .cueContents([.time, .cadence]), .speaksCues(false),
      .goal(.centimetres(5)), .goal(.time(6)), .goal(.runs(7)), .goal(nil), .firstWeekday(.monday),
      .firstWeekday(nil), .introduced(true), .pod(PodPin(name: "Pod", count: .steps)),
      .countsSteps(false), .carried(.ankle), .keepsMotion(true), .usualShoe(ShoeTests.full.id),
      .usualShoe(nil), .heart(.threshold(168)), .heart(.threshold(nil)),
      .heart(.method(.reserve)), .heart(.borders([100, 120, 140, 155, 170])),
      .showsMaps(false), .sendsMotion(true),
    ]
    return [
      .saveRun(run), .keepTrack(part),
      .keepFile(RunPart(.file, of: id, 21, ContentStub(of: "AAAA"))), .editRun(id, edits),
      .deleteRun(id), .restoreRun(id),
      .undoImport(RunBatchID(high: 1, low: 9), [id, RunID(high: 1, low: 2)]),
      .addShoe(ShoeTests.full), .editShoe(ShoeTests.full.id, ShoeTests.edits),
      .deleteShoe(ShoeTests.full.id), .keepPlan(PlanTests.full), .deletePlan(PlanTests.full.id),
      .keepStride(SomeStride.record(SomeStride.id(1))),
      .keepStride(SomeStride.record(SomeStride.id(2), run: id)), .deleteStride(SomeStride.id(1)),
      .keepMotion(MotionPart(of: id, 1, of: 3, ContentStub(of: "1 0"))), .deleteMotion(id),
    ] + settings.map { change in .setRunSetting(RunLedger.user, change) }
  }

  @Test("Every command reads back, and its name and version are for ever")
  func commands() throws {
    for command in RunCommandWireTests.commands {
      let args = try JSON.parse(command.args.text)
      let back = try RunCommand.decode(
        system: "run", name: command.name, version: 1, WireCursor(args))
      #expect(back == command)
      #expect(
        try RunCommand.decode(system: "run", name: command.name, version: 2, WireCursor(args))
          == nil)
      #expect(
        try RunCommand.decode(system: "day", name: command.name, version: 1, WireCursor(args))
          == nil)
    }
    #expect(
      RunCommand.names == [
        "saveRun", "keepTrack", "keepFile", "editRun", "deleteRun", "restoreRun", "undoImport",
        "setRunSetting", "keepStride", "deleteStride", "addShoe", "editShoe", "deleteShoe",
        "keepPlan", "deletePlan", "keepMotion", "deleteMotion",
      ])
    #expect(
      Set(RunCommandWireTests.commands.map { command in command.name }) == Set(RunCommand.names))
  }

  @Test("Every rejection reads back")
  func rejections() throws {
    let id = RunWireTests.id
    let all: [RunRejection] = [
      .notFound(id), .notYours, .savedOtherwise(id), .notAnnounced(id, part: 4),
      .otherContent(id, part: 0), .tooLong(.notes, limit: 2_000), .tooMany(.laps, limit: 100),
      .unusableCharacter(.zone), .outOfRange(.start, shortest: -5, longest: 1 << 40),
      .tooMany(.strides, limit: 100), .outOfRange(.stepLength, shortest: 40, longest: 220),
      .badTimes(.windows), .badOrder(.zoneBorders), .noTrack(id), .otherTrack(id),
      .tooLarge(limit: 8_192), .noShoe(ShoeTests.full.id), .empty(.shoeName), .merged(id),
    ]
    for rejection in all {
      #expect(try RunRejection(WireCursor(JSON.parse(rejection.json.text))) == rejection)
    }
    #expect(RunDomain.tooLarge(.deleteRun(id), limit: 9) == .tooLarge(limit: 9))
  }

  @Test("Claimed by an account, a command of a local profile is the account's")
  func claimed() throws {
    for command in RunCommandWireTests.commands {
      let args = RunCommand.claimed(command.args, by: RunLedger.other, from: RunLedger.user)
      let back = try #require(
        try RunCommand.decode(system: "run", name: command.name, version: 1, WireCursor(args)))
      if case .setRunSetting(let user, _) = back {
        #expect(user == RunLedger.other)
      } else {
        // Runs, parts and digests name nobody.
        #expect(back == command)
      }
    }
  }

  @Test("Runs, tracks, files and raw motion are many; all but runs are kept apart")
  func kinds() {
    for kind in RunEntity.Kind.allCases {
      let isApart = kind == .track || kind == .file || kind == .motion
      #expect(RunDomain.isVoluminous(kind.rawValue) == (isApart || kind == .run))
      #expect(RunDomain.isSetApart(kind.rawValue) == isApart)
    }
    let part = RunPart(.file, of: RunWireTests.id, 0, ContentStub(of: "AAAA"))
    #expect(RunEntity.part(part).content == part.content)
    #expect(RunEntity.run(RunWireTests.full()).content == nil)
  }

  @Test("A part of another's id, or beyond its limits, is no part")
  func parts() {
    let part = RunPart(.track, of: RunWireTests.id, 0, ContentStub(of: "1AA"))
    func read(_ key: EntityKey, _ body: JSON) -> RunEntity? {
      do throws(WireError) { return try RunEntity.decode(key, WireCursor(body)) } catch {
        return nil
      }
    }
    #expect(read(part.key, part.body) == .part(part))
    let other = RunPart(.track, of: RunWireTests.id, 1, part.content)
    #expect(read(other.key, part.body) == nil)
    let large = ContentStub(digest: part.content.digest, bytes: RunLimits.trackBytes + 1)
    #expect(read(part.key, RunPart(.track, of: part.run, 0, large).body) == nil)
    let file = RunPart(.file, of: part.run, 0, large)
    #expect(read(file.key, file.body) == .part(file))
  }
}

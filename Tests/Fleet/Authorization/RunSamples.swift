import Core
import RunningBuddyDomain
import Suite
import Sync
import Tracks

@testable import RunningBuddyTestKit

/// A run that came as a file, with its track: one person's.
struct RunThings: Sendable {
  let bundle: RunBundle
  /// What it came with.
  let batch: RunBatchID
  /// What the second part is called where the run is cut in two.
  let half: RunID
  /// A measurement of steps.
  let stride: StrideRecord
  let shoe: Shoe
  let plan: RunPlan
  /// A second of raw motion.
  let motion: RunStep

  /// Ids: 87 to 90, 92 and 93 of the moment.
  init(_ moment: Moment, saying words: String = "x") {
    batch = moment.id(88)
    half = moment.id(89)
    stride = SomeStride.record(moment.id(90))
    shoe = Shoe(id: moment.id(92), name: words)
    let sets = [IntervalSet(times: 2, work: .distance(400), rest: .pressed)]
    plan = RunPlan(id: moment.id(93), name: words, IntervalPlan(sets: sets))
    let file = Array(words.utf8)
    var run = SomeRun.bundle(moment.id(87), minutes: 1, start: moment.instant).run
    run.title = words
    run.notes = words
    run.batch = batch
    run.source = .file(
      RunSourceFile(
        name: words, format: .gpx, digest: MediaDigest(of: file), bytes: file.count))
    bundle = RunBundle(run, SomeRun.recording(seconds: 60).points, file: file)
    let second = RawMotion(
      wall: moment.instant,
      points: [RawMotion.Point(acceleration: MotionVector(x: 1), rotation: MotionVector())])
    let texts = MotionRecord.texts(of: [second], offset: 0) { _ in 150 }
    motion = MotionPart.steps(of: run.id, texts)[0]
  }

  var id: RunID { bundle.run.id }

  /// What merging the file onto the run announces.
  var merge: RunMerge? {
    bundle.run.source.file.map { file in
      RunMerge(
        source: file, shift: 0, ahead: 0, channels: .cadence,
        track: RunMerge.Parts(from: 1, [ContentStub(of: "x")]), file: RunMerge.Parts(from: 1, []))
    }
  }

  /// What names these things.
  var ids: [String] {
    let parts = [RunPart.Kind.track, .file].map { kind in RunPart.id(kind, of: id, 0).description }
    let own = [stride.id.description, shoe.id.description, plan.id.description]
    return [id.description, batch.description, half.description] + own + parts
      + [MotionPart.id(of: id, 0).description]
  }

  /// What a person's device sends when the run comes to be.
  var saving: SuiteCommand { .run(.saveRun(bundle.run)) }

  /// What is made under ids of the device's choosing.
  var making: [SuiteCommand] {
    [saving, .run(.keepStride(stride)), .run(.addShoe(shoe)), .run(.keepPlan(plan))]
  }

  /// What it sends after that.
  var keeping: [SuiteCommand] {
    (Array(bundle.steps.dropFirst()) + [motion]).map { step in .run(step.command) }
  }

  /// What goes along with one of them.
  func content(of command: SuiteCommand) -> String? {
    guard case .run(let own) = command else { return nil }
    return (bundle.steps + [motion]).first { step in step.command == own }?.content
  }
}

/// RunningBuddy's commands about given things.
enum RunSamples {
  /// One sample for each case; a new case does not compile until it is here.
  static func kind(of command: RunCommand) -> CommandSamples.Kind {
    switch command {
    case .saveRun, .keepStride, .addShoe, .keepPlan: .creating
    case .deleteRun, .undoImport, .deleteStride, .deleteShoe, .deletePlan, .deleteMotion: .removing
    case .keepTrack, .keepFile, .editRun, .restoreRun, .setRunSetting, .editShoe: .changing
    case .keepMotion: .changing
    }
  }

  static func all(about things: RunThings, of user: UserID) -> [SuiteCommand] {
    let (run, record) = (things.id, things.bundle.run.record)
    let commands: [RunCommand] = [
      .editRun(run, [.title("y"), .effort(3)]), .restoreRun(run),
      .setRunSetting(user, .speaksCues(false)), .editRun(run, [.shoe(things.shoe.id)]),
      .editShoe(things.shoe.id, [.name("y"), .wanted(700_000)]),
      .editRun(run, [.split(at: 300, into: things.half, before: record, after: record)]),
      .editRun(run, [.joined(things.half, record)]),
      .editRun(run, things.merge.map { merge in [.merged(merge, record)] } ?? []),
      .editRun(run, [.unmerged(record)]),
      // What removes comes last, so that the others find what they need.
      .undoImport(things.batch, [run]), .deleteRun(run), .deleteStride(things.stride.id),
      .deleteShoe(things.shoe.id), .deletePlan(things.plan.id), .deleteMotion(run),
    ]
    return things.keeping + commands.map { command in .run(command) }
  }
}

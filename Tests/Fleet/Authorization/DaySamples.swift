import Calendar
import Core
import DayBlockDomain
import Suite

/// A group with a block, a run under way, a session by hand and one from a file: one person's.
struct DayThings: Sendable {
  let group: NewGroup
  let block: NewBlock
  let run: DayRun
  let session: NewSession
  let imported: NewSession
  /// What the imported one came with.
  let batch: DayImportID
  /// Where the session is cut in two, and what the second part is called.
  let middle: Instant
  let part: DaySessionID

  /// Ids: 80 to 86 of the moment.
  init(_ moment: Moment, saying words: String = "x") {
    let now = moment.instant
    let zone = "Asia/Seoul"
    func stretch(_ from: Int64, _ to: Int64) -> DaySegment {
      DaySegment(
        start: now.advanced(byMilliseconds: from * 60_000),
        end: now.advanced(byMilliseconds: to * 60_000), offset: 32_400)
    }
    // Names have few signs.
    let name = String(words.prefix(12))
    group = NewGroup(id: moment.id(80), name: name, sortKey: .first)
    block = NewBlock(
      id: moment.id(81), group: group.id, name: name, icon: "tea", color: 7, sortKey: .first)
    run = DayRun(
      id: moment.id(82), block: block.id, blockName: name, zone: zone,
      startedAt: now.advanced(byMilliseconds: -3_600_000), offset: 32_400, device: name)
    middle = now.advanced(byMilliseconds: -90 * 60_000)
    session = NewSession(
      id: moment.id(83), block: block.id, zone: zone, segments: [stretch(-120, -70)], memo: words,
      origin: .manual)
    imported = NewSession(
      id: moment.id(84), block: block.id, zone: zone, segments: [stretch(-200, -150)],
      memo: words, origin: .imported, source: "file " + words)
    batch = moment.id(85)
    part = moment.id(86)
  }

  /// What names these things.
  var ids: [String] {
    [
      group.id.description, block.id.description, run.id.description, session.id.description,
      imported.id.description, batch.description, part.description,
    ]
  }

  /// What a person's device sends when these things come to be.
  var making: [SuiteCommand] {
    let commands: [DayBlockCommand] = [
      .addGroup(group), .addBlock(block), .startRun(run), .addSession(session),
      .importSessions(batch, [imported]),
    ]
    return commands.map { command in .day(command) }
  }
}

/// DayBlock's commands about given things.
enum DaySamples {
  /// One sample for each case; a new case does not compile until it is here.
  static func kind(of command: DayBlockCommand) -> CommandSamples.Kind {
    switch command {
    case .addGroup, .addBlock, .startRun, .addSession, .importSessions: .creating
    case .deleteGroup, .deleteBlock, .deleteSession, .undoImport: .removing
    case .editGroup, .restoreGroup, .editBlock, .restoreBlock, .takeStep, .editSession,
      .splitSession, .restoreSession, .setSetting:
      .changing
    }
  }

  static func all(about things: DayThings, of user: UserID) -> [SuiteCommand] {
    let (run, session) = (things.run.id, things.session.id)
    func after(_ minutes: Int64) -> Instant {
      things.run.startedAt.advanced(byMilliseconds: minutes * 60_000)
    }
    let steps: [DayRunStep] = [
      .pause(at: after(20), changes: []), .resume(at: after(25), offset: 32_400), .suspectClock,
      .cut(from: after(26), to: after(28), changes: []), .assign(things.block.id),
      .discard(at: after(50)), .restore, .finish(at: after(55), changes: [], memo: "x"),
    ]
    var commands: [DayBlockCommand] = [
      .editGroup(things.group.id, [.color(3)]), .restoreGroup(things.group.id),
      .editBlock(things.block.id, [.golden(true)]), .restoreBlock(things.block.id),
      .editSession(session, [.memo(from: "x", to: "y")]),
      .splitSession(session, at: things.middle, into: things.part),
      .restoreSession(session), .setSetting(user, .sounds(true)),
    ]
    commands += steps.map { step in .takeStep(run, step) }
    // What removes comes last, so that the others find what they need.
    commands += [
      .undoImport(things.batch, [things.imported.id]), .deleteSession(session),
      .deleteBlock(things.block.id), .deleteGroup(things.group.id),
    ]
    return commands.map { command in .day(command) }
  }

  /// The things of a person, with what a session was before and a setting.
  static func traces(
    of user: UserID, saying words: String, _ moment: Moment
  ) -> [SuiteCommand] {
    let things = DayThings(moment, saying: words)
    let commands: [DayBlockCommand] = [
      .editSession(things.session.id, [.memo(from: words, to: words + ".")]),
      .setSetting(user, .overlays(["https://example.com/" + words])),
    ]
    return things.making + commands.map { command in .day(command) }
  }
}

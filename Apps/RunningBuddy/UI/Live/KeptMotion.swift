import Core
import Design
import RunningBuddyDomain
import Tracks

/// Raw motion on its way to the disk: rows of the journal's database that are read by their names
/// alone, so that a start does not wait for them. They go with the journal.
struct KeptMotion: Hashable {
  private var gathering = RawMotionGathering()
  private var waiting: [RawMotion] = []
  private var isWriting = false
  /// The disk is full: what there is room for is the run.
  private(set) var isGivenUp = false

  /// Seconds that are written at once.
  private static let batch = 10
  private static let table = "~motion"

  mutating func take(_ samples: [MotionSample], now: Instant) {
    guard !isGivenUp else { return }
    waiting += gathering.take(samples, now: now)
  }

  /// What is to be written now; what waits in small numbers too where it is wanted.
  mutating func write(of run: RunID, to database: String, all: Bool = false) -> StoreWrite? {
    guard !isWriting, !waiting.isEmpty, all || waiting.count >= KeptMotion.batch else { return nil }
    isWriting = true
    let operations = waiting.map { second in
      StoreWrite.Operation.put(
        table: KeptMotion.table(run, second.wall.milliseconds / 60_000),
        key: RunJournal.padded(second.wall.milliseconds % 60_000, 5), value: second.text)
    }
    waiting = []
    return StoreWrite(database: database, operations: operations)
  }

  /// The host has answered a write; gives what is to be done where there was no room.
  mutating func stored(_ isStored: Bool, in database: String) -> StoreWrite? {
    isWriting = false
    guard !isStored, !isGivenUp else { return nil }
    self = KeptMotion()
    isGivenUp = true
    return StoreWrite(database: database, operations: [.clear(table: KeptMotion.table)])
  }

  /// All there is of a run.
  static func part(of run: RunID) -> StorePart {
    .volumes(first: table(run, 0), last: table(run, 999_999_999))
  }

  private static func table(_ run: RunID, _ minute: Int64) -> String {
    table + "." + run.description + "-" + RunJournal.padded(minute, 9)
  }
}

extension RunFeature.State {
  /// Keeps samples of a run that is under way, where the person wants that.
  mutating func keepRawMotion(_ samples: [MotionSample]) -> Effects {
    guard settings.keepsMotion, live.isUnderWay else { return [] }
    guard live.journal.unsavedSince == nil else { return rawMotionKept(.failed("quota")) }
    live.kept.take(samples, now: now)
    return writeRawMotion()
  }

  /// All that waits is written where the run is over: the page may be closed.
  mutating func writeRawMotion(all: Bool = false) -> Effects {
    guard let run = live.journal.head?.run,
      let write = live.kept.write(of: run, to: RunJournal.database(of: me), all: all)
    else { return [] }
    return [.ask(.store(write), answer: { answer in .inner(.live(.motionKept(answer))) })]
  }

  /// Where there is no room, raw motion is the first to go.
  mutating func rawMotionKept(_ answer: HostAnswer) -> Effects {
    guard let clearing = live.kept.stored(answer == .done, in: RunJournal.database(of: me)) else {
      return []
    }
    say(MotionText.full)
    return [.tell(.store(clearing))]
  }

  /// Reads what was kept of the run that is over.
  mutating func readRawMotion(for purpose: LiveAnswer.MotionPurpose) -> Effects {
    guard let run = live.journal.head?.run else { return [] }
    return writeRawMotion(all: true) + [
      .ask(
        .load(database: RunJournal.database(of: me), KeptMotion.part(of: run)),
        answer: { answer in .inner(.live(.motionRead(answer, purpose))) })
    ]
  }

  mutating func takeRawMotion(
    _ answer: HostAnswer, _ purpose: LiveAnswer.MotionPurpose
  ) -> Effects {
    let texts = rawMotion(in: answer)
    switch purpose {
    case .export: return give(texts ?? [], orSay: MotionText.none)
    case .upload: return bringMotion(texts)
    }
  }

  /// The texts of what was read; `nil` where it could not be.
  private func rawMotion(in answer: HostAnswer) -> [String]? {
    guard case .rows(let rows) = answer, let head = live.journal.head else { return nil }
    var seconds: [RawMotion] = []
    for row in rows { if let second = RawMotion(row.value) { seconds.append(second) } }
    seconds.sort { one, other in one.wall.milliseconds < other.wall.milliseconds }
    var hearts = HeartRates(live)
    return MotionRecord.texts(of: seconds, offset: head.zone.offset) { at in hearts.rate(at: at) }
  }
}

/// The heart rates of a recording, asked for in the order of time.
private struct HeartRates {
  /// Milliseconds for which a heart rate holds.
  private static let holding: Int64 = 5_000

  private let known: [(at: Int64, rate: Int)]
  private var index = 0

  init(_ live: LiveState) {
    guard let began = live.began?.milliseconds else {
      known = []
      return
    }
    known = live.recorder.points.compactMap { point in
      point.heartRate.map { rate in (at: began + Int64(point.time) * 100, rate: rate) }
    }
  }

  mutating func rate(at instant: Instant) -> Int? {
    while index + 1 < known.count, known[index + 1].at <= instant.milliseconds { index += 1 }
    guard index < known.count else { return nil }
    let age = instant.milliseconds - known[index].at
    return age >= 0 && age <= HeartRates.holding ? known[index].rate : nil
  }
}

import Core
import DayBlockDomain
import Sync
import Testing

@testable import DayBlockTestKit

/// The process ends at each of its writes in turn (specification §19, `kill.anywhere`): whatever
/// was said to be saved is there afterwards, once, and the person who does the rest again has what
/// they would have had.
@Suite("A process that ends at any write")
struct KillAnywhereTests {
  /// What had become of the write at which it ended. A transaction happens or it does not.
  enum Death: Hashable, CaseIterable {
    case beforeIt, beforeItsAnswer
  }

  /// Some days of somebody, every command one that is accepted.
  private func days(_ seed: UInt64, _ count: Int) -> [(command: DayBlockCommand, at: Instant)] {
    var ledger = Ledger()
    var generator = CommandGenerator(seed: seed)
    var made: [(command: DayBlockCommand, at: Instant)] = []
    while made.count < count {
      if generator.dice.chance(1, in: 4) { ledger.wait(minutes: generator.dice.below(90)) }
      let command = generator.next(&ledger)
      if ledger.rejection(command) == nil { made.append((command, ledger.at)) }
    }
    return made
  }

  /// Lives through the days on a device whose process ends at the write with that number, and says
  /// what is wrong in the end.
  private func faults(
    _ days: [(command: DayBlockCommand, at: Instant)], _ death: Device.Ending?
  ) -> (faults: [String], writes: Int) {
    var faults: [String] = []
    var device = Device(death)
    device.open(at: days[0].at)
    var done = 0
    while done < days.count {
      // Up to three before anything is saved.
      for day in days[done..<min(done + 1 + done % 3, days.count)] where !device.isOver {
        device.step(.submit(day.command), at: day.at)
        done += 1
      }
      device.save()
      guard device.isOver else { continue }
      device.open(at: days[max(0, done - 1)].at)
      done = device.core.outbox.count
      if done < device.saved { faults.append("\(device.saved - done) are lost") }
    }
    let kept = device.core.outbox.map { entry in entry.command }
    if kept != days.map({ day in day.command }) { faults.append("not each once, in order") }
    if device.refusals > 0 { faults.append("\(device.refusals) are refused") }
    if !device.showsWhatItKept { faults.append("the screen is not what was kept") }
    return (faults, device.writes)
  }

  @Test("nothing is lost or doubled, wherever it ends", arguments: UInt64(1)...4, Death.allCases)
  func killAnywhere(seed: UInt64, death: Death) {
    let days = days(seed, 45)
    let whole = faults(days, nil)
    #expect(whole.faults == [])
    #expect(whole.writes > 20)
    for write in 1...whole.writes {
      let ending = Device.Ending(write: write, keepsIt: death == .beforeItsAnswer)
      #expect(faults(days, ending).faults == [], "write \(write)")
    }
  }

  @Test("a disk that answers too early is found out")
  func aDiskThatLies() {
    let days = days(1, 45)
    let writes = faults(days, nil).writes
    let found = (2...writes).count { write in
      let ending = Device.Ending(write: write, keepsIt: false, forgetsTheLast: true)
      return faults(days, ending).faults.contains { fault in fault.hasSuffix("are lost") }
    }
    #expect(found > writes / 2)
  }
}

/// One tab of somebody without an account, with its disk.
private struct Device {
  /// When the process ends.
  struct Ending {
    /// Counted from 1, over all of the device's life.
    let write: Int
    /// Whether the write happens all the same.
    let keepsIt: Bool
    /// Whether the one before had been answered without being on the disk.
    var forgetsTheLast = false
  }

  typealias Core = ClientCore<DayBlockDomain>

  private(set) var core: Core
  private(set) var writes = 0
  /// So many commands were said to be saved before the process ended.
  private(set) var saved = 0
  private(set) var isOver = false
  private(set) var refusals = 0
  private let ending: Ending?
  private var disk: [String: [String: String]] = [:]
  private var before: [String: [String: String]] = [:]
  private var waiting: [(token: Int, operations: [StoreWrite.Operation])] = []
  private var counter: UInt64 = 0

  init(_ ending: Ending?) {
    self.ending = ending
    core = Device.core(at: Device.moment(Instant(milliseconds: 0), 0))
  }

  private static func core(at moment: Moment) -> Core {
    Core(user: Ledger.user, isLocal: true, at: moment)
  }

  private static func moment(_ instant: Instant, _ counter: UInt64) -> Moment {
    Moment(
      instant: instant, zone: Ledger().zone,
      entropy: Entropy(high: mixed(counter), low: mixed(counter &+ 99)))
  }

  private mutating func moment(_ instant: Instant) -> Moment {
    counter += 1
    return Device.moment(instant, counter)
  }

  /// The app is opened, with nothing but what is on the disk.
  mutating func open(at instant: Instant) {
    isOver = false
    waiting = []
    let moment = moment(instant)
    core = Device.core(at: moment)
    take(core.start(moment), instant)
    save()
    if isOver { open(at: instant) }
  }

  mutating func step(_ input: Core.Input, at instant: Instant) {
    take(core.step(input, moment(instant)), instant)
  }

  private mutating func take(_ outputs: [Core.Output], _ instant: Instant) {
    for output in outputs {
      switch output {
      case .elect: step(.elected, at: instant)
      case .load: step(.restored(rows), at: instant)
      case .loadVolumes(let first, let last):
        let found = rows.filter { row in first <= row.table && row.table <= last }
        step(.restoredVolumes(found), at: instant)
      case .persist(let token, let operations): waiting.append((token, operations))
      case .refused: refusals += 1
      default: break
      }
    }
  }

  /// The disk does what waits for it, until the process ends.
  mutating func save() {
    while !waiting.isEmpty {
      let (token, operations) = waiting.removeFirst()
      writes += 1
      if let ending, ending.write == writes {
        if ending.forgetsTheLast { disk = before }
        if ending.keepsIt { apply(operations) }
        isOver = true
        return
      }
      before = disk
      apply(operations)
      step(.persisted(token), at: core.outbox.last?.at ?? Instant(milliseconds: 0))
      saved = max(saved, core.outbox.count { entry in entry.isSaved })
    }
  }

  private mutating func apply(_ operations: [StoreWrite.Operation]) {
    for operation in operations {
      switch operation {
      case .put(let table, let key, let value): disk[table, default: [:]][key] = value
      case .delete(let table, let key): disk[table]?[key] = nil
      case .clear(let table):
        disk = disk.filter { name, _ in name != table && !name.hasPrefix(table + ".") }
      }
    }
  }

  private var rows: [StoreRow] {
    disk.keys.sorted().flatMap { table in
      (disk[table] ?? [:]).sorted { a, b in a.key < b.key }.map { key, value in
        StoreRow(table: table, key: key, value: value)
      }
    }
  }

  /// Whether what the person sees is what the kept commands come to.
  var showsWhatItKept: Bool {
    var fold = Ledger()
    for entry in core.outbox {
      guard let command = entry.command else { return false }
      let context = DecideContext(actor: Ledger.user, command: entry.id, at: entry.at)
      do throws(DayBlockRejection) {
        fold.apply(try DayBlockDomain.decide(command, context, in: fold.replica))
      } catch { return false }
    }
    return fold.everything.allSatisfy { row in core.view.entity(row.key) == row }
  }
}

import Core
import RunningBuddyDomain
import RunningBuddyUI

extension RunWorld {
  /// The timer after which a strap is tried again.
  static let strapTimer = "run.sensor." + String(BluetoothService.heartRate.rawValue)

  /// Whether the page shows a number with its unit behind it.
  func tells(_ number: Int) -> Bool { shows(String(number) + "<span class=\"run-unit\"") }

  /// The rows of the journal on the disk, in their order.
  var rows: [RecorderRow] {
    let stored = disk.filter { table, _ in table.hasPrefix("journal.") }.values.flatMap { $0 }
    return stored.sorted { one, other in one.key < other.key }.compactMap { row in
      try? RecorderRow(text: row.value)
    }
  }

  /// What the disk knows of the run.
  var recorded: RunRecorder { RunRecorder(replaying: rows) }

  /// What a sensor answers.
  mutating func says(_ service: BluetoothService, _ reply: HostAnswer) {
    answer(connections[service], reply)
  }

  /// A strap's packet.
  mutating func beat(_ beats: UInt8) { says(.heartRate, .bytes([0x06, beats])) }

  /// Seconds of running with a strap.
  mutating func seconds(_ count: Int, beats: UInt8) {
    for _ in 0..<count {
      beat(beats)
      second()
    }
  }

  mutating func run(seconds count: Int, beats: UInt8) {
    send(.startWanted)
    seconds(6, beats: beats)
    send(.started)
    seconds(count, beats: beats)
  }
}

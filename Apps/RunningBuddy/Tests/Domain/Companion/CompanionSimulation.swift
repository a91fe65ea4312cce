import Core
import RunningBuddyDomain

@testable import RunningBuddyTestKit

/// A run with a second device, over a network that loses, doubles and reorders messages.
struct CompanionSimulation {
  /// What may happen to messages, in percent, and how long they take, in milliseconds.
  struct Network {
    var loss = 0
    var doubled = 0
    var slowest = 40
    /// When nothing comes through at all, by the run's own time.
    var outage: Range<Int64> = 0..<0
  }

  private struct Underway {
    let due: Int64
    let message: CompanionMessage
  }

  static let device = CompanionID(high: 1, low: 2)
  var random: Seeded
  let network: Network
  /// Milliseconds by which the second device's monotonic clock is ahead of the run's, and its time
  /// of day.
  let skew: Int64
  let wallSkew: Int64
  var sender = CompanionSender(device)
  var receiver: CompanionReceiver
  var journal = Journal.started(pausesByRule: false)
  /// What was obeyed, in order.
  private(set) var obeyed: [Int64] = []
  /// The entries that came, in order.
  private(set) var entries: [CompanionEntry] = []
  /// When each row was noted, by the run's own time.
  private(set) var noted: [Int64: Int64] = [:]
  private var underway: [Underway] = []

  init(seed: Int, skew: Int64, wallSkew: Int64 = 0, _ network: Network) {
    random = Seeded(seed)
    self.network = network
    self.skew = skew
    self.wallSkew = wallSkew
    receiver = CompanionReceiver(life: 1)
    receiver.begin(RunID(high: 9, low: 9))
  }

  /// The time of the run; the second device's own begins elsewhere.
  var now: Int64 { journal.at }
  private var theirs: Int64 { now + 10_000_000 + skew }
  /// What has to be added to the second device's time.
  var offset: Int64 { -10_000_000 - skew }

  mutating func note(_ event: RecorderEvent) {
    let wall = journal.wall.advanced(byMilliseconds: wallSkew)
    let row = sender.note(event, at: theirs, wall: wall)
    noted[row.number] = now
  }

  private mutating func send(_ message: CompanionMessage) {
    guard !network.outage.contains(now) else { return }
    for _ in 0..<(random.below(100) < network.doubled ? 2 : 1)
    where random.below(100) >= network.loss {
      underway.append(
        Underway(due: now + 5 + Int64(random.below(network.slowest)), message: message))
    }
  }

  /// So many tenths of a second; each second both devices say something, and the one that records
  /// says that it is there.
  mutating func pass(_ tenths: Int, each second: (inout CompanionSimulation) -> Void = { _ in }) {
    for _ in 0..<tenths {
      journal.at += 100
      if now % 1_000 == 0 {
        second(&self)
        send(.news(receiver.call(.recording)))
      }
      if sender.isDue(at: theirs) {
        send(.report(sender.report(at: theirs, stored: .max)))
      }
      let now = now
      let due = underway.filter { one in one.due <= now }
      underway.removeAll { one in one.due <= now }
      for one in due where !network.outage.contains(now) { deliver(one.message) }
    }
  }

  private mutating func deliver(_ message: CompanionMessage) {
    switch message {
    case .news(let news): _ = sender.take(news, at: theirs)
    case .report(let report):
      let id = Self.device
      let taken = receiver.take(
        report, at: now, wall: journal.wall,
        CompanionReceiver.Standing(phase: .recording, changed: 0),
        kept: journal.recorder.kept(of: id))
      for one in taken {
        entries.append(one.entry)
        journal.add(.companion(one.entry))
        if let press = one.press {
          obeyed.append(one.entry.number)
          if press.isMoment { journal.add(press.event) }
        }
      }
      if let device = receiver.devices.first {
        send(
          .news(
            receiver.news(
              for: device, at: now, .recording, nil, kept: journal.recorder.kept(of: id))))
      }
    }
  }
}

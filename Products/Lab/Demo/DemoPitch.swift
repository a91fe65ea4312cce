import Core
import RefWatchDomain

/// A match of the demo while it is played: what the referee did, minute by minute, and what their
/// phone made of it.
struct DemoPitch {
  /// Something the referee did, so many seconds after the match clock of the stage began.
  struct Scene {
    let seconds: Int64
    let act: Act

    var isKickOff: Bool {
      if case .course(.kickOff) = act { true } else { false }
    }
  }

  enum Act {
    case course(LifecycleAct)
    case goal(Side, Goal.Kind, scorer: Int, assist: Int?)
    case card(Side, Int, Card.Colour, code: String)
    case change(Side, off: [Int], on: [Int])
  }

  private var record: MatchRecord
  private let boot: BootID
  private let whistle: Instant

  init(_ match: Match, at whistle: Instant) {
    record = MatchRecord(match, [])
    boot = match.id.retagged()
    self.whistle = whistle
  }

  /// One to nil at half-time, two to one at the end, and one player fewer.
  static let script: [Scene] = [
    Scene(seconds: 0, act: .course(.kickOff(.home, toss: Toss(winner: .away, choice: .end)))),
    Scene(seconds: 680, act: .goal(.home, .openPlay, scorer: 9, assist: 10)),
    Scene(seconds: 1_385, act: .card(.away, 6, .yellow, code: "C2")),
    Scene(seconds: 1_900, act: .course(.openStoppage(.injury))),
    Scene(seconds: 1_975, act: .course(.closeStoppage)),
    Scene(seconds: 2_290, act: .change(.away, off: [5], on: [13])),
    Scene(seconds: 2_640, act: .course(.announceAddedTime(2))),
    Scene(seconds: 2_825, act: .course(.endPeriod)),
    Scene(seconds: 3, act: .course(.startInterval(.interval(1)))),
    Scene(seconds: 905, act: .course(.endInterval)),
    Scene(seconds: 20, act: .course(.kickOff(.away))),
    Scene(seconds: 450, act: .goal(.away, .penalty, scorer: 11, assist: nil)),
    Scene(seconds: 462, act: .card(.home, 4, .yellow, code: "C1")),
    Scene(seconds: 1_110, act: .change(.home, off: [7, 8], on: [14, 15])),
    Scene(seconds: 1_750, act: .card(.away, 6, .secondYellow, code: "C4")),
    Scene(seconds: 1_982, act: .goal(.home, .freeKick, scorer: 10, assist: nil)),
    Scene(seconds: 2_640, act: .course(.announceAddedTime(4))),
    Scene(seconds: 2_966, act: .course(.endPeriod)),
    Scene(seconds: 300, act: .course(.complete)),
  ]

  /// When it was done.
  func time(of scene: Scene) -> Instant {
    let start = record.clock?.start.wall ?? record.log.last?.at ?? whistle
    return start.advanced(byMilliseconds: scene.seconds * 1_000)
  }

  /// The entries that the phone wrote.
  mutating func play(_ scene: Scene, _ moment: Moment) -> [MatchEvent] {
    let at = moment.instant
    let reading = ClockReading(
      wall: at, uptime: at.milliseconds - whistle.milliseconds + 600_000, boot: boot)
    let elapsed = record.clock.map { clock in clock.elapsed(at: reading) } ?? 0
    let capture = Capture(
      stage: record.stage, elapsed: elapsed, reading: reading, quality: .synced)
    let facts = facts(of: scene.act, elapsed, moment)
    let batch: BatchID? = facts.count > 1 ? moment.id(80) : nil
    let events = record.events(facts, capture, moment, batch: batch)
    for event in events { record.append(event) }
    return events
  }

  private func facts(of act: Act, _ elapsed: Int64, _ moment: Moment) -> [Fact] {
    switch act {
    case .course(let act): return record.facts(for: act, elapsed: elapsed) ?? []
    case .goal(let side, let kind, let scorer, let assist):
      return [
        .goal(
          Goal(
            credited: side, kind: kind, scorer: player(side, scorer),
            assist: assist.map { number in player(side, number) }))
      ]
    case .card(let side, let number, let colour, let code):
      return [.card(card(side, number, colour, code))]
    case .change(let side, let off, let on):
      return zip(off, on).map { off, on in
        .substitution(
          Substitution(
            side: side, off: player(side, off), on: player(side, on), window: moment.id(81)))
      }
    }
  }

  private func card(_ side: Side, _ number: Int, _ colour: Card.Colour, _ code: String) -> Card {
    let reason = Catalogs.neutral.reasons.first { reason in reason.code == code }
    var card = Card(
      colour: colour, recipient: player(side, number),
      reason: reason.map { reason in
        CardReason(catalog: Catalogs.neutral.id, code: reason.code, title: reason.title)
      })
    guard colour == .secondYellow else { return card }
    for entry in record.entries {
      guard case .card(let first) = entry.fact, first.recipient == card.recipient else { continue }
      card.first = entry.event.id
    }
    return card
  }

  private func player(_ side: Side, _ number: Int) -> Participant {
    let sheet = record.match.sheets[side]
    let players = (sheet?.starters ?? []) + (sheet?.substitutes ?? [])
    let entry = players.first { player in player.number == number }
    return Participant(side, number: number, name: entry?.name, entry: entry?.id)
  }
}

import Coding
import Core
import Wire

/// How far the server's clock is ahead of the device's wall clock.
@Memberwise @Wire public struct ServerOffset: Hashable, Sendable {
  /// Milliseconds. What the wall clock is known to have jumped since is taken into account.
  @Field("ahead") public internal(set) var milliseconds: Int64
  /// The offset is off by no more than so many milliseconds: half the round trip.
  @Field(in: ServerOffset.doubts) public let doubt: Int64
  /// When it was found, by the server's clock.
  public let taken: Instant

  /// What ``doubt`` may be.
  static let doubts: ClosedRange<Int64> = 0...60_000

  /// Milliseconds by which a device's clock may be wrong before its owner is told.
  static let bearable: Int64 = 120_000

  /// Whether the device's clock is so wrong that its owner is to be told.
  public var isFarOff: Bool {
    milliseconds.magnitude > ServerOffset.bearable.plus(doubt).magnitude
  }

  /// How many answers are asked for; the one that came back soonest counts.
  public static let samples = 5
  /// Milliseconds after which an offset tells nothing any more: a day.
  static let lifetime: Int64 = 86_400_000

  /// Of the samples, the one with the shortest round trip; `nil` where none is of use.
  public init?(_ samples: [TimeSample]) {
    var best: (trip: Int64, offset: ServerOffset)?
    for sample in samples {
      guard let trip = sample.roundTrip else { continue }
      if let best, best.trip <= trip { continue }
      let half = trip / 2
      let device = sample.received.wall.milliseconds.minus(half)
      best = (
        trip,
        ServerOffset(
          milliseconds: sample.server.milliseconds.minus(device), doubt: trip - half,
          taken: sample.server)
      )
    }
    guard let best else { return nil }
    self = best.offset
  }

  /// Whether what a log has noted is so far off this that it has to be noted anew: by a second, and
  /// what is not known.
  public func isNews(to noted: Int64) -> Bool {
    abs(milliseconds.minus(noted)) > doubt.plus(1_000)
  }
}

/// What the server's clock said, between two readings of the device's clocks.
@Memberwise public struct TimeSample: Hashable, Sendable {
  public let server: Instant
  public let sent: ClockReading
  public let received: ClockReading

  /// Milliseconds; `nil` where the device slept or its clock was changed meanwhile, or where it
  /// took longer than anything can be said about.
  var roundTrip: Int64? {
    guard sent.boot == received.boot else { return nil }
    let trip = received.uptime.minus(sent.uptime)
    let byWall = received.wall.milliseconds.minus(sent.wall.milliseconds)
    guard (0...10_000).contains(trip), abs(byWall.minus(trip)) <= ClockJudge.step else {
      return nil
    }
    return trip
  }
}

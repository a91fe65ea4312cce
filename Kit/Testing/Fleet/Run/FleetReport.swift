import Sync

/// What one simulated world came to.
public struct FleetReport: Sendable {
  public let seed: UInt64
  /// The first broken promise, in words; `nil` when all were kept.
  public let violation: String?
  public let steps: Int
  public let faults: Int
  public let commands: Int
  /// A fingerprint of everything that happened.
  public let hash: UInt64
  /// A fingerprint of what the server and all devices held at the end.
  public let digest: UInt64
  /// How often interesting things happened.
  public let counters: [Sometimes: Int]
  /// The same, as the domain counts and names it.
  public let tally: [String: Int]
}

/// What must happen now and then, or the simulation proves little.
public enum Sometimes: String, CaseIterable, Sendable {
  case dropped, duplicated, delayed, partitioned, timedOut, staleAnswerIgnored
  case crashed, crashLostWrite, crashKeptWrite, frozen, offlineForMonths, clockChanged
  case diskFull, diskFullRecovered, sessionExpired, secondTab, reelected, submittedInFollower
  case severalInOneTurn
  case powerCut, backedUp, restored, epochChanged, compacted, sweptInSlices, pageWithMore
  case snapshotBegun, snapshotAgain, purged, copied, rolledBack, copyDetected, signedOut
  case signOutRefused
  case rejectedByRules, unknownCommand, malformed, dependsOnRejected, forbidden
  case repeated, refusedAtOnce, refusedInReplay, readOlder, readInSlices, pushOfMany, pushedTwice,
    resynced, sentByTwoCopies
  case contentBrought, contentShown, contentFetched, contentOffline, contentGone, contentAltered
  case contentWithheld, contentForgotten, contentEvicted, contentClaimed, contentRepeated
  case claimed, claimResumed, claimOver, claimHeardOf
}

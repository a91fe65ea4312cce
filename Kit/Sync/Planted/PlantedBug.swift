/// Mistakes that can be planted on purpose, to prove that the simulator finds them.
///
/// Only tests plant; the browser build has no way to (see ``Planting``).
public enum PlantedBug: String, CaseIterable, Sendable {
  // On the device.
  case outboxDroppedWhenSent
  case outboxDroppedOnAnswer
  case outboxRemovedBeforeRows
  case outboxClearedOnNewEpoch
  case outboxClearedOnSignOut
  case cursorSavedBeforeRows
  case latePageApplied
  case newIdentityAfterTimeout
  case deviceReusedAfterRestore
  case twoTabsDrain
  case clockOrdersOutbox
  case purgeIgnored
  case tombstoneIgnored
  case savedBeforeDurable
  case unsavedDroppedOnQuota
  case sentBeforeDurable
  case turnTorn
  case settledComesBack
  case settledSavedAgain
  case outboxNotReplayed
  case optimismNotReverted
  case rejectionNotKept
  case rejectionDroppedByKind
  case syncsBeforeWhole
  case earlierRowsForgotten
  case claimRenamesCommands
  case claimForgetsEarly
  case contentDroppedWhenSent
  case contentRemovedOnAnswer
  case contentUnchecked
  case contentLostAtClaim
  case contentOverwrittenByStub
  // On the device, where it belongs to another client of the same person.
  case foreignRowDropped
  case foreignRowStaysOnLeaving
  case foreignVolumeMisplaced
  case foreignCommandRewritten
  case foreignSequenceSkipped
  case foreignRejectionLost
  case foreignContentDropped
  case foreignContentForgotten
  case foreignCommandNotClaimed
  case electionKeptOnLeaving
  // In what clients tell each other.
  case glanceOfSomebodyGone
  case outingEnactedTwice
  // In the server's rules.
  case noDeduplication
  case rejectionBlocksQueue
  case joinWithoutSnapshot
  case leaveWithoutPurge
  case permissionOnlyAtWrite
  case pageSplitsCommand
  case markAheadOfRows
  case snapshotEndsAtHead
  case floorIgnored
  case dependantsApplied
  case rollbackTakesNeighbours
  case unknownVersionDropped
  case foreignHomeAccepted
  case sharedHeadsUnsaid
  case contentReadableAfterLeaving
  // In the server's surroundings.
  case deduplicationExpires
  case deduplicationInMemory
  case sequenceBeforeCommit
  case epochKeptOnRestore
  case acknowledgedBeforeDurable
  case tombstoneAboveFloorDropped
  case tombstoneBeforeRows
}

extension PlantedBug {
  /// It takes two clients on one device to make it.
  public var needsClients: Bool {
    switch self {
    case .foreignRowDropped, .foreignRowStaysOnLeaving, .foreignVolumeMisplaced,
      .foreignCommandRewritten, .foreignSequenceSkipped, .foreignRejectionLost,
      .foreignContentDropped, .foreignContentForgotten, .foreignCommandNotClaimed,
      .electionKeptOnLeaving:
      true
    default: false
    }
  }

  /// It is made above the engine, by what every client stands on.
  public var needsShell: Bool {
    switch self {
    case .glanceOfSomebodyGone, .outingEnactedTwice: true
    default: false
    }
  }
}

/// Which mistake is planted, if any. In the browser build the answer is a constant no.
public struct Planting: Sendable {
  #if hasFeature(Embedded)
    /// Nothing is planted.
    public init() {}

    @inlinable @inline(__always)
    public func callAsFunction(_ bug: @autoclosure () -> PlantedBug) -> Bool { false }
  #else
    /// The mistake, `nil` for none.
    public let bug: PlantedBug?

    /// Plants `bug`.
    public init(_ bug: PlantedBug? = nil) { self.bug = bug }

    /// Whether this mistake is to be made.
    public func callAsFunction(_ bug: PlantedBug) -> Bool { self.bug == bug }
  #endif
}

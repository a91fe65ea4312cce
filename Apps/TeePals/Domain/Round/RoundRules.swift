import Core

/// What happens to a round as a whole (specification §8.1).
public enum RoundEvent: Hashable, Sendable, CaseIterable {
  case edit, close, reopen, cancel, complete

  /// Whether it ends something: that takes no photo.
  var isEnding: Bool {
    switch self {
    case .close, .cancel, .complete: true
    case .edit, .reopen: false
    }
  }
}

/// What the clock makes of a round that nobody ended.
public enum AutomaticEnd: Hashable, Sendable {
  case completed, closed
}

/// The states of a round and what leads from one to another (specification §8.1).
public enum RoundRules {
  private static let hour: Int64 = 3_600_000

  /// The state after the host's event. The same state for what is so already.
  ///
  /// - Parameter start: When the round begins.
  public static func status(
    after event: RoundEvent, in status: RoundStatus, start: Instant, at now: Instant
  ) throws(TeePalsRejection) -> RoundStatus {
    switch (event, status) {
    case (.cancel, .canceled), (.complete, .completed): return status
    case (_, .canceled), (_, .completed): throw .roundNotOpen
    case (.close, _): return .closed
    case (.cancel, _): return .canceled
    case (.complete, _):
      guard now >= start else { throw .notStarted }
      return .completed
    case (.reopen, .open): return .open
    case (.reopen, _), (.edit, _):
      guard now < start else { throw .roundNotOpen }
      return event == .reopen ? .open : status
    }
  }

  /// What is to become of the round 24 hours after its start; `nil` for nothing.
  public static func automaticEnd(of round: Round, at now: Instant) -> AutomaticEnd? {
    guard !round.status.isOver, round.endsByItself(at: now) else { return nil }
    if round.acceptedCount >= 2 { return .completed }
    return round.status == .open ? .closed : nil
  }

  /// Whether requests and invitations have ended.
  public static func isExpired(_ round: Round, at now: Instant) -> Bool {
    round.status.isOver || now >= round.startTime
  }

  /// Whether everybody is to be reminded now, where that was last asked at `last`: 24 hours (of
  /// elapsed time) before the start, and once.
  public static func isReminderDue(_ round: Round, since last: Instant, at now: Instant) -> Bool {
    let time = round.startTime.advanced(byMilliseconds: -24 * hour)
    return !round.status.isOver && last < time && time <= now && now < round.startTime
  }

  /// Whether a chat can be written in: of a cancelled round for seven days more.
  public static func isChatOpen(_ round: Round, at now: Instant) -> Bool {
    guard round.status == .canceled else { return true }
    return now < (round.endedAt ?? round.startTime).advanced(byMilliseconds: 7 * 24 * hour)
  }

  // MARK: Joining (§8.2)

  /// Whether somebody can get in now, besides what is asked of them.
  ///
  /// - Parameter asks: For a request, which ends earlier.
  public static func checkEntry(
    _ round: Round, asks: Bool, at now: Instant
  ) throws(TeePalsRejection) {
    guard round.status == .open else { throw .roundNotOpen }
    try checkSeat(round, at: now)
    let cutOff = Int64(round.requestCutOff) * 60_000
    if asks, now > round.startTime.advanced(byMilliseconds: -cutOff) { throw .tooLate }
  }

  /// Whether there is a seat to give, also where joining is closed: requests from before stay.
  public static func checkSeat(_ round: Round, at now: Instant) throws(TeePalsRejection) {
    guard !round.status.isOver, now < round.startTime else { throw .roundNotOpen }
    guard !round.isFull else { throw .roundFull }
  }

  /// Whether somebody can wait for a seat of a full round now.
  public static func checkWaiting(_ round: Round, at now: Instant) throws(TeePalsRejection) {
    guard round.status == .open, now < round.startTime else { throw .roundNotOpen }
    guard now < WaitlistRules.end(before: round.startTime) else { throw .tooLate }
  }

  /// Whether whoever waited can take the seat that they were offered then.
  public static func checkOffer(
    _ round: Round, madeAt time: Instant, at now: Instant
  ) throws(TeePalsRejection) {
    guard round.status == .open, now < round.startTime else { throw .roundNotOpen }
    guard now < WaitlistRules.offerEnd(madeAt: time, before: round.startTime) else {
      throw .offerEnded
    }
    guard round.acceptedCount < round.maxPlayers else { throw .roundFull }
  }

  /// Whether somebody can be invited.
  public static func checkInviting(_ round: Round, at now: Instant) throws(TeePalsRejection) {
    guard round.status == .open, now < round.startTime else { throw .roundNotOpen }
  }

  /// Whether the actor may know of the round (§6).
  ///
  /// - Parameter isFriend: Of the host, mutually.
  public static func isReadable(
    _ round: Round, by user: UserID, hasRow: Bool, isFriend: Bool
  ) -> Bool {
    if round.host.user == user || hasRow { return true }
    switch round.visibility {
    case .public: return true
    case .friends: return isFriend
    case .invite: return false
    }
  }
}

extension Round {
  /// Whether nobody has ended it in 24 hours.
  func endsByItself(at now: Instant) -> Bool {
    now >= startTime.advanced(byMilliseconds: 86_400_000)
  }
}

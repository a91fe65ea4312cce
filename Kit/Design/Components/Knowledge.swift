import Calendar
import View

/// What of a person's records this device has, as far as is known.
public enum Holding: Hashable, Sendable {
  /// All there are: there is no account, so nothing is anywhere else.
  case local
  /// All that the server had when it was last heard.
  case heard
  /// The server has not been heard to the end on this device: there may be more.
  case awaited
}

/// Whether it is known what a person has. Until then a list that is empty says nothing.
public enum Knowledge: Hashable, Sendable {
  case known
  /// It is on its way: from the server, or older records of this device.
  case coming
  /// The server has it and does not answer.
  case silent
  /// The server has it and there is no connection.
  case offline
  /// The server has it and gives it to nobody who is not signed in.
  case signedOut

  /// In a few words, for a place that shows what has come so far; `nil` where all is known.
  public func text(in language: Language) -> String? {
    switch self {
    case .known: nil
    case .coming: KitText.stillComing.text(in: language)
    case .silent, .offline, .signedOut: KitText.notAllHere.text(in: language)
    }
  }
}

extension SyncSummary {
  /// Whether this device has what there is, but for older records that it is still reading.
  public var isComplete: Bool { holding != .awaited }

  /// Whether it is known what the person has, and if not, why.
  public var knowledge: Knowledge {
    guard !isComplete else { return isReadingOlder ? .coming : .known }
    if isSignedOut { return .signedOut }
    // What is not asked for does not come, connection or not.
    return isAtRest ? .offline : reach.choose(.coming, silent: .silent, offline: .offline)
  }
}

/// What stands where there is nothing to be seen: `empty` if that is all there is, else that it is
/// on its way or what it waits for.
///
/// - Parameters:
///   - retry: Asks the server again; offered where it does not answer.
///   - meanwhile: What can be done before it comes.
public func whenKnown<Action>(
  _ sync: SyncSummary, _ language: Language, retry: Action?, rows: Int = 6,
  meanwhile: [Node<Action>] = [], empty: () -> Node<Action>
) -> Node<Action> {
  if case .known = sync.knowledge { return empty() }
  return unknown(sync, language, retry: retry, rows: rows, meanwhile)
}

/// Once for all: what takes a closure is compiled for each.
@inline(never)
private func unknown<Action>(
  _ sync: SyncSummary, _ language: Language, retry: Action?, rows: Int, _ meanwhile: [Node<Action>]
) -> Node<Action> {
  switch sync.knowledge {
  case .known: return .empty
  case .coming:
    return .fragment([skeleton(language, rows: rows)] + meanwhile)
  case .silent:
    return awaited(
      .unansweredTitle, .awaitedSilent, language,
      (retry.map { retry in
        [
          button(
            KitText.retry.text(in: language), .filled, icon: .refresh,
            traits: sync.isSyncing ? .loading : [], action: retry)
        ]
      } ?? []) + meanwhile)
  case .offline: return awaited(.awaitedTitle, .awaitedOffline, language, meanwhile)
  case .signedOut: return awaited(.awaitedTitle, .awaitedSignedOut, language, meanwhile)
  }
}

private func awaited<Action>(
  _ title: KitText, _ text: KitText, _ language: Language, _ actions: [Node<Action>]
) -> Node<Action> {
  emptyState(icon: .cloudOff, title: title.text(in: language), text: text.text(in: language)) {
    actions
  }
}

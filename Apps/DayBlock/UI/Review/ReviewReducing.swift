import Calendar
import Core
import DayBlockDomain
import Design

extension DayBlockFeature.State {
  /// The records of one run, a page each, in the order of their days; of anything else the record
  /// alone.
  var reviewPages: [DaySession] {
    guard case .session(let id) = screen, let session = replica.session(id),
      session.deletedAt == nil
    else { return [] }
    guard let run = session.run else { return [session] }
    return replica.sessions(of: run).filter { page in page.deletedAt == nil }
  }

  /// The record on the screen.
  var reviewed: DaySession? {
    let pages = reviewPages
    guard !pages.isEmpty else { return nil }
    return pages[min(max(track.review.page, 0), pages.count - 1)]
  }

  /// The board of a record alone.
  func board(of session: DaySession) -> DayBoard {
    DayBoard(
      session: session, color: face(of: session.block).color, rules: rules(named: session.zone),
      boundary: settings.boundary)
  }

  /// Whether the record on the screen was made just now.
  var isFreshReview: Bool {
    guard case .session(let id) = screen, let fresh = track.review.fresh else { return false }
    return id == fresh.retagged() || replica.session(id)?.run == fresh
  }

  mutating func openReview(_ id: DaySessionID) -> Effects {
    let fresh = track.review.fresh
    track.review = ReviewState()
    track.review.fresh = fresh
    guard let session = replica.session(id) else { return [] }
    let pages = reviewPages
    track.review.page = pages.firstIndex { page in page.id == id } ?? 0
    // The device knows what rules hold, not what rules held.
    return session.day.daysUntil(today) > 300 ? wantHistory(of: session.zone) : []
  }

  mutating func reduceReview(_ action: ReviewAction, _ moment: Moment) -> Effects {
    switch action {
    case .turned(let page): return turn(to: page)
    case .swiped(let distance):
      guard abs(distance) > 40 else { return [] }
      return turn(to: track.review.page + (distance < 0 ? 1 : -1))
    case .memoOpened:
      guard let session = reviewed else { return [] }
      track.review.sheet = nil
      track.review.memo = MemoDraft(
        session: session.id, from: session.memo, text: session.memo)
      return [.tell(.focus(elementID: ReviewState.memoField))]
    case .memoTyped(let text):
      track.review.memo?.text = String(
        String.UnicodeScalarView(text.unicodeScalars.prefix(DayLimits.memo)))
    case .memoKept: return keepMemo()
    case .memoLeft: leaveMemo()
    case .moreShown: track.review.sheet = .more
    case .boardShown: track.review.sheet = .board
    case .friendsShown: track.review.sheet = .friends(search: "")
    case .friendSearched(let text): track.review.sheet = .friends(search: text)
    case .friendToggled(let friend): return toggle(friend)
    case .deleteWanted:
      track.review.sheet = .deleting
      return feel(.warning)
    case .deleted: return deleteReviewed()
    case .edited(let action):
      track.review.sheet = nil
      return reduceCalendar(action, moment)
    case .sheetClosed: track.review.sheet = nil
    case .closed: return closeReview()
    }
    return []
  }

  private mutating func turn(to page: Int) -> Effects {
    let held = min(max(page, 0), max(0, reviewPages.count - 1))
    guard held != track.review.page else { return [] }
    track.review.page = held
    return feel(.soft)
  }

  private mutating func keepMemo() -> Effects {
    guard let memo = track.review.memo else { return [] }
    track.review.memo = nil
    guard !sameBytes(memo.from, memo.text) else { return [] }
    let command = DayBlockCommand.editSession(
      memo.session, [.memo(from: memo.from, to: memo.text)])
    if let refused = refuses(command) {
      // What was written can be had again.
      say(ReviewText.memoNotSaved, offer: .memo(memo))
      return refused
    }
    return feel(.light) + settle(command, said: words(ReviewText.memoSaved))
  }

  /// At once: it is seen, and taken back the same way.
  private mutating func toggle(_ friend: DayFriendID) -> Effects {
    guard let session = reviewed else { return [] }
    let edit: SessionEdit = session.friends.contains(friend) ? .left(friend) : .joined(friend)
    return feel(.light) + settle(.editSession(session.id, [edit]))
  }

  private mutating func deleteReviewed() -> Effects {
    track.review.sheet = nil
    guard let session = reviewed else { return [] }
    let effects = settle(
      .deleteSession(session.id), said: words(ReviewText.deleted),
      undo: [.restoreSession(session.id)])
    // Whoever deletes one day of several looks at the others.
    let others = reviewPages.filter { page in page.id != session.id }
    if let next = others.first { return effects + replace(with: .session(next.id)) }
    return effects + closeReview()
  }

  private mutating func closeReview() -> Effects {
    guard isFreshReview else { return close() }
    let isFirst = reviewed?.origin == .tutorial
    track.review.fresh = nil
    return feel(.light) + (isFirst ? arrive() : []) + go(.tracking)
  }
}

import Core
import Synchronization
import TeePalsDomain

/// The lists that people are reading, in memory: for so long, and of so many people, as is said
/// here. Whoever asks after that begins a new one.
final class FeedLists: Sendable {
  /// Milliseconds that a list is kept.
  static let life: Int64 = 30 * 60_000
  /// The latest people whose lists are kept.
  static let viewers = 10_000

  private struct Viewer {
    var lists: [KeptFeedList] = []
    /// When they last read, as a number that rises.
    var turn: UInt64

    func list(_ kind: FeedKind, madeAt: Instant) -> KeptFeedList? {
      lists.first { list in list.isOf(kind) && list.madeAt == madeAt }
    }

    /// In the place of an earlier one of this feed; those of before a time go.
    mutating func keep(_ list: KeptFeedList, as kind: FeedKind, since time: Instant) {
      lists = lists.filter { other in !other.isOf(kind) && other.madeAt > time } + [list]
    }
  }

  private struct Kept {
    var viewers: [UserID: Viewer] = [:]
    var turn: UInt64 = 0
    private var numbers = PostNumbers()

    mutating func made(_ list: FeedList, as kind: FeedKind) -> KeptFeedList {
      if numbers.isFull { numbers = PostNumbers() }
      return KeptFeedList(list, as: kind, numbers)
    }
  }

  private let kept = Mutex(Kept())

  /// The list that was made then, if it is not forgotten.
  func list(_ kind: FeedKind, madeAt: Instant, at now: Instant) -> FeedList? {
    kept.withLock { kept in
      guard let list = kept.viewers[kind.viewer]?.list(kind, madeAt: madeAt),
        now.milliseconds - list.madeAt.milliseconds < Self.life
      else { return nil }
      kept.turn += 1
      kept.viewers[kind.viewer]?.turn = kept.turn
      return list.list
    }
  }

  /// Keeps a list, in the place of an earlier one of this feed.
  func keep(_ list: FeedList, as kind: FeedKind, at now: Instant) {
    kept.withLock { kept in
      kept.turn += 1
      var viewer = kept.viewers[kind.viewer] ?? Viewer(turn: 0)
      viewer.turn = kept.turn
      viewer.keep(kept.made(list, as: kind), as: kind, since: now.earlier(by: Self.life))
      kept.viewers[kind.viewer] = viewer
      if kept.viewers.count > Self.viewers { Self.makeRoom(&kept) }
    }
  }

  /// Keeps what was added to a list. Answers the list as it is then: somebody else may have added
  /// to it first.
  func grow(_ list: FeedList, from count: Int, as kind: FeedKind) -> FeedList {
    kept.withLock { kept in
      guard var viewer = kept.viewers[kind.viewer],
        let there = viewer.list(kind, madeAt: list.madeAt)
      else { return list }
      if there.count != count { return there.list }
      let grown = kept.made(list, as: kind)
      viewer.lists = viewer.lists.map { other in other.isOf(kind) ? grown : other }
      kept.viewers[kind.viewer] = viewer
      return list
    }
  }

  /// The tenth of them who have not read for the longest are forgotten at once.
  private static func makeRoom(_ kept: inout Kept) {
    let turns = kept.viewers.values.map { viewer in viewer.turn }.sorted()
    let least = turns[viewers / 10]
    kept.viewers = kept.viewers.filter { entry in entry.value.turn >= least }
  }
}

import Coding
import Core
import Server
import Store
import Sync
import TeePalsDomain

/// Lets a new name or photo follow to everybody who follows a golfer with many followers.
@Memberwise public struct FollowedCardJob<Engine: StoreEngine, Tables: EntityTables>: GolfWorker {
  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  /// An entity of TeePals' as one of the suite's.
  let entity: @Sendable (TeePalsEntity) -> Tables.Domain.Entity

  var job: BackgroundJob {
    BackgroundJob("golfFollowedCards", every: 60_000) { _ in try await show() }
  }

  public func show() async throws {
    try await each { _, limit, session throws(StoreFailure) -> [FollowedCardRows.Due] in
      try FollowedCardRows.due(limit: limit, session)
    } work: { due in
      try await show(due)
    }
  }

  /// Lets the copies of a card follow that are with those who follow somebody. They may be many, so
  /// that it is done in parts: other commands wait for no more than one of them. With the last part
  /// it is due no more.
  private func show(_ due: FollowedCardRows.Due) async throws {
    var last: UserID?
    repeat {
      let after = last
      last = try await writer.submit(for: nil) { storage throws(StoreFailure) -> UserID? in
        let session = storage.session
        let follows = try FollowRows.followers(
          of: due.golfer, after: after, limit: GolfLimits.followers, session)
        if let card = try CardRows.all([due.golfer], session)[due.golfer]?.unmarked {
          let outdated = follows.filter { follow in follow.followee.unmarked != card }
          try enact(
            outdated.map { follow in
              var follow = follow
              follow.followee = card
              return .put(.user(follow.follower), .follow(follow))
            }, &storage)
        }
        if follows.count == GolfLimits.followers { return follows.last?.follower }
        try FollowedCardRows.done(due, session)
        return nil
      }.committed()
    } while last != nil
  }
}

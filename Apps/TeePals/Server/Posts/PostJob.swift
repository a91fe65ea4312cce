import Coding
import Core
import Server
import Store
import Sync
import TeePalsDomain

/// Lets deleted posts go for good, with their comments and likes, after the time in which a
/// moderator may still want to see them. Their photos are in no use then, and follow.
@Memberwise struct PostJob<Engine: StoreEngine, Tables: EntityTables>: GolfWorker {
  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  /// An entity of TeePals' as one of the suite's.
  let entity: @Sendable (TeePalsEntity) -> Tables.Domain.Entity

  /// Posts that are looked for at once, and rows that go in one transaction.
  static var batch: Int { 100 }

  var job: BackgroundJob {
    BackgroundJob("golfPosts", every: 3_600_000) { now in try await purge(at: now) }
  }

  func purge(at now: Instant) async throws {
    let limit = now.earlier(by: PostLimits.deletedLife)
    try await each { _, most, session throws(StoreFailure) -> [PostID] in
      try session.rows(
        """
        SELECT id FROM golf_post WHERE deleted_at <= \(limit)
        ORDER BY deleted_at, id LIMIT \(most)
        """
      ) { row throws(StoreFailure) in try row[0] }
    } work: { id in
      while try await remove(part: id, before: limit) {}
    }
  }

  /// Answers whether something of the post is left.
  private func remove(part id: PostID, before limit: Instant) async throws -> Bool {
    try await writer.submit(for: nil) { storage throws(StoreFailure) -> Bool in
      let post = try PostRows.posts("id = \(id) AND deleted_at <= \(limit)", storage.session).first
      guard let post else { return false }
      try enact(PostRemoval.part(of: post, limit: Self.batch, storage.session), &storage)
      return true
    }.committed()
  }
}

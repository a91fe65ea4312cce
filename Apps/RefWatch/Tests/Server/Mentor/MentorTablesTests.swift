import Core
import RefWatchDomain
import RefWatchServer
import Store
import StoreSQLite
import Sync
import TestKit
import Testing

@testable import RefWatchTestKit

@Suite("Tables of shared journal entries")
struct MentorTablesTests {
  /// What both sides do, one command after the other; `nil` for the server's own work.
  private var script: [(RefWatchCommand, by: UserID)] {
    let entry = SampleShare.entry
    let second = JournalShareID(high: 9, low: 9)
    return [
      (.createMatch(SampleMatch.plain), SampleShare.owner),
      (.recordEvents(SampleMatch.id, [SampleShare.goal()]), SampleShare.owner),
      (.createJournal(entry), SampleShare.owner),
      (.shareJournal(SampleShare.id, entry.id, SampleShare.terms()), SampleShare.owner),
      (.comment(SampleShare.comment(1)), SampleShare.stranger),
      (.comment(SampleShare.comment(2)), SampleShare.mentor),
      (.comment(SampleShare.comment(3, "Answer")), SampleShare.owner),
      (.seeComments(SampleShare.id, 1), SampleShare.owner),
      (.editJournal(entry.id, [.text(.toImprove, "More")]), SampleShare.owner),
      (.editJournal(entry.id, [.text(.toImprove, "Mine")]), SampleShare.mentor),
      (
        .shareJournal(second, entry.id, SampleShare.terms(with: SampleShare.mentor)),
        SampleShare.owner
      ),
      (.takeCommentBack(SampleShare.id, SampleShare.comment(3).id), SampleShare.owner),
      (.endSharing(SampleShare.id), SampleShare.mentor),
      (.comment(SampleShare.comment(4)), SampleShare.mentor),
      (.comment(SampleShare.comment(5)), SampleShare.owner),
      (.endSharing(second), SampleShare.owner),
      (.removeJournal(entry.id), SampleShare.owner),
    ]
  }

  @Test("decisions on loaded rows equal decisions on the devices, at every step")
  func sameDecisions() throws {
    let database = try TemporaryDatabase(RefWatchTables.migrations)
    var model = RefereeLedger()
    var members: Set<UserID> = []
    for (step, (command, user)) in script.enumerated() {
      let context = model.context(user)
      // A device holds only the scopes its person is in.
      let seen = self.seen(by: user, of: model.replica, members)
      let wanted = RefereeLedger.decide(command, context, seen)
      let reads = RefereeDomain.reads(of: command, by: user)
      let outcome = try database.engine.writeNow {
        session throws(StoreFailure) -> Result<[Change<RefWatchEntity>], RefWatchRejection> in
        let replica = try RefWatchTables.load(reads, for: user, session)
        let outcome = RefereeLedger.decide(command, context, replica)
        if case .success(let changes) = outcome {
          try RefWatchTablesTests.apply(changes, Int64(step + 1), session)
        }
        return outcome
      }
      #expect(outcome == wanted, "\(step): \(command.name)")
      guard case .success(let changes) = outcome else { continue }
      model.replica.apply(changes)
      for change in changes {
        if case .leave(.sharedJournal(SampleShare.id), SampleShare.mentor) = change {
          members.remove(SampleShare.mentor)
        }
      }
      if case .shareJournal(SampleShare.id, _, _) = command {
        // Somebody accepts the invitation.
        members.insert(SampleShare.mentor)
        let share = SampleShare.joined(try #require(model.replica.share(SampleShare.id)))
        let joining: [Change<RefWatchEntity>] = [
          .join(.sharedJournal(share.id), SampleShare.mentor),
          .put(.sharedJournal(share.id), .share(share)),
        ]
        try database.engine.writeNow { session throws(StoreFailure) in
          try RefWatchTablesTests.apply(joining, 99, session)
        }
        model.replica.apply(joining)
      }
    }
    #expect(model.replica.shares.isEmpty)
    let left = try database.engine.readNow { session throws(StoreFailure) -> Int? in
      try session.value(
        """
        SELECT (SELECT count(*) FROM journal_share) + (SELECT count(*) FROM journal_comment)
          + (SELECT count(*) FROM scope_member WHERE scope_kind = 'mentor')
        """)
    }
    #expect(left == 0)
  }

  private func seen(
    by user: UserID, of replica: RefWatchReplica, _ members: Set<UserID>
  ) -> RefWatchReplica {
    if user == SampleShare.owner { return replica }
    var part = RefWatchReplica()
    guard members.contains(user) else { return part }
    for share in replica.shares where share.mentor == user && share.end == nil {
      part.set(RefWatchEntity.Kind.share.key(share.id), to: .share(share))
      for comment in replica.thread(of: share.id) {
        part.set(RefWatchEntity.Kind.comment.key(comment.id), to: .comment(comment))
      }
    }
    return part
  }

  @Test("a member reads a shared entry and its thread, nobody else anything")
  func reading() throws {
    let database = try TemporaryDatabase(RefWatchTables.migrations)
    var share = JournalShare(
      id: SampleShare.id, owner: SampleShare.owner, ownerName: "Olga", showsNames: false,
      createdAt: SampleShare.created, expiresAt: nil, entry: SampleShare.entry)
    share = SampleShare.joined(share)
    var comment = SampleShare.comment(1, "“Why” 😀\n")
    comment.author = SampleShare.mentor
    let scope = Scope.sharedJournal(share.id)
    try database.engine.writeNow { [share, comment] session throws(StoreFailure) in
      try RefWatchTablesTests.apply(
        [
          .join(scope, SampleShare.owner), .join(scope, SampleShare.mentor),
          .put(scope, .share(share)), .put(scope, .comment(comment)),
        ], 1, session)
    }
    for (user, isMember) in [
      (SampleShare.owner, true), (SampleShare.mentor, true), (SampleShare.stranger, false),
    ] {
      let replica = try database.engine.readNow { session throws(StoreFailure) in
        try RefWatchTables.load(
          [.share(SampleShare.id), .ownShares, .sharing(SampleShare.entry.id)], for: user, session)
      }
      #expect(replica.share(SampleShare.id) == (isMember ? share : nil))
      #expect(replica.thread(of: SampleShare.id) == (isMember ? [comment] : []))
    }
  }
}

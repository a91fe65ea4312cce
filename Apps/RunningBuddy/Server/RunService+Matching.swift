import Calendar
import Core
import RunningBuddyDomain
import Store
import Sync

extension RunService {
  /// The runs that those of an import may be, or look like.
  func replica(around plan: RunImport, of user: UserID) async throws -> RunReplica {
    try await engine.read { session throws(StoreFailure) in
      var replica = RunReplica()
      for reading in plan.files.compactMap({ file in file.reading }) {
        var runs = try RunRows.load(.run, "file = \(reading.digest.text)", user, session)
        for run in reading.runs {
          // Of no time that an instant can be is there an hour less.
          let far: Int64 = 8_640_000_000_000_000
          let start = min(max(run.place(in: plan.zone).start.milliseconds, -far), far)
          runs += try RunRows.load(
            .run,
            "started_at BETWEEN \(start - InboxRows.hour) AND \(start + InboxRows.hour)", user,
            session)
        }
        for run in runs { replica.set(run.key, to: run) }
      }
      return replica
    }
  }
}

import Core
import RunningBuddyDomain
import Server
import Store

extension PersonalRoom {
  /// RunningBuddy's rows of a person.
  public static var runningBuddy: PersonalRoom {
    PersonalRoom(
      name: "RunningBuddy",
      count: { user, session throws(StoreFailure) in
        try FeedExport.count(of: user, kinds: RunPersonalData.kinds.map(\.kind), in: session)
      },
      entries: { user, session throws(StoreFailure) in
        try RunPersonalData.entries(of: user, in: session)
      },
      erase: { user, limit, session throws(StoreFailure) in
        try RunPersonalData.erase(user, limit: limit, in: session)
      })
  }
}

private enum RunPersonalData {
  static var kinds: [(kind: String, name: String)] {
    [
      (RunEntity.Kind.run.rawValue, "runs"), (RunEntity.Kind.track.rawValue, "tracks"),
      (RunEntity.Kind.file.rawValue, "files"), (RunEntity.Kind.settings.rawValue, "settings"),
    ]
  }

  static func entries(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> [ExportEntry] {
    [
      ExportEntry(
        "runningbuddy/runningbuddy.json",
        about: Sentence(
          "RunningBuddy: runs with their figures, notes and settings.",
          "RunningBuddy: 기록과 메모가 있는 달리기, 설정."),
        try FeedExport.json(of: user, kinds: kinds, in: session))
    ]
  }

  static func erase(
    _ user: UserID, limit: Int, in session: some Session
  ) throws(StoreFailure) -> Bool {
    let statements: [SQL] = [
      part("run_part", user, limit), part("run", user, limit),
      "DELETE FROM run_settings WHERE owner = \(user)",
    ]
    for statement in statements where try session.run(statement) > 0 { return false }
    return true
  }

  private static func part(_ table: SQL, _ user: UserID, _ limit: Int) -> SQL {
    """
    DELETE FROM \(table) WHERE owner = \(user) AND id IN (
      SELECT id FROM \(table) WHERE owner = \(user) LIMIT \(limit))
    """
  }
}

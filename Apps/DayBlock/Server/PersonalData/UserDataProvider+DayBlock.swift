import Core
import DayBlockDomain
import Server
import Store

extension UserDataProvider {
  /// DayBlock's rows of a person.
  public static var dayBlock: UserDataProvider {
    UserDataProvider(
      name: "DayBlock",
      count: { user, session throws(StoreFailure) in
        try FeedExport.count(of: user, kinds: DayPersonalData.kinds.map(\.kind), in: session)
      },
      entries: { user, session throws(StoreFailure) in
        try DayPersonalData.entries(of: user, in: session)
      },
      erase: { user, limit, session throws(StoreFailure) in
        try DayPersonalData.erase(user, limit: limit, in: session)
      })
  }
}

private enum DayPersonalData {
  static var kinds: [(kind: String, name: String)] {
    [
      (DayBlockEntity.Kind.group.rawValue, "groups"),
      (DayBlockEntity.Kind.block.rawValue, "blocks"),
      (DayBlockEntity.Kind.run.rawValue, "runs"),
      (DayBlockEntity.Kind.session.rawValue, "sessions"),
      (DayBlockEntity.Kind.edition.rawValue, "editions"),
      (DayBlockEntity.Kind.settings.rawValue, "settings"),
    ]
  }

  static func entries(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> [ExportEntry] {
    let replica = try DayReplicas.whole(of: user, in: session)
    let export = DayExport(replica, of: user, defaultGroup: "")
    return [
      ExportEntry(
        "dayblock/dayblock.json",
        about: Sentence(
          "DayBlock: groups, blocks with goals and plans, runs, sessions with their segments, "
            + "memos and earlier versions, settings.",
          "DayBlock: 그룹, 목표와 계획이 있는 블럭, 진행 기록, 구간과 메모, 이전 내용이 담긴 생산 기록, 설정."),
        try FeedExport.json(of: user, kinds: kinds, in: session)),
      ExportEntry(
        "dayblock/sessions.csv",
        about: Sentence(
          "Your sessions as a table, for any spreadsheet; DayBlock can import it again.",
          "표 계산 프로그램에서 열 수 있는 생산 기록. DayBlock에서 다시 가져올 수 있어요."),
        bytes: Array(export.csv.utf8)),
    ]
  }

  static func erase(
    _ user: UserID, limit: Int, in session: some Session
  ) throws(StoreFailure) -> Bool {
    let statements: [SQL] = [
      """
      DELETE FROM day_hour WHERE owner = \(user) AND (hour, block, day, session) IN (
        SELECT hour, block, day, session FROM day_hour WHERE owner = \(user) LIMIT \(limit))
      """,
      part("day_session", user, limit), part("day_edition", user, limit),
      part("day_run", user, limit), part("day_block", user, limit), part("day_group", user, limit),
      "DELETE FROM day_link WHERE owner = \(user)",
      "DELETE FROM day_call WHERE owner = \(user)",
      "DELETE FROM day_plan WHERE owner = \(user)",
      "DELETE FROM day_settings WHERE owner = \(user)",
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

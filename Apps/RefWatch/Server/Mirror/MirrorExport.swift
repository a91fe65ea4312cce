import Core
import RefWatchDomain
import Server
import Store
import Wire

/// The links a person has made to their matches: whom for, and until when. What opens them is not
/// known here.
enum MirrorExport {
  static func entry(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> ExportEntry {
    let rows = try MirrorRows.all(of: user, session)
    let links = rows.map { row in
      JSON.object(["match": .id(row.match), "link": row.link(viewers: 0).json])
    }
    return ExportEntry(
      "refwatch/links.json",
      about: Sentence(
        "Links that let others watch your matches live.", "다른 사람이 경기를 실시간으로 볼 수 있는 링크."),
      JSON.array(links))
  }
}

import Core
import RefWatchDomain
import Store
import Wire

/// A person's part in the comparison, for their archive.
enum PeerExport {
  static func json(of user: UserID, in session: some Session) throws(StoreFailure) -> JSON {
    let figures = try PeerRows.figures(of: user, session)
    return .object([
      "shares": .bool(try PeerRows.shares(user, session)),
      "figures": .array(
        figures.map { figure in
          .object([
            "competition": .string(figure.competition), "measure": .word(figure.measure),
            "value": .int(figure.value), "n": .int(figure.n),
          ])
        }),
    ])
  }
}

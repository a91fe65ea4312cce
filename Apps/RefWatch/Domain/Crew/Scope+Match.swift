import Core
import Sync

extension Scope {
  /// Where a match, its log and its seats live. Who is a member of it is the match's crew.
  public static func match(_ match: MatchID) -> Scope {
    Scope(kind: "match", id: match.retagged())
  }
}

import Core
import Sync

extension Scope {
  /// Where a round, its seats and its chat live. Its members are the host and whoever was accepted.
  public static func round(_ round: RoundID) -> Scope {
    Scope(kind: "round", id: round.retagged())
  }

  /// Where the rows of everybody who has to do with a round live. Its only member is the host.
  public static func memberList(of round: RoundID) -> Scope {
    Scope(kind: "desk", id: round.retagged())
  }
}

extension Scope {
  /// What somebody did that is limited: nobody is in it.
  public static func acts(of user: UserID) -> Scope {
    Scope(kind: "golfActs", id: user.retagged())
  }

  /// What its players say of each other after a round: nobody is in it.
  public static func feedback(of round: RoundID) -> Scope {
    Scope(kind: "feedback", id: round.retagged())
  }

  /// What one report says: nobody is in it.
  public static func report(_ report: ReportID) -> Scope {
    Scope(kind: "report", id: report.retagged())
  }
}

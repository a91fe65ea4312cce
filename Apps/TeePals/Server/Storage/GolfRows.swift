import Core
import Store
import Sync
import TeePalsDomain

/// Reading rows as the entities they are.
enum GolfRows {
  /// `rest` is what follows WHERE, with the order.
  static func all(
    _ kind: TeePalsEntity.Kind, _ rest: SQL, _ session: some Session
  ) throws(StoreFailure) -> [TeePalsEntity] {
    try session.rows("SELECT id, body FROM \(kind.table) WHERE \(rest)") {
      row throws(StoreFailure) in try row.entity(kind.rawValue)
    }
  }
}

extension TeePalsEntity.Kind {
  /// The table of the entities of this kind.
  var table: SQL {
    switch self {
    case .profile: "golf_profile"
    case .secret: "golf_private"
    case .settings: "golf_settings"
    case .round: "golf_round"
    case .member: "golf_member"
    case .seat: "golf_seat"
    case .place: "golf_place"
    case .message: "golf_message"
    case .chat: "golf_chat"
    case .notification: "golf_notification"
    case .follow: "golf_follow"
    case .block: "golf_block"
    case .report: "golf_report"
    case .act: "golf_act"
    case .post: "golf_post"
    case .comment: "golf_comment"
    case .like: "golf_like"
    case .feedbackRound: "golf_feedback_round"
    case .feedback: "golf_feedback"
    case .feedbackDue: "golf_feedback_due"
    case .trust: "golf_trust"
    }
  }
}

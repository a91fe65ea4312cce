import Core

// How what a golfer is told comes together (specification §13).

extension GolfNotification {
  /// The id of what there is one of for these. Ids of what opens a new row after a while have the
  /// time of the first event in `since`.
  public static func id(
    _ kind: NotificationKind, for recipient: UserID, _ round: RoundID? = nil,
    _ actor: UserID? = nil, since: Instant? = nil
  ) -> GolfNotificationID {
    var words = ["golfNotification", kind.rawValue, recipient.description]
    words.append(round?.description ?? "")
    words.append(actor?.description ?? "")
    if let since { words.append(String(since.milliseconds)) }
    return GolfNotificationID(of: .words(words))
  }

  /// The beginning of a message, as it is told.
  public static let preview = 50

  /// The first characters of a text.
  static func preview(of text: String) -> String {
    // As people count them, but never more scalars than the wire takes.
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: String(text.prefix(preview)).unicodeScalars.prefix(4 * preview))
    return String(scalars)
  }
}

/// How events of one kind become rows.
public enum NotificationGathering: Hashable, Sendable {
  /// One row for each event.
  case each
  /// One row for each person it comes from.
  case perActor
  /// One row for each round, made new by every event.
  case perRound
  /// One row for what happens within so many milliseconds from the first.
  case within(Int64)
  /// One row for ever.
  case once
}

extension NotificationKind {
  /// How events of this kind become rows.
  public var gathering: NotificationGathering {
    switch self {
    case .roundJoinRequest: .perActor
    case .roundInvitation, .roundSpotOffered, .roundChatMessage, .feedbackReminder, .roundHandover:
      .perRound
    case .inviteAccepted, .memberJoined, .memberLeft: .within(3_600_000)
    case .roundUpdated: .within(600_000)
    case .userFollowed: .within(86_400_000)
    case .postUpvoted: .within(PostNews.gathering)
    case .welcomeMessage, .tier2Reminder: .once
    case .roundSpotExpired, .roundJoinAccepted, .roundJoinDeclined, .memberRemoved,
      .roundCancelled, .roundReminder, .moderationNotice, .trustTierUp, .postCommented,
      .commentReplied, .commentMentioned, .handoverAccepted, .handoverDeclined:
      .each
    }
  }
}

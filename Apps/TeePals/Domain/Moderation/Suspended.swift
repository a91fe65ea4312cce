import Core

// What whoever was refused by limits too often does no more (specification §§6, 10): nothing that
// others get to see. They read everything, get out of everything, and look after their safety.

extension TeePalsCommand {
  /// Whether it is not for whoever is suspended.
  var isForActiveOnly: Bool {
    switch self {
    case .editProfile, .follow, .createRound, .editRound, .reopenRound, .completeRound,
      .sendMessage, .noteLink, .publishPost, .editPost, .like, .comment, .editComment,
      .submitFeedback:
      true
    // Who is suspended gets neither in nor anybody else in.
    case .changeMembership(_, let event, _): !event.isEnding
    case .handOver(_, let step): !step.isEnding
    case .unfollow, .block, .unblock, .closeRound, .cancelRound, .markRead, .muteChat,
      .readNotifications, .deleteNotification, .setSetting, .report, .deletePost,
      .unlike, .deleteComment, .hideComment, .dismissFeedback:
      false
    }
  }

  /// Whether whoever does it hosts a round by it.
  var makesHost: Bool {
    switch self {
    case .createRound, .handOver(_, .accept): true
    default: false
    }
  }
}

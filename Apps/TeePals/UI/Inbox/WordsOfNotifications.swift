import Calendar
import Core
import Design
import TeePalsDomain

// What a notification says.
extension Words {
  /// "Join Request".
  func title(_ notification: GolfNotification) -> String {
    switch notification.kind {
    case .roundJoinRequest: return self(InboxText.joinRequestTitle)
    case .roundJoinAccepted: return self(InboxText.acceptedTitle)
    case .roundJoinDeclined: return self(InboxText.declinedTitle)
    case .roundInvitation: return self(InboxText.invitedTitle)
    case .roundSpotOffered: return self(InboxText.spotTitle)
    case .roundSpotExpired: return self(InboxText.spotExpiredTitle)
    case .inviteAccepted: return self(InboxText.inviteAcceptedTitle)
    case .memberJoined: return self(InboxText.joinedTitle)
    case .memberLeft: return self(InboxText.leftTitle)
    case .memberRemoved: return self(InboxText.removedTitle)
    case .roundCancelled: return self(InboxText.canceledTitle)
    case .roundUpdated: return self(InboxText.updatedTitle)
    case .roundReminder: return self(InboxText.reminderTitle)
    case .roundChatMessage: return chatTitle(notification)
    case .userFollowed: return self(InboxText.followedTitle)
    case .welcomeMessage: return self(InboxText.welcomeTitle)
    case .tier2Reminder: return self(InboxText.completeTitle)
    case .moderationNotice: return self(InboxText.moderationTitle)
    case .feedbackReminder: return self(InboxText.feedbackTitle)
    case .trustTierUp: return self(InboxText.tierUpTitle)
    case .postUpvoted: return self(InboxText.likedTitle)
    case .postCommented: return self(InboxText.commentedTitle)
    case .commentReplied: return self(InboxText.repliedTitle)
    case .commentMentioned: return self(InboxText.mentionedTitle)
    case .roundHandover: return self(InboxText.handoverTitle)
    case .handoverAccepted: return self(InboxText.handedOverTitle)
    case .handoverDeclined: return self(InboxText.notHandedOverTitle)
    }
  }

  /// The whole of it in a sentence.
  func body(_ notification: GolfNotification) -> String {
    let others = max(0, notification.actorCount - 1)
    let isMany = others > 0
    let key: InboxText =
      switch notification.kind {
      case .roundJoinRequest: .joinRequest
      case .roundJoinAccepted: .accepted
      case .roundJoinDeclined: .declined
      case .roundInvitation: .invited
      case .roundSpotOffered: notification.offerEnd == nil ? .spot : .spotUntil
      case .roundSpotExpired: .spotExpired
      case .inviteAccepted: isMany ? .inviteAcceptedOthers : .inviteAccepted
      case .memberJoined: isMany ? .joinedOthers : .joined
      case .memberLeft: isMany ? .leftOthers : .left
      case .memberRemoved: .removed
      case .roundCancelled: .canceled
      case .roundUpdated: updated(notification.text)
      case .roundReminder: .reminder
      case .roundChatMessage: notification.text.isEmpty ? .photo : .message
      case .userFollowed: isMany ? .followedOthers : .followed
      case .welcomeMessage: .welcome
      case .tier2Reminder: missing(ProfileReminder(text: notification.text))
      case .moderationNotice: moderated(ModerationNotice(notification.text))
      case .feedbackReminder: notification.text.isEmpty ? .feedback : .feedbackAgain
      case .trustTierUp: .tierUp
      case .postUpvoted: isMany ? .likedOthers : .liked
      case .postCommented: .commented
      case .commentReplied: .replied
      case .commentMentioned: .mentioned
      case .roundHandover: .handover
      case .handoverAccepted: .handedOver
      case .handoverDeclined: .notHandedOver
      }
    return key.text(
      in: language, count: others,
      [
        ("actor", notification.actor?.name ?? self(InboxText.someone)),
        ("round", round(of: notification)), ("text", text(of: notification)),
        ("until", end(of: notification)), ("reason", reason(of: notification)),
      ])
  }

  /// Which of a round's news it is: told by the word of the chat's line.
  private func updated(_ word: String) -> InboxText {
    switch ChatNotice(rawValue: word) {
    case .timeChanged: .timeUpdated
    case .courseChanged: .courseUpdated
    default: .bothUpdated
    }
  }

  private func missing(_ reminder: ProfileReminder) -> InboxText {
    switch reminder {
    case .photo: .complete
    case .skill: .completeSkill
    case .photoAndSkill: .completeBoth
    }
  }

  private func moderated(_ notice: ModerationNotice?) -> InboxText {
    switch notice {
    case .suspended: .suspended
    case .lifted: .lifted
    case .takenAway, nil: .takenAway
    case .sanctioned(let kind, _, let until): sanctioned(kind, hasEnd: until != nil)
    case .ended: .sanctionEnded
    case .appealGranted: .appealGranted
    case .appealDenied: .appealDenied
    case .hostSuspended: .hostSuspended
    }
  }

  private func sanctioned(_ kind: SanctionKind, hasEnd: Bool) -> InboxText {
    switch kind {
    case .warning: .warned
    case .coolingOff: .coolingOff
    case .suspension: hasEnd ? .suspendedUntil : .suspendedForGood
    case .ban: .banned
    case .shadow: .shadowed
    }
  }

  /// What was wrong with something that moderators took away, or did something about.
  private func reason(of notification: GolfNotification) -> String {
    switch ModerationNotice(notification.text) {
    case .takenAway(let reason): self(ReportText(reason))
    case .sanctioned(_, let rule, _): self(ReportText(rule))
    default: ""
    }
  }

  /// What somebody wrote, or what a word stands for.
  private func text(of notification: GolfNotification) -> String {
    guard notification.kind == .trustTierUp else { return notification.text }
    return self(TrustText(TrustTier(rawValue: notification.text) ?? .member))
  }

  /// "Riverwalk GC (Fri, Mar 6 · 8:00 AM)", on the clocks of the venue.
  private func round(of notification: GolfNotification) -> String {
    guard !notification.course.isEmpty else { return self(InboxText.aRound) }
    let course = courseName(notification.course)
    guard let start = notification.startTime, let venue = notification.zone else { return course }
    return course + " (" + when(start, venue, seenIn: PlanningZone(fixed: venue)) + ")"
  }

  /// "Thu, Mar 5 · 8:00 AM", on the clocks of the venue: until when a seat is held.
  private func end(of notification: GolfNotification) -> String {
    if case .sanctioned(_, _, let until?) = ModerationNotice(notification.text) {
      return sanctionEnd(until)
    }
    guard let end = notification.offerEnd, let venue = notification.zone else { return "" }
    return when(end, venue, seenIn: PlanningZone(fixed: venue))
  }

  /// "Mar 6, 8:00 AM (UTC)": nobody's clock here, so the one that is the same for all.
  private func sanctionEnd(_ until: Instant) -> String {
    let local = until.civil(offset: 0)
    return formats.date(local.date, .short) + ", " + formats.time(local.time) + " (UTC)"
  }

  /// "Riverwalk GC · Mar 6".
  private func chatTitle(_ notification: GolfNotification) -> String {
    guard !notification.course.isEmpty else { return self(InboxText.messageTitle) }
    let course = courseName(notification.course)
    guard let start = notification.startTime, let venue = notification.zone else { return course }
    return course + " · " + formats.date(start.civil(offset: venue.offset).date, .short)
  }

  func category(_ category: NotificationCategory) -> String {
    switch category {
    case .rounds: self(InboxText.rounds)
    case .chat: self(InboxText.chat)
    case .social: self(InboxText.social)
    case .system: self(InboxText.system)
    }
  }

  func group(_ group: InboxGroup) -> String {
    switch group {
    case .today: self(InboxText.today)
    case .yesterday: self(InboxText.yesterday)
    case .thisWeek: self(InboxText.thisWeek)
    case .thisMonth: self(InboxText.thisMonth)
    case .earlier: self(InboxText.earlier)
    }
  }

  /// How long ago something was: "just now", "5 min ago", "3 h ago", then the day.
  func ago(_ instant: Instant, at now: Instant, _ zone: PlanningZone) -> String {
    let minutes = max(0, (now.milliseconds - instant.milliseconds) / 60_000)
    switch minutes {
    case 0: return self(InboxText.now)
    case ..<60: return self(InboxText.minutes, count: Int(minutes))
    case ..<1_440: return self(InboxText.hours, count: Int(minutes / 60))
    default:
      let (date, today) = (zone.civil(instant).date, zone.civil(now).date)
      return formats.date(date, date.year == today.year ? .short : .medium)
    }
  }
}

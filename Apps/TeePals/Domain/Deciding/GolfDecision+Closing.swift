import Core
import Sync

// What moderators make of reports (specification §8.9).

extension GolfDecision {
  /// Closes a report, together with every other of the same thing: it is looked at once.
  ///
  /// What is upheld is taken away, and whose it was is told; what was held back and is dismissed is
  /// shown. A report that is closed already changes nothing.
  ///
  /// - Parameter rule: What was wrong, where a moderator says so: else what was reported.
  public static func close(
    _ id: ReportID, _ outcome: ReportOutcome, _ rule: ModerationRule? = nil, now: Instant,
    in replica: TeePalsReplica
  ) -> [Change<TeePalsEntity>] {
    guard let report = replica.report(id), report.status == .pending else { return [] }
    var decision = GolfDecision(moderators(about: report.reported, id.description, now), replica)
    let all = replica.reports(on: report.target).filter { report in report.status == .pending }
    let held = all.first { report in report.holdsBack }
    switch outcome {
    case .upheld:
      if decision.takeAway(report) {
        decision.tell(.takenAway(rule?.reason ?? report.reason), to: report.reported)
      }
    case .dismissed: if let held { decision.release(held) }
    case .kept: break
    }
    for var report in all {
      report.status = outcome == .dismissed ? .dismissed : .resolved
      report.closedAt = now
      decision.put(.report(report))
    }
    return decision.changes
  }

  /// Shows again what was taken away or held back, when it turns out that nothing was wrong.
  ///
  /// - Parameter report: One that is closed, with what was said.
  public static func putBack(
    _ report: Report, now: Instant, in replica: TeePalsReplica
  ) -> [Change<TeePalsEntity>] {
    var decision = GolfDecision(
      moderators(about: report.reported, "putBack " + report.id.description, now), replica)
    if case .message(let id, _) = report.target, var message = replica.message(id),
      !message.isHeld
    {
      guard message.content == .redacted else { return [] }
      message.content = .text(report.text)
      decision.put(.message(message))
    } else if case .round(let id) = report.target, report.text.isEmpty {
      decision.reopen(id, canceledAt: report.closedAt)
    } else {
      decision.release(report)
    }
    return decision.changes
  }

  /// A round that was canceled for what it is, and not by its host. Whoever plays in it still has
  /// their seat.
  private mutating func reopen(_ id: RoundID, canceledAt time: Instant?) {
    guard var round = replica.round(id), round.status == .canceled, round.endedAt == time,
      round.startTime > now
    else { return }
    round.status = .open
    round.endedAt = nil
    keep(round)
  }

  /// The words of a round; of one without words, which is reported for what it is, the round. Of a
  /// golfer the words and the photo. Of posts and comments all, until a moderator shows it again.
  /// Answers whether anything was there.
  private mutating func takeAway(_ report: Report) -> Bool {
    switch report.target {
    case .round(let id):
      guard var round = replica.round(id), !round.status.isOver || !round.message.isEmpty else {
        return false
      }
      if round.message.isEmpty {
        // What was said is gone already, or was held back.
        guard report.text.isEmpty else { return true }
        round.status = .canceled
        end(round)
      } else {
        round.message = ""
        keep(round)
      }
    case .message(let id, let round):
      guard var message = replica.message(id), case .text(let text, _) = message.content else {
        return false
      }
      message.content = .redacted
      put(.message(message))
      untell(text, by: message.sender.user, in: round)
    case .golfer(let user):
      guard var profile = replica.profile(of: user) else { return false }
      let hasWords = !GolfDecision.words(of: profile).isEmpty
      // What was taken away before is gone already, unless something was changed since.
      guard profile.photo != nil || (hasWords && !profile.isModerated) || report.holdsBack else {
        return false
      }
      profile.isHeld = true
      profile.isModerated = profile.isModerated || hasWords
      if let photo = profile.photo {
        profile.isPhotoHeld = true
        profile.heldPhoto = photo
        profile.photo = nil
      }
      put(.profile(profile))
      show(profile.card)
    case .post(let id):
      guard var post = replica.post(id), post.deletedAt == nil else { return false }
      post.isHeld = true
      put(.post(post))
    case .comment(let id):
      guard var comment = replica.comment(id), !comment.isDeleted else { return false }
      comment.isHeld = true
      put(.comment(comment))
      untellSaid(id)
    // It says how somebody was to play with: nothing of it is shown.
    case .feedback: return false
    }
    return true
  }

  /// The beginning of a message is also in what people were told of it.
  private mutating func untell(_ text: String, by sender: UserID, in round: RoundID) {
    let preview = GolfNotification.preview(of: text)
    for row in replica.notifications(ofRound: round)
    where row.actor?.user == sender && sameBytes(row.text, preview) {
      remove(.notification(row))
    }
  }

  private mutating func release(_ report: Report) {
    switch report.target {
    case .round(let id):
      guard var round = replica.round(id), round.message.isEmpty else { return }
      round.message = report.text
      keep(round)
    case .message(let id, let round):
      guard let message = replica.message(id), message.isHeld else { return }
      remove(.message(message))
      // Nothing changes its scope: it is said anew, now that others may hear it.
      put(
        .message(
          ChatMessage(
            id: ChatMessageID(of: .words(["golfReleased", id.description])), round: round,
            sender: message.sender, content: message.content, writtenAt: message.writtenAt,
            receivedAt: now)))
    case .golfer(let user):
      guard var profile = replica.profile(of: user), profile.isHeld || profile.isPhotoHeld else {
        return
      }
      profile.isHeld = false
      profile.isModerated = false
      if profile.isPhotoHeld {
        profile.isPhotoHeld = false
        profile.photo = profile.heldPhoto
        profile.heldPhoto = nil
      }
      put(.profile(profile))
      show(profile.card)
    case .post(let id):
      guard var post = replica.post(id), post.isHeld else { return }
      post.isHeld = false
      put(.post(post))
    case .comment(let id):
      guard var comment = replica.comment(id), comment.isHeld else { return }
      comment.isHeld = false
      put(.comment(comment))
    case .feedback: break
    }
  }
}

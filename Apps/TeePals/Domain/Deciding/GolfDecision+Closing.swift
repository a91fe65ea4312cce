import Core
import Sync

// What moderators make of reports (specification §8.9).

extension GolfDecision {
  /// Closes a report, together with every other of the same thing: it is looked at once.
  ///
  /// What is upheld is taken away, and whose it was is told; what was held back and is dismissed is
  /// shown. A report that is closed already changes nothing.
  public static func close(
    _ id: ReportID, _ outcome: ReportOutcome, now: Instant, in replica: TeePalsReplica
  ) -> [Change<TeePalsEntity>] {
    guard let report = replica.report(id), report.status == .pending else { return [] }
    var decision = GolfDecision(moderators(about: report.reported, id.description, now), replica)
    let all = replica.reports(on: report.target).filter { report in report.status == .pending }
    let held = all.first { report in report.holdsBack }
    switch outcome {
    case .upheld:
      if decision.takeAway(report) {
        decision.tell(.takenAway(report.reason), to: report.reported)
      }
    case .dismissed: if let held { decision.release(held) }
    }
    for var report in all {
      report.status = outcome == .upheld ? .resolved : .dismissed
      report.closedAt = now
      decision.put(.report(report))
    }
    return decision.changes
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

import Core
import Sync
import TeePalsDomain

/// Mistakes that are made on purpose on the server of a town: its checks have to find each.
enum TownMistake: String, CaseIterable, Sendable {
  // In what the rules decide.
  case answersAreShared
  case answerCountsAtOnce
  case oneFlagIsTwo
  case suspendedHostIsJoined
  case tombstoneKeepsItsText
  case friendsOnlyIsLiked
  case editingShowsAgain
  // In what surrounds them.
  case likeCountsTwice
  case sameModeratorDecides
  case listRepeats

  func decide(
    _ command: TeePalsCommand, _ context: DecideContext, in replica: TeePalsReplica
  ) throws(TeePalsRejection) -> [Change<TeePalsEntity>] {
    let changes = try TeePalsDomain.decide(
      command, context, in: believed(replica, command, context))
    return changes.flatMap { change in altered(change, context, replica) }
  }

  /// What the rules are told instead of what there is.
  private func believed(
    _ replica: TeePalsReplica, _ command: TeePalsCommand, _ context: DecideContext
  ) -> TeePalsReplica {
    var believed = replica
    switch (self, command) {
    case (.suspendedHostIsJoined, .changeMembership):
      believed.suspended.formIntersection([context.actor])
    case (.friendsOnlyIsLiked, .like(let user, .post(let id))):
      guard let author = replica.post(id)?.author else { break }
      for (one, other) in [(user, author), (author, user)] {
        let follow = TeePalsEntity.follow(
          Follow(
            follower: one, followee: GolferCard(user: other, name: "Somebody"),
            createdAt: context.at))
        believed.set(follow.key, to: follow)
      }
    default: break
    }
    return believed
  }

  /// What becomes of a change: itself, something else, or more.
  private func altered(
    _ change: Change<TeePalsEntity>, _ context: DecideContext, _ replica: TeePalsReplica
  ) -> [Change<TeePalsEntity>] {
    guard case .put(let scope, let entity) = change else { return [change] }
    switch (self, entity) {
    case (.tombstoneKeepsItsText, .comment(var comment)):
      guard comment.isDeleted else { return [change] }
      comment.text = replica.comment(comment.id)?.text ?? ""
      return [.put(scope, .comment(comment))]
    case (.editingShowsAgain, .post(var post)):
      post.isHeld = false
      return [.put(scope, .post(post))]
    case (.answersAreShared, .feedback(let given)):
      let players = replica.feedbackRound(given.round)?.players ?? []
      let others = players.filter { user in user != context.actor }
      return [change] + others.prefix(1).map { user in .join(scope, user) }
    case (.answerCountsAtOnce, .feedback(let given)):
      guard var asked = replica.feedbackRound(given.round) else { return [change] }
      asked.countedAt = context.received
      return [change, .put(scope, .feedbackRound(asked))]
    case (.oneFlagIsTwo, .feedback(let given)):
      guard !given.answer.people.isEmpty else { return [change] }
      return [change, .put(scope, .feedback(twin(of: given)))]
    default: return [change]
    }
  }

  /// Somebody else who seems to have said something about the round.
  private func twin(of given: RoundFeedback) -> RoundFeedback {
    RoundFeedback(
      id: FeedbackID(of: .words(["twin", given.id.description])), round: given.round,
      reviewer: nil, answer: .well([], nil), at: given.at)
  }
}

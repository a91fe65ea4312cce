import Core

extension TeePalsReplica {
  /// When somebody did what is limited, ascending, as far as what came of it is here: a device is
  /// not told of acts. Each of these is one act, so that they are never more than the server's.
  func known(_ action: GolfAction, of user: UserID) -> [Instant] {
    let times: [Instant] =
      switch action {
      case .createRound:
        // Whoever took a round over did not make it.
        places(of: user).compactMap { place in
          place.role == .host && place.round.handedOverAt == nil ? place.round.createdAt : nil
        }
      case .follow: follows(of: user).map { follow in follow.createdAt }
      case .post: posts(of: user).map { post in post.createdAt }
      case .comment: comments(by: user).map { comment in comment.createdAt }
      case .like: likes(of: user).map { like in like.createdAt }
      case .chat, .request, .invite, .report, .share, .feedback: []
      }
    return times.sorted().suffix(GolfAction.mostRecent)
  }
}

extension GolfDecision {
  /// In how many seconds the person of a device may do something again, by what their device knows;
  /// `nil` where it knows nothing against it. The server may know of more.
  public static func wait(
    _ action: GolfAction, of user: UserID, at now: Instant, in replica: TeePalsReplica
  ) -> Int? {
    GolfRates.wait(
      at: now, after: replica.known(action, of: user),
      allowed: GolfRates.allowance(
        action, since: replica.profile(of: user)?.createdAt, now: now))
  }
}

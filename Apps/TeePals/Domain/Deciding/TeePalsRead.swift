import Core

/// A part of the state that a decision looks at. The server loads exactly what is named, whatever
/// the actor may see of it.
public enum TeePalsRead: Hashable, Sendable {
  /// Both halves of somebody's profile.
  case profile(UserID)
  case settings(UserID)
  /// The follows between two people, either way.
  case follows(UserID, UserID)
  /// The follows between the actor and the host of a round, either way.
  case friendship(with: RoundID)
  /// The follows of somebody, the newest ``GolfLimits/followers``. What follows in the others the
  /// server does by itself.
  case followers(of: UserID)
  /// The row in which the first has blocked the second.
  case block(UserID, UserID)
  /// Every pair in which somebody has blocked the person, or the person somebody: for
  /// ``TeePalsReplica/setKnown(blockedPairs:)``, without the rows.
  case blocks(of: UserID)
  /// Whose words somebody is not shown, and where: for ``TeePalsReplica/hidden``.
  case visibility(of: UserID)
  /// In every round that the second plays in and that the first has or had to do with: the seat of
  /// the second and the row of the first.
  case meetings(UserID, with: UserID)
  /// What the first is told of the second's messages.
  case heard(UserID, from: UserID)
  /// The round, all its members and seats, and of its host and them what ``suspension(_:)`` loads.
  /// Of those who wait for a seat: their profiles, whom they do not want to meet, as of
  /// ``blocks(of:)``, and what they were told of an offer.
  case round(RoundID)
  /// The places of all who have a row of the round.
  case people(of: RoundID)
  /// Somebody's own place, also where their row was forgotten.
  case place(UserID, RoundID)
  /// For every round that is open or closed and that somebody is asked, asking, waiting or accepted
  /// in (host included): what ``round(_:)`` and ``people(of:)`` load.
  case rounds(of: UserID)
  /// The person's places with the status "requested".
  case requests(of: UserID)
  /// How far somebody has read a chat.
  case chat(UserID, RoundID)
  /// The same of everybody who has a seat.
  case chats(of: RoundID)
  case message(ChatMessageID)
  /// How many messages people have written in a chat, without the messages: for
  /// ``TeePalsReplica/chatLengths``.
  case chatLength(RoundID)
  case notification(GolfNotificationID)
  /// Every notification of a kind about a round, whoever's.
  case told(RoundID, NotificationKind)
  /// Somebody's notifications of a kind, the newest hundred.
  case news(UserID, NotificationKind)
  /// When the actor did this, by their ``LimitedAct``s of the latest ``GolfAction/reach``, at most
  /// ``GolfAction/mostRecent``: for ``TeePalsReplica/recent``, ascending.
  case recent(GolfAction)
  /// What moderators or limits have done about somebody: for ``TeePalsReplica/suspended``,
  /// ``TeePalsReplica/coolingOff``, ``TeePalsReplica/banned`` and ``TeePalsReplica/concealed``.
  case suspension(UserID)
  /// Whether the actor has sent this photo: for ``TeePalsReplica/ownPhotos``.
  case ownPhoto(MediaDigest)
  /// In which rounds' chats the actor has shown this photo: for ``TeePalsReplica/shownPhotos``.
  case shownPhoto(MediaDigest)
  /// A course of the catalogue: for ``TeePalsReplica/courses``.
  case course(CourseID)
  /// What the server is called, and what its operator has set: for ``TeePalsReplica/authority`` and
  /// ``TeePalsReplica/rules``.
  case site
  /// A post, the follows between the actor and its author, either way, and of its author what
  /// ``suspension(_:)`` loads.
  case post(PostID)
  /// A comment, of its author what ``suspension(_:)`` loads, and what ``post(_:)`` loads of the
  /// post that it is under.
  case comment(CommentID)
  /// One of the replies to a comment, where there are any.
  case reply(to: CommentID)
  case like(UserID, LikeTarget)
  /// How many posts somebody has that are not deleted: for ``TeePalsReplica/postCounts``.
  case postCount(UserID)
  /// Of a comment that is answered: the follows between its author and that of the post, either
  /// way, and the pairs of its author as of ``blocks(of:)``.
  case answered(CommentID)
  /// The latest ``PostNews/voices`` who wrote under a post: for ``TeePalsReplica/voices``, with
  /// their profiles, their follows as of ``answered(_:)``, and the pairs of the post's author as of
  /// ``blocks(of:)``.
  case voices(under: PostID)
  /// Every notification of a comment, whoever's.
  case heardOf(CommentID)
  /// The likes of a post that the author was told of together with the person's or, where they do
  /// not like it, with the latest: for ``TeePalsReplica/upvotes``, with the notification and the
  /// profiles of whom they name.
  case upvotes(of: PostID, by: UserID)
  /// The round about which its players are asked, all answers, and who has not answered yet.
  case feedback(of: RoundID)
  /// When moderators dismissed what somebody said after rounds, of the latest reports: for
  /// ``TeePalsReplica/dismissedIssues``.
  case dismissedIssues(of: UserID)
  /// What is said against somebody after rounds and nobody has looked at.
  case feedbackReports(about: UserID)
  case trust(of: UserID)
  /// Everything that is said against something.
  case reports(on: ReportTarget)
}

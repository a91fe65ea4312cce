import Core
import TeePalsDomain

/// What the person does with posts.
public enum FeedAction {
  case filterChosen(FeedFilter)
  case rankingChosen(FeedRanking)
  case refreshed
  case extended
  /// Puts away the word that nothing newer came.
  case failureDismissed
  /// Wants to write.
  case composeWanted
  // One post.
  case unfolded(PostID)
  case liked(LikeTarget, Bool)
  case menuOpened(PostID)
  case whyOpened(PostID)
  /// Who likes it?
  case likersWanted(PostID)
  case likersExtended
  case photoOpened(MediaDigest, by: String)
  case coverClosed
  case editWanted(PostID)
  case deletionAsked(PostID)
  case deleted(PostID)
  /// Does not want to see it any more.
  case concealed(HiddenID)
  case reported(ReportTarget)
  case blockAsked(GolferCard)
  /// A post that was refused is to be put right.
  case againWanted(PostID)
  // The posts of a golfer.
  case listRetried
  case listExtended
  case comments(CommentAction)
  case form(PostFormAction)
}

/// On the page of a post.
public enum CommentAction {
  case retried
  case extended
  /// The replies before those that are there.
  case repliesWanted(CommentID)
  case typed(String)
  case sent
  case replyWanted(CommentID)
  case editWanted(CommentID)
  /// Neither answers nor changes a comment.
  case released
  case menuOpened(CommentID)
  case deletionAsked(CommentID)
  case deleted(CommentID)
  case hidingAsked(CommentID)
  case hidden(CommentID)
  /// A comment that was refused is to be sent again.
  case againWanted(CommentID)
}

/// On the sheet on which a post is written.
public enum PostFormAction {
  case titleTyped(String)
  case textTyped(String)
  case tagsTyped(String)
  case visibilityChosen(PostVisibility)
  /// The id of a round, or nothing.
  case roundChosen(String)
  case courseTyped(String)
  /// One of those that were found, by ``FormCourse/key``.
  case courseChosen(String)
  case courseDropped
  case photoWanted
  case photoRetried
  case photoGivenUp
  case photoDropped(MediaDigest)
  /// One place to the front.
  case photoMoved(MediaDigest)
  case submitted
  case closed
  case draftDropped
  case leftForGood
}

/// What came back for posts.
public enum FeedAnswer {
  /// Of the question with that number.
  case page(Int, HostAnswer)
  case more(Int, HostAnswer)
  case news(Int, HostAnswer)
  /// The first posts have been drawn.
  case begun
  case post(PostID, HostAnswer)
  case comments(PostID, next: String, HostAnswer)
  /// Earlier replies to that comment.
  case replies(PostID, CommentID, HostAnswer)
  case tintEnded(CommentID)
  case likers(PostID, next: String, HostAnswer)
  case list(UserID, next: String, HostAnswer)
  case photoPicked(HostAnswer)
  case photoSent(KeptFile, HostAnswer)
  case coursesDue(String)
  case courses(String, HostAnswer)
}

import Design

/// The words of a post and of what is said under it.
enum PostText: PhraseBook {
  case title, edited, friends, showAll, showAllOf, moreOf, like, likes, commentsOf
  case edit, delete, hide, hideForAll, block, hiddenMark, again
  case deletePost, deletePostText, deleteComment, deleteCommentText, hideComment, hideCommentText
  case leave, leaveText, leaveWithout, deletedNotice, concealedNotice
  case gone, goneText, toFeed, kept
  case comments, moreComments, moreReplies, noComments, noCommentsHint, commentGone, commentDeleted
  case commentBy, moreOfComment, reply, replyTo, replying, editing, field, closed
  case mine, theirs, noneMine, noneTheirs, likers, noLikers

  var phrase: Phrase { postPhrase ?? commentPhrase }

  private var postPhrase: Phrase? {
    switch self {
    case .title: Phrase("Post", "글")
    case .edited: Phrase("Edited", "수정됨")
    case .friends: Phrase("Friends", "친구 공개")
    case .showAll: Phrase("Show all", "전체 보기")
    case .showAllOf: Phrase("Show all of {name}", "{name} 전체 보기")
    case .moreOf: Phrase("Options for {name}", "{name} 옵션")
    case .like: Phrase("Like", "좋아요")
    case .likes: Phrase(one: "{n} like", other: "{n} likes", "{n}명이 좋아해요")
    case .commentsOf: Phrase(one: "{n} comment", other: "{n} comments", "댓글 {n}개")
    case .edit: Phrase("Edit", "수정")
    case .delete: Phrase("Delete", "삭제")
    case .hide: Phrase("Hide from me", "나에게 숨기기")
    case .hideForAll: Phrase("Hide from everybody", "모두에게 숨기기")
    case .block: Phrase("Block {name}", "{name} 님 차단")
    case .hiddenMark: Phrase("Hidden by you", "내가 숨김")
    case .again: Phrase("Edit and try again", "고쳐서 다시 올리기")
    case .deletePost: Phrase("Delete this post?", "이 글을 삭제할까요?")
    case .deletePostText:
      Phrase("Its likes and comments go with it.", "좋아요와 댓글도 함께 사라져요.")
    case .deleteComment: Phrase("Delete this comment?", "이 댓글을 삭제할까요?")
    case .deleteCommentText: Phrase("Answers to it stay.", "달린 답글은 남아요.")
    case .hideComment: Phrase("Hide this comment from everybody?", "이 댓글을 모두에게 숨길까요?")
    case .hideCommentText:
      Phrase("Only you and its author still see it.", "나와 댓글을 쓴 사람만 볼 수 있어요.")
    case .leave: Phrase("Leave without saving?", "저장하지 않고 나갈까요?")
    case .leaveText: Phrase("What you changed is lost.", "바꾼 내용이 사라져요.")
    case .leaveWithout: Phrase("Leave", "나가기")
    case .deletedNotice: Phrase("Post deleted", "글을 삭제했어요")
    case .concealedNotice: Phrase("Hidden from you", "나에게 숨겼어요")
    case .gone: Phrase("This post is no longer available", "더 이상 볼 수 없는 글이에요")
    case .goneText: Phrase("It was deleted, or you can't see it.", "삭제되었거나 볼 수 없는 글이에요.")
    case .toFeed: Phrase("Go to the feed", "피드로 가기")
    case .kept: Phrase("{name} The post from {text}.", "{name} {text}에 불러온 글이에요.")
    default: nil
    }
  }

  private var commentPhrase: Phrase {
    switch self {
    case .comments: Phrase("Comments", "댓글")
    case .moreComments: Phrase("More comments", "댓글 더 보기")
    case .moreReplies:
      Phrase(one: "{n} more reply", other: "{n} more replies", "답글 {n}개 더 보기")
    case .noComments: Phrase("No comments yet", "아직 댓글이 없어요")
    case .noCommentsHint: Phrase("Say what you think.", "먼저 생각을 남겨 보세요.")
    case .commentGone: Phrase("This comment is no longer available.", "더 이상 볼 수 없는 댓글이에요.")
    case .commentDeleted: Phrase("[Comment deleted]", "[삭제된 댓글]")
    case .commentBy: Phrase("Comment by {name}", "{name} 님의 댓글")
    case .moreOfComment: Phrase("Options for the comment by {name}", "{name} 님의 댓글 옵션")
    case .reply: Phrase("Reply", "답글")
    case .replyTo: Phrase("Reply to {name}", "{name} 님에게 답글")
    case .replying: Phrase("Replying to {name}", "{name} 님에게 답글 쓰는 중")
    case .editing: Phrase("Editing your comment", "댓글 수정 중")
    case .field: Phrase("Join the conversation…", "대화에 참여해 보세요…")
    case .closed:
      Phrase("No more likes and comments here for now.", "지금은 좋아요와 댓글을 남길 수 없어요.")
    case .mine: Phrase("My posts", "내 글")
    case .likers: Phrase("Liked by", "좋아한 사람")
    case .noLikers: Phrase("No likes yet", "아직 좋아요가 없어요")
    case .theirs: Phrase("Posts", "글")
    case .noneMine: Phrase("You haven't written anything yet", "아직 쓴 글이 없어요")
    default: Phrase("No posts yet", "아직 글이 없어요")
    }
  }
}

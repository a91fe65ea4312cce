import Core
import TeePalsDomain
import View

/// What the feed, the page of a post and the posts of a golfer remember.
struct FeedState {
  var choice = FeedChoice()
  /// What was read of each feed; what an earlier visit left is of one.
  private var pages: [FeedChoice: KeptPosts] = [:]
  /// The feeds that the server was heard of in this visit.
  var answered: Set<FeedChoice> = []
  var phase = RoundQuery.Phase.idle
  /// How many were asked: an answer to an earlier one is none.
  var number = 0
  /// How many newer posts there are.
  var news = 0
  /// Posts whose text is shown in full.
  var unfolded: Set<PostID> = []
  /// Whether only the first posts of the list are drawn so far.
  var isBeginning = false
  /// The post whose page was gone to: coming back leads to it in the list.
  var left: PostID?
  var cover: FeedCover?
  /// What the person did in this visit: an answer of the server may be older.
  var likes: [LikeTarget: Bool] = [:]
  var gone: Set<CommentID> = []
  var hidden: Set<CommentID> = []
  var open = PostPageState()
  var list = GolferPostsState()
  var likers = LikersState()
  var form: PostForm?
  /// The draft of a new post as the device had it when this began; read when it is wanted.
  let keptDraft: String?
  var hasReadDraft = false
  /// The draft while a post that is there is changed.
  var draft: PostForm?
  var courses = CourseFinding()

  /// The feed that is chosen.
  var kept: KeptPosts? {
    get { pages[choice] }
    set { pages[choice] = newValue }
  }

  init(reading remembered: [String: String] = [:], of user: UserID) {
    func text(_ memory: TeePalsMemory) -> String? { remembered[memory.key(of: user)] }
    keptDraft = text(.post)
    if let kept = KeptPosts(remembered: text(.feed)), let choice = FeedChoice(kept.key) {
      self.choice = choice
      pages[choice] = kept
    }
    open.kept = KeptPost(remembered: text(.postPage))
    list.kept = KeptPosts(remembered: text(.golferPosts))
  }
}

/// Whose posts are shown, in which order.
struct FeedChoice: Hashable {
  var filter = FeedFilter.all
  var ranking = FeedRanking.decayed

  init() {}

  /// Of ``key``.
  init?(_ key: String) {
    let words = key.split(separator: " ").map { word in String(word) }
    guard words.count == 2, let filter = FeedFilter(rawValue: words[0]),
      let ranking = FeedRanking(rawValue: words[1])
    else { return nil }
    (self.filter, self.ranking) = (filter, ranking)
  }

  /// As it is remembered.
  var key: String { filter.rawValue + " " + ranking.rawValue }

  var path: String {
    "/api/golf/feed?filter=" + filter.rawValue + "&ranking=" + ranking.rawValue
  }
}

/// What lies over a screen with posts and has no address.
enum FeedCover: Hashable {
  case postMenu(PostID)
  case commentMenu(CommentID)
  case why(PostID)
  case likers(PostID)
  case photo(MediaDigest, by: String)
  case deletePost(PostID)
  case deleteComment(CommentID)
  /// For everybody, by the author of the post.
  case hideComment(CommentID)
  /// Leaving would lose what was changed.
  case leaveForm
}

/// The posts of somebody that are on the screen.
struct GolferPostsState {
  var user: UserID?
  var posts = Asked<KeptPosts>.loading
  var isLoadingMore = false
  /// Why nothing newer is there; nothing while it is on its way.
  var problem: AnswerProblem?
  /// What an earlier visit left.
  var kept: KeptPosts?
}

/// The page of a post.
struct PostPageState {
  var id: PostID?
  var post = Asked<ShownPost>.loading
  /// When the device heard it.
  var at = Instant(milliseconds: 0)
  var comments = Asked<[ShownComment]>.loading
  var commentsAt = Instant(milliseconds: 0)
  /// Where the next page begins.
  var next: String?
  var isLoadingMore = false
  /// The comment whose earlier replies are asked for.
  var loadingReplies: CommentID?
  /// Why nothing newer is there.
  var problem: AnswerProblem?
  /// The comment that is to be gone to, and the one that is tinted.
  var target: CommentID?
  var tinted: CommentID?
  /// The comment that was to be gone to is not there any more.
  var isTargetGone = false
  /// What is typed and not sent, by post.
  var drafts: [PostID: String] = [:]
  /// What is answered, or changed.
  var reply: CommentID?
  var editing: CommentID?
  /// What an earlier visit left.
  var kept: KeptPost?

  /// Milliseconds for which the comment that was led to is tinted.
  static let tint = 2_000
}

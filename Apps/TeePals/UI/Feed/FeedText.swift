import Design
import TeePalsDomain

/// The words of the feed.
enum FeedText: PhraseBook {
  case title, write, refresh, filter, all, friendsOnly, ranking, decayed, classic, newest
  case news, newsMany, loading, more, end, empty, emptyHint, emptyFriends, emptyFriendsHint
  case kept, offlineNothing, offlineNothingHint
  case why, whyHint, whyNewest, recent, trending, fresh
  case freshness, engagement, newAuthor, city, course, tags, total

  init(_ filter: FeedFilter) {
    self =
      switch filter {
      case .all: .all
      case .friends: .friendsOnly
      }
  }

  init(_ ranking: FeedRanking) {
    self =
      switch ranking {
      case .decayed: .decayed
      case .classic: .classic
      case .newest: .newest
      }
  }

  init(_ bucket: FeedBucket) {
    self =
      switch bucket {
      case .recent: .recent
      case .trending: .trending
      case .fresh: .fresh
      }
  }

  var phrase: Phrase { listPhrase ?? whyPhrase }

  private var listPhrase: Phrase? {
    switch self {
    case .title: Phrase("Feed", "피드")
    case .write: Phrase("Write a post", "글쓰기")
    case .refresh: Phrase("Refresh", "새로 고침")
    case .filter: Phrase("Posts to show", "보여 줄 글")
    case .all: Phrase("All", "전체")
    case .friendsOnly: Phrase("Friends", "친구")
    case .ranking: Phrase("Order", "순서")
    case .decayed: Phrase("For you", "추천순")
    case .classic: Phrase("Most discussed", "반응순")
    case .newest: Phrase("Newest", "최신순")
    case .news: Phrase(one: "{n} new post", other: "{n} new posts", "새 글 {n}개")
    case .newsMany: Phrase("{n}+ new posts", "새 글 {n}개 이상")
    case .loading: Phrase("Loading posts", "글을 불러오는 중이에요")
    case .more: Phrase("Show more", "더 보기")
    case .end: Phrase("You have seen everything.", "모든 글을 다 봤어요.")
    case .empty: Phrase("No posts yet", "아직 글이 없어요")
    case .emptyHint:
      Phrase(
        "Be the first: tell others about a round or a course.",
        "첫 글을 남겨 보세요. 라운드나 골프장 이야기라면 무엇이든 좋아요.")
    case .emptyFriends: Phrase("No posts from friends yet", "아직 친구의 글이 없어요")
    case .emptyFriendsHint:
      Phrase("Follow golfers to see what they write.", "골퍼를 팔로우하면 그 사람의 글이 여기에 보여요.")
    case .kept: Phrase("{name} Posts from {text}.", "{name} {text}에 불러온 글이에요.")
    case .offlineNothing: Phrase("No posts on this device", "이 기기에 저장된 글이 없어요")
    case .offlineNothingHint:
      Phrase("Posts appear when you are online.", "온라인이 되면 글을 불러올게요.")
    default: nil
    }
  }

  private var whyPhrase: Phrase {
    switch self {
    case .why: Phrase("Why am I seeing this?", "이 글이 왜 보이나요?")
    case .whyHint:
      Phrase(
        "Posts are sorted by the sum of these parts.", "아래 점수를 더한 값이 높은 글부터 보여 드려요.")
    case .whyNewest: Phrase("Posts are sorted by time alone.", "올린 시간 순서로만 보여 드려요.")
    case .recent: Phrase("It is among the newest posts.", "최근에 올라온 글이에요.")
    case .trending: Phrase("Golfers are talking about it.", "골퍼들이 많이 이야기하는 글이에요.")
    case .fresh: Phrase("It is by a new golfer.", "새로 온 골퍼의 글이에요.")
    case .freshness: Phrase("How new it is", "최신 정도")
    case .engagement: Phrase("Likes and comments", "좋아요와 댓글")
    case .newAuthor: Phrase("New golfer", "새로 온 골퍼")
    case .city: Phrase("Your city", "같은 도시")
    case .course: Phrase("Your home course", "같은 홈 골프장")
    case .tags: Phrase("Tags you use", "내가 쓰는 태그")
    default: Phrase("Together", "합계")
    }
  }
}

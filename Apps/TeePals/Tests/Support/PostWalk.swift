import Core
import TeePalsDomain

/// People who do anything they can with posts, and much they cannot.
struct PostWalk {
  var town: GolfTown
  private var lots: Lots

  static let people = 5

  init(seed: UInt64) {
    lots = Lots(seed)
    town = GolfTown(people: PostWalk.people - 1)
    // The last of them still has no photo.
    town.settle(SampleGolf.user(UInt64(PostWalk.people - 1)), hasPhoto: false)
  }

  mutating func next() -> (UserID, TeePalsCommand) {
    town.now = town.now.advanced(byMilliseconds: 1 + Int64(lots.below(4)) * 60_000)
    let user = somebody()
    switch lots.below(100) {
    case 0..<15: return (user, .publishPost(post(by: user)))
    case 15..<40: return (user, .comment(comment(by: user)))
    case 40..<60: return (user, liking(user))
    case 60..<75: return aboutPost(user)
    case 75..<90: return aboutComment(user)
    default: return (user, graph(user))
    }
  }

  private mutating func somebody() -> UserID {
    SampleGolf.user(UInt64(lots.below(PostWalk.people)))
  }

  private mutating func aPost() -> PostID { PostID(high: 70, low: UInt64(lots.below(12))) }

  /// A few of each person: nobody takes the id of what was another's.
  private mutating func aComment(by user: UserID) -> CommentID {
    CommentID(
      high: 71, low: UInt64(lots.below(5) * PostWalk.people) + (user.low & 0xFF))
  }

  private mutating func aComment() -> CommentID { aComment(by: somebody()) }

  private mutating func post(by user: UserID) -> GolfPost {
    town.post(
      aPost().low, by: user, lots.pick([.public, .public, .friends]),
      title: lots.pick(["Links", "아침 라운드", " "]))
  }

  private mutating func comment(by user: UserID) -> GolfComment {
    let parent = aComment()
    let called = "Thanks, @" + town.card(somebody()).name
    return town.comment(
      aComment(by: user).low, by: user, on: town.post(aPost().low, by: user),
      under: lots.chance(2, in: 3) ? parent : nil,
      text: lots.pick(["Well played", "좋아요", "", called]))
  }

  private mutating func liking(_ user: UserID) -> TeePalsCommand {
    let target: LikeTarget = lots.chance(1, in: 2) ? .post(aPost()) : .comment(aComment())
    return lots.chance(2, in: 3) ? .like(user, target) : .unlike(user, target)
  }

  /// Mostly by whoever wrote it.
  private mutating func aboutPost(_ user: UserID) -> (UserID, TeePalsCommand) {
    let id = aPost()
    let author = town.replica.post(id)?.author ?? user
    let edits: [PostEdit] = [
      .title("T\(lots.below(3))"), .visibility(lots.pick([.public, .friends])),
      .was(.title("T\(lots.below(3))")), .tags(["links"]), .text(lots.pick(["Dawn", ""])),
    ]
    let commands: [TeePalsCommand] = [
      .editPost(id, edits), .editPost(id, edits), .editPost(id, [edits[0]]),
      .editPost(id, [edits[1]]), .editPost(id, [edits[0], edits[2]]), .deletePost(id),
    ]
    return (lots.chance(1, in: 6) ? user : author, lots.pick(commands))
  }

  private mutating func aboutComment(_ user: UserID) -> (UserID, TeePalsCommand) {
    let id = aComment()
    let comment = town.replica.comment(id)
    let author = comment?.author ?? user
    let host = comment.flatMap { comment in town.replica.post(comment.post)?.author } ?? user
    let text = "C\(lots.below(3))"
    let was: String? = lots.chance(1, in: 2) ? "C\(lots.below(3))" : nil
    let isOther = lots.chance(1, in: 6)
    switch lots.below(4) {
    case 0: return (isOther ? user : host, .hideComment(id))
    case 1: return (isOther ? user : author, .deleteComment(id))
    default: return (isOther ? user : author, .editComment(id, text, was: was))
    }
  }

  private mutating func graph(_ user: UserID) -> TeePalsCommand {
    let other = somebody()
    return switch lots.below(6) {
    case 0...2: .follow(user, town.card(other))
    case 3: .unfollow(user, other)
    case 4: .block(user, town.card(other))
    default: .unblock(user, other)
    }
  }
}

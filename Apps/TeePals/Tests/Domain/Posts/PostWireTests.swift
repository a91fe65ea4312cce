import Core
import Sync
import TeePalsDomain
import Testing
import Wire

@testable import TeePalsTestKit

@Suite("Posts, comments and likes as they travel")
struct PostWireTests {
  private let ann = SampleGolf.user(1)
  private let ben = SampleGolf.user(2)
  static let post = PostID(high: 1, low: 2)
  static let comment = CommentID(high: 1, low: 3)

  @Test("a post of the first version is understood for ever")
  func recorded() throws {
    let photo = String(repeating: "a", count: 64)
    let text =
      #"{"author":"\#(ann)","title":"Links","text":"Wind.","photos":["\#(photo)"],"#
      + #""visibility":"friends","round":"\#(SampleGolf.round(1))","#
      + #""course":"\#(CourseID(high: 3, low: 4))","city":"seoul_kr","tags":["links"],"#
      + #""edited":true,"createdAt":1790000000000}"#
    let post = try GolfPost(id: Self.post, WireCursor(JSON.parse(text)))
    #expect(post.author == ann && post.title == "Links" && post.text == "Wind.")
    #expect(post.photos.map { file in file.text } == [photo] && post.visibility == .friends)
    #expect(post.round == SampleGolf.round(1) && post.course == CourseID(high: 3, low: 4))
    #expect(post.city == "seoul_kr" && post.tags == ["links"])
    #expect(post.isEdited && !post.isHeld && post.deletedAt == nil)
    #expect(post.body.text == text)
    let least = #"{"author":"\#(ann)","title":"A","text":"B","createdAt":1}"#
    let plain = try GolfPost(id: Self.post, WireCursor(JSON.parse(least)))
    #expect(plain.visibility == .public && plain.body.text == least)
  }

  @Test("so are a comment and a like")
  func others() throws {
    let text =
      #"{"post":"\#(Self.post)","author":"\#(ben)","text":"Well played","#
      + #""parent":"\#(Self.comment)","replyTo":"\#(ann)","edited":true,"held":true,"#
      + #""hidden":true,"deleted":true,"createdAt":1790000000000}"#
    let comment = try GolfComment(id: CommentID(high: 1, low: 4), WireCursor(JSON.parse(text)))
    #expect(comment.parent == Self.comment && comment.replyTo == ann)
    #expect(comment.isEdited && comment.isHeld && comment.isHidden && comment.isDeleted)
    #expect(comment.body.text == text)
    let liked =
      #"{"user":"\#(ben)","target":{"kind":"post","id":"\#(Self.post)"},"createdAt":1}"#
    let like = try GolfLike(WireCursor(JSON.parse(liked)))
    #expect(like.target == .post(Self.post) && like.json.text == liked)
  }

  static let commands: [(String, String, TeePalsCommand)] = [
    (
      "editPost",
      #"{"post":"\#(post)","edits":[{"field":"title","value":"Early"},"#
        + #"{"field":"was","value":{"field":"title","value":"Late"}}]}"#,
      .editPost(post, [.title("Early"), .was(.title("Late"))])
    ),
    ("deletePost", #"{"post":"\#(post)"}"#, .deletePost(post)),
    (
      "editComment", #"{"comment":"\#(comment)","text":"Hi","was":"Ho"}"#,
      .editComment(comment, "Hi", was: "Ho")
    ),
    ("editComment", #"{"comment":"\#(comment)","text":"Hi"}"#, .editComment(comment, "Hi")),
    ("hideComment", #"{"comment":"\#(comment)"}"#, .hideComment(comment)),
  ]

  @Test("commands of the first version are understood for ever", arguments: PostWireTests.commands)
  func command(_ name: String, _ args: String, _ command: TeePalsCommand) throws {
    #expect(try TeePalsWireTests.decode(name, JSON.parse(args)) == command)
    #expect(command.args.text == args)
  }

  @Test("a like names its target, and what somebody likes has one id")
  func likes() throws {
    let text =
      #"{"user":"\#(ann)","target":{"kind":"comment","id":"\#(Self.comment)"}}"#
    let target = LikeTarget.comment(Self.comment)
    for (name, command) in [
      ("like", TeePalsCommand.like(ann, target)), ("unlike", .unlike(ann, target)),
    ] {
      #expect(try TeePalsWireTests.decode(name, JSON.parse(text)) == command)
      #expect(command.args.text == text)
      #expect(command.subject == TeePalsEntity.Kind.like.key(GolfLike.id(of: ann, target)))
    }
    let like = TeePalsEntity.like(GolfLike(user: ann, target: target, createdAt: GolfTown.start))
    let other = TeePalsEntity.Kind.like.key(GolfLike.id(of: ben, target))
    #expect(throws: WireError.self) { try TeePalsEntity.decode(other, WireCursor(like.body)) }
  }

  @Test("years of posts are read in volumes, and nothing else of golf is")
  func volumes() {
    for kind in TeePalsEntity.Kind.allCases {
      let isOfPosts = kind == .post || kind == .comment || kind == .like
      #expect(TeePalsDomain.isVoluminous(kind.rawValue) == isOfPosts, "\(kind.rawValue)")
    }
    #expect(!TeePalsDomain.isVoluminous("novel"))
    #expect(TeePalsEntity.Kind.post.rawValue == "golfPost")
    #expect(TeePalsEntity.Kind.comment.rawValue == "golfComment")
    #expect(TeePalsEntity.Kind.like.rawValue == "golfLike")
  }
}

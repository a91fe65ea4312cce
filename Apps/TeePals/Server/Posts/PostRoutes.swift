import Core
import Server
import Store
import TeePalsDomain
import Wire

/// Posts over HTTP, for those who did not write them.
struct PostRoutes<Engine: StoreEngine>: Sendable {
  let service: PostService<Engine>
  let golfers: GolferService<Engine>
  let environment: ServerEnvironment

  init(engine: Engine, golfers: GolferService<Engine>, environment: ServerEnvironment) {
    service = PostService(engine: engine)
    self.golfers = golfers
    self.environment = environment
  }

  func register(in routes: inout Routes) {
    routes.on(GolfEndpoint.post.endpoint, signedIn: post)
    routes.on(GolfEndpoint.postComments.endpoint, signedIn: comments)
    routes.on(GolfEndpoint.postLikes.endpoint, signedIn: likes)
    routes.on(GolfEndpoint.golferPosts.endpoint, signedIn: posts)
  }

  private func post(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id: PostID = try call.id("id")
    try await golfers.mustBrowse(member.user)
    guard let post = try await service.post(id, for: member.user) else {
      throw Problem(.notFound)
    }
    return .json(post.json)
  }

  private func comments(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id: PostID = try call.id("id")
    let cursor: TimeCursor<GolfComment>? = try call.cursor(TimeCursor.init)
    let parent = try call.parent()
    try await golfers.mustBrowse(member.user)
    let page = try await service.comments(on: id, under: parent, for: member.user, after: cursor)
    guard let page else { throw Problem(.notFound) }
    return .json(page.json)
  }

  private func likes(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id: PostID = try call.id("id")
    let cursor: TimeCursor<GolfLike>? = try call.cursor(TimeCursor.init)
    try await golfers.mustBrowse(member.user)
    guard let page = try await service.likes(of: id, for: member.user, after: cursor) else {
      throw Problem(.notFound)
    }
    return .json(page.json)
  }

  private func posts(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let id: UserID = try call.id("id")
    let cursor: TimeCursor<GolfPost>? = try call.cursor(TimeCursor.init)
    try await golfers.mustBrowse(member.user)
    let page = try await service.posts(
      by: id, for: member.user, after: cursor, at: environment.now())
    guard let page else { throw Problem(.notFound) }
    return .json(page.json)
  }
}

extension Call {
  /// The first-level comment whose replies are asked for; `nil` for the first level.
  fileprivate func parent() throws(Problem) -> CommentID? {
    guard let text = parameter("under") else { return nil }
    guard let id = CommentID(text) else { throw Problem.malformed("under", rule: "unreadable") }
    return id
  }
}

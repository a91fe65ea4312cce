import Core
import Suite
import Sync
import TeePalsDomain
import Testing
import Wire

/// What is not for everybody in a world of posts.
enum PostSecret: String, CaseIterable, Sendable {
  case friendsPost, friendsPhoto, heldPost, shadowedPost, bannedPost
  case heldComment, hiddenComment
  /// What the friend wrote of the author after a round, for moderators.
  case flag
  /// What the informer wrote beside a report, who they are, and what they are called.
  case report, reporter, reporterName
  /// What the moderator wrote to the author, and who they are.
  case note, moderator
}

/// Where somebody reads.
enum PostPage: String, CaseIterable, Sendable {
  /// What their device gets, and what they take with them.
  case device, export
  /// Everything about posts, golfers and rounds over HTTP.
  case elsewhere
  /// How they stand themselves.
  case standing
  /// What moderators look at.
  case desk
}

/// Strings found nowhere else: each is read where it may be, and nowhere else.
@Suite struct PostCanaryTests {
  /// The one table of who reads what where.
  private static func readers(of secret: PostSecret, at page: PostPage) -> [PostRelation] {
    switch (page, secret) {
    case (.desk, .heldPost), (.desk, .heldComment), (.desk, .flag), (.desk, .report),
      (.desk, .reporter), (.desk, .reporterName), (.desk, .note), (.desk, .moderator):
      [.moderator]
    case (.desk, _): []
    case (.standing, .note): [.author]
    case (.standing, _): []
    case (.elsewhere, .friendsPost), (.elsewhere, .friendsPhoto): [.author, .friend]
    // To whoever is banned nothing is there, of their own either.
    case (.elsewhere, .bannedPost): []
    // Their own words are on their devices and in what they take along.
    case (_, .friendsPost), (_, .heldPost): [.author]
    case (_, .shadowedPost): [.shadowed]
    case (_, .bannedPost): [.banned]
    case (_, .heldComment): [.stranger]
    // The author of the post was told of it before they hid it.
    case (_, .hiddenComment): [.follower, .author]
    case (.export, .flag): [.friend]
    case (.export, .note): [.author]
    case (_, .friendsPhoto), (_, .flag), (_, .report), (_, .reporter), (_, .reporterName),
      (_, .note), (_, .moderator):
      []
    }
  }

  private static func words(of secret: PostSecret, in world: PostWorld) throws -> String {
    switch secret {
    case .friendsPost: PostThing.friends.words
    case .friendsPhoto: PostWorld.photo
    case .heldPost: PostThing.held.words
    case .shadowedPost: PostThing.ofShadowed.words
    case .bannedPost: PostThing.ofBanned.words
    case .heldComment: PostComment.held.words
    case .hiddenComment: PostComment.hidden.words
    case .flag: PostWorld.flag
    case .report: PostWorld.report
    case .reporter: world.informer.user.description
    case .reporterName: "Informant"
    case .note: PostWorld.note
    case .moderator: try world.person(.moderator).user.description
    }
  }

  @Test func isReadWhereItMayBe() async throws {
    let site = try SuiteSite(limits: .unlimited)
    try await site.test { client in
      let world = try await PostWorld(client, site)
      for relation in PostRelation.allCases {
        for page in PostPage.allCases {
          let text = try await read(page, as: relation, world)
          for secret in PostSecret.allCases {
            // Everybody knows themselves.
            if secret == .moderator, relation == .moderator { continue }
            let wanted = Self.readers(of: secret, at: page).contains(relation)
            #expect(
              text.contains(try Self.words(of: secret, in: world)) == wanted,
              "\(secret.rawValue) to \(relation.rawValue) in \(page.rawValue)")
          }
        }
      }
    }
  }

  private func read(
    _ page: PostPage, as relation: PostRelation, _ world: PostWorld
  ) async throws -> String {
    switch page {
    case .device: try await world.device(relation)
    case .export: try world.export(relation)
    case .standing: try await all(["/api/golf/standing"], as: relation, world)
    case .elsewhere: try await all(try paths(world), as: relation, world)
    case .desk: try await all(try await desk(world), as: relation, world)
    }
  }

  private func all(
    _ paths: [String], as relation: PostRelation, _ world: PostWorld
  ) async throws -> String {
    var text = ""
    for path in paths { text += try await world.ask(path, as: relation).text }
    return text
  }

  private func paths(_ world: PostWorld) throws -> [String] {
    var paths = ["/api/golf/rounds?radius=anywhere&explain=1", "/api/golf/feed/new?since=0"]
    for filter in FeedFilter.allCases {
      for ranking in FeedRanking.allCases {
        paths.append(
          "/api/golf/feed?filter=\(filter.rawValue)&ranking=\(ranking.rawValue)&limit=50")
      }
    }
    for thing in PostThing.allCases {
      for rest in ["", "/comments", "/likes"] { paths.append("/api/golf/posts/\(thing.id)\(rest)") }
    }
    for relation in PostRelation.allCases where relation != .moderator {
      let golfer = "/api/golf/golfers/\(try world.person(relation).user)"
      for rest in ["", "/posts", "/followers", "/following"] { paths.append(golfer + rest) }
    }
    for relation: PostRelation in [.author, .suspended, .shadowed, .banned] {
      let round = PostWorld.round(of: relation)
      paths += [
        "/api/golf/rounds/\(round)", "/api/golf/rounds/\(round)/calendar.ics", "/r/\(round)",
      ]
    }
    let photo = try #require(SuiteSite.photo(42)).text
    return paths + ["/api/golf/photos/" + photo, "/api/golf/photos/" + photo + "?size=small"]
  }

  /// Every list of moderators', and every case that is in one, with a photo that is in none.
  private func desk(_ world: PostWorld) async throws -> [String] {
    let cases = "/api/golf/moderation/cases"
    let lists =
      [cases]
      + ModerationCaseState.allCases.map { state in
        cases + "?state=" + state.rawValue
      }
    let photo = try #require(SuiteSite.photo(42)).text
    var paths = lists
    for list in lists {
      let answer = try await world.ask(list, as: .moderator)
      for listed in try CasePage(WireCursor(answer.json)).cases {
        let file = "\(cases)/\(listed.found.id)"
        paths += [file, file + "/photos/" + photo]
      }
    }
    return paths
      + ["log", "log.csv", "health"].map { path in "/api/golf/moderation/" + path }
  }
}

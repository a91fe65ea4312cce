import Core
import Suite
import Sync
import TeePalsDomain
import Testing
import Wire

/// Every post × everything somebody can be to its author: what they may do, and what they are
/// shown.
@Suite struct PostMatrixTests {
  private func world(
    _ body: @escaping @Sendable (PostWorld) async throws -> Void
  ) async throws {
    let site = try SuiteSite(limits: .unlimited)
    try await site.test { client in try await body(try await PostWorld(client, site)) }
  }

  /// Whoever wrote it comes last.
  @Test(arguments: PostThing.allCases) func isDoneAsThePolicySays(thing: PostThing) async throws {
    try await world { world in
      let others = PostRelation.allCases.filter { relation in relation != thing.author }
      for act in PostAct.allCases {
        for relation in others + [thing.author] {
          let refusal = try await world.refusal(
            of: world.command(act, on: thing, by: relation), by: relation)
          let wanted = PostPolicy.refusal(of: act, on: thing, by: relation)
          #expect(
            refusal == wanted, "\(act.rawValue) on \(thing.rawValue) by \(relation.rawValue)")
        }
      }
    }
  }

  /// The author of the post and then whoever wrote the comment come last.
  @Test(arguments: PostComment.allCases)
  func isDoneWithCommentsAsThePolicySays(comment: PostComment) async throws {
    try await world { world in
      let last: [PostRelation] = [.author, comment.writer]
      let others = PostRelation.allCases.filter { relation in !last.contains(relation) }
      for relation in others + last {
        for act in PostCommentAct.allCases {
          let refusal = try await world.refusal(
            of: world.command(act, on: comment, by: relation), by: relation)
          let wanted = PostPolicy.refusal(of: act, on: comment, by: relation)
          #expect(
            refusal == wanted, "\(act.rawValue) on \(comment.rawValue) by \(relation.rawValue)")
        }
      }
    }
  }

  @Test func commentsAreShownAsThePolicySays() async throws {
    try await world { world in
      for relation in PostRelation.allCases {
        let path = "/api/golf/posts/\(PostThing.open.id)/comments"
        let text = try await world.ask(path, as: relation).text
        for comment in PostComment.allCases {
          #expect(
            text.contains(comment.words) == PostPolicy.isReadable(comment, by: relation),
            "\(comment.rawValue) to \(relation.rawValue)")
        }
      }
    }
  }

  /// Who was there answers once, and in time; nobody else at all, and nobody for others.
  @Test func whoPlayedAnswers() async throws {
    try await world { world in
      let round = PostWorld.round(of: .author)
      let author = try world.person(.author).user
      for relation in PostRelation.allCases {
        let me = try world.person(relation).user
        let own = try await world.refusal(of: .submitFeedback(me, round, .skipped), by: relation)
        #expect(own == PostPolicy.refusalOfFeedback(by: relation), "\(relation.rawValue)")
        let report = try await world.refusal(
          of: .report(.feedback(round, about: author), .other), by: relation)
        #expect(report == (relation == .banned ? "suspended" : "notFound"), "\(relation.rawValue)")
        guard relation != .author else { continue }
        let other = try await world.refusal(
          of: .submitFeedback(author, round, .skipped), by: relation)
        let isOut = relation == .banned || relation == .suspended
        #expect(other == (isOut ? "suspended" : "notYours"), "\(relation.rawValue)")
      }
    }
  }

  /// What is held, hidden, deleted or for others is as if it were not there.
  @Test func isShownAsThePolicySays() async throws {
    try await world { world in
      for thing in PostThing.allCases {
        let author = try world.person(thing.author).user
        // Feeds are not read more often than golfers may.
        world.site.clock.advance(bySeconds: 120)
        for relation in PostRelation.allCases {
          let isReadable = PostPolicy.isReadable(thing, by: relation)
          let place = "\(thing.rawValue) to \(relation.rawValue)"
          for rest in ["", "/comments", "/likes"] {
            let answer = try await world.ask("/api/golf/posts/\(thing.id)\(rest)", as: relation)
            #expect(answer.status == (isReadable ? 200 : 404), "\(place)\(rest)")
          }
          let written = try await world.ask("/api/golf/golfers/\(author)/posts", as: relation)
          #expect(written.text.contains(thing.title) == isReadable, "\(place)")
          for filter in FeedFilter.allCases {
            for ranking in FeedRanking.allCases {
              let query = "filter=\(filter.rawValue)&ranking=\(ranking.rawValue)"
              let feed = try await world.ask("/api/golf/feed?" + query, as: relation)
              let isThere = feed.text.contains(thing.title)
              #expect(isReadable || !isThere, "\(place) by \(query)")
              // Everybody's is in everybody's feed.
              if thing == .open, filter == .all { #expect(isThere == isReadable, "\(place)") }
            }
          }
        }
      }
    }
  }

  /// Hidden, deleted and absent are the same answer, byte for byte.
  @Test func whatIsNotForThemIsAsIfItWereNotThere() async throws {
    try await world { world in
      let absent = PostID(of: .words(["nothing"]))
      for thing in PostThing.allCases {
        for relation in PostRelation.allCases
        where !PostPolicy.isReadable(thing, by: relation) {
          for rest in ["", "/comments", "/likes"] {
            let hidden = try await world.ask("/api/golf/posts/\(thing.id)\(rest)", as: relation)
            let nothing = try await world.ask("/api/golf/posts/\(absent)\(rest)", as: relation)
            #expect(
              hidden.status == nothing.status && hidden.problem == nothing.problem,
              "\(thing.rawValue)\(rest) to \(relation.rawValue)")
          }
        }
      }
    }
  }

  /// The photos of a post are theirs who may read it.
  @Test func photosFollowTheirPosts() async throws {
    try await world { world in
      for (thing, number) in [(PostThing.open, UInt64(41)), (.friends, 42)] {
        let photo = try #require(SuiteSite.photo(number)).text
        for relation in PostRelation.allCases {
          let answer = try await world.ask("/api/golf/photos/" + photo, as: relation)
          let isReadable = PostPolicy.isReadable(thing, by: relation)
          #expect(
            answer.status == (isReadable ? 200 : 404),
            "\(thing.rawValue) to \(relation.rawValue)")
        }
      }
    }
  }

  /// The round of a host who cannot act is neither found nor joined, nor has it a landing page.
  @Test func roundsOfHostsWhoCannotAct() async throws {
    try await world { world in
      let refusals: [PostRelation: String] = [
        .suspended: "roundNotOpen", .shadowed: "notFound", .banned: "notFound",
      ]
      for (host, wanted) in refusals {
        let id = PostWorld.round(of: host)
        #expect(try await world.client.ask("GET", "/r/\(id)").status == 404, "\(host.rawValue)")
        for relation in [PostRelation.stranger, .author, .moderator] {
          let found = try await world.ask("/api/golf/rounds?radius=anywhere", as: relation)
          #expect(found.status == 200 && !found.text.contains(id.description))
          let refusal = try await world.refusal(
            of: .changeMembership(id, .join, seen: nil), by: relation)
          #expect(refusal == wanted, "\(host.rawValue) by \(relation.rawValue)")
        }
      }
    }
  }

  /// What moderators ask is not there for anybody else.
  @Test func theDeskIsForModeratorsAlone() async throws {
    try await world { world in
      for relation in PostRelation.allCases {
        for path in ["cases", "cases?state=resolved", "log", "log.csv", "health"] {
          let answer = try await world.ask("/api/golf/moderation/" + path, as: relation)
          #expect(
            answer.status == (relation == .moderator ? 200 : 404),
            "\(path) to \(relation.rawValue)")
        }
      }
      // Moderators prove who they are, now and then.
      world.site.clock.advance(bySeconds: 3_600)
      let late = try await world.ask("/api/golf/moderation/cases", as: .moderator)
      #expect(late.status == 401 && late.json["way"] != nil)
    }
  }
}

import Core
import Foundation
import HTTPTypes
import Server
import ServerTestKit
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TestKit
import Testing

/// Who sees a photo of a post: whoever may read the post, now.
@Suite("Photos of posts", .timeLimit(.minutes(5)))
struct PostPhotoTests {
  private let directory: TemporaryDirectory
  private let site: GolfSite
  private let digest: MediaDigest
  private let author = GolfSite.user(1)
  private let friend = GolfSite.user(2)
  private let stranger = GolfSite.user(3)

  init() throws {
    directory = try TemporaryDirectory()
    digest = try #require(MediaDigest(String(repeating: "d", count: 64)))
    let folder = directory.file("media")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("a photo".utf8).write(to: URL(fileURLWithPath: folder + "/" + digest.text))
    site = try GolfSite(folder: folder)
    try site.befriend(author, friend)
    // As an upload notes it.
    let (owner, text, now) = (author, digest.text, site.clock.now)
    _ = try site.golf.engine.writeNow { session throws(StoreFailure) in
      try session.run(
        """
        INSERT INTO golf_photo (owner, digest, purpose, octets, created_at)
        VALUES (\(owner), \(text), 'post', 7, \(now))
        """)
    }
  }

  private func put(_ change: (inout GolfPost) -> Void = { _ in }) throws {
    var post = GolfPost(
      id: PostID(high: 70, low: 1), author: author, title: "Links", text: "Wind.",
      photos: [digest], createdAt: site.clock.now)
    change(&post)
    try site.golf.enact([.put(.user(author), .post(post))])
  }

  /// The status for the author, the friend and the stranger.
  private func visibility() async throws -> [Int] {
    let (site, path) = (site, "/api/golf/photos/" + digest.text)
    let readers = [author, friend, stranger]
    return try await site.test { client in
      var statuses: [Int] = []
      for reader in readers {
        statuses.append(try await site.ask(client, path, as: reader).status)
      }
      return statuses
    }
  }

  @Test("before it is published it is its owner's, then theirs who may read the post")
  func reading() async throws {
    #expect(try await visibility() == [200, 404, 404])
    try put()
    #expect(try await visibility() == [200, 200, 200])
    try put { post in post.visibility = .friends }
    #expect(try await visibility() == [200, 200, 404])
    try put { post in post.isHeld = true }
    #expect(try await visibility() == [200, 404, 404])
    try put { post in post.photos = [] }
    #expect(try await visibility() == [200, 404, 404])
    try put { post in post.deletedAt = site.clock.now }
    #expect(try await visibility() == [200, 404, 404])
  }

  @Test("of a blocked pair neither sees the other's", arguments: [true, false])
  func apart(isByAuthor: Bool) async throws {
    try put()
    try isByAuthor ? site.block(author, friend) : site.block(friend, author)
    #expect(try await visibility() == [200, 404, 200])
  }

  @Test("a post of another's shows nobody a photo that is not its author's")
  func foreign() async throws {
    let post = GolfPost(
      id: PostID(high: 70, low: 2), author: stranger, title: "Mine", text: "Look.",
      photos: [digest], createdAt: site.clock.now)
    try site.golf.enact([.put(.user(stranger), .post(post))])
    #expect(try await visibility() == [200, 404, 404])
  }

  @Test("it is kept as long as the post is there, and then goes")
  func pruning() async throws {
    try put()
    let site = site
    try await site.test { _ in
      func count() throws -> Int { try site.golf.count("SELECT count(*) FROM golf_photo") }
      site.clock.advance(by: 8 * GolfSite.day)
      await site.jobs.pass()
      #expect(try count() == 1)
      try put { post in post.deletedAt = site.clock.now }
      site.clock.advance(by: 29 * GolfSite.day)
      await site.jobs.pass()
      #expect(try count() == 1)
      for _ in 0..<2 {
        site.clock.advance(by: 2 * GolfSite.day)
        await site.jobs.pass()
      }
      #expect(try count() == 0)
    }
  }
}

import Core
import Foundation
import Server
import ServerTestKit
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing

/// Moderators see the photos of a case, and of nothing else.
@Suite("Photos of cases", .timeLimit(.minutes(5)))
struct CasePhotoTests {
  private let directory: TemporaryDirectory
  private let site: GolfSite
  private let shown: MediaDigest
  private let other: MediaDigest
  private let author = GolfSite.user(1)
  private let moderator = GolfSite.user(2)
  private let stranger = GolfSite.user(3)

  /// Two photos of an author's, one of them in a post for friends.
  init() throws {
    directory = try TemporaryDirectory()
    shown = try #require(MediaDigest(String(repeating: "d", count: 64)))
    other = try #require(MediaDigest(String(repeating: "e", count: 64)))
    let folder = directory.file("media")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    site = try GolfSite(folder: folder, moderators: [2])
    try site.settle([author, moderator, stranger], days: 90)
    let (owner, now) = (author, site.clock.now)
    for digest in [shown, other] {
      try Data("a photo".utf8).write(to: URL(fileURLWithPath: folder + "/" + digest.text))
      let text = digest.text
      _ = try site.golf.engine.writeNow { session throws(StoreFailure) in
        try session.run(
          """
          INSERT INTO golf_photo (owner, digest, purpose, octets, created_at)
          VALUES (\(owner), \(text), 'post', 7, \(now))
          """)
      }
    }
    var post = GolfPost(
      id: PostID(high: 70, low: 1), author: author, title: "Links", text: "Wind.",
      photos: [shown], createdAt: now)
    post.visibility = .friends
    let report = Report(
      reporter: stranger, target: .post(post.id), reported: author, reason: .spam,
      priority: .medium, text: "Wind.", createdAt: now)
    try site.golf.enact([
      .put(.user(author), .post(post)), .put(.report(report.id), .report(report)),
    ])
  }

  @Test("a photo that a case shows is a moderator's to see, with a fresh proof")
  func photos() async throws {
    let (site, readers) = (site, [moderator, stranger, author])
    let id = try #require(try await site.moderation.cases(nil).cases.first).found.id
    let folder = "/api/golf/moderation/cases/\(id)/photos/"
    try await site.test { client in
      var statuses: [Int] = []
      for reader in readers {
        statuses.append(try await site.ask(client, folder + shown.text, as: reader).status)
      }
      #expect(statuses == [200, 404, 404])
      // Also when its author has deleted the post since.
      let id = PostID(high: 70, low: 1)
      var post = try #require(try site.golf.load([.post(id)], for: author).post(id))
      post.deletedAt = site.clock.now
      try site.golf.enact([.put(.user(author), .post(post))])
      #expect(try await site.ask(client, folder + shown.text, as: moderator).status == 200)
      #expect(try await site.ask(client, folder + other.text, as: moderator).status == 404)
      #expect(try await site.ask(client, folder + "x", as: moderator).status == 404)
      site.clock.advance(by: SessionPolicy.fresh)
      #expect(try await site.ask(client, folder + shown.text, as: moderator).status == 401)
    }
  }
}

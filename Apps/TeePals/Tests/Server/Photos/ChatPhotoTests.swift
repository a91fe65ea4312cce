import Core
import Foundation
import HTTPTypes
import Server
import ServerTestKit
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing

/// Who sees a photo of a chat: whoever may read the message that shows it, now.
@Suite("Photos of chats", .timeLimit(.minutes(5)))
struct ChatPhotoTests {
  private let directory: TemporaryDirectory
  private let site: GolfSite
  private let digest: MediaDigest
  private let host = GolfSite.user(1)
  private let player = GolfSite.user(2)
  private let stranger = GolfSite.user(3)

  init() throws {
    directory = try TemporaryDirectory()
    digest = try #require(MediaDigest(String(repeating: "c", count: 64)))
    let folder = directory.file("media")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("a photo".utf8).write(to: URL(fileURLWithPath: folder + "/" + digest.text))
    site = try GolfSite(folder: folder)
    try send(digest, by: host)
  }

  /// As an upload notes it.
  private func send(_ digest: MediaDigest, by user: UserID) throws {
    let now = site.clock.now
    _ = try site.golf.engine.writeNow { session throws(StoreFailure) in
      try session.run(
        """
        INSERT INTO golf_photo (owner, digest, purpose, octets, created_at)
        VALUES (\(user), \(digest.text), 'chat', 7, \(now))
        """)
    }
  }

  private func message(_ content: ChatContent? = nil, in round: Round) -> ChatMessage {
    ChatMessage(
      id: ChatMessageID(high: 6, low: round.id.low), round: round.id,
      sender: GolfSite.card(host), content: content ?? .text("Look", photo: digest),
      writtenAt: site.clock.now, receivedAt: site.clock.now)
  }

  /// A round of the host's in which the other plays.
  private func play() throws -> Round {
    let round = try site.round(1, host: host)
    try site.put([round])
    try site.golf.enact([site.seat(host, .host, in: round)])
    try site.put(player, .accepted, in: round)
    return round
  }

  /// The status for the owner, the player and the stranger.
  private func visibility() async throws -> [Int] {
    let site = site
    let (path, readers) = ("/api/golf/photos/" + digest.text, [host, player, stranger])
    return try await site.test { client in
      var statuses: [Int] = []
      for reader in readers {
        statuses.append(try await site.ask(client, path, as: reader).status)
      }
      return statuses
    }
  }

  @Test("before it is sent it is its owner's, then theirs who play, until they are gone")
  func comingAndGoing() async throws {
    let round = try play()
    #expect(try await visibility() == [200, 404, 404])
    try site.golf.enact([.put(.round(round.id), .message(message(in: round)))])
    #expect(try await visibility() == [200, 200, 404])
    let seat = TeePalsEntity.Kind.seat.key(RoundMember.id(of: player, in: round.id))
    try site.golf.enact([.remove(.round(round.id), seat)])
    #expect(try await visibility() == [200, 404, 404])
  }

  @Test("of a blocked pair neither sees the other's", arguments: [true, false])
  func apart(isByHost: Bool) async throws {
    let round = try play()
    try site.golf.enact([.put(.round(round.id), .message(message(in: round)))])
    try isByHost ? site.block(host, player) : site.block(player, host)
    #expect(try await visibility() == [200, 404, 404])
  }

  @Test("what a moderator took away is not shown by it any more")
  func redacted() async throws {
    let round = try play()
    try site.golf.enact([
      .put(.round(round.id), .message(message(in: round))),
      .put(.round(round.id), .message(message(.redacted, in: round))),
    ])
    #expect(try await visibility() == [200, 404, 404])
  }

  @Test("what is held back shows it to nobody")
  func held() async throws {
    let round = try play()
    let words = message(in: round)
    let held = ChatMessage(
      id: words.id, round: round.id, sender: words.sender, content: words.content,
      writtenAt: words.writtenAt, receivedAt: words.receivedAt, isHeld: true)
    try site.golf.enact([.put(.user(host), .message(held))])
    #expect(try await visibility() == [200, 404, 404])
  }

  @Test("who waits to be let in does not see it, nor who plays elsewhere")
  func elsewhere() async throws {
    let round = try play()
    try site.golf.enact([.put(.round(round.id), .message(message(in: round)))])
    try site.put(stranger, .requested, in: round)
    let other = try site.round(2, host: host)
    try site.put([other])
    try site.put(stranger, .accepted, in: other)
    #expect(try await visibility() == [200, 200, 404])
  }

  @Test("whose face it is shows it to every member")
  func face() async throws {
    var profile = site.profile(host)
    profile.photo = digest
    try site.golf.enact([.put(.user(host), .profile(profile))])
    #expect(try await visibility() == [200, 200, 200])
  }

  @Test("what is not one's to see is like what is not there")
  func absent() async throws {
    let (site, digest, stranger) = (site, digest, stranger)
    try await site.test { client in
      let path = "/api/golf/photos/"
      let hidden = try await site.ask(client, path + digest.text, as: stranger)
      let absent = try await site.ask(
        client, path + String(repeating: "d", count: 64), as: stranger)
      #expect(hidden.status == 404 && hidden.status == absent.status)
      #expect(hidden.problem == absent.problem)
      #expect(hidden.headers[.cacheControl] == absent.headers[.cacheControl])
    }
  }

  @Test("the rounds in whose chats somebody shows one are found")
  func rounds() throws {
    let round = try play()
    try site.golf.enact([.put(.round(round.id), .message(message(in: round)))])
    #expect(
      try site.golf.load([.shownPhoto(digest)], for: host).shownPhotos == [digest: [round.id]])
    #expect(
      try site.golf.load([.shownPhoto(digest)], for: player).shownPhotos == [digest: []])
  }
}

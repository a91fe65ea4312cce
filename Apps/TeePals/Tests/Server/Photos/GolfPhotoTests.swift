import Core
import Foundation
import HTTPTypes
import Server
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing
import Wire

/// Photos, with a program in place of the decoding process.
@Suite("Photos of golfers", .timeLimit(.minutes(30)))
struct GolfPhotoTests {
  private let directory: TemporaryDirectory
  private let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]
  private let owner = GolfSite.user(1)
  private let other = GolfSite.user(2)

  init() throws { directory = try TemporaryDirectory() }

  private func site() throws -> GolfSite {
    // It answers a whole picture where that is asked for, and else squares.
    let script = """
      if [ "$1" = whole ]; then cat "\(directory.file("whole"))"; \
      else cat "\(directory.file("squares"))"; fi
      """
    try write(jpeg(1_080, 720), to: "whole")
    let squares = [jpeg(512, 512), jpeg(128, 128)].flatMap { part -> [UInt8] in
      [UInt8(part.count), 0, 0, 0] + part
    }
    try write(squares, to: "squares")
    return try GolfSite(
      folder: directory.file("media"), program: "/bin/sh", arguments: ["-c", script, "process"])
  }

  private func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: directory.file(name)))
  }

  /// The segments of a JPEG of this size.
  private func jpeg(_ width: Int, _ height: Int) -> [UInt8] {
    func word(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 0xFF)] }
    let size = word(height) + word(width)
    return [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8] + size + [1, 1, 0x11, 0]
      + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x55, 0xFF, 0xD9]
  }

  @Test("a photo is too narrow where a device leaves its shorter side too few pixels")
  func narrow() {
    #expect(ConfinedImageProcess.mostRatio == GolfLimits.mostPhotoRatio)
    #expect(GolfLimits.profilePhotoSide / GolfLimits.mostPhotoRatio == GolfLimits.leastPhotoSide)
  }

  @Test("a profile's is two squares and every member's, a chat's is whole and its owner's alone")
  func kinds() async throws {
    let site = try site()
    let (squares, whole) = ([jpeg(512, 512), jpeg(128, 128)], jpeg(1_080, 720))
    try await site.test { client in
      let profile = try await site.ask(
        client, "/api/golf/photos?use=profile", as: owner, .post, bytes: picture)
      #expect(profile.status == 201)
      let face = "/api/golf/photos/" + (try #require(profile.word("photo")))
      let shown = try await site.ask(client, face, as: other)
      #expect(shown.bytes == squares[0])
      #expect(shown.headers[.contentType] == "image/jpeg")
      #expect(shown.headers[.cacheControl] == "private, max-age=31536000, immutable")
      #expect(try await site.ask(client, face + "?size=small", as: other).bytes == squares[1])
      #expect(try await site.ask(client, face).status == 401)
      let chat = try await site.ask(
        client, "/api/golf/photos?use=chat", as: owner, .post, bytes: picture)
      let photo = "/api/golf/photos/" + (try #require(chat.word("photo")))
      for size in ["", "?size=small"] {
        let own = try await site.ask(client, photo + size, as: owner)
        #expect(own.bytes == whole)
        #expect(own.headers[.cacheControl]?.hasPrefix("private") == true)
        #expect(try await site.ask(client, photo + size, as: other).status == 404)
        #expect(try await site.ask(client, photo + size).status == 401)
      }
    }
  }

  @Test("what is no picture, too large, or for nothing is not taken")
  func refused() async throws {
    let site = try site()
    try write(jpeg(1_081, 720), to: "whole")
    try await site.test { client in
      let path = "/api/golf/photos?use=chat"
      #expect(
        try await site.ask(client, path, as: owner, .post, bytes: picture).code
          == "pictureDamaged")
      #expect(
        try await site.ask(client, path, as: owner, .post, bytes: Array("<svg/>".utf8)).code
          == "pictureKindUnknown")
      #expect(
        try await site.ask(
          client, path, as: owner, .post,
          bytes: picture + [UInt8](repeating: 0, count: 5 << 20)
        ).code == "bodyTooLarge")
      for use in ["", "?use=", "?use=poster"] {
        let answer = try await site.ask(
          client, "/api/golf/photos" + use, as: owner, .post, bytes: picture)
        #expect(answer.code == "validation")
      }
      #expect(try await site.ask(client, path, as: nil, .post, bytes: picture).status == 401)
      for name in ["x", String(repeating: "0", count: 64)] {
        #expect(
          try await site.ask(client, "/api/golf/photos/" + name, as: owner).status == 404)
      }
    }
  }

  private func sweep(_ site: GolfSite) async throws {
    await site.jobs.pass()
    for _ in 0..<2 {
      _ = try await site.media.sweep(referenced: {
        try site.golf.engine.readNow { session throws(StoreFailure) in
          try GolfPhotoFiles.referenced(in: session)
        }
      })
    }
  }

  @Test("one that nothing names is kept for a week, one in use for as long as it is")
  func pruning() async throws {
    let site = try site()
    try await site.test { client in
      var digests: [String] = []
      for use in ["profile", "chat"] {
        let answer = try await site.ask(
          client, "/api/golf/photos?use=" + use, as: owner, .post, bytes: picture)
        digests.append(try #require(answer.word("photo")))
      }
      site.clock.advance(by: 167 * GolfSite.hour)
      try await sweep(site)
      for digest in digests {
        #expect(
          try await site.ask(client, "/api/golf/photos/" + digest, as: owner).status == 200)
      }
      var profile = site.profile(owner)
      profile.photo = MediaDigest(digests[0])
      try site.golf.enact([.put(.user(owner), .profile(profile))])
      site.clock.advance(by: 2 * GolfSite.hour)
      try await sweep(site)
      let face = "/api/golf/photos/" + digests[0]
      #expect(try await site.ask(client, face, as: owner).status == 200)
      #expect(try await site.ask(client, face + "?size=small", as: owner).status == 200)
      #expect(
        try await site.ask(client, "/api/golf/photos/" + digests[1], as: owner).status == 404)
      let gone = try #require(MediaDigest(digests[1]))
      #expect(site.media.bytes(of: gone) == nil)
    }
  }

  @Test("one that a moderator took away is its owner's alone, and kept until it is released")
  func takenAway() async throws {
    let site = try site()
    try await site.test { client in
      let answer = try await site.ask(
        client, "/api/golf/photos?use=profile", as: owner, .post, bytes: picture)
      let digest = try #require(answer.word("photo"))
      let face = "/api/golf/photos/" + digest
      var profile = site.profile(owner)
      profile.photo = nil
      profile.isPhotoHeld = true
      profile.heldPhoto = MediaDigest(digest)
      try site.golf.enact([.put(.user(owner), .profile(profile))])
      site.clock.advance(by: 200 * GolfSite.hour)
      try await sweep(site)
      #expect(try await site.ask(client, face, as: owner).status == 200)
      #expect(try await site.ask(client, face, as: other).status == 404)
      (profile.photo, profile.heldPhoto) = (profile.heldPhoto, nil)
      try site.golf.enact([.put(.user(owner), .profile(profile))])
      #expect(try await site.ask(client, face, as: other).status == 200)
    }
  }
}

import AccountsDomain
import AccountsServer
import Core
import Dispatch
import Foundation
import Server
import Store
import StoreSQLite
import Sync
import TestKit
import Testing
import Wire

/// Taking, showing and letting go of photos, with a program in place of the decoding process.
@Suite struct PhotoTests {
  private let directory: TemporaryDirectory
  private let media: MediaStore
  private let picture: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0]

  init() throws {
    directory = try TemporaryDirectory()
    media = MediaStore(folder: directory.file("media"))
  }

  /// The segments of a JPEG with this many pixels a side; `tone` tells one from another.
  private func jpeg(_ side: Int, _ tone: UInt8) -> [UInt8] {
    let size = [UInt8(side >> 8), UInt8(side & 0xFF)]
    return [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8] + size + size + [1, 1, 0x11, 0]
      + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, tone, 0xFF, 0xD9]
  }

  /// A site whose process answers what is in a file.
  private func site(_ program: String? = nil, _ arguments: [String] = []) throws -> AccountsSite {
    let processor = ImageProcessor(
      program: program ?? "/bin/cat",
      arguments: program == nil ? [directory.file("answer")] : arguments,
      ticks: { DispatchTime.now().uptimeNanoseconds })
    return try AccountsSite(photoStorage: PhotoStorage(processor: processor, media: media))
  }

  /// What the process answers from now on.
  private func answer(_ tone: UInt8) throws {
    let bytes = [jpeg(512, tone), jpeg(128, tone)].flatMap { part -> [UInt8] in
      [UInt8(part.count), 0, 0, 0] + part
    }
    try Data(bytes).write(to: URL(fileURLWithPath: directory.file("answer")))
  }

  private func profile(_ user: UserID, _ site: AccountsSite) throws -> PublicProfile? {
    try site.database.engine.readNow { session throws(StoreFailure) in
      try PreferencesTables.load([.publicProfile(user)], for: user, session)
    }.publicProfiles[user]
  }

  private func entries(_ user: UserID, _ site: AccountsSite) throws -> [MediaEntry] {
    try site.database.engine.readNow { session throws(StoreFailure) in
      try MediaRows.all(of: user, in: session)
    }
  }

  private func sweep(_ site: AccountsSite) async throws {
    for _ in 0..<2 {
      _ = try await media.sweep(referenced: {
        try site.database.engine.readNow { session throws(StoreFailure) in
          try MediaRows.referenced(in: session)
        }
      })
    }
  }

  @Test func aPhotoIsShownToItsOwnerOnly() async throws {
    let site = try site()
    try answer(1)
    try await site.test { browser in
      let user = try #require(
        UserID(try await browser.signUp("ana@example.com", name: "Ana").user ?? ""))
      let taken = try await browser.send(picture, to: "/api/account/photo")
      #expect(taken.status == 201)
      // It arrives like any other change, with the name that the preferences had.
      let shown = try #require(try profile(user, site))
      let photo = try #require(shown.photo)
      #expect(shown.displayName == "Ana")
      #expect(taken.json["photo"] == photo.json)
      #expect(
        try entries(user, site).map { entry in entry.digest }.sorted { $0.text < $1.text }
          == [photo.large, photo.small].sorted { $0.text < $1.text })
      #expect(media.bytes(of: photo.large) == jpeg(512, 1))
      #expect(media.bytes(of: photo.small) == jpeg(128, 1))
      let stranger = browser.another()
      _ = try await stranger.signUp("ben@example.com")
      for digest in [photo.large, photo.small] {
        let path = "/api/account/media/" + digest.text
        #expect(try await browser.get(path).status == 200)
        #expect(try await stranger.get(path).status == 404)
        #expect(try await browser.another().get(path).status == 401)
      }
    }
  }

  @Test func anotherPhotoTakesItsPlace() async throws {
    let site = try site()
    try await site.test { browser in
      let user = try #require(UserID(try await browser.signUp("ana@example.com").user ?? ""))
      try answer(1)
      _ = try await browser.send(picture, to: "/api/account/photo")
      let first = try #require(try profile(user, site)?.photo)
      try answer(2)
      _ = try await browser.send(picture, to: "/api/account/photo")
      let second = try #require(try profile(user, site)?.photo)
      #expect(try entries(user, site).count == 2)
      #expect(
        try await browser.get("/api/account/media/" + first.large.text).status == 404)
      try await sweep(site)
      #expect(media.bytes(of: first.large) == nil)
      #expect(media.bytes(of: second.large) == jpeg(512, 2))
    }
  }

  @Test func aPhotoTakenAwayIsGone() async throws {
    let site = try site()
    try answer(1)
    try await site.test { browser in
      let user = try #require(UserID(try await browser.signUp("ana@example.com").user ?? ""))
      _ = try await browser.send(picture, to: "/api/account/photo")
      let photo = try #require(try profile(user, site)?.photo)
      let command = AccountsCommand.setPublic(user, .photo(nil))
      let moment = site.clock.environment.moment()
      let envelope = CommandEnvelope(
        id: moment.id(2), device: moment.id(1), dseq: 1, system: command.system,
        name: command.name, version: command.version, at: moment.instant, args: command.args)
      let outcome = try await site.writer.submit(for: user) { storage throws(StoreFailure) in
        try ServerRules<SQLStorage<PreferencesTables, SQLiteSession>>().apply(
          PushedCommand(envelope), by: user, receivedAt: moment.instant, in: &storage)
      }.committed()
      #expect(outcome.rejection == nil)
      #expect(try entries(user, site).isEmpty)
      #expect(
        try await browser.get("/api/account/media/" + photo.small.text).status == 404)
      try await sweep(site)
      #expect(media.bytes(of: photo.large) == nil)
      #expect(media.bytes(of: photo.small) == nil)
    }
  }

  /// Two people with the same photo: one of them letting go of it takes nothing from the other.
  @Test func theSamePhotoOfTwoPeopleIsOneFile() async throws {
    let site = try site()
    try answer(1)
    try await site.test { browser in
      let other = browser.another()
      _ = try await browser.signUp("ana@example.com")
      let user = try #require(UserID(try await other.signUp("ben@example.com").user ?? ""))
      _ = try await browser.send(picture, to: "/api/account/photo")
      _ = try await other.send(picture, to: "/api/account/photo")
      let photo = try #require(try profile(user, site)?.photo)
      try answer(2)
      _ = try await browser.send(picture, to: "/api/account/photo")
      try await sweep(site)
      let path = "/api/account/media/" + photo.large.text
      #expect(try await other.get(path).status == 200)
      #expect(try await browser.get(path).status == 404)
    }
  }

  @Test(arguments: [
    ("exit 65", 422, "pictureDamaged"), ("exit 66", 422, "pictureTooLarge"),
    ("exit 71", 503, "picturesOff"), ("kill -SEGV $$", 422, "pictureDamaged"),
  ])
  func whatIsNotTakenChangesNothing(script: String, status: Int, code: String) async throws {
    let site = try site("/bin/sh", ["-c", script])
    try await site.test { browser in
      let user = try #require(UserID(try await browser.signUp("ana@example.com").user ?? ""))
      let refused = try await browser.send(picture, to: "/api/account/photo")
      #expect(refused.status == status)
      #expect(refused.code == code)
      #expect(try profile(user, site) == nil)
      #expect(try entries(user, site).isEmpty)
    }
  }

  @Test func whatIsNoPictureIsNotEvenTried() async throws {
    let site = try site()
    try answer(1)
    try await site.test { browser in
      #expect(try await browser.send(picture, to: "/api/account/photo").status == 401)
      _ = try await browser.signUp("ana@example.com")
      let drawing = Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)
      #expect(
        try await browser.send(drawing, to: "/api/account/photo").code == "pictureKindUnknown")
      #expect(try await browser.send([], to: "/api/account/photo").code == "pictureKindUnknown")
      #expect(
        try await browser.send(picture, to: "/api/account/photo", as: "text/plain").code
          == "wrongContentType")
      let heavy = picture + [UInt8](repeating: 0, count: ImageProcessor.mostBytes)
      #expect(try await browser.send(heavy, to: "/api/account/photo").code == "bodyTooLarge")
      for name in ["x", "..%2F..%2Fetc%2Fpasswd", String(repeating: "0", count: 64)] {
        #expect(try await browser.get("/api/account/media/" + name).status == 404)
      }
    }
  }
}

import Core
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import RunningBuddyDomain
import RunningBuddyServer
import Server
import ServerTestKit
import Synchronization
import TestKit
import Testing
import Wire

@testable import RunningBuddyTestKit

/// Another server with tiles.
private final class SomeTileServer: Sendable {
  typealias Answer = Result<OutgoingAnswer, OutgoingFault>

  private let state = Mutex<(answers: [String: Answer], requests: [OutgoingRequest])>(([:], []))

  var requests: [OutgoingRequest] { state.withLock { state in state.requests } }

  func answer(_ place: String, _ bytes: [UInt8], status: Int = 200) {
    answer(place, .success(OutgoingAnswer(status: status, bytes: bytes)))
  }

  func answer(_ place: String, _ answer: Answer) {
    state.withLock { state in state.answers["https://tiles.example/\(place).png?key=a"] = answer }
  }

  var outgoing: Outgoing {
    Outgoing { request throws(OutgoingFault) in
      let answer = self.state.withLock { state in
        state.requests.append(request)
        return state.answers[request.url.text]
      }
      guard let answer else { throw .unresolved }
      return try answer.get()
    }
  }

  func source(
    _ environment: ServerEnvironment, in folder: String, limit: Int = 1 << 20
  ) throws -> TileSource {
    let template = try #require(
      TileTemplate("https://tiles.example/{z}/{x}/{y}.png?key=a", for: outgoing))
    return TileUpstream.source(
      template, try SomeTiles.offer(), greatest: 17, outgoing: outgoing, folder: folder,
      limit: limit, environment: environment)
  }
}

@Suite("Map tiles from another server", .timeLimit(.minutes(30)))
struct RunTileUpstreamTests {
  let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  @Test("a tile is asked for once, and says nothing of who wants it")
  func once() async throws {
    let server = SomeTileServer()
    server.answer("3/6/3", SomeTiles.png(1))
    let site = try RunSite { environment in
      try server.source(environment, in: folder.path)
    }
    try await site.test { caller in
      #expect(try await caller.get("/api/run/tiles").json["tiles"]?["greatest"] == .int(17))
      for caller in [caller, caller.being(RunLedger.other)] {
        let answer = try await caller.get("/api/run/tiles/3/6/3")
        #expect(answer.status == 200 && answer.bytes == SomeTiles.png(1))
      }
      let request = try #require(server.requests.first)
      #expect(server.requests.count == 1)
      #expect(request.seconds == 5 && request.answerLimit == 512 << 10)
      #expect(
        request.headers
          == ["Accept: image/png, image/jpeg, image/webp", "User-Agent: Fieldday"])
      #expect(try await caller.get("/api/run/tiles/18/0/0").status == 404)
      #expect(server.requests.count == 1)
    }
  }

  @Test("pages, what is huge, late or nowhere have words of their own and are not kept")
  func faults() async throws {
    let server = SomeTileServer()
    server.answer("3/0/0", Array("<!doctype html><p>Pay first</p>".utf8))
    server.answer("3/1/0", .failure(.tooLong))
    server.answer("3/2/0", .failure(.tooLate))
    server.answer("3/3/0", .failure(.refused))
    server.answer("3/4/0", Array("Forbidden".utf8), status: 403)
    server.answer("3/5/0", [], status: 404)
    server.answer("3/6/0", .failure(.busy))
    server.answer("3/7/0", Array("GIF89a".utf8))
    let site = try RunSite { environment in
      try server.source(environment, in: folder.path)
    }
    try await site.test { caller in
      for (place, status, reason) in [
        ("3/0/0", 502, "noPicture"), ("3/1/0", 502, "tooLarge"), ("3/2/0", 502, "late"),
        ("3/3/0", 502, "unreachable"), ("3/4/0", 502, "refused"), ("3/5/0", 404, nil),
        ("3/6/0", 503, nil), ("3/7/0", 502, "noPicture"), ("4/0/0", 502, "unreachable"),
      ] as [(String, Int, String?)] {
        let answer = try await caller.get("/api/run/tiles/" + place)
        #expect(answer.status == status, "\(place)")
        #expect(answer.json["reason"] == reason.map { reason in .string(reason) })
      }
      let before = server.requests.count
      server.answer("3/0/0", SomeTiles.png(2))
      #expect(try await caller.get("/api/run/tiles/3/0/0").bytes == SomeTiles.png(2))
      #expect(server.requests.count == before + 1)
    }
  }

  @Test("after thirty days a tile is asked for anew; an old one is better than none")
  func old() async throws {
    let server = SomeTileServer()
    server.answer("3/6/3", SomeTiles.png(1))
    let site = try RunSite { environment in
      try server.source(environment, in: folder.path)
    }
    try await site.test { caller in
      _ = try await caller.get("/api/run/tiles/3/6/3")
      site.clock.wait(minutes: 31 * 24 * 60)
      server.answer("3/6/3", .failure(.tooLate))
      #expect(try await caller.get("/api/run/tiles/3/6/3").bytes == SomeTiles.png(1))
      server.answer("3/6/3", SomeTiles.png(2))
      #expect(try await caller.get("/api/run/tiles/3/6/3").bytes == SomeTiles.png(2))
      #expect(server.requests.count == 3)
      #expect(try await caller.get("/api/run/tiles/3/6/3").bytes == SomeTiles.png(2))
      #expect(server.requests.count == 3)
    }
  }

  @Test("beyond a size, what was used longest ago goes first, also after a restart")
  func room() async throws {
    let server = SomeTileServer()
    for column in 0..<5 { server.answer("3/\(column)/0", SomeTiles.png(column, count: 992)) }
    func visit(_ columns: [Int]) async throws {
      let site = try RunSite { environment in
        try server.source(environment, in: folder.path, limit: 3_500)
      }
      try await site.test { caller in
        for column in columns {
          let answer = try await caller.get("/api/run/tiles/3/\(column)/0")
          #expect(answer.bytes == SomeTiles.png(column, count: 992))
        }
      }
    }
    try await visit([0, 1, 2, 0, 3])
    #expect(server.requests.count == 4)
    // The first was used again: the second had to go.
    try await visit([0, 2, 3])
    #expect(server.requests.count == 4)
    try await visit([1])
    #expect(server.requests.count == 5)
    let kept = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { path in path.contains("-") }
    #expect(kept.count == 3)
  }

  @Test("addresses have a place for each number, and lead where requests may go")
  func templates() {
    let outgoing = Outgoing()
    #expect(TileTemplate("https://tiles.example/{z}/{x}/{y}.webp", for: outgoing) != nil)
    for text in [
      "", "https://tiles.example/{z}/{x}.png", "https://tiles.example/{z}/{x}/{y}/{y}",
      "http://tiles.example/{z}/{x}/{y}", "ftp://tiles.example/{z}/{x}/{y}",
      "file:///{z}/{x}/{y}", "https://a:b@tiles.example/{z}/{x}/{y}", "/tiles/{z}/{x}/{y}",
    ] {
      #expect(TileTemplate(text, for: outgoing) == nil, "\(text)")
    }
    let inside = Outgoing(allowsPrivate: true)
    #expect(TileTemplate("http://10.1.2.3:8081/{z}/{x}/{y}", for: inside) != nil)
    #expect(TileTemplate("ftp://10.1.2.3/{z}/{x}/{y}", for: inside) == nil)
  }

  @Test("a private address is refused unless the operator says so")
  func inside() async throws {
    let router = Router()
    router.get("/3/6/3.png") { _, _ in ByteBuffer(bytes: SomeTiles.png(7)) }
    router.get("/3/6/4.png") { _, _ in ByteBuffer(bytes: SomeTiles.png(7, count: 600_000)) }
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let application = Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      logger: logger)
    let folder = folder
    try await application.test(.live) { client in
      let port = try #require(client.port)
      let address = "http://127.0.0.1:\(port)/{z}/{x}/{y}.png"
      #expect(TileTemplate(address, for: Outgoing()) == nil)
      // Where a name leads is found out before anything is sent.
      let secret = try #require(
        TileTemplate("https://localhost:\(port)/{z}/{x}/{y}.png", for: Outgoing()))
      for (template, outgoing, status) in [
        (secret, Outgoing(), 502),
        (
          try #require(TileTemplate(address, for: Outgoing(allowsPrivate: true))),
          Outgoing(allowsPrivate: true), 200
        ),
      ] {
        let site = try RunSite { environment in
          TileUpstream.source(
            template, try SomeTiles.offer(), greatest: 18, outgoing: outgoing,
            folder: folder.path, limit: 1 << 20, environment: environment)
        }
        try await site.test { caller in
          #expect(try await caller.get("/api/run/tiles/3/6/3").status == status)
          let huge = try await caller.get("/api/run/tiles/3/6/4")
          #expect(huge.json["reason"] == .string(status == 200 ? "tooLarge" : "unreachable"))
        }
      }
    }
  }
}

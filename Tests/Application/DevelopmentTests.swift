import Development
import HTTPTypes
import TestKit
import Testing
import Wire

@Suite("A server for development runs the clients of its pages")
struct DevelopmentTests {
  /// Nothing to show, nowhere to go, nothing to ask for.
  private static let nothing = "[[],[],[]]"

  private func place() throws -> Place {
    try Place(try TemporaryDirectory(), further: DevelopRoutes(build: "first").further)
  }

  /// A frame as Web/host/client.js writes it.
  private func frame(_ fields: [String]) -> [UInt8] {
    let moment = ["1700000000000", "Asia/Seoul", "32400"].map { field in Array(field.utf8) }
    let contents =
      moment + [Array(0..<16), Array("1234".utf8)] + fields.map { field in Array(field.utf8) }
    return contents.flatMap { content in
      (0..<4).map { place in UInt8(truncatingIfNeeded: content.count >> (8 * place)) } + content
    }
  }

  private func start(at address: String) -> [UInt8] {
    frame(["start", address, "1", address, "1", "en", "100", "1", "0"])
  }

  @Test("each page has a client of its own, which knows what it was told before")
  func pages() async throws {
    try await place().test { visitor in
      let signal = frame(["signal", "navigated", "/account/sign-up"])
      let early = try await visitor.send(signal, to: "/develop/entrance-a/turn")
      #expect(early.text == Self.nothing)
      let first = try await visitor.send(
        start(at: "/account/sign-in"), to: "/develop/entrance-a/turn")
      #expect(first.status == 200)
      #expect(first.text.contains("\"email\""))
      let next = try await visitor.send(signal, to: "/develop/entrance-a/turn")
      #expect(next.text.contains("/account/sign-up"))
      let other = try await visitor.send(signal, to: "/develop/entrance-b/turn")
      #expect(other.text == Self.nothing)
    }
  }

  @Test("a page learns which build it talks to")
  func builds() async throws {
    try await place().test { visitor in
      let build = try await visitor.ask(.get, "/develop/build")
      #expect(build.json["build"] == .string("first"))
    }
  }

  @Test("a server for people has none of it")
  func absent() async throws {
    try await Place().test { visitor in
      let turn = try await visitor.send(start(at: "/"), to: "/develop/a/turn")
      #expect(turn.status == 404)
      let build = try await visitor.ask(.get, "/develop/build")
      #expect(build.status == 404)
    }
  }
}

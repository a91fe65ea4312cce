import Core
import RefWatchClient
import Testing
import View

/// The page of a link to a match.
@Suite("The page of a link to a match")
struct MirrorPageTests {
  typealias Host = ClientHost<MirrorPage>

  private static let gone = "Nothing to watch here"

  @Test("a link that was ended says so, in the language that the browser remembers")
  func ended() {
    for (language, words) in [("en", Self.gone), ("ko", "볼 수 있는 경기가 없어요")] {
      var host = Host(remembered: ["language": language], address: "/m/abc")
      host.answers["/m/abc/state"] = (404, "{}")
      host.run()
      #expect(host.page.contains(words))
      let look = MirrorPage.look(host.state)
      #expect(look?.language == language && look?.theme == "dark")
      #expect(host.loaded.isEmpty && host.writes == 0)
    }
  }

  private static let others = [
    "/m", "/m/", "/m/a/b", "/m/no-link", "/m/A", "/m/" + String(repeating: "a", count: 65),
  ]

  @Test("what is no link asks for nothing", arguments: others)
  func noLink(_ address: String) {
    var host = Host(remembered: [:], address: address)
    host.run()
    host.run(.signal(.visible))
    #expect(host.page.contains(Self.gone))
    #expect(host.exchanges.isEmpty)
  }

  @Test("a server that cannot be reached is asked again when there is a network")
  func unreachable() {
    var host = Host(remembered: [:], address: "/m/abc?from=note#top")
    host.run()
    #expect(host.page.contains("Try again") && !host.page.contains(Self.gone))
    host.answers["/m/abc/state"] = (404, "{}")
    host.run(.signal(.online))
    #expect(host.page.contains(Self.gone))
  }

  @Test("every other place is another page")
  func navigated() {
    var host = Host(remembered: [:], address: "/m/abc")
    host.run()
    host.run(.signal(.navigated("/m/abc")))
    #expect(host.left.isEmpty)
    host.run(.signal(.navigated("/m/def")))
    #expect(host.left == ["/m/def"])
  }
}

import AccountsUI
import Core
import Design
import RefWatchDomain
import Shell
import Testing
import View

@Suite("Removing the copy on a device")
struct WipingTests {
  private static let user = "01900000-0000-7000-8000-000000000001"
  private static let database = "fieldday-" + user
  private static let session = """
    {"id":"01900000-0000-7000-8000-000000000002","user":"\(user)","email":"a@b.example"}
    """

  @Test("the copy goes, who is signed in stays, and every page begins anew")
  func wiping() {
    var host = HomeHost(remembered: ["session": Self.session], address: "/account/data")
    host.run()
    let exchanges = host.exchanges.count
    host.run(.settings(.data(.delegate(.wiped))))
    #expect(host.erased == [Self.database + "-outings", Self.database])
    #expect(
      host.exchanges.dropFirst(exchanges).allSatisfy { exchange in
        !exchange.path.contains("sign-out")
      })
    let kept = host.told.compactMap { request -> String? in
      if case .remember(key: "session", let value) = request { value } else { nil }
    }
    #expect(kept.last?.isEmpty == false)
    #expect(host.told.contains(.remember(key: "wiped", value: "done")))
    #expect(host.told.contains(.broadcast("wiping " + Self.database)))
    #expect(host.told.contains(.broadcast("restart " + Self.database)))
    #expect(host.told.contains(.reload))
    #expect(HomeShell.address(host.state) == "/")
  }

  @Test("what is nowhere else stays: in this tab and in the others; signing out takes it along")
  func onlyHere() throws {
    let user = try #require(UserID(Self.user))
    let all = RefWatchMemory.keys(of: user)
    let kept = RefWatchMemory.allCases.filter { memory in memory.isOnlyHere }
      .map { memory in memory.key(of: user) }
    #expect(kept.count == 4 && all.count == 5)
    let forgotten = { (host: HomeHost) in
      all.filter { key in host.told.contains(.remember(key: key, value: "")) }
    }
    var host = HomeHost(remembered: ["session": Self.session], address: "/account/data")
    host.run()
    host.run(.settings(.data(.delegate(.wiped))))
    #expect(forgotten(host) == all.filter { key in !kept.contains(key) })
    for (message, gone) in [("wiping ", 1), ("signed-out ", 5)] {
      var other = HomeHost(remembered: ["session": Self.session])
      other.run()
      other.run(.signal(.message(message + Self.database)))
      #expect(forgotten(other).count == gone, "\(message)")
    }
  }

  @Test("the next page says so, once")
  func told() {
    var host = HomeHost(remembered: ["session": Self.session, "wiped": "done"])
    host.run()
    let words = WipingText.wiped.phrase.one
    #expect(host.page.contains(words))
    #expect(host.told.contains(.remember(key: "wiped", value: "")))
    host.run(.wipedRead)
    #expect(!host.page.contains(words))
    var failed = HomeHost(remembered: ["session": Self.session, "wiped": "failed"])
    failed.run()
    #expect(failed.page.contains(WipingText.notWiped.phrase.one))
  }

  @Test("another tab lets go first, and begins anew when the copy is gone")
  func otherTabs() {
    var host = HomeHost(remembered: ["session": Self.session])
    host.run()
    host.run(.signal(.message("restart " + Self.database)))
    #expect(!host.told.contains(.reload), "who has not let go keeps what they have")
    host.run(.signal(.message("wiping " + Self.database)))
    #expect(host.erased.isEmpty)
    host.run(.signal(.message("restart " + Self.database)))
    #expect(host.told.contains(.reload))
  }
}

import Calendar
import Core
import RefWatchClient
import RefWatchDomain
import RefWatchUI
import Shell
import Suite
import Sync
import Testing
import View
import Wire

@Suite("No sync during a match")
struct RestTests {
  private static let user = "01900000-0000-7000-8000-000000000001"
  private static let session = """
    {"id":"01900000-0000-7000-8000-000000000002","user":"\(user)","email":"a@b.example"}
    """
  private let match = Match(
    id: MatchID(high: 0x0191_0000_0000_7000, low: 0x8000_0000_0000_0001),
    home: TeamRef(name: "Harbour"), away: TeamRef(name: "Lantern"), rules: RuleSet(),
    createdAt: Instant(milliseconds: 1_790_000_000_000))

  private func calls(_ host: ClientHost<RefereeShell>) -> Int {
    host.exchanges.count { exchange in
      exchange.path.hasPrefix("/api/sync") || exchange.path.hasPrefix("/api/time")
    }
  }

  /// A person with a match at its kick-off, without radio once it has begun.
  private func ready() -> ClientHost<RefereeShell> {
    var host = ClientHost<RefereeShell>(
      remembered: ["session": Self.session], address: "/referee")
    host.run()
    host.run(.core(.submit(.own(.createMatch(match)))))
    host.run(.referee(.view(.desk(.setting(.isSilentDuringMatch(true))))))
    host.run(.signal(.navigated("/referee/m/" + match.id.description)))
    return host
  }

  @Test("nothing goes to the server from kick-off on, except when the person wants it")
  func silent() {
    var host = ready()
    let before = calls(host)
    host.run(.signal(.visible))
    #expect(calls(host) > before, "until then everything is as ever")
    host.run(.referee(.view(.pitch(.taken(.kickOff(.home))))))
    #expect(host.told.contains(.remember(key: "rest", value: Self.user)))
    let quiet = calls(host)
    host.run(.signal(.visible))
    host.run(.signal(.offline))
    host.run(.signal(.online))
    host.run(.core(.timerFired(key: ClientTimer.exchange)))
    #expect(calls(host) == quiet)
    host.run(.referee(.delegate(.sync)))
    #expect(calls(host) == quiet + 1)
    host.run(.referee(.view(.desk(.setting(.isSilentDuringMatch(false))))))
    host.run(.signal(.visible))
    #expect(calls(host) > quiet + 1)
    #expect(host.told.contains(.remember(key: "rest", value: "")))
  }

  @Test("a page that ended at rest begins so, and goes on once no match is found")
  func nextLife() {
    var host = ClientHost<RefereeShell>(
      remembered: ["session": Self.session, "rest": Self.user], address: "/referee")
    host.run()
    #expect(host.told.contains(.remember(key: "rest", value: "")))
    #expect(calls(host) > 0)
    var other = ClientHost<RefereeShell>(
      remembered: [
        "session": Self.session, "rest": "01900000-0000-7000-8000-00000000000b",
      ], address: "/referee")
    other.run()
    #expect(!other.told.contains(.remember(key: "rest", value: "")), "somebody else's")
  }

  @Test("another app's page hears it, and leaves the server alone as well")
  func otherClients() {
    var friends = ClientHost<FriendsShell>(
      remembered: ["session": Self.session], address: "/friends")
    friends.run()
    let database = "fieldday-" + Self.user
    func glance(until: Int64) -> String {
      let match = MatchGlance(
        home: "Harbour", score: "0\u{2013}0", away: "Lantern", stage: "1st half", hold: "",
        clock: nil)
      let live = LiveGlance(address: "/referee", subject: .match(match), label: "Match")
      return AppGlance(
        "referee", in: .english, live: live, underWay: 1, until: Instant(milliseconds: until)
      ).json.text
    }
    let soon: Int64 = 1_790_000_060_000
    friends.run(.signal(.message("glance " + database + " " + glance(until: soon))))
    friends.run(.signal(.message("rest " + database)))
    let quiet = friends.exchanges.count
    friends.run(.signal(.visible))
    friends.run(.signal(.online))
    #expect(friends.exchanges.count == quiet)
    friends.run(.signal(.message("no-rest " + database)))
    #expect(friends.exchanges.count > quiet)
    // A page that was closed says nothing: the next one of another app looks whether there is still
    // a match.
    for (until, isQuiet) in [(soon, true), (1_789_999_999_000, false)] {
      var next = ClientHost<FriendsShell>(
        remembered: ["session": Self.session, "rest": Self.user], address: "/friends")
      next.databases[database] = [
        StoreRow(table: "glance", key: "referee", value: glance(until: until))
      ]
      next.run()
      #expect(next.exchanges.isEmpty == isQuiet)
    }
  }

  @Test("two pages of RefWatch that know different things do not answer each other")
  func noAnswer() {
    var host = ready()
    let before = host.told.count
    host.run(.signal(.message("rest fieldday-" + Self.user)))
    #expect(host.told.count == before)
    let calls = calls(host)
    host.run(.signal(.visible))
    #expect(self.calls(host) > calls)
  }
}

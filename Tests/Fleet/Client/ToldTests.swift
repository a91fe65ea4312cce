import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Shell
import Suite
import SuperFriendDomain
import SuperFriendUI
import Sync
import Testing
import View

/// Whoever reads that something is done may close the page at once.
@Suite("A message says that something is done once it is on the device")
struct ToldTests {
  private static let user = "01900000-0000-7000-8000-000000000001"
  private static let account = """
    {"id":"01900000-0000-7000-8000-000000000002","user":"\(user)","email":"a@b.example"}
    """
  private let friend = FriendID(high: 1, low: 2)
  private let block = BlockID(high: 1, low: 3)
  private let session = DaySessionID(high: 1, low: 4)

  private func opened(_ commands: [SuiteCommand], at address: String) -> ScriptedHost {
    var host = ScriptedHost(remembered: ["session": Self.account])
    host.run()
    for command in commands { host.run(.core(.submit(command))) }
    host.run(.signal(.navigated(address)))
    return host
  }

  private func said(_ host: ScriptedHost) -> [String] {
    HTMLRenderer.html(SuiteFeature.view(host.state))
      .matches(of: #/class="snackbar"><span class="grow">([^<]*)/#)
      .map { match in String(match.1) }
  }

  private func withFriend() -> ScriptedHost {
    let contact = Contact(id: ContactID(high: 1, low: 1), card: Card(given: "Ana"))
    let friends: [FriendsCommand] = [
      .addContact(contact),
      .addFriend(
        NewFriend(
          id: friend, contact: contact.id, period: .monthly, name: contact.card.cachedName,
          today: CivilDate(year: 2026, month: 9, day: 21) ?? .first, zone: .utc, initial: nil)),
    ]
    return opened(friends.map { command in .friends(command) }, at: "/friends")
  }

  private func withSession() -> ScriptedHost {
    let group = BlockGroup.defaultID(of: UserID(Self.user) ?? UserID(high: 0, low: 0))
    let start = Instant(milliseconds: 1_789_900_000_000)
    let day: [DayBlockCommand] = [
      .addBlock(
        NewBlock(
          id: block, group: group, name: "Study", icon: "book", color: 4, sortKey: .first)),
      .addSession(
        NewSession(
          id: session, block: block, zone: "Europe/London",
          segments: [
            DaySegment(start: start, end: start.advanced(byMilliseconds: 3_600_000), offset: 3_600)
          ], origin: .manual)),
    ]
    return opened(day.map { command in .day(command) }, at: DayRoute.session(session).path)
  }

  @Test("SuperFriend: a record")
  func recorded() {
    var host = withFriend()
    host.storesAtOnce = false
    host.run(.friends(.view(.friend(friend, .recorded(.call, .manual)))))
    #expect(said(host) == [])
    host.store()
    #expect(said(host).count == 1)
  }

  @Test("DayBlock: a session that was deleted, and Undo with it")
  func deleted() {
    var host = withSession()
    host.storesAtOnce = false
    host.run(.day(.view(.track(.review(.deleted)))))
    #expect(said(host) == [])
    host.store()
    #expect(said(host).count == 1)
    host.run(.day(.view(.noticeUndone(1))))
    #expect(said(host) == ["Taken back"])
  }

  @Test("what was said before stays, and what needs no saving is said at once")
  func others() {
    var host = withFriend()
    host.run(.friends(.view(.friend(friend, .recorded(.call, .manual)))))
    let first = said(host)
    #expect(first.count == 1)
    host.storesAtOnce = false
    host.run(.friends(.view(.friend(friend, .recorded(.meetUp, .manual)))))
    #expect(said(host) == first)
    host.store()
    #expect(said(host).count == 2)
    // There is nothing to take back, which is no change, also while another one is being saved.
    var fresh = withFriend()
    fresh.run(.friends(.view(.list(.pressed(friend, key: "u")))))
    let nothing = said(fresh)
    #expect(nothing.count == 1)
    fresh = withFriend()
    fresh.storesAtOnce = false
    fresh.run(.friends(.view(.friend(friend, .pinned(true)))))
    for _ in 1...2 { fresh.run(.friends(.view(.list(.pressed(friend, key: "u"))))) }
    #expect(said(fresh) == nothing)
  }
}

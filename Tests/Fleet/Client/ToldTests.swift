import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Shell
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

  private func withFriend() -> ClientHost<FriendsShell> {
    let contact = Contact(id: ContactID(high: 1, low: 1), card: Card(given: "Ana"))
    let friends: [FriendsCommand] = [
      .addContact(contact),
      .addFriend(
        NewFriend(
          id: friend, contact: contact.id, period: .monthly, name: contact.card.cachedName,
          today: CivilDate(year: 2026, month: 9, day: 21) ?? .first, zone: .utc, initial: nil)),
    ]
    var host = ClientHost<FriendsShell>(
      remembered: ["session": Self.account], address: "/friends")
    host.run()
    for command in friends { host.run(.core(.submit(.own(command)))) }
    return host
  }

  private func withSession() -> ClientHost<DayShell> {
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
    var host = ClientHost<DayShell>(remembered: ["session": Self.account], address: "/day")
    host.run()
    for command in day { host.run(.core(.submit(.own(.own(command))))) }
    host.run(.signal(.navigated(DayRoute.session(session).path)))
    return host
  }

  @Test("SuperFriend: a record")
  func recorded() {
    var host = withFriend()
    host.storesAtOnce = false
    host.run(.friends(.view(.friend(friend, .recorded(.call, .manual)))))
    #expect(host.said == [])
    host.store()
    #expect(host.said.count == 1)
  }

  @Test("DayBlock: a session that was deleted, and Undo with it")
  func deleted() {
    var host = withSession()
    host.storesAtOnce = false
    host.run(.day(.view(.track(.review(.deleted)))))
    #expect(host.said == [])
    host.store()
    #expect(host.said.count == 1)
    host.run(.day(.view(.noticeUndone(1))))
    #expect(host.said == ["Undone"])
  }

  @Test("what was said before stays, and what needs no saving is said at once")
  func others() {
    var host = withFriend()
    host.run(.friends(.view(.friend(friend, .recorded(.call, .manual)))))
    let first = host.said
    #expect(first.count == 1)
    host.storesAtOnce = false
    host.run(.friends(.view(.friend(friend, .recorded(.meetUp, .manual)))))
    #expect(host.said == first)
    host.store()
    #expect(host.said.count == 2)
    // There is nothing to take back, which is no change, also while another one is being saved.
    var fresh = withFriend()
    fresh.run(.friends(.view(.list(.pressed(friend, key: "u")))))
    let nothing = fresh.said
    #expect(nothing.count == 1)
    fresh = withFriend()
    fresh.storesAtOnce = false
    fresh.run(.friends(.view(.friend(friend, .pinned(true)))))
    for _ in 1...2 { fresh.run(.friends(.view(.list(.pressed(friend, key: "u"))))) }
    #expect(fresh.said == nothing)
  }
}

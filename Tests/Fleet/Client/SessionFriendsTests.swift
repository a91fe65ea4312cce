import Calendar
import Core
import DayBlockClient
import DayBlockDomain
import DayBlockUI
import Shell
import SuperFriendDomain
import SuperFriendUI
import Sync
import Testing
import View

/// DayBlock asks who was there, SuperFriend has met them: neither knows of the other.
@Suite("Who was there when time was recorded")
struct SessionFriendsTests {
  private static let user = "01900000-0000-7000-8000-000000000001"
  private static let account = """
    {"id":"01900000-0000-7000-8000-000000000002","user":"\(user)","email":"a@b.example"}
    """
  private let contact = Contact(id: ContactID(high: 1, low: 1), card: Card(given: "Ana"))
  private let friend = FriendID(high: 1, low: 2)
  private let block = BlockID(high: 1, low: 3)
  private let session = DaySessionID(high: 1, low: 4)
  /// An hour that was over when the tests' clock began; in London it was 20 September.
  private let start = Instant(milliseconds: 1_789_900_000_000)

  /// Looking at an hour of study, with a friend on SuperFriend's list.
  private func ready() -> ClientHost<DayShell> {
    var host = ClientHost<DayShell>(
      remembered: ["session": Self.account], address: "/day")
    host.run()
    let name = Card(given: "Ana").cachedName
    let today = CivilDate(year: 2026, month: 9, day: 21) ?? .first
    let friends: [FriendsCommand] = [
      .addContact(contact),
      .addFriend(
        NewFriend(
          id: friend, contact: contact.id, period: .monthly, name: name, today: today, zone: .utc,
          initial: nil)),
    ]
    for command in friends { host.run(.core(.submit(.own(.other(command))))) }
    let group = BlockGroup.defaultID(of: UserID(Self.user) ?? UserID(high: 0, low: 0))
    let day: [DayBlockCommand] = [
      .addBlock(
        NewBlock(
          id: block, group: group, name: "Study", icon: "book", color: 4, sortKey: .first)),
      .addSession(
        NewSession(
          id: session, block: block, zone: "Europe/London",
          segments: [
            DaySegment(
              start: start, end: start.advanced(byMilliseconds: 3_600_000), offset: 3_600)
          ], origin: .manual)),
    ]
    for command in day { host.run(.core(.submit(.own(.own(command))))) }
    host.run(.signal(.navigated(DayRoute.session(session).path)))
    return host
  }

  private func review(_ host: inout ClientHost<DayShell>, _ action: ReviewAction) {
    host.run(.day(.view(.track(.review(action)))))
  }

  private func tap(_ host: inout ClientHost<DayShell>) {
    review(&host, .friendToggled(friend.retagged()))
  }

  /// The dates of the meetings that SuperFriend shows of the friend, on the same device.
  private func history(_ host: ClientHost<DayShell>) -> [String] {
    var friends = ClientHost<FriendsShell>(
      remembered: ["session": Self.account], address: "/friends/" + friend.description)
    friends.databases = host.databases
    friends.run()
    friends.run(.friends(.view(.friend(friend, .historyToggled))))
    let row = #/history-row.*?<p class=.callout soft.>([^<]*)/#
    return friends.page.matches(of: row).map { match in String(match.1) }
  }

  @Test("the friends to choose from are SuperFriend's")
  func offered() {
    var host = ready()
    #expect(host.page.contains("Who was there"))
    review(&host, .friendsShown)
    #expect(host.page.contains("<span>Ana</span>"))
  }

  @Test("who was there was met on that day, once, however often it is tapped")
  func met() {
    var host = ready()
    #expect(history(host) == [])
    tap(&host)
    let once = history(host)
    #expect(once.count == 1)
    #expect(once.first?.contains("September 20, 2026") == true, "\(once)")
    #expect(once.first?.contains("from a day block") == true, "\(once)")
    tap(&host)
    #expect(history(host) == [])
    for _ in 1...3 { tap(&host) }
    #expect(history(host) == once)
  }

  @Test("the record and the meeting are one write: no page can end between them")
  func together() {
    var host = ready()
    let before = host.storedCommands.count
    tap(&host)
    #expect(host.storedCommands.dropFirst(before) == [2])
  }

  @Test("with the record its meeting goes, and comes back with it")
  func deleted() {
    var host = ready()
    tap(&host)
    review(&host, .deleted)
    #expect(history(host) == [])
    host.run(.day(.view(.noticeUndone(1))))
    #expect(history(host).count == 1)
  }

  @Test("a friend who is gone leaves nothing to see; nothing of SuperFriend's comes back for it")
  func gone() {
    var host = ready()
    tap(&host)
    #expect(host.page.contains("Ana"))
    host.run(.core(.submit(.own(.other(.friend(friend, .archive))))))
    #expect(host.page.contains("Ana"), "who is archived was there")
    for id in meetings(host) { host.run(.core(.submit(.own(.other(.deleteConnection(id)))))) }
    host.run(.core(.submit(.own(.other(.deleteFriend(friend, seen: .empty))))))
    #expect(!host.page.contains("Ana"))
    tap(&host)
    #expect(!host.page.contains("Ana"))
  }

  @Test("what two devices record of it is one meeting")
  func twoDevices() {
    var one = ready()
    var other = ready()
    other.run(.signal(.offline))
    tap(&one)
    tap(&other)
    #expect(meetings(one).count == 1)
    #expect(meetings(one) == meetings(other))
  }

  /// The ids of the meetings that the device has recorded.
  private func meetings(_ host: ClientHost<DayShell>) -> Set<ConnectionID> {
    let ids = host.written.compactMap { text -> ConnectionID? in
      guard text.contains("recordConnection"),
        let match = text.firstMatch(of: #/"connection":"([^"]+)"/#)
      else { return nil }
      return ConnectionID(String(match.1))
    }
    return Set(ids)
  }
}

import Core
import Shell
import SuperFriendDomain
import Sync
import Testing

/// Pages that are open while an account claims what was done without one.
@Suite("A claim and the pages that are open meanwhile")
struct ClaimingTests {
  private static let user = "01900000-0000-7000-8000-000000000001"
  private static let local = "01900000-0000-7000-8000-00000000000a"
  private static let session = """
    {"id":"01900000-0000-7000-8000-000000000002","user":"\(user)","email":"a@b.example"}
    """
  private static let claimed = "claimed \(local) \(session)"
  private let contact = Contact(id: ContactID(high: 1, low: 1), card: Card(given: "Ana"))

  private func outbox(_ host: ClientHost<FriendsShell>, of user: String) -> Int {
    (host.databases["fieldday-" + user] ?? []).count { row in row.table == "outbox" }
  }

  /// A page of somebody without an account, with one contact that is stored.
  private func localPage() -> ClientHost<FriendsShell> {
    var host = ClientHost<FriendsShell>(remembered: ["local": "1"], address: "/friends")
    host.databases["fieldday-local"] = [.localProfile(Self.local)]
    host.run()
    host.run(.core(.submit(.own(.addContact(contact)))))
    return host
  }

  private func accountPage(isElected: Bool) -> ClientHost<FriendsShell> {
    var host = ClientHost<FriendsShell>(remembered: ["session": Self.session], address: "/friends")
    host.databases = localPage().databases
    host.isElected = isElected
    host.run()
    return host
  }

  @Test("the account's page that syncs hands the commands over")
  func syncing() {
    var host = accountPage(isElected: true)
    #expect(outbox(host, of: Self.local) == 1 && outbox(host, of: Self.user) == 0)
    host.run(.signal(.message(Self.claimed)))
    #expect(outbox(host, of: Self.local) == 0 && outbox(host, of: Self.user) == 1)
  }

  @Test("any other leaves them alone until it syncs")
  func following() {
    var host = accountPage(isElected: false)
    host.run(.signal(.message(Self.claimed)))
    #expect(outbox(host, of: Self.local) == 1 && outbox(host, of: Self.user) == 0)
    host.run(.core(.elected))
    #expect(outbox(host, of: Self.local) == 0 && outbox(host, of: Self.user) == 1)
  }

  @Test("a page of whoever has no account becomes the account's once what was done in it is saved")
  func held() {
    var host = localPage()
    host.storesAtOnce = false
    host.run(.core(.submit(.own(.editContact(contact.id, [.text(.given, "Anna")])))))
    host.run(.signal(.message(Self.claimed)))
    #expect(!host.loaded.contains("fieldday-" + Self.user))
    host.store()
    #expect(host.loaded.contains("fieldday-" + Self.user))
  }
}

import AccountsUI
import Calendar
import Core
import Testing
import View

/// All apps for a device without a network, on the account's first page.
@Suite("Offline apps")
struct OfflineAppsTests {
  private static let path = "/apps"

  @Test("all are asked for once, however often the person taps, and then said to be there")
  func fetched() {
    var screen = SettingsScreen()
    #expect(screen.html.contains("Download all apps"))
    screen.send(.offlineApps(.allTapped), .offlineApps(.allTapped))
    let asked = screen.requests.filter { request in
      if case .http(let exchange) = request {
        exchange.path == Self.path && exchange.method == "POST"
      } else {
        false
      }
    }
    #expect(asked.count == 1)
    #expect(!screen.html.contains("now work offline"))
    screen.answer(.http(status: 204, body: ""), to: Self.path)
    #expect(screen.html.contains("All apps now work offline."))
  }

  private static let failures: [(HostAnswer, String)] = [
    (.failed("offline"), "Check your connection"),
    (.http(status: 503, body: ""), "Check your connection"),
    (.http(status: 507, body: ""), "Not enough space"),
    (.http(status: 409, body: ""), "A new version"),
    (.http(status: 404, body: "{}"), "did not store the apps"),
    (.http(status: 405, body: ""), "did not store the apps"),
  ]

  @Test("what went wrong is said, and it can be tried again", arguments: failures.indices)
  func failed(_ index: Int) {
    let (answer, words) = Self.failures[index]
    var screen = SettingsScreen()
    screen.send(.offlineApps(.allTapped))
    screen.answer(answer, to: Self.path)
    #expect(screen.html.contains(words))
    screen.send(.offlineApps(.allTapped))
    #expect(!screen.html.contains(words))
    screen.answer(.http(status: 204, body: ""), to: Self.path)
    #expect(screen.html.contains("All apps now work offline."))
  }

  @Test("whoever has no account is offered it as well")
  func local() {
    let profile = LocalProfile(id: SettingsScreen.me, name: "Ana")
    let screen = SettingsScreen(.korean, currentUser: .local(profile))
    #expect(screen.html.contains("모든 앱 내려받기"))
  }
}

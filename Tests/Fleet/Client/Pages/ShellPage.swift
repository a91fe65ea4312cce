import Core
import DayBlockClient
import Home
import RunningBuddyClient
import Shell
import Sync
import View

/// A page of some client, as the browser of ``ShellWorld`` has it.
protocol ShellPage {
  /// What the other apps have told, as the page has it now.
  var glances: [AppGlance] { get }
  /// What the page has asked of the host without waiting for an answer.
  var told: [HostRequest] { get }
  /// What it has put into databases, each once.
  var written: [String] { get }
  /// The addresses that it was left for.
  var left: [String] { get }
  var databases: [String: [StoreRow]] { get set }

  mutating func begin()
  mutating func hear(_ text: String)
  mutating func becomeElected()
  mutating func signOut()
}

/// A page of one client.
struct ShellWindow<Content: ShellContent>: ShellPage {
  var host: ClientHost<AppShell<Content>>

  var glances: [AppGlance] {
    host.state.account.map { account in Array(account.glances.values) } ?? []
  }

  var told: [HostRequest] { host.told }
  var written: [String] { host.written }
  var left: [String] { host.left }

  var databases: [String: [StoreRow]] {
    get { host.databases }
    set { host.databases = newValue }
  }

  mutating func begin() { host.run() }
  mutating func hear(_ text: String) { host.run(.signal(.message(text))) }
  mutating func becomeElected() { host.run(.core(.elected)) }
  mutating func signOut() { host.run(.eraseWanted) }
}

typealias RunWindow = ShellWindow<AppClient<RunningBuddyApp>>
typealias DayWindow = ShellWindow<AppClient<DayBlockApp>>
typealias HomeWindow = ShellWindow<HomeContent>

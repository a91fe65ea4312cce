import Calendar
import Core
import DayBlockClient
import DayBlockDomain
import DayBlockUI
import Home
import RunningBuddyClient
import RunningBuddyDomain
import Shell
import Sync
import TestKit
import Wire

@testable import RunningBuddyTestKit

/// One browser in which two people come and go, with pages of several clients.
///
/// What a page wants of the host is done at once. What pages tell each other is heard late, so that
/// one goes on for a while after its person has signed out in another. Everything follows from the
/// seed; after every step it is looked whether everybody is shown what is theirs, and whether
/// anything was enacted twice.
struct ShellWorld {
  /// The first broken promise, in words.
  private(set) var violation: String?
  /// How often what the world is about has happened.
  private(set) var tally: [String: Int] = [:]

  static let tallied = [
    "somebody signed out", "a page went on for somebody gone", "a glance of somebody gone",
    "an outing enacted", "an outing told before others",
  ]

  private struct Window {
    var page: any ShellPage
    let person: Int
    var isElected: Bool
    /// What the others have told and this one has not heard.
    var inbox: [String] = []
    /// How much of what it told and wrote has been taken.
    var told = 0
    var written = 0
  }

  private struct Person {
    let name: String
    let user: UserID
    /// Runs of different lengths: what is told of one's is never what is told of the other's.
    let minutes: Int

    var database: String { "fieldday-" + user.description }
    var session: String {
      """
      {"id":"01900000-0000-7000-8000-000000000002","user":"\(user)","email":"\(name)@b.example"}
      """
    }
  }

  private static let people = [
    Person(
      name: "ana", user: UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0001),
      minutes: 10),
    Person(
      name: "ben", user: UserID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0002),
      minutes: 13),
  ]
  /// Just after midnight on the day of ``ClientHost``: a run may begin every third of an hour.
  private static let morning: Int64 = 1_789_950_000_000
  private static let slots = 28
  private static let slot: Int64 = 20 * 60_000

  private var dice: TestKit.Dice
  private let planted: Planting
  private var windows: [Window] = []
  private var databases: [String: [StoreRow]] = [:]
  /// Who is signed in; nobody between two.
  private var here: Int?
  private var lives: UInt64 = 0
  private var runs: UInt64 = 0
  /// When the runs of each person began that are in their database.
  private var starts: [[Int64]] = [[], []]
  /// What was told in each person's database.
  private var told: [Set<String>] = [[], []]

  init(seed: UInt64, planted: PlantedBug? = nil) {
    dice = TestKit.Dice(seed: seed)
    self.planted = Planting(planted)
  }

  mutating func live(steps: Int = 90) {
    for _ in 0..<steps where violation == nil {
      guard here != nil else {
        signIn()
        continue
      }
      switch dice.below(100) {
      case 0..<35: run()
      case 35..<65: hear()
      case 65..<82: openAny()
      case 82..<93: if let index = dice.pick(Array(windows.indices)) { close(index) }
      default: signOut()
      }
    }
  }

  // MARK: What people do

  private mutating func signIn() {
    let person = dice.below(Self.people.count)
    here = person
    open(AppClient<DayBlockApp>.self, at: DayRoute.calendar(.month, Self.day).path, person)
    let rows = databases[Self.people[person].database] ?? []
    guard !rows.contains(where: { row in row.value.contains("\"addBlock\"") }) else { return }
    let block: BlockID = dice.id()
    let group = BlockGroup.defaultID(of: Self.people[person].user)
    let commands: [DayBlockCommand] = [
      .addBlock(
        NewBlock(
          id: block, group: group, name: "Sport", icon: "book", color: 4, sortKey: .first)),
      .editBlock(block, [.source(.run)]),
    ]
    turn(windows.count - 1) { page in
      guard var day = page as? DayWindow else { return }
      for command in commands { day.host.run(.core(.submit(.own(.own(command))))) }
      page = day
    }
  }

  private static var day: CivilDate { CivilDate(year: 2026, month: 9, day: 21) ?? .first }

  /// Also in a page that has not heard that its person is gone.
  private mutating func run() {
    let open = windows.indices.filter { index in windows[index].page is RunWindow }
    guard let index = dice.pick(open) else {
      if let here { self.open(AppClient<RunningBuddyApp>.self, at: "/run", here) }
      return
    }
    let person = windows[index].person
    if person != here { count("a page went on for somebody gone") }
    let start = Self.morning + Int64(dice.below(Self.slots)) * Self.slot
    if starts[person].contains(where: { other in other > start }) {
      count("an outing told before others")
    }
    starts[person].append(start)
    runs += 1
    var run = SomeRun.bundle(
      RunID(high: 2, low: runs), minutes: Self.people[person].minutes,
      start: Instant(milliseconds: start)
    ).run
    run.title = "\(Self.people[person].name) \(runs)"
    let saved = run
    turn(index) { page in
      guard var window = page as? RunWindow else { return }
      window.host.run(.core(.submit(.own(.saveRun(saved)))))
      page = window
    }
  }

  private mutating func openAny() {
    guard let here, windows.count < 6 else { return }
    switch dice.below(3) {
    case 0: open(AppClient<RunningBuddyApp>.self, at: "/run", here)
    case 1: open(AppClient<DayBlockApp>.self, at: DayRoute.calendar(.month, Self.day).path, here)
    default: open(HomeContent.self, at: "/", here)
    }
  }

  /// In one page; the others hear of it.
  private mutating func signOut() {
    let mine = windows.indices.filter { index in windows[index].person == here }
    guard let here, let index = dice.pick(mine) else { return }
    count("somebody signed out")
    starts[here] = []
    turn(index) { page in page.signOut() }
    self.here = nil
  }

  // MARK: Pages

  private mutating func open<Content: ShellContent>(
    _: Content.Type, at address: String, _ person: Int
  ) {
    let somebody = Self.people[person]
    lives += 1
    var host = ClientHost<AppShell<Content>>(
      remembered: ["session": somebody.session], address: address)
    host.state.planted = planted
    host.window = lives
    host.firesTimers = ["outings"]
    host.answers["/api/sync/pull?for=" + somebody.user.description] = (200, Self.page)
    host.isElected = !windows.contains { window in window.person == person && window.isElected }
    windows.append(
      Window(page: ShellWindow(host: host), person: person, isElected: host.isElected))
    turn(windows.count - 1) { page in page.begin() }
  }

  /// The server knows nothing of anybody but what is pushed.
  private static let page = Page.pulled(reset: false)

  private mutating func close(_ index: Int) {
    let gone = windows.remove(at: index)
    guard gone.isElected,
      let next = windows.firstIndex(where: { window in window.person == gone.person })
    else { return }
    windows[next].isElected = true
    turn(next) { page in page.becomeElected() }
  }

  /// One page hears the oldest thing that it has not heard.
  private mutating func hear() {
    let waiting = windows.indices.filter { index in !windows[index].inbox.isEmpty }
    guard let index = dice.pick(waiting) else { return }
    let text = windows[index].inbox.removeFirst()
    let isForeign = !text.contains(Self.people[windows[index].person].database)
    if text.hasPrefix("glance "), isForeign { count("a glance of somebody gone") }
    turn(index) { page in page.hear(text) }
  }

  private mutating func turn(_ index: Int, _ act: (inout any ShellPage) -> Void) {
    windows[index].page.databases = databases
    act(&windows[index].page)
    let window = windows[index]
    databases = window.page.databases
    for text in window.page.written.dropFirst(window.written) where Self.isGlance(text) {
      told[window.person].insert(text)
    }
    windows[index].written = window.page.written.count
    for case .broadcast(let text) in window.page.told.dropFirst(window.told) {
      for other in windows.indices where other != index { windows[other].inbox.append(text) }
    }
    windows[index].told = window.page.told.count
    check(windows[index])
    // What leads to another page ends this one.
    if !window.page.left.isEmpty { close(index) }
  }

  private static func isGlance(_ text: String) -> Bool {
    do throws(WireError) {
      _ = try AppGlance(WireCursor(JSON.parse(text)))
      return true
    } catch { return false }
  }

  // MARK: Promises

  private mutating func check(_ window: Window) {
    let somebody = Self.people[window.person]
    for glance in window.page.glances where !told[window.person].contains(glance.json.text) {
      violate("\(somebody.name) is shown of \(glance.system) what nobody told them")
    }
    for person in Self.people {
      var sessions: [Substring: Substring] = [:]
      for row in databases[person.database] ?? [] where row.value.contains("\"addSession\"") {
        guard let session = row.value.firstMatch(of: #/"session":"([0-9a-f-]+)"/#)?.1,
          let title = row.value.firstMatch(of: #/"memo":"([^"]+)"/#)?.1
        else {
          violate("a session without a title")
          return
        }
        if sessions[title] == nil { count("an outing enacted") }
        if let other = sessions[title], other != session { violate("\(title) was enacted twice") }
        sessions[title] = session
      }
    }
  }

  private mutating func violate(_ words: String) { violation = violation ?? words }

  private mutating func count(_ name: String) { tally[name, default: 0] += 1 }
}

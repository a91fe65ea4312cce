import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import RunningBuddyDomain
import Shell
import Suite
import Sync
import Testing
import View

@testable import RunningBuddyTestKit

/// DayBlock shows what the other apps recorded, and neither knows of the other.
@Suite("What other apps recorded, beside the blocks of a day")
struct OutsideRecordsTests {
  private static let user = "01900000-0000-7000-8000-000000000001"
  private static let account = """
    {"id":"01900000-0000-7000-8000-000000000002","user":"\(user)","email":"a@b.example"}
    """

  private func save(_ title: String, _ number: UInt64, _ host: inout ScriptedHost) {
    let start = Instant(milliseconds: 1_789_900_000_000 + Int64(number) * 1_200_000)
    var run = SomeRun.bundle(RunID(high: 2, low: number), start: start).run
    run.title = title
    host.run(.core(.submit(.run(.saveRun(run)))))
  }

  @Test("whatever was on the screen when it was recorded")
  func recorded() {
    var host = ScriptedHost(remembered: ["session": Self.account])
    host.run()
    let group = BlockGroup.defaultID(of: UserID(Self.user) ?? UserID(high: 0, low: 0))
    let block = NewBlock(
      id: BlockID(high: 1, low: 3), group: group, name: "Study", icon: "book", color: 4,
      sortKey: .first)
    host.run(.core(.submit(.day(.addBlock(block)))))
    save("Along the canal", 1, &host)
    let day = CivilDate(year: 2026, month: 9, day: 20) ?? .first
    let calendar = DayRoute.calendar(.month, day).path
    host.run(.signal(.navigated(calendar)))
    #expect(host.page.contains("Along the canal"))
    save("Up the hill", 2, &host)
    #expect(host.page.contains("Up the hill"))
    host.run(.signal(.navigated("/")))
    save("Through the park", 3, &host)
    host.run(.signal(.navigated(calendar)))
    #expect(host.page.contains("Through the park"))
  }
}

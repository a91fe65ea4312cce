import Core
import TeePalsDomain
import Testing

@Suite("The days that are searched (specification §11.1)")
struct SearchWindowTests {
  private let now = Instant(milliseconds: 1_790_000_000_000)
  private static let day: Int64 = 86_400_000

  private func at(_ days: Int64) -> Instant { now.advanced(byMilliseconds: days * Self.day) }

  private func fault(_ from: Instant?, _ to: Instant?) -> SearchWindow.Fault? {
    do throws(SearchWindow.Fault) {
      _ = try SearchWindow(from: from, to: to, at: now)
      return nil
    } catch { return error }
  }

  @Test("thirty days from now where nothing is said, and from what is said")
  func usual() throws {
    #expect(try SearchWindow(from: nil, to: nil, at: now).range == now..<at(30))
    #expect(try SearchWindow(from: at(5), to: nil, at: now).range == at(5)..<at(35))
    #expect(try SearchWindow(from: at(-5), to: nil, at: now).range == now..<at(30))
    #expect(try SearchWindow(from: nil, to: at(3), at: now).range == now..<at(3))
    #expect(try SearchWindow(from: at(1), to: at(3), at: now).range == at(1)..<at(3))
    #expect(try SearchWindow(from: at(-1), to: at(3), at: now).range == now..<at(3))
  }

  @Test("what has passed is nothing, and no fault")
  func past() throws {
    #expect(try SearchWindow(from: at(-5), to: at(-3), at: now).range.isEmpty)
    #expect(SearchWindow(at(-5)..<at(-3), at: now).range.isEmpty)
  }

  @Test("no more than a month at once, whichever of the ends is said")
  func length() {
    #expect(fault(nil, at(31)) == nil)
    #expect(fault(nil, at(32)) == .tooLong)
    #expect(fault(at(0), at(32)) == .tooLong)
    #expect(fault(at(-10), at(25)) == .tooLong)
    #expect(fault(at(10), at(41)) == nil)
    #expect(fault(nil, at(100_000)) == .tooLong)
    #expect(SearchWindow(now..<at(365), at: now).range == now..<end)
  }

  private var end: Instant { now.advanced(byMilliseconds: SearchWindow.longest) }

  @Test("an end that lies before the beginning is one, also where that is now")
  func order() {
    #expect(fault(at(3), at(3)) == .endsFirst)
    #expect(fault(at(3), at(2)) == .endsFirst)
    #expect(fault(nil, at(-1)) == .endsFirst)
    #expect(fault(nil, now) == .endsFirst)
  }
}

import Core
import RefWatchDomain
import RefWatchUI
import Testing

/// The referee is the authority: what the rules have to say comes with the way back, and never
/// before what is recorded.
@Suite struct AdviceTests {
  @Test func `a substitution too many is recorded, and said to be one`() throws {
    let world = PitchTapTests.running(sheets: true) { rules in rules.substitutions.limit = 1 }
    for (off, on) in [(5, 12), (6, 13)] {
      world.tap("Harbour Rovers")
      world.tap("Sub")
      world.tap("\(off)Player \(off)")
      world.tap("On")
      world.tap("\(on)Player \(on)")
      #expect(world.tap("Save 1 change"))
    }
    let record = try #require(world.record)
    #expect(record.tallies.home.substitutions == 2)
    #expect(record.overLimit.count == 1)
    #expect(world.html.contains("Substitutions are limited to 1"))
    #expect(world.offers("Undo"))
  }

  @Test func `a match that goes on with six is said to`() throws {
    let world = PitchTapTests.running { rules in rules.maxPlayers = 7 }
    #expect(!world.html.contains("should not continue"))
    for label in ["Harbour Rovers", "Red", "1", "1", "Violent conduct"] { world.tap(label) }
    #expect(try #require(world.record).tallies.home.sendOffs == 1)
    #expect(world.html.contains("Harbour Rovers has 6 players: the match should not continue"))
  }
}

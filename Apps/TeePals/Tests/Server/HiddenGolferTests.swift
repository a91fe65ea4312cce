import Core
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import Testing

@Suite("Whom moderators hide from everybody") struct HiddenGolferTests {
  private func ban(_ people: [UserID], in golf: GolfDatabase) throws {
    try golf.engine.writeNow { session throws(StoreFailure) in
      for (index, user) in people.enumerated() {
        try session.run(
          """
          INSERT INTO golf_sanction (entry, golfer, kind, rule, hides, since, told)
          VALUES (\(index + 1), \(user), 'ban', 'other', 'all', \(PebbleBeach.now), 1)
          """)
      }
    }
  }

  private func hidden(from user: UserID, in golf: GolfDatabase) throws -> [Scope: Set<UserID>] {
    try golf.load([.visibility(of: user)], for: user).hidden
  }

  @Test("a pull asks about those only whom its reader's scopes name")
  func named() throws {
    let golf = try GolfDatabase()
    try golf.enact(PebbleBeach.whole)
    let strangers = (1...40).map { number in UserID(high: 77, low: UInt64(number)) }
    try ban(strangers, in: golf)
    for user in [PebbleBeach.maya, PebbleBeach.ben] {
      #expect(try hidden(from: user, in: golf) == [:])
    }
  }

  @Test("who is in a reader's round is hidden there, and not from themselves")
  func round() throws {
    let golf = try GolfDatabase()
    try golf.enact(PebbleBeach.whole)
    try ban([PebbleBeach.ben], in: golf)
    let found = try hidden(from: PebbleBeach.maya, in: golf)
    #expect(found[.round(PebbleBeach.id)] == [PebbleBeach.ben])
    #expect(found[.user(PebbleBeach.maya)] == [PebbleBeach.ben], "their news of him")
    #expect(try hidden(from: PebbleBeach.ben, in: golf) == [:])
  }
}

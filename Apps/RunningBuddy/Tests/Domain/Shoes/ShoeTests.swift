import Calendar
import Core
import RunningBuddyDomain
import Sync
import Testing
import Tracks
import Wire

@testable import RunningBuddyTestKit

@Suite("Shoes")
struct ShoeTests {
  static let full: Shoe = {
    var shoe = Shoe(id: ShoeID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0051), name: "빨강")
    (shoe.model, shoe.note) = ("Pegasus 41", "left lace is new")
    (shoe.before, shoe.wanted) = (120_500, 700_000)
    shoe.since = CivilDate("2026-03-01")
    shoe.isRetired = true
    shoe.rest = [JSON.Member("later", .int(3))]
    return shoe
  }()

  static let edits: [ShoeEdit] = [
    .name("a"), .model("b"), .model(""), .note("c"), .before(5), .before(0),
    .since(CivilDate("2026-01-31")), .since(nil), .wanted(6), .wanted(nil), .retired(true),
    .retired(false),
  ]

  private static func id(_ number: UInt64) -> ShoeID { ShoeID(high: 9, low: number) }

  @Test("A pair reads back; one of today's least does")
  func wire() throws {
    for shoe in [ShoeTests.full, Shoe(id: ShoeTests.id(1), name: "x")] {
      let entity = RunEntity.shoe(shoe)
      let body = try JSON.parse(entity.body.text)
      #expect(try RunEntity.decode(entity.key, WireCursor(body)) == entity)
    }
    let plain = try JSON.parse(#"{"name":"Old"}"#)
    #expect(
      try Shoe(id: ShoeTests.id(1), WireCursor(plain)) == Shoe(id: ShoeTests.id(1), name: "Old"))
  }

  @Test("Edits of a pair are for ever as they are")
  func recorded() throws {
    let text =
      #"{"shoe":"01900000-0000-7000-8000-000000000051","edits":[{"field":"name","value":"a"},"#
      + #"{"field":"before","value":5},{"field":"since","value":"2026-01-31"},"#
      + #"{"field":"wanted"},{"field":"retired","value":true}]}"#
    let args = WireCursor(try JSON.parse(text))
    #expect(
      try RunCommand.decode(system: "run", name: "editShoe", version: 1, args)
        == .editShoe(
          ShoeTests.full.id,
          [.name("a"), .before(5), .since(CivilDate("2026-01-31")), .wanted(nil), .retired(true)]))
  }

  @Test("Added, edited and deleted; what was edited is taken back field by field")
  func life() throws {
    var ledger = RunLedger()
    let shoe = ShoeTests.full
    try ledger.run(.addShoe(shoe))
    // The first one added under an id stays.
    try ledger.run(.addShoe(Shoe(id: shoe.id, name: "other")))
    #expect(ledger.replica.shoe(shoe.id) == shoe)
    var undo: [ShoeEdit] = []
    for edit in ShoeTests.edits {
      undo.insert(try #require(ledger.replica.shoe(shoe.id)).former(edit), at: 0)
      try ledger.run(.editShoe(shoe.id, [edit]))
    }
    let changed = try #require(ledger.replica.shoe(shoe.id))
    #expect(changed.name == "a" && changed.wanted == nil && !changed.isRetired)
    var again = changed
    (again.name, again.before) = ("d", 9)
    #expect(changed.edits(to: again) == [.name("d"), .before(9)])
    try ledger.run(.editShoe(shoe.id, undo))
    #expect(ledger.replica.shoe(shoe.id) == shoe)
    try ledger.run(.deleteShoe(shoe.id))
    #expect(ledger.replica.shoes.isEmpty)
    #expect(ledger.rejection(.deleteShoe(shoe.id)) == nil)
    #expect(ledger.rejection(.editShoe(shoe.id, [.name("b")])) == .noShoe(shoe.id))
    try ledger.run(.addShoe(shoe))
    #expect(ledger.replica.shoe(shoe.id) == shoe)
  }

  @Test("Names, distances and their number have limits")
  func limits() throws {
    var ledger = RunLedger()
    func shoe(_ change: (inout Shoe) -> Void) -> RunCommand {
      var shoe = Shoe(id: ShoeTests.id(99), name: "x")
      change(&shoe)
      return .addShoe(shoe)
    }
    let long = String(repeating: "가", count: RunLimits.shoeTexts + 1)
    let cases: [(RunCommand, RunRejection)] = [
      (shoe { shoe in shoe.name = "" }, .empty(.shoeName)),
      (shoe { shoe in shoe.name = long }, .tooLong(.shoeName, limit: RunLimits.shoeTexts)),
      (shoe { shoe in shoe.model = long }, .tooLong(.shoeModel, limit: RunLimits.shoeTexts)),
      (shoe { shoe in shoe.note = "a\nb" }, .unusableCharacter(.notes)),
      (
        shoe { shoe in shoe.wanted = 10_000_001 },
        .outOfRange(.distance, shortest: 0, longest: 10_000_000)
      ),
    ]
    for (command, rejection) in cases { #expect(ledger.rejection(command) == rejection) }
    for number in 0..<UInt64(RunLimits.shoes) {
      try ledger.run(.addShoe(Shoe(id: ShoeTests.id(number), name: "x")))
    }
    #expect(ledger.rejection(shoe { _ in }) == .tooMany(.shoes, limit: RunLimits.shoes))
    try ledger.run(.deleteShoe(ShoeTests.id(3)))
    #expect(ledger.rejection(shoe { _ in }) == nil)
  }

  @Test("Kilometres follow from the runs, whatever happens to them")
  func wear() throws {
    var ledger = RunLedger()
    let (one, other) = (ShoeTests.id(1), ShoeTests.id(2))
    func run(_ number: UInt64, _ shoe: ShoeID?, metres: Int) -> Run {
      var run = SomeRun.byHand(RunID(high: 9, low: number), minutes: 30, metres: metres)
      run.shoe = shoe
      return run
    }
    try ledger.run(.addShoe(Shoe(id: one, name: "One")))
    for (number, shoe, metres) in [(1, one, 5_000), (2, one, 7_000), (3, other, 900)] {
      try ledger.run(.saveRun(run(UInt64(number), shoe, metres: metres)))
    }
    func gone(_ id: ShoeID) -> Int64 { ledger.replica.wear(of: id).centimetres / 100 }
    #expect(gone(one) == 12_000 && gone(other) == 900)
    let first = RunID(high: 9, low: 1)
    try ledger.run(.editRun(first, [.shoe(other)]))
    #expect(gone(one) == 7_000 && gone(other) == 5_900)
    try ledger.run(.editRun(first, [.shoe(one)]))
    try ledger.run(.deleteRun(first))
    #expect(gone(one) == 7_000 && ledger.replica.wear(of: one).runs == 1)
    try ledger.run(.restoreRun(first))
    #expect(gone(one) == 12_000)
    let record = try #require(ledger.replica.run(first)).record
    try ledger.run(.editRun(first, [.sport(.cycling, record)]))
    #expect(gone(one) == 7_000)
    try ledger.run(.editRun(first, [.sport(.running, record), .shoe(nil)]))
    #expect(gone(one) == 7_000)
    // Without the pair the runs stay as they are: it can come back.
    try ledger.run(.deleteShoe(one))
    try ledger.run(.addShoe(Shoe(id: one, name: "One")))
    #expect(gone(one) == 7_000)
  }

  @Test("Of a run that is split both halves keep the pair, and its kilometres stay")
  func split() throws {
    var ledger = RunLedger()
    let shoe = ShoeTests.id(1)
    var bundle = SomeRun.bundle(RunWireTests.id)
    var run = bundle.run
    run.shoe = shoe
    let points = SomeRun.recording(seconds: 600).points
    bundle = RunBundle(run, points)
    for step in bundle.steps { try ledger.run(step.command) }
    let before = ledger.replica.wear(of: shoe).centimetres
    let half = RunID(high: 9, low: 9)
    try ledger.run(.editRun(run.id, [try #require(run.split(at: 3_000, into: half, points))]))
    let wear = ledger.replica.wear(of: shoe)
    #expect(wear.runs == 2)
    #expect(abs(wear.centimetres - before) <= 1_000)
  }

  @Test("It is reached by the run that goes beyond, and by no other")
  func reached() {
    var shoe = Shoe(id: ShoeTests.id(1), name: "x")
    (shoe.before, shoe.wanted) = (690_000, 700_000)
    let run = SomeRun.byHand(RunWireTests.id, minutes: 30, metres: 6_000)
    #expect(!shoe.isReached(by: run, after: ShoeWear(runs: 1, centimetres: 300_000)))
    #expect(shoe.isReached(by: run, after: ShoeWear(runs: 1, centimetres: 400_000)))
    #expect(!shoe.isReached(by: run, after: ShoeWear(runs: 1, centimetres: 1_000_000)))
    shoe.wanted = nil
    #expect(!shoe.isReached(by: run, after: ShoeWear(runs: 1, centimetres: 400_000)))
  }
}

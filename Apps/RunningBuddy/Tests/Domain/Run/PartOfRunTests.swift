import Core
import RunningBuddyDomain
import Sync
import Testing

@Suite("Parts of runs")
struct PartOfRunTests {
  private static let run = RunID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0077)
  private static let stub = ContentStub(of: "text")

  /// Every device works them out: they must never change.
  @Test("Ids follow from kind, run and number")
  func ids() {
    func expects<Part: PartOfRun>(_ part: Part, _ kind: String, _ index: Int) {
      let id: ID<Part.Tag> = ID(of: .words([kind, Self.run.description, String(index)]))
      #expect(part.id == id && part.key == EntityKey(kind, id))
    }
    for index in [0, 1, 11] {
      expects(RunPart(.track, of: Self.run, index, Self.stub), "runTrack", index)
      expects(RunPart(.file, of: Self.run, index, Self.stub), "runFile", index)
      expects(MotionPart(of: Self.run, index, of: 12, Self.stub), "runMotion", index)
    }
  }
}

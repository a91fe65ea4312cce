import Core
import RunningBuddyDomain
import Testing
import Tracks
import Wire

@Suite("The inbox on its way")
struct InboxWireTests {
  private static let faults: [RunFileFault] =
    [
      .empty, .tooLarge(limit: 16 << 20), .noRecording, .cutShort(.byte(14)),
      .cutShort(.line(3)), .broken(.mismatch, .line(7)),
      .nothingUsable(RecordedNote(.place, at: .line(2))), .tooMany(limit: 50),
      .unusable(.tooLarge(limit: 8_192)),
    ]
    + [
      RunFileKind.recording(.gpx), .empty, .zip, .gzip, .kml, .xml, .json, .pdf, .picture, .text,
      .unknown,
    ].map { kind in .otherFormat(kind) }

  @Test("Every reason is read back as it was written")
  func reasons() throws {
    let id = RunID(high: 1, low: 2)
    let reasons: [RefusedFile.Reason] =
      Self.faults.map { fault in .file(fault) } + [
        .similar([id, RunID(high: 3, low: 4)]), .deleted(id),
      ]
    let inbox = RunInbox(
      since: Instant(milliseconds: 5),
      refused: reasons.enumerated().map { index, reason in
        RefusedFile(
          name: index % 2 == 0 ? "a.fit" : "", at: Instant(milliseconds: Int64(index)),
          reason: reason)
      })
    let text = inbox.json.text
    #expect(try RunInbox(WireCursor(try JSON.parse(text))) == inbox)
    let none = RunInbox(since: nil, refused: [])
    #expect(try RunInbox(WireCursor(none.json)) == none)
  }

  @Test(
    "What is no reason is refused",
    arguments: [
      "{}", "{\"fault\":\"later\"}", "{\"fault\":\"cutShort\"}",
      "{\"fault\":\"tooLarge\",\"limit\":-1}",
      "{\"fault\":\"otherFormat\",\"kind\":\"doc\"}", "{\"fault\":\"similar\",\"runs\":[1]}",
    ])
  func wrong(text: String) throws {
    let json = try JSON.parse(text)
    #expect(throws: WireError.self) { try RefusedFile.Reason(WireCursor(json)) }
  }

  @Test("What is here, or taken, is no reason; what nobody was asked about is")
  func states() {
    let id = RunID(high: 1, low: 2)
    #expect(RunImport.State.new.refusal == nil && RunImport.State.here(id).refusal == nil)
    #expect(RunImport.State.similar([id]).refusal == .similar([id]))
    #expect(RunImport.State.deleted(id).refusal == .deleted(id))
    #expect(
      RunImport.State.unusable(.noTrack(id)).refusal == .file(.unusable(.noTrack(id))))
  }
}

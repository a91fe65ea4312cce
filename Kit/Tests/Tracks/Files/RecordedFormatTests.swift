import Testing
import Tracks

@Suite("Formats of recordings")
struct RecordedFormatTests {
  @Test(
    "by the first element, whatever stands before it",
    arguments: [
      ("<gpx>", RecordedFormat.gpx), ("<TrainingCenterDatabase/>", .tcx),
      ("\n  <?xml version='1.0'?>\n<!-- <kml> --><p:gpx a='1'>", .gpx),
      ("\u{FEFF}<?xml version='1.0'?><TrainingCenterDatabase xmlns='x'><gpx/>", .tcx),
    ])
  func xml(text: String, format: RecordedFormat) {
    #expect(RecordedFormat(Array(text.utf8)) == format)
    var units: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { units += [UInt8(unit & 255), UInt8(unit >> 8)] }
    if !text.hasPrefix("\u{FEFF}") { #expect(RecordedFormat(units) == format) }
  }

  @Test("by the word in the header")
  func fit() {
    let header: [UInt8] = [14, 16, 0, 0, 0, 0, 0, 0, 0x2E, 0x46, 0x49, 0x54, 0, 0]
    #expect(RecordedFormat(header) == .fit)
    for count in 0..<12 { #expect(RecordedFormat(Array(header.prefix(count))) == nil) }
  }

  @Test(
    "anything else",
    arguments: ["", "<", "<kml/>", "<gpxx/>", "<GPX/>", "gpx", "<!DOCTYPE gpx []><gpx/>", "<gpx"])
  func none(text: String) { #expect(RecordedFormat(Array(text.utf8)) == nil) }

  @Test("what lies beyond the first 16 KiB is not looked at")
  func far() {
    let space = String(repeating: " ", count: 16 << 10)
    #expect(RecordedFormat(Array((space + "<gpx>").utf8)) == nil)
    #expect(RecordedFormat(Array(("<gpx>" + space + "é").utf8)) == .gpx)
  }
}

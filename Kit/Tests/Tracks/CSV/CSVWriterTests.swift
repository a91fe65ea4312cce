import Core
import Testing
import Tracks

@Suite("Writing CSV")
struct CSVWriterTests {
  @Test("a row for each point, and one of names")
  func rows() {
    var activity = RecordedActivity(start: Sample.start)
    activity.name = "=SUM(A1)"
    var full = RecordedPoint(at: Sample.time(1.25))
    full.place = GlobePoint(latitude: 51.5, longitude: -0.12)
    full.altitude = -3.5
    full.path = 1_234.567_8
    full.speed = 3
    full.heartRate = 150
    full.cadence = 171
    full.begins = true
    var odd = RecordedPoint(at: Sample.start)
    odd.altitude = .infinity
    activity.points = [full, odd]
    #expect(
      CSVWriter.text(activity)
        == "time,latitude,longitude,altitude_m,distance_m,speed_mps,heart_rate_bpm,cadence_spm,"
        + "begins\r\n2026-11-21T15:04:06.250Z,51.5000000,-0.1200000,-3.5,1234.568,3,150,171,1\r\n"
        + "2026-11-21T15:04:05Z,,,,,,,,0\r\n")
  }

  @Test("every row has as many fields as the first, and they say what was recorded")
  func back() throws {
    let run = Sample.run
    let text = CSVWriter.text(run)
    #expect(text.hasSuffix("\r\n"))
    let rows = text.split(separator: "\r\n").map { row in
      row.split(separator: ",", omittingEmptySubsequences: false)
    }
    #expect(rows.count == run.points.count + 1)
    for (row, point) in zip(rows.dropFirst(), run.points) {
      try #require(row.count == rows[0].count)
      #expect(abs(try #require(Double(row[1])) - (point.place?.latitude ?? 0)) <= 1e-7)
      #expect(abs(try #require(Double(row[2])) - (point.place?.longitude ?? 0)) <= 1e-7)
      #expect(abs(try #require(Double(row[4])) - (point.path ?? 0)) <= 0.1)
      #expect(Int(row[6]) == point.heartRate && Int(row[7]) == point.cadence)
      #expect((row[8] == "1") == point.begins)
    }
  }
}

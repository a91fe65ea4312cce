import Core
import RunningBuddyDomain
import Testing

/// §16 and §42 of the specification, byte by byte.
@Suite struct MotionCSVTests {
  @Test func writesTheGoldenBytes() {
    var csv = MotionCSV()
    csv.add(
      at: Instant(milliseconds: 1_762_329_600_007), heartRate: nil,
      acceleration: MotionVector(x: 0.015_625, y: -1.25, z: 0.000_000_4),
      rotation: MotionVector(x: -0.000_000_4, y: 2.345_678_9, z: 0))
    csv.add(
      at: Instant(milliseconds: 1_762_329_600_050), heartRate: 171.25,
      acceleration: MotionVector(x: 0.007_812_5, y: 0.023_437_5, z: -7.998_046_875),
      rotation: MotionVector(x: 36.571_428_571_428_57, y: -0.008_928_571_428_571_428, z: 1))
    #expect(csv.count == 2)
    #expect(
      csv.text
        == """
        Timestamp,Heart Rate (bpm),Accelerometer X (g),Accelerometer Y (g),Accelerometer Z (g),\
        Gyroscope X (rad/s),Gyroscope Y (rad/s),Gyroscope Z (rad/s)
        2025-11-05T08:00:00.007Z,,0.015625,-1.250000,0.000000,-0.000000,2.345679,0.000000
        2025-11-05T08:00:00.050Z,171.2,0.007812,0.023438,-7.998047,36.571429,-0.008929,1.000000

        """)
  }

  @Test func isAHeaderWithoutSamples() {
    #expect(MotionCSV().text == MotionCSV.header + "\n")
    #expect(MotionCSV().count == 0)
  }

  @Test func isNamedByTheLocalTime() {
    let instant = Instant(milliseconds: 1_762_329_609_999)
    #expect(
      MotionCSV.fileName(at: instant, offset: 32_400) == "SensorData_2025-11-05_17-00-09.csv")
    #expect(
      MotionCSV.fileName(at: instant, offset: -36_000) == "SensorData_2025-11-04_22-00-09.csv")
  }
}

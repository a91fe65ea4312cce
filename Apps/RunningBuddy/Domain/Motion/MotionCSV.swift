import Calendar
import Core

/// Motion as a table that other programs read, byte by byte as the first versions wrote it (§16 of
/// the specification): comma, line feed, UTF-8.
public struct MotionCSV {
  public static let header =
    "Timestamp,Heart Rate (bpm),Accelerometer X (g),Accelerometer Y (g),Accelerometer Z (g),"
    + "Gyroscope X (rad/s),Gyroscope Y (rad/s),Gyroscope Z (rad/s)"
  public static let mediaType = "text/csv"

  /// How many rows there are besides the header.
  public private(set) var count = 0
  private var bytes: [UInt8]

  public init() { bytes = Array(MotionCSV.header.utf8) + [0x0A] }

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - heartRate: Beats per minute; `nil` where it is not known.
  ///   - acceleration: In g.
  ///   - rotation: In rad/s.
  public mutating func add(
    at instant: Instant, heartRate: Double?, acceleration: MotionVector, rotation: MotionVector
  ) {
    count += 1
    MotionCSV.append(instant, to: &bytes)
    bytes.append(MotionCSV.comma)
    if let heartRate { MotionCSV.append(heartRate, decimals: 1, to: &bytes) }
    for vector in [acceleration, rotation] {
      for value in [vector.x, vector.y, vector.z] {
        bytes.append(MotionCSV.comma)
        MotionCSV.append(value, decimals: 6, to: &bytes)
      }
    }
    bytes.append(0x0A)
  }

  /// The name of a file that is written at a moment, where clocks are so many seconds before UTC.
  public static func fileName(at instant: Instant, offset: Int) -> String {
    let civil = instant.civil(offset: offset)
    let (year, month, day) = civil.date.components
    var bytes = Array("SensorData_".utf8)
    add(year, 4, "-", to: &bytes)
    add(month, 2, "-", to: &bytes)
    add(day, 2, "_", to: &bytes)
    add(civil.time.hour, 2, "-", to: &bytes)
    add(civil.time.minute, 2, "-", to: &bytes)
    DecimalText.append(Int64(civil.time.secondOfMinute), width: 2, to: &bytes)
    return String(decoding: bytes, as: UTF8.self) + ".csv"
  }

  private static let comma = UInt8(ascii: ",")

  private static func append(_ instant: Instant, to bytes: inout [UInt8]) {
    let civil = instant.civil(offset: 0)
    let (year, month, day) = civil.date.components
    add(year, 4, "-", to: &bytes)
    add(month, 2, "-", to: &bytes)
    add(day, 2, "T", to: &bytes)
    add(civil.time.hour, 2, ":", to: &bytes)
    add(civil.time.minute, 2, ":", to: &bytes)
    add(civil.time.secondOfMinute, 2, ".", to: &bytes)
    let rest = instant.milliseconds % 1_000
    DecimalText.append(rest < 0 ? rest + 1_000 : rest, width: 3, to: &bytes)
    bytes.append(UInt8(ascii: "Z"))
  }

  private static func add(
    _ value: Int, _ width: Int, _ mark: Unicode.Scalar, to bytes: inout [UInt8]
  ) {
    DecimalText.append(Int64(value), width: width, to: &bytes)
    bytes.append(UInt8(ascii: mark))
  }

  /// As `printf` does: a tie goes to the even digit, and what rounds to 0 keeps its sign.
  private static func append(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let scaled = min(abs(value) * power, 1e15)
    var whole = Int64(scaled)
    let rest = scaled - Double(whole)
    if rest > 0.5 || rest == 0.5 && whole % 2 == 1 { whole += 1 }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let unit = Int64(power)
    DecimalText.append(whole / unit, width: 1, to: &bytes)
    bytes.append(UInt8(ascii: "."))
    DecimalText.append(whole % unit, width: decimals, to: &bytes)
  }
}

import Core

/// The raw motion of a run with the heart rates beside it, as texts: from these the table for other
/// programs is made, on whichever device they are.
///
/// The first line of each text has the format and the clocks' offset from UTC in seconds; then
/// there is a line for each second (``RawMotion/text``), followed by each change of the heart rate:
/// ` 7:152` from the point number 7 on, 0 where it is not known any more.
public enum MotionRecord {
  private static let format = "1 "
  private static let lineFeed: UInt8 = 0x0A
  private static let space: UInt8 = 0x20
  private static let colon: UInt8 = 0x3A

  /// The texts of seconds, each of at most ``RunLimits/motionBytes``; none where there are no
  /// seconds.
  ///
  /// - Parameters:
  ///   - seconds: In the order of time.
  ///   - offset: Seconds by which clocks were before UTC.
  ///   - rate: The heart rate at a time; asked for in the order of time.
  public static func texts(
    of seconds: [RawMotion], offset: Int, rate: (Instant) -> Int?
  ) -> [String] {
    let head = Array((format + String(offset)).utf8) + [lineFeed]
    var (texts, bytes) = ([String](), head)
    var last: Int?
    for second in seconds {
      var line = Array(second.text.utf8)
      for index in second.points.indices {
        let next = rate(second.time(of: index))
        guard next != last else { continue }
        line += Array((" " + String(index) + ":" + String(next ?? 0)).utf8)
        last = next
      }
      line.append(lineFeed)
      if bytes.count + line.count > RunLimits.motionBytes {
        texts.append(String(decoding: bytes, as: UTF8.self))
        bytes = head
      }
      bytes += line
    }
    if bytes.count > head.count { texts.append(String(decoding: bytes, as: UTF8.self)) }
    return texts
  }

  /// The table of all texts of a run, in their order, and what its file is called; `nil` where
  /// there is none, or one cannot be read.
  public static func table(_ texts: [String]) -> (name: String, text: String)? {
    var csv = MotionCSV()
    var name: String?
    var rate: Int?
    for text in texts {
      let lines = Array(text.utf8).split(separator: lineFeed)
      guard let head = lines.first, let offset = offset(head) else { return nil }
      for line in lines.dropFirst() {
        guard let second = RawMotion(String(decoding: line, as: UTF8.self)) else { return nil }
        name = name ?? MotionCSV.fileName(at: second.wall, offset: offset)
        let changes = changes(line)
        for (index, point) in second.points.enumerated() {
          for change in changes where change.index == index {
            rate = change.rate == 0 ? nil : change.rate
          }
          csv.add(
            at: second.time(of: index), heartRate: rate.map { rate in Double(rate) },
            acceleration: point.acceleration, rotation: point.rotation)
        }
      }
    }
    return name.map { name in (name, csv.text) }
  }

  private static func offset(_ head: ArraySlice<UInt8>) -> Int? {
    guard head.starts(with: format.utf8) else { return nil }
    let offset = Int(String(decoding: head.dropFirst(format.utf8.count), as: UTF8.self))
    return offset.flatMap { offset in Zone.offsets.contains(offset) ? offset : nil }
  }

  /// What follows the time and the digits of a second.
  private static func changes(_ line: ArraySlice<UInt8>) -> [(index: Int, rate: Int)] {
    line.split(separator: space).dropFirst(2).compactMap { field in
      let parts = field.split(separator: colon)
      guard parts.count == 2, let index = Int(String(decoding: parts[0], as: UTF8.self)),
        let rate = Int(String(decoding: parts[1], as: UTF8.self))
      else { return nil }
      return (index, rate)
    }
  }
}

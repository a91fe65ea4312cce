/// The points of a track as text, channel by channel: a digit for the version, then how many
/// points there are and which channels, then each channel's numbers for all points.
///
/// Numbers are digits of five bits, as in ``TrackCode``. Time, place and path change evenly: of
/// them the change of the change is written, of the other channels the change. A value that is not
/// known is 0; a known one is one more than its change with the sign in the lowest bit. Three
/// hours with a point each second and all channels are about 130 000 characters.
public enum TrackChannels {
  /// The most points of a text.
  public static let pointLimit = 100_000
  /// The most bytes of a text.
  public static let textLimit = 262_144
  private static let version = UInt8(ascii: "1")

  /// The text of points in the order of time. Every value has to be in its range.
  public static func text(_ points: some RandomAccessCollection<ChannelPoint>) -> String {
    var bytes: [UInt8] = [version]
    bytes.reserveCapacity(points.count * 12 + 16)
    let channels = Channel.allCases.filter { channel in
      points.contains { point in channel.value(point) != nil }
    }
    CodeDigits.write(UInt64(points.count), &bytes)
    CodeDigits.write(channels.reduce(0) { mask, channel in mask | channel.bit }, &bytes)
    for channel in channels {
      var change = ChannelChange(of: channel)
      for point in points { CodeDigits.write(change.written(channel.value(point)), &bytes) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The points of a text; `nil` for one that no points are written as, or with more points or
  /// values out of their ranges. Never traps; O(n).
  public static func points(_ text: String) -> [ChannelPoint]? {
    guard text.utf8.count <= textLimit, text.utf8.first == version else { return nil }
    var reader = CodeDigits.Reader(text, from: 1)
    // Each point has at least one digit: its time.
    guard let count = reader.number(), count <= pointLimit, count <= text.utf8.count,
      let mask = reader.number(), mask < 1 << UInt64(Channel.allCases.count),
      count == 0 ? mask == 0 : mask & Channel.time.bit != 0
    else { return nil }
    var points = [ChannelPoint](repeating: ChannelPoint(time: 0), count: Int(count))
    for channel in Channel.allCases where mask & channel.bit != 0 {
      var change = ChannelChange(of: channel)
      var isEmpty = true
      for index in points.indices {
        guard let number = reader.number(), let value = change.read(number) else { return nil }
        switch value {
        case .unknown: if channel == .time { return nil }
        case .known(let value):
          guard channel.range.contains(value) else { return nil }
          channel.set(value, &points[index])
          isEmpty = false
        }
      }
      if isEmpty { return nil }
    }
    guard reader.isAtEnd, areWhole(points) else { return nil }
    return points
  }

  /// The texts of points, in as few parts as their limit allows; each is read by itself, and has
  /// the times of the whole.
  public static func parts(_ points: [ChannelPoint]) -> [String] {
    var parts: [String] = []
    var rest = points[...]
    while !rest.isEmpty {
      var count = min(rest.count, pointLimit)
      var part = text(rest.prefix(count))
      while part.utf8.count > textLimit {
        // So many would fit if all took as much room as these.
        let share = Int64(count) * Int64(textLimit) / Int64(part.utf8.count)
        count = max(1, min(count - 1, Int(share)))
        part = text(rest.prefix(count))
      }
      parts.append(part)
      rest = rest.dropFirst(count)
    }
    return parts
  }

  /// A place has both of its numbers, and time does not run backwards.
  private static func areWhole(_ points: [ChannelPoint]) -> Bool {
    var last = 0
    for point in points {
      guard point.time >= last else { return false }
      last = point.time
      if let place = point.place, place.latitude == missing || place.longitude == missing {
        return false
      }
    }
    return true
  }

  /// Stands for the half of a place that was not read yet; out of every range.
  static let missing = Int.min
}

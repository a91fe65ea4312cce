import Tracks

/// Two tracks of one run as one.
public enum MergedTrack {
  /// Tenths of a second within which a value belongs to a point of the other track: half of what
  /// lies between two points of most devices.
  private static let near = 5

  /// The points of a run: those of the source of the way, with what comes of the other where the
  /// times are near each other; what is near none is a point of its own. In the order of time,
  /// within the run's own track. O(n).
  ///
  /// - Parameters:
  ///   - own: Of the run's own track.
  ///   - added: Of the one that is merged onto it, as it came.
  ///   - length: Tenths of a second of the run's own track.
  public static func points(
    _ own: [ChannelPoint], _ added: [ChannelPoint], _ merge: RunMerge, until length: Int
  ) -> [ChannelPoint] {
    let moved = moved(added, by: merge.shift, until: length)
    let (here, there) = (MergedChannels(rawValue: MergedChannels.all), merge.channels)
    return there.contains(.place)
      ? merged(moved, there, own, here.subtracting(there))
      : merged(own, here.subtracting(there), moved, there)
  }

  /// A track at the times of the run's own, without what lies outside; its way counts from there.
  static func moved(
    _ points: [ChannelPoint], by shift: Int, until length: Int
  ) -> [ChannelPoint] {
    var moved: [ChannelPoint] = []
    moved.reserveCapacity(points.count)
    var (begins, before, isCut) = (false, Int?.none, false)
    for point in points {
      var next = point
      next.time = point.time + shift
      if next.time < 0 {
        begins = begins || point.flags.contains(.begins)
        before = point.path ?? before
        isCut = true
        continue
      }
      guard next.time <= length else { break }
      if isCut, let path = point.path {
        let start = before ?? path
        before = start
        next.path = max(0, path - start)
      }
      if begins { next.flags.insert(.begins) }
      begins = false
      moved.append(next)
    }
    return moved
  }

  /// What one track has of some channels, and the other of the rest.
  private static func merged(
    _ way: [ChannelPoint], _ kept: MergedChannels, _ other: [ChannelPoint],
    _ taken: MergedChannels
  ) -> [ChannelPoint] {
    var merged: [ChannelPoint] = []
    merged.reserveCapacity(way.count)
    var index = 0
    /// Values of the other track before a time, as points of their own.
    func addOwn(before time: Int) {
      while index < other.count, other[index].time < time {
        let point = other[index].only(taken)
        if point.hasValues { merged.append(point) }
        index += 1
      }
    }
    for (number, point) in way.enumerated() {
      var next = point.only(kept)
      // What is wrong about its place is no reason to lose a value.
      let isTaking = !point.flags.contains(.rejected)
      addOwn(before: isTaking ? point.time - near : point.time)
      // What is nearer to the next point is left to it.
      let after = number + 1 < way.count ? way[number + 1].time : Int.max
      var hasTaken = false
      while isTaking, index < other.count, other[index].time <= point.time + near,
        other[index].time - point.time <= after - other[index].time
      {
        let values = other[index].only(taken)
        if values.hasValues {
          if !hasTaken {
            next.take(values, taken)
            hasTaken = true
          } else if values.time <= point.time {
            merged.append(values)
          } else {
            break
          }
        }
        index += 1
      }
      merged.append(next)
    }
    addOwn(before: Int.max)
    return merged
  }
}

extension ChannelPoint {
  /// Its values of some channels.
  fileprivate func only(_ channels: MergedChannels) -> ChannelPoint {
    var point = ChannelPoint(time: time)
    if channels.contains(.place) {
      (point.place, point.path, point.speed, point.accuracy) = (place, path, speed, accuracy)
      point.flags = flags
    }
    if channels.contains(.altitude) { point.altitude = altitude }
    if channels.contains(.heartRate) { point.heartRate = heartRate }
    if channels.contains(.cadence) { point.cadence = cadence }
    return point
  }

  /// Takes another point's values of channels that are not the way.
  fileprivate mutating func take(_ other: ChannelPoint, _ channels: MergedChannels) {
    if channels.contains(.altitude) { altitude = other.altitude }
    if channels.contains(.heartRate) { heartRate = other.heartRate }
    if channels.contains(.cadence) { cadence = other.cadence }
  }

  fileprivate var hasValues: Bool { altitude != nil || heartRate != nil || cadence != nil }
}

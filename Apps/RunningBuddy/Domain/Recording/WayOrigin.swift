/// Where the way and the pace of a run come from now, and how old that is.
public struct WayOrigin: Hashable, Sendable {
  public enum Source: Hashable, Sendable {
    /// The receiver of the device that records.
    case receiver
    /// That of a second device.
    case companion
    /// Steps, where no place is known: an estimate.
    case steps
  }

  public let source: Source
  /// Milliseconds since the way last grew, or could have.
  public let age: Int64

  /// Whether it is what holds now; else it is shown in grey.
  public var isLive: Bool { age <= RunSensors.fresh }
  /// Whether it is too old to say anything but how far the way was.
  public var isGone: Bool { age > RunSensors.gone }
}

extension RunRecorder {
  /// `nil` before there was a place, or steps that stood in for one.
  public func way(at time: Int64) -> WayOrigin? {
    func origin(_ source: WayOrigin.Source, since at: Int64) -> WayOrigin {
      WayOrigin(source: source, age: max(0, time - at))
    }
    if isFilledBySteps {
      return origin(.steps, since: max(steps.filledAt, own.motion ?? steps.filledAt))
    }
    return filter.last.map { last in
      origin(last.at == own.fix ? .receiver : .companion, since: last.at)
    }
  }

  /// Seconds per kilometre as they are shown: in grey from 5 s on, and not at all after 15 s.
  public func pace(at time: Int64) -> Double? {
    guard case .recording = phase, let way = way(at: time), !way.isGone else { return nil }
    return trace.pace.secondsPerKilometre
  }
}

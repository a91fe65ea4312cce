import Core

extension ClockRequest {
  /// Milliseconds since it was asked, as a device can tell; `nil` where it cannot.
  ///
  /// What passed on the device's own monotonic clock since it came is certain. Where the device
  /// knows the server's clock, the way here is counted, too.
  ///
  /// - Parameter seen: When it came; `nil` for what was there before the page was.
  public func age(
    at now: ClockReading, seen: ClockReading?, server: ServerOffset?
  ) -> Int64? {
    var ages: [Int64] = []
    if let seen, seen.boot == now.boot { ages.append(max(0, now.uptime.minus(seen.uptime))) }
    if let server {
      let wall = now.wall.milliseconds.plus(server.milliseconds)
      ages.append(max(0, wall.minus(askedAt.milliseconds)))
    }
    return ages.max()
  }
}

extension ClockReading {
  /// What the clocks said so many milliseconds before.
  public func earlier(by milliseconds: Int64) -> ClockReading {
    let shift = min(max(0, milliseconds), uptime)
    return ClockReading(
      wall: wall.advanced(byMilliseconds: -shift), uptime: uptime.minus(shift), boot: boot)
  }
}

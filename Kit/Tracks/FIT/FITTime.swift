import Core

/// Times of FIT: whole seconds since 1989-12-31T00:00:00Z.
enum FITTime {
  /// From 1970-01-01T00:00:00Z to the epoch of FIT.
  static let epoch: Int64 = 631_065_600
  /// Below this it is seconds since the device was switched on.
  static let firstDate: UInt32 = 0x1000_0000

  /// `nil` for what is no date.
  static func instant(_ seconds: UInt32) -> Instant? {
    guard seconds >= firstDate, seconds < UInt32.max else { return nil }
    return Instant(milliseconds: (Int64(seconds) + epoch) * 1000)
  }

  /// The second that `instant` lies in; `nil` before the first date (1998) and after the last
  /// (2126).
  static func seconds(_ instant: Instant) -> UInt32? {
    let start = epoch * 1000
    guard instant.milliseconds >= start else { return nil }
    let seconds = instant.milliseconds / 1000 - epoch
    guard seconds >= Int64(firstDate), seconds < Int64(UInt32.max) else { return nil }
    return UInt32(seconds)
  }
}

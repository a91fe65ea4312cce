import Core

extension DaySettings {
  /// Changes one setting, when the value is one that may be.
  public mutating func apply(_ change: DaySettingChange) throws(DayBlockRejection) {
    switch change {
    case .boundary(let value):
      try checkRange(value, DayLimits.boundaries, .boundary)
      boundary = value
    case .carriesRemainder(let value): carriesRemainder = value
    case .keepsAwake(let value): keepsAwake = value
    case .remindsOfPlans(let value): remindsOfPlans = value
    case .feedback(let value): feedback = value
    case .sounds(let value): sounds = value
    case .maxRun(let value):
      try checkRange(value, DayLimits.maxRun, .maxRun)
      maxRun = value
    case .firstWeekday(let value): firstWeekday = value
    case .board(let value): board = value
    case .welcomed(let value): isWelcomed = value
    case .tipSeen(let word):
      guard isWord(word) else { throw .unusableCharacter(.tips) }
      guard !tipsSeen.contains(where: { seen in seen == word }) else { return }
      guard tipsSeen.count < DayLimits.tips else { throw .tooMany(.tips, limit: DayLimits.tips) }
      tipsSeen.append(word)
    case .tipsForgotten: tipsSeen = []
    case .group(let value): group = value
    case .focus(let value): focus = value
    case .reset(let value):
      // What was chosen is hidden with the rest, and chosen again when the reset is taken back.
      resetAt = value
    case .overlays(let addresses):
      guard addresses.count <= DayLimits.overlays else {
        throw .tooMany(.overlays, limit: DayLimits.overlays)
      }
      for address in addresses where !isCalendarAddress(address) {
        throw .unusableCharacter(.overlays)
      }
      overlays = addresses
    }
  }
}

/// Whether a calendar can be had at an address: https or webcal, a host, nothing that is not
/// printable ASCII.
public func isCalendarAddress(_ address: String) -> Bool {
  guard address.utf8.count <= DayLimits.address,
    address.utf8.allSatisfy({ byte in (0x21...0x7E).contains(byte) })
  else { return false }
  for scheme in ["https://", "webcal://", "webcals://"] {
    let start = address.utf8.prefix(scheme.utf8.count).map { byte in lowered(byte) }
    let rest = address.utf8.dropFirst(scheme.utf8.count)
    if start.elementsEqual(scheme.utf8), let first = rest.first, first != UInt8(ascii: "/") {
      return true
    }
  }
  return false
}

private func lowered(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
}

func checkRange(
  _ value: Int, _ range: ClosedRange<Int>, _ field: DayBlockRejection.Field
) throws(DayBlockRejection) {
  guard range.contains(value) else {
    throw .outOfRange(field, shortest: range.lowerBound, longest: range.upperBound)
  }
}

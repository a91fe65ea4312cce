import Core

/// Where the rows lie of a kind that comes to tens of thousands: not in the base itself but in
/// volumes of it, by when they were made.
///
/// The latest are read with everything else; the older ones when the app is on the screen already,
/// a few at a time. The host knows no more of this than that a table `name.x` is a volume of the
/// table `name`, and that volumes are in the order of their names.
enum Volume {
  /// A volume holds what was made in 2³¹ ms, some 25 days.
  private static let bits: UInt64 = 31
  /// The time in an id: its first 48 bits (RFC 9562 §5.7).
  private static let timeShift: UInt64 = 16
  /// How many of the older volumes are read at once: more would be felt.
  static let atOnce = 2

  /// The volume that the row of an id lies in. Ids that are not made from the time are spread over
  /// a few, which come before all others.
  static func table(of id: ID<AnyEntity>) -> String {
    guard id.high >> 12 & 15 == 7 else { return name("h", id.low & 31) }
    return name("t", id.high >> (timeShift + bits))
  }

  /// The earliest volume that is read with everything else: the one before that of now.
  static func first(at now: Instant) -> String {
    name("t", UInt64(max(0, (now.milliseconds >> Int64(bits)) - 1)))
  }

  private static func name(_ letter: String, _ number: UInt64) -> String {
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 6 - digits.utf8.count))
    return LocalTable.base + "." + letter + zeros + digits
  }
}

// Reading what is older.
extension ClientCore {
  /// Everything in the local database is in the view.
  var isWhole: Bool { isLoaded && !isLoading && volumes.isEmpty }

  /// The table that a row of a page belongs in: the one that has it, whoever put it there, or else
  /// the one that the page names.
  ///
  /// - Parameter isNew: What the base has of it goes before.
  func table(of key: EntityKey, after page: Page, isNew: Bool) -> String {
    if planted(.foreignVolumeMisplaced), !Domain.isKnown(key.kind) { return LocalTable.base }
    if !isNew, let row = held[key] { return table(of: key, row) }
    return isVoluminous(key.kind, page) ? Volume.table(of: key.id) : LocalTable.base
  }

  /// The table that has a row.
  func table(of key: EntityKey, _ row: Held) -> String {
    row.isInVolume ? Volume.table(of: key.id) : LocalTable.base
  }

  private func isVoluminous(_ kind: String, _ page: Page) -> Bool {
    if Domain.isVoluminous(kind) { return true }
    return page.voluminous.contains { name in sameBytes(name, kind) }
  }

  /// Asks for the latest volumes that have not been read.
  mutating func readOlder() {
    guard isLoaded, !isLoading, !isReading, let last = volumes.last else { return }
    isReading = true
    let first = volumes[max(0, volumes.count - Volume.atOnce)]
    out.append(.loadVolumes(first: first, last: last))
  }

  /// Puts older rows under what the person sees. Nothing was pulled since the others were read, so
  /// none of them is known better; what the outbox hides stays hidden.
  mutating func restoreOlder(_ rows: [StoreRow]) {
    guard isReading else { return }
    isReading = false
    volumes.removeLast(min(volumes.count, Volume.atOnce))
    for row in rows { takeBase(row.table, row.key, row.value, isOlder: true) }
    guard volumes.isEmpty else { return }
    isReplaced = true
    uncover()
    replay()
    becomeWhole()
  }
}

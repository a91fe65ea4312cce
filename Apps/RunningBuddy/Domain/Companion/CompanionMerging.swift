import Core

/// Puts what a second device noted where it was: its rows come when they come, and a recording is
/// replayed with them in the order in which things happened.
public enum CompanionMerging {
  /// Whether something came too late to be live.
  static func isLate(_ entry: CompanionEntry, at now: Int64) -> Bool {
    now - entry.at > RunSensors.fresh
  }

  /// Whether there is anything to put elsewhere.
  public static func isNeeded(_ rows: some Sequence<RecorderRow>) -> Bool {
    rows.contains { row in
      if case .companion(let entry) = row.event { isLate(entry, at: row.at) } else { false }
    }
  }

  /// The rows of a journal, each of a second device at its own time. Laps and marks that came late
  /// are laps and marks of then.
  public static func merged(_ rows: [RecorderRow]) -> [RecorderRow] {
    var own: [RecorderRow] = []
    var others: [RecorderRow] = []
    for row in rows {
      guard case .companion(let entry) = row.event, isLate(entry, at: row.at) else {
        own.append(row)
        continue
      }
      var event = row.event
      if let press = CompanionPress(entry.event), press.isMoment { event = entry.event }
      others.append(
        RecorderRow(
          at: entry.at, wall: row.wall.advanced(byMilliseconds: entry.at - row.at), event))
    }
    guard !others.isEmpty else { return rows }
    return joined(own, others.stablySorted())
  }

  /// The same for a journal whose run is over; a run that goes on is what it was live.
  public static func mergedWhereOver(_ rows: [RecorderRow]) -> [RecorderRow] {
    rows.contains { row in row.event == .finish } ? merged(rows) : rows
  }

  private static func joined(_ own: [RecorderRow], _ others: [RecorderRow]) -> [RecorderRow] {
    var rows: [RecorderRow] = []
    rows.reserveCapacity(own.count + others.count)
    var next = others.startIndex
    for row in own {
      while next < others.endIndex, others[next].at < row.at {
        rows.append(others[next])
        next += 1
      }
      rows.append(row)
    }
    return rows + others[next...]
  }
}

extension [RecorderRow] {
  /// By time; those of one time stay as they are.
  fileprivate func stablySorted() -> [RecorderRow] {
    enumerated().sorted { one, other in
      one.element.at == other.element.at
        ? one.offset < other.offset : one.element.at < other.element.at
    }.map { pair in pair.element }
  }
}

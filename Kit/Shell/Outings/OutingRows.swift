import Calendar
import Core
import Sync
import Wire

/// Outings as rows of their database: a table for each app, a row for each month.
enum OutingRows {
  /// What an app tells, by month.
  static func texts(_ outings: [Outing]) -> [String: String] {
    var months: [String: [Outing]] = [:]
    for outing in outings { months[month(outing), default: []].append(outing) }
    return months.mapValues { outings in
      let sorted = outings.sorted { a, b in
        a.start == b.start
          ? Array(a.object.utf8).lexicographicallyPrecedes(Array(b.object.utf8))
          : a.start < b.start
      }
      return JSON.array(sorted.map { outing in outing.json }).text
    }
  }

  /// What has to be written for the app to tell `texts` where it has told `before`.
  static func operations(
    _ system: String, from before: [String: String], to texts: [String: String]
  ) -> [StoreWrite.Operation] {
    let changed = texts.keys.sorted().filter { month in
      !sameBytes(texts[month] ?? "", before[month] ?? "")
    }
    let gone = before.keys.sorted().filter { month in texts[month] == nil }
    return changed.map { month in .put(table: system, key: month, value: texts[month] ?? "") }
      + gone.map { month in .delete(table: system, key: month) }
  }

  /// What an app has told, by month.
  static func told(_ system: String, in rows: [StoreRow]) -> [String: String] {
    var texts: [String: String] = [:]
    for row in rows where sameBytes(row.table, system) { texts[row.key] = row.value }
    return texts
  }

  /// Everything that was told; what cannot be read is left out.
  static func read(_ rows: [StoreRow], _ planted: Planting) -> [Outing] {
    rows.flatMap { row in
      let outings = outings(row.value)
      return planted(.outingEnactedTwice) ? renamed(outings, in: row.key) : outings
    }
  }

  /// The planted mistake ``PlantedBug/outingEnactedTwice``: an outing is called by its place in its
  /// month, and so by another name as soon as the app tells of one before it.
  private static func renamed(_ outings: [Outing], in month: String) -> [Outing] {
    var renamed: [Outing] = []
    for outing in outings {
      let place = month + " " + String(renamed.count)
      let other = Outing(
        outing.system, object: place, title: outing.title, start: outing.start, end: outing.end,
        zone: outing.zone)
      if let other { renamed.append(other) }
    }
    return renamed
  }

  private static func outings(_ text: String) -> [Outing] {
    do throws(WireError) {
      return try WireCursor(JSON.parse(text)).elements().compactMap { element in
        do throws(WireError) { return try Outing(element) } catch { return nil }
      }
    } catch { return [] }
  }

  /// The month an outing began in, wherever that was.
  private static func month(_ outing: Outing) -> String {
    String(outing.start.civil(offset: 0).date.description.prefix(7))
  }
}

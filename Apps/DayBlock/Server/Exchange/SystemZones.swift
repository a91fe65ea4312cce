import Calendar
import Foundation
import Server
import Synchronization

/// The rules of zones with their history, from the system's files.
enum SystemZones {
  private static let folders = ["/usr/share/zoneinfo/", "/usr/lib/zoneinfo/"]
  /// Those that were read: a calendar of a year asks for one zone thousands of times.
  private static let read = Mutex<[String: ZoneRules]>([:])

  /// The bytes of a zone's file (TZif, RFC 9636) by its IANA name; only names that are known are
  /// looked for, so no name leads elsewhere.
  static func file(named name: String) -> [UInt8]? {
    guard let known = ZoneTable.name(name), known == name else { return nil }
    for folder in folders {
      if let data = FileManager.default.contents(atPath: folder + known) { return Array(data) }
    }
    return nil
  }

  /// The rules of a zone: with their history where the system has them, else those of the present.
  static func rules(named name: String) -> ZoneRules? {
    if let rules = read.withLock({ read in read[name] }) { return rules }
    var rules: ZoneRules?
    if let bytes = file(named: name) {
      do throws(ZoneRulesError) { rules = try ZoneRules(tzif: bytes) } catch {}
    }
    guard let known = rules ?? ZoneTable.rules(named: name) else { return nil }
    // There are no more names than the table has, in the cases somebody writes them in.
    read.withLock { read in
      if read.count > 2_000 { read = [:] }
      read[name] = known
    }
    return known
  }
}

import Calendar
import Foundation

/// The zone files of the machine the tests run on.
enum SystemZones {
  static let folder = "/usr/share/zoneinfo/"
  static let areInstalled = FileManager.default.fileExists(atPath: folder + "Europe/London")

  /// Zones with changes on both halves of the globe, at midnight, by half an hour, and backwards.
  static let twelve = [
    "America/New_York", "America/St_Johns", "America/Havana", "America/Santiago",
    "America/Asuncion",
    "Europe/London", "Europe/Dublin", "Europe/Berlin", "Asia/Beirut", "Asia/Jerusalem",
    "Australia/Lord_Howe", "Pacific/Auckland",
  ]

  /// Those besides that tests of apps and journeys take from the machine.
  static let ofApps = [
    "Africa/Casablanca", "America/Los_Angeles", "America/Mexico_City", "America/Sao_Paulo",
    "Asia/Kathmandu", "Asia/Kolkata", "Asia/Seoul", "Asia/Tokyo", "Pacific/Apia",
    "Pacific/Kiritimati",
  ]

  static func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: folder + name).map { data in [UInt8](data) }
  }

  static func rules(_ name: String) throws -> ZoneRules {
    guard let bytes = bytes(name) else { throw Missing(name: name) }
    return try ZoneRules(tzif: bytes)
  }

  /// Every zone Foundation knows and the machine has a file for.
  static func all() throws -> [(name: String, rules: ZoneRules)] {
    try TimeZone.knownTimeZoneIdentifiers.sorted().compactMap { name in
      guard let bytes = bytes(name) else { return nil }
      return (name, try ZoneRules(tzif: bytes))
    }
  }

  struct Missing: Error {
    let name: String
  }
}

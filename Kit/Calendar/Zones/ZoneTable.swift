/// The rules of the world's zones for the years to come, by IANA name: enough to plan with where
/// no zone files are, as in a browser.
///
/// It holds the rule at the end of each zone's file (RFC 9636 §3.3.1), about eight kilobytes for
/// all. Of the past it knows nothing: before a zone took to its present rule, the answer is what
/// that rule would have been.
public enum ZoneTable {
  /// The rules of a zone by its IANA name, such as `Europe/London`; links such as `Asia/Calcutta`
  /// and `US/Pacific` count, case does not. `nil` for a name the table does not have. O(size of the
  /// table).
  public static func rules(named name: String) -> ZoneRules? {
    guard let rule = rule(named: name) else { return nil }
    do throws(ZoneRulesError) { return try ZoneRules(posix: rule) } catch { return nil }
  }

  /// The name as the table has it, for a name in any case.
  public static func name(_ name: String) -> String? {
    var found: String?
    scan { _, area, city in
      guard matches(name, area, city) else { return false }
      let area = String(decoding: area, as: UTF8.self)
      let city = String(decoding: city, as: UTF8.self)
      found = area.isEmpty ? city : area + "/" + city
      return true
    }
    return found
  }

  /// Every name, in the table's order.
  public static var names: [String] {
    var names: [String] = []
    scan { _, area, city in
      let city = String(decoding: city, as: UTF8.self)
      names.append(area.isEmpty ? city : String(decoding: area, as: UTF8.self) + "/" + city)
      return false
    }
    return names
  }

  private static func rule(named name: String) -> String? {
    var found: String?
    scan { rule, area, city in
      guard matches(name, area, city) else { return false }
      found = String(decoding: rule, as: UTF8.self)
      return true
    }
    return found
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>.SubSequence

  /// Visits rule, area and city of every zone until `visit` says that it has found it.
  private static func scan(_ visit: (_ rule: Bytes, _ area: Bytes, _ city: Bytes) -> Bool) {
    rows.withUTF8Buffer { bytes in
      for row in bytes.split(separator: UInt8(ascii: "\n")) {
        let words = row.split(separator: UInt8(ascii: " "))
        for word in words.dropFirst() {
          guard let colon = word.firstIndex(of: UInt8(ascii: ":")) else { continue }
          let area = word[..<colon]
          for city in word[(colon + 1)...].split(separator: UInt8(ascii: ","))
          where visit(words[0], area, city) {
            return
          }
        }
      }
    }
  }

  private static func matches(_ name: String, _ area: Bytes, _ city: Bytes) -> Bool {
    let length = area.isEmpty ? city.count : area.count + 1 + city.count
    guard name.utf8.count == length else { return false }
    var index = 0
    for byte in name.utf8 {
      let mine =
        index < area.count
        ? area[area.startIndex + index]
        : area.isEmpty
          ? city[city.startIndex + index]
          : index == area.count
            ? UInt8(ascii: "/") : city[city.startIndex + index - area.count - 1]
      guard lowered(mine) == lowered(byte) else { return false }
      index += 1
    }
    return true
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
  }
}

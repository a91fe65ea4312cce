import Core
import TeePalsDomain

extension CityIndex {
  /// What a gazetteer's columns are called, in any order.
  private enum Column: String, CaseIterable {
    case id, label, country, lat, lng, zone, population, also, ko, countryko

    /// Files of before have none.
    var isOptional: Bool { self == .ko || self == .countryko }
  }

  /// Reads a file as `Tools/cities.py` writes it: a line of names, then a city a line, fields
  /// separated by tabs. A line that cannot be read is left out; `nil` for a file without the names.
  public init?(gazetteer bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
    guard let head = lines.popFirst() else { return nil }
    let names = Self.fields(head).map { name in String(decoding: name, as: UTF8.self) }
    var places: [Column: Int] = [:]
    for column in Column.allCases {
      if let place = names.firstIndex(of: column.rawValue) {
        places[column] = place
      } else if !column.isOptional {
        return nil
      }
    }
    // A few hundred zones and countries stand for all.
    var zones: [ArraySlice<UInt8>: String] = [:]
    func shared(_ bytes: ArraySlice<UInt8>) -> String {
      if let known = zones[bytes] { return known }
      let text = String(decoding: bytes, as: UTF8.self)
      zones[bytes] = text
      return text
    }
    self.init(
      lines.compactMap { line -> (entry: Entry, also: String)? in
        let fields = Self.fields(line)
        func field(_ column: Column) -> ArraySlice<UInt8> {
          guard let place = places[column], place < fields.count else { return [] }
          return fields[place]
        }
        func text(_ column: Column) -> String { String(decoding: field(column), as: UTF8.self) }
        guard let id = Int(text(.id)), let population = Int(text(.population)),
          let latitude = Double(text(.lat)), let longitude = Double(text(.lng)),
          let point = GlobePoint(latitude: latitude, longitude: longitude),
          !field(.label).isEmpty, !field(.zone).isEmpty
        else { return nil }
        let city = City(
          id: id, label: text(.label), point: point.snapped, timeZone: shared(field(.zone)),
          population: population)
        let entry = Entry(
          city: city, country: shared(field(.country)), inKorean: text(.ko),
          countryInKorean: shared(field(.countryko)))
        return (entry: entry, also: text(.also))
      })
  }

  private static func fields(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
  }
}

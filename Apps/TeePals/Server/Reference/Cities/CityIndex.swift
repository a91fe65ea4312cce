import Core
import Geography
import TeePalsDomain

/// The cities of the gazetteer, to be found by the beginning of a word and by place.
public struct CityIndex: Sendable {
  /// A city, and what only the server needs of it.
  struct Entry: Sendable {
    let city: City
    /// ISO 3166-1 alpha-2.
    let country: String
    /// Further names it is found by.
    let also: String
  }

  /// Most people first.
  private let entries: [Entry]
  /// What each is found by, one after the other, each beginning with a blank and ending with a line
  /// feed.
  private let keys: [UInt8]
  /// Where the key of each begins.
  private let starts: [Int]
  /// The entries from the south-west to the north-east.
  private let codes: [(code: Int64, entry: Int)]

  /// A gazetteer without a city.
  public static let empty = CityIndex([])

  init(_ entries: [Entry]) {
    let sorted = entries.sorted { one, other in
      one.city.population != other.city.population
        ? one.city.population > other.city.population : one.city.id < other.city.id
    }
    var keys: [UInt8] = []
    var starts: [Int] = []
    starts.reserveCapacity(sorted.count)
    for entry in sorted {
      starts.append(keys.count)
      keys.append(blank)
      keys += Array(SearchKey.of(entry.city.label + " " + entry.also).utf8)
      keys.append(lineFeed)
    }
    self.entries = sorted
    self.keys = keys
    self.starts = starts
    codes = sorted.enumerated().map { index, entry in (ZCode(entry.city.point).value, index) }
      .sorted { one, other in
        one.code != other.code ? one.code < other.code : one.entry < other.entry
      }
  }

  public var count: Int { entries.count }

  /// Cities with a word that the text begins, most people first. Several words follow each other as
  /// in the label: “san jo”, “san jose ca”. O(size of the gazetteer), under a millisecond.
  public func matching(_ text: String, limit: Int = 10) -> [City] {
    let wanted = Array(SearchKey.of(text).utf8)
    guard !wanted.isEmpty else { return [] }
    var found: [City] = []
    keys.withUnsafeBufferPointer { keys in
      var city = 0
      while city < entries.count, found.count < limit {
        let end = city + 1 < starts.count ? starts[city + 1] : keys.count
        if Self.hasWord(wanted, keys, starts[city]..<end) { found.append(entries[city].city) }
        city += 1
      }
    }
    return found
  }

  /// The nearest cities, nearest first.
  public func nearest(_ point: GlobePoint, count: Int = 10) -> [City] {
    around(point, count).map { near in near.thing.city }
  }

  /// The nearest city.
  func nearest(_ point: GlobePoint) -> Entry? { around(point, 1).first?.thing }

  private func around(_ point: GlobePoint, _ count: Int) -> [Near<Entry>] {
    NearestFirst.find(count, from: point) { entry in
      entry.city.point
    } candidates: { cover in
      cover.ranges.flatMap { range in
        codes[position(of: range.lowerBound)..<position(of: range.upperBound)].map { known in
          entries[known.entry]
        }
      }
    }
  }

  /// The first place in ``codes`` that is not before the code.
  private func position(of code: Int64) -> Int {
    var low = 0
    var high = codes.count
    while low < high {
      let middle = (low + high) / 2
      if codes[middle].code < code { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a word of the key begins with these bytes.
  private static func hasWord(
    _ wanted: [UInt8], _ keys: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Bool {
    var index = range.lowerBound
    while index + wanted.count < range.upperBound {
      if keys[index] == blank, keys[index + 1] == wanted[0],
        keys[index + 1..<index + 1 + wanted.count].elementsEqual(wanted)
      {
        return true
      }
      index += 1
    }
    return false
  }
}

private let blank = UInt8(ascii: " ")
private let lineFeed = UInt8(ascii: "\n")

import Core
import Geography
import TeePalsDomain

/// The cities of the gazetteer, to be found by any of their names and by place.
public struct CityIndex: Sendable {
  /// A city, and what only the server needs of it.
  struct Entry: Sendable {
    let city: City
    /// ISO 3166-1 alpha-2.
    let country: String
    /// Empty where nobody knows.
    var inKorean = ""
    var countryInKorean = ""
  }

  /// Most people first.
  private let entries: [Entry]
  /// What each is found by, one after the other (``CityKey``).
  private let keys: [UInt8]
  /// Where the key of each begins.
  private let starts: [Int32]
  /// The entries from the south-west to the north-east.
  private let codes: [(code: Int64, entry: Int)]

  /// A gazetteer without a city.
  public static let empty = CityIndex([])

  /// - Parameter known: Each with its further names, parted by semicolons.
  init(_ known: [(entry: Entry, also: String)]) {
    let sorted = known.sorted { one, other in
      let (one, other) = (one.entry.city, other.entry.city)
      return one.population != other.population
        ? one.population > other.population : one.id < other.id
    }
    var keys: [UInt8] = []
    var starts: [Int32] = []
    starts.reserveCapacity(sorted.count)
    for (entry, also) in sorted {
      starts.append(Int32(keys.count))
      CityKey.append(entry.city.label, also: also, to: &keys)
    }
    entries = sorted.map { known in known.entry }
    self.keys = keys
    self.starts = starts
    codes = sorted.enumerated().map { index, known in
      (ZCode(known.entry.city.point).value, index)
    }
    .sorted { one, other in
      one.code != other.code ? one.code < other.code : one.entry < other.entry
    }
  }

  public var count: Int { entries.count }

  /// Cities with a name or a word that the text begins, those first that it names whole, then most
  /// people first (``CityFit``). Several words follow each other as in a name: “san jo”, “san jose
  /// ca”. O(size of the gazetteer), a few milliseconds.
  public func matching(_ text: String, limit: Int = 10) -> [City] {
    let wanted = Array(SearchKey.of(text).utf8)
    guard !wanted.isEmpty else { return [] }
    var found: [(fit: CityFit, entry: Int)] = []
    keys.withUnsafeBufferPointer { keys in
      for index in entries.indices {
        let end = index + 1 < starts.count ? Int(starts[index + 1]) : keys.count
        let fit = CityKey.fit(
          wanted, keys, Int(starts[index])..<end, people: entries[index].city.population)
        if let fit { found.append((fit, index)) }
      }
    }
    found.sort { one, other in
      one.fit != other.fit ? one.fit < other.fit : one.entry < other.entry
    }
    return found.prefix(limit).map { known in entries[known.entry].answered }
  }

  /// The nearest cities, nearest first.
  public func nearest(_ point: GlobePoint, count: Int = 10) -> [City] {
    around(point, count).map { near in near.thing.answered }
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
}

extension CityIndex.Entry {
  /// As people get it: with what Koreans call it, as far as anybody knows, in the form of its
  /// label.
  var answered: City {
    guard !countryInKorean.isEmpty else { return city }
    let label = city.label
    let comma = label.lastIndex(of: ",") ?? label.endIndex
    let name = inKorean.isEmpty ? String(label[..<comma]) : inKorean
    // A state keeps its letters.
    let state = country == "US" ? String(label[comma...]) : ""
    var answered = city
    answered.korean = name + state + ", " + countryInKorean
    return answered
  }
}

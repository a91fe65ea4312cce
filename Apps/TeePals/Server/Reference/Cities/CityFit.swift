import Core

/// How well what somebody typed meets a city: the better fit is the lesser one.
struct CityFit: Hashable, Comparable {
  enum Kind: Int {
    /// A name of the city, whole.
    case exact
    /// The beginning of a name, or of a word of the city's own name or region.
    case beginning
    /// The beginning of another name's word, or of an airport's code.
    case word
  }

  let kind: Kind
  /// How many people live there; of those whom another name than the city's own led here, fewer.
  let people: Int

  /// Who types “Paris” means Paris in Texas more than Warsaw, the Paris of the East; who types
  /// “Sevilla” the great one all the same, whatever a small one calls itself.
  private static let lesser = 20

  init(_ name: CityName, isStart: Bool, isWhole: Bool, people: Int) {
    let isOwn = name == .own
    self.people = isOwn ? people : people / CityFit.lesser
    if name == .code {
      kind = .word
    } else if isStart {
      kind = isWhole ? .exact : .beginning
    } else {
      kind = isOwn ? .beginning : .word
    }
  }

  static func < (one: CityFit, other: CityFit) -> Bool {
    one.kind != other.kind ? one.kind.rawValue < other.kind.rawValue : one.people > other.people
  }
}

/// What a name in the keys of the cities is; its number stands before it.
enum CityName: UInt8 {
  /// What the gazetteer calls the city, also with its region.
  case own = 1
  case other
  /// An airport's, “CGN”, or what initials make.
  case code

  /// Of another name.
  init(of name: String) {
    let isCode =
      CityName.lengthsOfCodes.contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
    self = isCode ? .code : .other
  }

  private static let lengthsOfCodes = 2...4
}

/// All names of a city, folded: each begins with what it is, its words are parted by blanks, and a
/// line feed ends them.
enum CityKey {
  private static let blank = UInt8(ascii: " ")
  private static let end = UInt8(ascii: "\n")
  /// What parts the further names in a file.
  private static let between: Character = ";"

  static func append(_ label: String, also: String, to keys: inout [UInt8]) {
    func add(_ name: CityName, _ text: some StringProtocol) {
      let folded = SearchKey.of(String(text)).utf8
      guard !folded.isEmpty else { return }
      keys.append(name.rawValue)
      keys += Array(folded)
    }
    if let comma = label.lastIndex(of: ",") { add(.own, label[..<comma]) }
    add(.own, label)
    for name in also.split(separator: between) {
      let name = trimmed(String(name))
      add(CityName(of: name), name)
    }
    keys.append(end)
  }

  /// How well these bytes meet the best of the names in a range of the keys.
  static func fit(
    _ wanted: [UInt8], _ keys: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, people: Int
  ) -> CityFit? {
    var best: CityFit?
    var name = CityName.own
    var index = range.lowerBound
    while index + wanted.count < range.upperBound {
      let byte = keys[index]
      if byte <= blank {
        if let begun = CityName(rawValue: byte) { name = begun }
        let end = index + 1 + wanted.count
        if keys[index + 1] == wanted[0], keys[index + 1..<end].elementsEqual(wanted) {
          let fit = CityFit(
            name, isStart: byte != blank, isWhole: keys[end] < blank, people: people)
          if best.map({ known in fit < known }) ?? true { best = fit }
        }
      }
      index += 1
    }
    return best
  }
}

import Core
import Wire

// A plan travels with the start of a recording and as a row: u warm-up, s sets, d cool-down. A
// length is "t90", "m400" or "p"; a set has the times, the work and the rest.

extension IntervalPlan: WireCodable {
  public var json: JSON {
    .object([
      "u": warmUp.map { length in length.json },
      "s": .array(
        sets.map { set in
          .array(
            [.int(set.times), set.work.json] + (set.rest.map { rest in [rest.json] } ?? []))
        }),
      "d": coolDown.map { length in length.json },
    ])
  }

  public init(_ cursor: WireCursor) throws(WireError) {
    let lists = try cursor.required("s")
    var sets: [IntervalSet] = []
    for list in try lists.elements() {
      let parts = try list.elements()
      guard (2...3).contains(parts.count), sets.count < 100 else {
        throw lists.error(.expected("a few sets"))
      }
      sets.append(
        IntervalSet(
          times: try parts[0].int(in: 0...1_000), work: try parts[1].decode(),
          rest: parts.count == 3 ? try parts[2].decode() : nil))
    }
    self.init(
      warmUp: try cursor.optional("u")?.decode(), sets: sets,
      coolDown: try cursor.optional("d")?.decode())
  }
}

extension IntervalLength: WireCodable {
  public var json: JSON { .string(word) }

  /// As it travels.
  public var word: String {
    switch self {
    case .time(let seconds): "t" + String(seconds)
    case .distance(let metres): "m" + String(metres)
    case .pressed: "p"
    }
  }

  /// What is read: a plan that goes beyond what may be run is refused by name, and 99 of these can
  /// be added up.
  private static let longest = 1_000_000

  /// Of a word; `nil` for what is none.
  public init?(word: String) {
    var number = Int(word.dropFirst()) ?? -1
    if number > IntervalLength.longest { number = -1 }
    switch word.utf8.first {
    case UInt8(ascii: "t") where number >= 0: self = .time(number)
    case UInt8(ascii: "m") where number >= 0: self = .distance(number)
    case UInt8(ascii: "p") where word.utf8.count == 1: self = .pressed
    default: return nil
    }
  }

  public init(_ cursor: WireCursor) throws(WireError) {
    guard let length = IntervalLength(word: try cursor.string(limit: 16)) else {
      throw cursor.error(.expected("a length of a step"))
    }
    self = length
  }
}

/// Changes CBOR where its structure is: whole items are dropped, doubled, swapped, wrapped and
/// given other types and lengths. The same seed makes the same changes.
struct CBORMutator {
  /// One item: its head and everything in it.
  struct Item {
    let start: Int
    let headEnd: Int
    let end: Int
  }

  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(bound, 1)
  }

  /// Every item of well-formed input, outermost first.
  static func items(_ bytes: [UInt8]) -> [Item] {
    var found: [Item] = []
    _ = read(bytes, 0, &found)
    return found
  }

  private static func read(_ bytes: [UInt8], _ start: Int, _ found: inout [Item]) -> Int {
    guard start < bytes.count else { return bytes.count }
    let major = bytes[start] >> 5
    let short = bytes[start] & 31
    var place = start + 1
    var argument = UInt64(short)
    if short >= 24 {
      let size = short < 28 ? 1 << Int(short - 24) : 0
      argument = bytes[min(place, bytes.count)..<min(place + size, bytes.count)]
        .reduce(0) { sum, byte in sum << 8 | UInt64(byte) }
      place += size
    }
    // Never more than there are bytes, whatever a changed head says.
    let count = Int(min(argument, UInt64(bytes.count)))
    let index = found.count
    found.append(Item(start: start, headEnd: place, end: place))
    switch major {
    case 2, 3: place += count
    case 4, 5:
      for _ in 0..<count * (major == 5 ? 2 : 1) where place < bytes.count {
        place = read(bytes, place, &found)
      }
    default: break
    }
    place = min(place, bytes.count)
    found[index] = Item(start: start, headEnd: min(found[index].headEnd, place), end: place)
    return place
  }

  /// A head of any type with any argument, in any of the five lengths.
  private mutating func head(major: Int) -> [UInt8] {
    let arguments: [UInt64] = [
      0, 1, 23, 24, 255, 256, 1_023, 65_535, 65_536, 1 << 31, 1 << 32, .max - 1, .max,
      UInt64(below(100)),
    ]
    let argument = arguments[below(arguments.count)]
    let form = below(6)
    let first = UInt8(major << 5)
    if form == 5 { return [first | UInt8(below(32))] }
    if form == 4 { return [first | UInt8(argument & 31)] }
    let size = 1 << form
    return [first | UInt8(24 + form)]
      + (0..<size).map { place in
        UInt8(truncatingIfNeeded: argument >> UInt64((size - 1 - place) * 8))
      }
  }

  /// One change.
  mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
    let items = Self.items(bytes)
    guard !items.isEmpty else { return head(major: below(8)) }
    let item = items[below(items.count)]
    let other = items[below(items.count)]
    let whole = Array(bytes[item.start..<item.end])
    var changed = bytes
    switch below(8) {
    case 0: changed.removeSubrange(item.start..<item.end)
    case 1: changed.insert(contentsOf: whole, at: item.start)
    case 2: changed.replaceSubrange(item.start..<item.end, with: bytes[other.start..<other.end])
    case 3: changed.replaceSubrange(item.start..<item.headEnd, with: head(major: below(8)))
    case 4:
      let major = Int(bytes[item.start] >> 5)
      changed.replaceSubrange(item.start..<item.headEnd, with: head(major: major))
    case 5: changed.insert(contentsOf: head(major: 4 + below(3)), at: item.start)
    case 6:
      changed.insert(contentsOf: [UInt8](repeating: 0x81, count: 1 + below(12)), at: item.start)
    default:
      let place = item.start + below(max(1, item.end - item.start))
      if place < changed.count { changed[place] = UInt8(below(256)) }
    }
    return changed
  }

  /// A few changes, one after the other.
  mutating func mutant(of bytes: [UInt8]) -> [UInt8] {
    var changed = bytes
    for _ in 0...below(3) { changed = self.changed(changed) }
    return changed
  }
}

/// A place in an order that is kept by hand: a fractional index, so that moving one thing changes
/// that thing alone (specification §3.2, §16).
///
/// Compared byte by byte; equal keys are ordered by id.
public struct SortKey: Hashable, Sendable {
  /// 1…200 of `0-9A-Za-z`, not ending in `0`.
  public let text: String

  init(valid text: String) { self.text = text }

  /// Bytes a key may have.
  public static let limit = 200

  /// The place of the first thing in an order: in the middle of all places.
  public static let first = SortKey(valid: "V")

  /// Reads a key; `nil` for a text that is none.
  public init?(_ text: String) {
    guard let last = text.utf8.last, last != UInt8(ascii: "0"), text.utf8.count <= SortKey.limit,
      text.utf8.allSatisfy({ byte in digit(byte) != nil })
    else { return nil }
    self.text = text
  }
}

extension SortKey: Comparable {
  /// Byte by byte: digits, capital letters, small letters.
  public static func < (a: SortKey, b: SortKey) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }
}

extension SortKey {
  /// A place after `a` and before `b`; nothing stands for an end of the order. Where `b` is not
  /// after `a`, only `a` counts.
  ///
  /// Keys grow by one byte in about sixty things put at an end, and in six put between the same
  /// two. A key that would be longer than ``limit`` is cut there.
  public static func between(_ a: SortKey?, _ b: SortKey?) -> SortKey {
    let low = a.map { key in digits(key) } ?? []
    let high = b.map { key in digits(key) }
    guard let high, a.map({ key in digits(key).lexicographicallyPrecedes(high) }) ?? true else {
      return low.isEmpty ? first : key(after(low))
    }
    return key(low.isEmpty ? before(high) : middle(low, high))
  }

  /// The first digit that can be one more is.
  private static func after(_ low: [Int]) -> [Int] {
    var digits: [Int] = []
    for digit in low {
      if digit < base - 1 { return digits + [digit + 1] }
      digits.append(digit)
    }
    return digits + [1]
  }

  /// The first digit that can be one less is.
  private static func before(_ high: [Int]) -> [Int] {
    var digits: [Int] = []
    for (index, digit) in high.enumerated() {
      if digit > 1 { return digits + [digit - 1] }
      if digit == 1 { return index + 1 < high.count ? digits + [1] : digits + [0, base - 1] }
      digits.append(0)
    }
    return digits + [base / 2]
  }

  private static func middle(_ low: [Int], _ high: [Int]) -> [Int] {
    var digits: [Int] = []
    var isBounded = true
    var index = 0
    while true {
      let from = index < low.count ? low[index] : 0
      let to = isBounded ? (index < high.count ? high[index] : 0) : base
      if to - from > 1 { return digits + [(from + to) / 2] }
      digits.append(from)
      if to != from { isBounded = false }
      index += 1
    }
  }

  private static func digits(_ key: SortKey) -> [Int] {
    key.text.utf8.map { byte in digit(byte) ?? 0 }
  }

  private static func key(_ digits: [Int]) -> SortKey {
    var bytes = digits.prefix(limit).map { digit in byte(digit) }
    while bytes.count > 1, bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
    return SortKey(valid: String(decoding: bytes, as: UTF8.self))
  }
}

private let base = 62

private func digit(_ byte: UInt8) -> Int? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 48
  case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 65 + 10
  case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 97 + 36
  default: nil
  }
}

private func byte(_ digit: Int) -> UInt8 {
  switch digit {
  case 0..<10: UInt8(48 + digit)
  case 10..<36: UInt8(65 + digit - 10)
  default: UInt8(97 + digit - 36)
  }
}

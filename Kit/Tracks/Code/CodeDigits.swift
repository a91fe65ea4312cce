/// Whole numbers as text, in digits of five bits: the lowest first, each but the last with 32
/// added, as one of the 64 letters of base64url (RFC 4648 §5).
public enum CodeDigits {
  /// A whole number as one that is not negative, its sign in the lowest bit.
  public static func signed(_ value: Int64) -> UInt64 {
    value < 0 ? UInt64(-(value + 1)) * 2 + 1 : UInt64(value) * 2
  }

  /// What ``signed(_:)`` was made of.
  public static func unsigned(_ value: UInt64) -> Int64 {
    value & 1 == 0 ? Int64(value >> 1) : -Int64(value >> 1) - 1
  }

  /// Appends a number of at most 35 bits: no reader takes more.
  public static func write(_ value: UInt64, _ bytes: inout [UInt8]) {
    var rest = value
    while rest >= 32 {
      bytes.append(letter(UInt8(rest & 31) + 32))
      rest >>= 5
    }
    bytes.append(letter(UInt8(rest)))
  }

  private static func letter(_ value: UInt8) -> UInt8 {
    switch value {
    case 0..<26: UInt8(ascii: "A") + value
    case 26..<52: UInt8(ascii: "a") + value - 26
    case 52..<62: UInt8(ascii: "0") + value - 52
    case 62: UInt8(ascii: "-")
    default: UInt8(ascii: "_")
    }
  }

  /// Reads numbers one after the other.
  public struct Reader {
    private let bytes: [UInt8]
    private var position: Int

    /// From an byte of the text on.
    public init(_ text: String, from position: Int = 0) {
      bytes = Array(text.utf8)
      self.position = position
    }

    /// Whether everything was read.
    public var isAtEnd: Bool { position == bytes.count }

    /// At most 35 bits, in as few digits as it needs; `nil` at the end, and for anything else.
    public mutating func number() -> UInt64? {
      var value: UInt64 = 0
      var shift: UInt64 = 0
      while position < bytes.count, shift <= 30 {
        guard let digit = Reader.value(bytes[position]) else { return nil }
        position += 1
        value |= UInt64(digit & 31) << shift
        if digit < 32 { return digit == 0 && shift > 0 ? nil : value }
        shift += 5
      }
      return nil
    }

    private static func value(_ letter: UInt8) -> UInt8? {
      switch letter {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): letter - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): letter - UInt8(ascii: "0") + 52
      case UInt8(ascii: "-"): 62
      case UInt8(ascii: "_"): 63
      default: nil
      }
    }
  }
}

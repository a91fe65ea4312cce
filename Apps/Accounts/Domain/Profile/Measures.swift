// How heights and weights are typed and shown. What is kept is in SI units.

/// A height as people say it where lengths are in feet.
public struct FeetInches: Hashable, Sendable {
  public let feet: Int
  /// 0…11.
  public let inches: Int

  /// The nearest whole inch (2.54 cm, exactly).
  public init(centimetres: Int) {
    let whole = (centimetres * 100 + 127) / 254
    feet = whole / 12
    inches = whole % 12
  }

  public init(feet: Int, inches: Int) {
    self.feet = feet + inches / 12
    self.inches = inches % 12
  }

  /// The nearest whole centimetre.
  public var centimetres: Int { ((feet * 12 + inches) * 254 + 50) / 100 }
}

/// A decimal number as people type it.
public enum Decimal {
  /// Reads digits with at most one point or comma, as thousandths; `nil` for anything else, for
  /// more than three places, and beyond six digits before the point.
  public static func thousandths(_ text: String) -> Int? {
    var whole = 0
    var places: Int?
    var digits = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard digits < 9, places ?? 0 < 3 else { return nil }
        whole = whole * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
        if let known = places { places = known + 1 }
      case UInt8(ascii: "."), UInt8(ascii: ","):
        guard places == nil, digits > 0 else { return nil }
        places = 0
      default: return nil
      }
    }
    guard digits > 0, digits - (places ?? 0) <= 6 else { return nil }
    for _ in (places ?? 0)..<3 { whole *= 10 }
    return whole
  }

  /// One place after the point, none when it is 0.
  public static func text(tenths: Int) -> String {
    tenths % 10 == 0 ? String(tenths / 10) : String(tenths / 10) + "." + String(tenths % 10)
  }
}

/// A weight in pounds.
public enum Pounds {
  /// The nearest gram (453.592 37 g a pound, exactly).
  public static func grams(thousandths: Int) -> Int {
    Int((Int64(thousandths) * 45_359_237 + 50_000_000) / 100_000_000)
  }

  /// The nearest tenth of a pound.
  public static func tenths(grams: Int) -> Int {
    Int((Int64(grams) * 1_000_000 + 22_679_618) / 45_359_237)
  }
}

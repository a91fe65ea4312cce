extension Fee {
  /// Digits behind the point of a currency (ISO 4217).
  public static func digits(of currency: String) -> Int {
    switch currency {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND",
      "VUV", "XAF", "XOF", "XPF":
      0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    default: 2
    }
  }

  /// `45.00`, without the currency.
  public var amount: String {
    let digits = Fee.digits(of: currency)
    var scale: Int64 = 1
    for _ in 0..<digits { scale *= 10 }
    let whole = (minor / scale).description
    if digits == 0 { return whole }
    let part = (minor % scale).description
    return whole + "." + String(repeating: "0", count: digits - part.count) + part
  }

  /// Reads `45`, `45.50`, `45,50`, `1,200.00`, `€ 45`, `45 EUR`, `30,000원`.
  ///
  /// - Parameter currency: the one that counts where the text names none.
  public init?(_ text: String, currency fallback: String) {
    var digits: [UInt8] = []
    var marks: [(sign: UInt8, at: Int)] = []
    var letters = ""
    for character in text where !character.isWhitespace {
      if let byte = character.asciiValue, (48...57).contains(byte) {
        digits.append(byte - 48)
      } else if character == "." || character == "," || character == "'" {
        marks.append((character.asciiValue ?? 0, digits.count))
      } else {
        letters.append(character)
      }
    }
    let named = letters.isEmpty ? fallback.uppercased() : Fee.currency(letters)
    guard let named, Fee.isCurrency(named), (1...11).contains(digits.count) else { return nil }
    let places = Fee.digits(of: named)
    // The last mark parts the fraction when as many digits follow as the currency has, or one less.
    var fraction = 0
    if let last = marks.last {
      let behind = digits.count - last.at
      if behind <= max(places, 2), behind > 0, places > 0 || behind < 3 { fraction = behind }
    }
    guard fraction <= places else { return nil }
    var minor: Int64 = 0
    for digit in digits { minor = minor * 10 + Int64(digit) }
    for _ in fraction..<places { minor *= 10 }
    guard Fee.amounts.contains(minor) else { return nil }
    self.init(minor: minor, currency: named)
  }

  private static func currency(_ letters: String) -> String? {
    switch letters.lowercased() {
    case "€", "euro", "euros": "EUR"
    case "£": "GBP"
    case "$", "us$": "USD"
    case "₩", "￦", "원": "KRW"
    case "¥", "￥", "円": "JPY"
    case "fr", "fr.", "sfr": "CHF"
    default: isCurrency(letters.uppercased()) ? letters.uppercased() : nil
    }
  }
}

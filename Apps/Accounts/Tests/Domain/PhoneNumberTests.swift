import AccountsDomain
import Testing

@Suite("Telephone numbers: the table of specification §3.3, and E.164")
struct PhoneNumberTests {
  struct Row: Sendable {
    let raw: String
    /// Of the number; `nil` where it is not one.
    let e164: String?
    /// What the field shows.
    let shown: String
  }

  /// As in the specification, with its note on numbers that begin with a country code.
  static let korean = [
    Row(raw: "01012345678", e164: "+821012345678", shown: "010-1234-5678"),
    Row(raw: "010 1234 5678", e164: "+821012345678", shown: "010-1234-5678"),
    Row(raw: "0101234567", e164: nil, shown: "010-1234-567"),
    Row(raw: "0111234567", e164: "+82111234567", shown: "011-123-4567"),
    Row(raw: "01112345678", e164: nil, shown: "011-123-45678"),
    Row(raw: "0161234567", e164: "+82161234567", shown: "016-123-4567"),
    Row(raw: "0171234567", e164: "+82171234567", shown: "017-123-4567"),
    Row(raw: "0181234567", e164: "+82181234567", shown: "018-123-4567"),
    Row(raw: "0191234567", e164: "+82191234567", shown: "019-123-4567"),
    Row(raw: "0121234567", e164: nil, shown: "012-123-4567"),
    Row(raw: "0151234567", e164: nil, shown: "015-123-4567"),
    Row(raw: "021234567", e164: nil, shown: "021-234-567"),
    Row(raw: "+821012345678", e164: "+821012345678", shown: "010-1234-5678"),
    Row(raw: "+82 10 1234 5678", e164: "+821012345678", shown: "010-1234-5678"),
    Row(raw: "82 10-1234-5678", e164: "+821012345678", shown: "010-1234-5678"),
    Row(raw: "00821012345678", e164: "+821012345678", shown: "010-1234-5678"),
    Row(raw: "+82 (0)10-1234-5678", e164: "+821012345678", shown: "010-1234-5678"),
    Row(raw: "+82111234567", e164: "+82111234567", shown: "011-123-4567"),
    Row(raw: "", e164: nil, shown: ""),
    Row(raw: "abc", e164: nil, shown: ""),
    Row(raw: "０１０１２３４５６７８", e164: nil, shown: ""),
    Row(raw: "010½①345678", e164: nil, shown: "010-3456-78"),
  ]

  static let others = [
    Row(raw: "+1 (202) 555-0123", e164: "+12025550123", shown: "+1 2025550123"),
    Row(raw: "0044 20 7946 0958", e164: "+442079460958", shown: "+44 2079460958"),
    Row(raw: "+354 411 1111", e164: "+3544111111", shown: "+354 4111111"),
    Row(raw: "+1234567", e164: nil, shown: "+1 234567"),
    Row(raw: "+999 1234 5678", e164: nil, shown: "+99912345678"),
    Row(raw: "+1234567890123456", e164: nil, shown: "+1 23456789012345"),
    Row(raw: "++12025550123", e164: nil, shown: "+1 2025550123"),
    Row(raw: "+0 12345678", e164: nil, shown: "+012345678"),
  ]

  @Test(arguments: korean + others)
  func reads(row: Row) {
    #expect((try? PhoneNumber(row.raw))?.e164 == row.e164)
    #expect(PhoneNumber.live(row.raw) == row.shown)
  }

  @Test(arguments: [
    ("", PhoneNumber.Fault.empty), ("+", .empty), ("abc", .badCharacter),
    ("٠١٠١٢٣٤٥٦٧٨", .badCharacter), ("021234567", .badPrefix), ("0101234567", .badLength),
    ("+999 1234 5678", .unknownCountry), ("+1234567", .badLength),
  ])
  func saysWhatIsWrong(raw: String, fault: PhoneNumber.Fault) {
    #expect(throws: fault) { try PhoneNumber(raw) }
  }

  /// Group by group while it is typed.
  @Test(arguments: [
    ("0", "0"), ("010", "010"), ("0101", "010-1"), ("0101234", "010-1234"),
    ("01012345", "010-1234-5"), ("0111234", "011-1234"), ("01112345", "011-123-45"),
    ("010123456789", "010-1234-5678"), ("+", "+"), ("+8", "+8"), ("+82", "+82"),
    ("+8210", "+82 10"), ("+82101234", "+82 10-1234"),
  ])
  func setsGroupsOff(typed: String, shown: String) {
    #expect(PhoneNumber.live(typed) == shown)
  }

  @Test func whatIsShownIsReadAsTheSame() throws {
    for row in Self.korean + Self.others {
      #expect(PhoneNumber.live(row.shown) == row.shown, "\(row.raw)")
      guard let number = try? PhoneNumber(row.raw) else { continue }
      #expect(try PhoneNumber(number.formatted) == number, "\(row.raw)")
      #expect(try PhoneNumber(number.e164) == number, "\(row.raw)")
      #expect(try PhoneNumber(row.shown) == number, "\(row.raw)")
    }
  }

  /// All numbers of a thousandth of the mobile range, and random ones of the world.
  @Test func readingAndWritingAreInverse() throws {
    for index in stride(from: 0, to: 100_000_000, by: 99_991) {
      let digits = String(index)
      let text = "010" + String(repeating: "0", count: 8 - digits.count) + digits
      let number = try PhoneNumber(text)
      #expect(number.e164 == "+82" + text.dropFirst())
      #expect(try PhoneNumber(number.formatted) == number)
      #expect(PhoneNumber.live(number.formatted) == number.formatted)
    }
    var dice = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let digits = (0..<Int.random(in: 1...17, using: &dice)).map { _ in
        String(Int.random(in: 0...9, using: &dice))
      }
      let raw = ["+", "00", "", "82"].randomElement(using: &dice)! + digits.joined()
      let live = PhoneNumber.live(raw)
      #expect(PhoneNumber.live(live) == live, "\(raw)")
      guard let number = try? PhoneNumber(raw) else { continue }
      #expect(try PhoneNumber(number.formatted) == number, "\(raw)")
      #expect((9...16).contains(number.e164.utf8.count), "\(raw)")
    }
  }

  @Test func everyCountryCodeIsTheOnlyOneAtItsPlace() {
    #expect(CallingCode.prefix(of: [8, 2, 1, 0]) == 2)
    #expect(CallingCode.prefix(of: [1, 2, 0]) == 1)
    #expect(CallingCode.prefix(of: [7]) == 1)
    #expect(CallingCode.prefix(of: [3, 5, 4]) == 3)
    #expect(CallingCode.prefix(of: [3, 5]) == nil)
    #expect(CallingCode.prefix(of: [2, 1, 0]) == nil)
    #expect(CallingCode.prefix(of: []) == nil)
  }
}

import AccountsDomain
import Testing

/// Compared with somebody else's implementation: mobile numbers that PyPI `phonenumbers` 9.0.43
/// (libphonenumber) holds to be valid, up to nine of each of its 245 regions, in its international
/// format. They were drawn by changing the last digits of its example numbers (seed 3966); numbers
/// of fewer than eight digits, to which no messages go, are left out.
@Suite("Telephone numbers of the whole world")
struct PhoneOracleTests {
  @Test func everyNumberIsReadAsItIsMeant() {
    let numbers = (Self.firstHalf + Self.secondHalf).split(separator: ";")
    #expect(numbers.count >= 2_000)
    for number in numbers {
      let meant = "+" + number.filter(\.isWholeNumber)
      #expect((try? PhoneNumber(String(number)))?.e164 == meant, "\(number)")
      // However it is typed, and as it is shown again.
      #expect((try? PhoneNumber("00" + number.dropFirst()))?.e164 == meant, "\(number)")
      let shown = PhoneNumber.live(meant)
      #expect((try? PhoneNumber(shown))?.e164 == meant, "\(number)")
    }
  }
}

import Core
import Testing

@Test func everyOctetIsTwoLowerCaseDigits() {
  #expect(hexadecimal([UInt8]()).isEmpty)
  #expect(hexadecimal([0x00, 0x0F, 0xA5, 0xFF]) == "000fa5ff")
  let all = (0...255).map { octet in UInt8(octet) }
  let digits = hexadecimal(all[...])
  #expect(digits.utf8.count == 512)
  for octet in all {
    let pair = digits.dropFirst(2 * Int(octet)).prefix(2)
    #expect(UInt8(pair, radix: 16) == octet && pair == pair.lowercased())
  }
}

import Core
import Testing

@Test func everyByteIsTwoLowerCaseDigits() {
  #expect(hexadecimal([UInt8]()).isEmpty)
  #expect(hexadecimal([0x00, 0x0F, 0xA5, 0xFF]) == "000fa5ff")
  let all = (0...255).map { byte in UInt8(byte) }
  let digits = hexadecimal(all[...])
  #expect(digits.utf8.count == 512)
  for byte in all {
    let pair = digits.dropFirst(2 * Int(byte)).prefix(2)
    #expect(UInt8(pair, radix: 16) == byte && pair == pair.lowercased())
  }
}

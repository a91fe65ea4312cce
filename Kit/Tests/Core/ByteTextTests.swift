import Core
import Testing

@Suite("Bytes of files as text")
struct ByteTextTests {
  private func wide(_ units: [UInt16], isLittle: Bool) -> [UInt8] {
    ([0xFEFF] + units).flatMap { unit in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittle ? bytes : bytes.reversed()
    }
  }

  @Test("UTF-8 with and without its mark, and UTF-16 both ways round", arguments: [true, false])
  func unicode(isLittle: Bool) {
    let text = "공부, Größe 🏃\n"
    let plain = Array(text.utf8)
    #expect(unicodeBytes(plain) == plain)
    #expect(unicodeBytes([0xEF, 0xBB, 0xBF] + plain) == plain)
    #expect(unicodeBytes(wide(Array(text.utf16), isLittle: isLittle)) == plain)
  }

  @Test("what is no letter in UTF-16 is none afterwards", arguments: [true, false])
  func halves(isLittle: Bool) {
    for units in [[0xD83C], [0xDFC3], [0xD83C, 0x41], [0xDFC3, 0xD83C]] as [[UInt16]] {
      #expect(!isWellFormedUTF8(unicodeBytes(wide(units, isLittle: isLittle))), "\(units)")
    }
    #expect(!isWellFormedUTF8(unicodeBytes(wide([0x41], isLittle: isLittle) + [0x42])))
  }

  @Test("other encodings are not guessed")
  func others() {
    let western: [UInt8] = [0x63, 0x61, 0x66, 0xE9]
    #expect(unicodeBytes(western) == western)
    #expect(!isWellFormedUTF8(unicodeBytes(western)))
  }

  @Test("a record of a table names those of its lines that are not UTF-8")
  func records() {
    // Windows-1252 in the fourth line and in the second of a cell, a letter that breaks off.
    let bytes: [UInt8] =
      Array("a,b\r\ncafé,1\n\"one\nt".utf8) + [0xE9] + Array("o\nthree\",2\r".utf8)
      + [0xE9] + Array(",3\nd,4\n".utf8) + [0x65, 0xC3]
    var reader = TableReader(bytes, delimiter: UInt8(ascii: ","))
    var lines: [Int] = []
    var garbled: [[Int]] = []
    while let record = reader.next() {
      lines.append(record.line)
      garbled.append(record.garbledLines)
    }
    #expect(lines == [1, 2, 3, 6, 7, 8])
    #expect(garbled == [[], [], [4], [6], [], [8]])
  }
}

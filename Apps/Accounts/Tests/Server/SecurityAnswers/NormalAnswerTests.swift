import AccountsServer
import Foundation
import Testing

@Suite("The form in which answers are compared")
struct NormalAnswerTests {
  /// Compared with Python's `unicodedata` and `str.casefold`.
  static let table: [(typed: String, form: String)] = [
    ("New York", "new york"), ("  new \t\n york ", "new york"), ("ＮＥＷ　ＹＯＲＫ", "new york"),
    ("Straße", "strasse"), ("STRASSE", "strasse"), ("ẞ!", "ss"), ("ΟΔΟΣ", "οδοσ"), ("οδος", "οδοσ"),
    ("ﬁsh & Chips", "fish chips"), ("떡볶이", "떡볶이"),
    ("\u{1104}\u{1165}\u{11A8}\u{1107}\u{1169}\u{11A9}\u{110B}\u{1175}", "떡볶이"),
    ("O'Brien", "obrien"), ("St. Mary’s", "st marys"), ("a\u{200B}b", "ab"), ("①② Ⅳ", "12 iv"),
    ("¿Qué?", "qué"), ("Que\u{301}", "qué"), ("c++", "c++"), ("...", ""), (" \u{3000} ", ""),
  ]

  @Test(arguments: table)
  func isThatOfTheTable(typed: String, form: String) {
    #expect(Array(NormalAnswer.form(typed).unicodeScalars) == Array(form.unicodeScalars))
  }

  /// What is normal stays as it is: for every letter there is, alone and between others.
  @Test func isItsOwnForm() {
    var strays: [UInt32] = []
    // Every third, so that the test does not take longer than the others.
    for value in stride(from: UInt32(0), to: 0x2FFFF, by: 3) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let form = NormalAnswer.form("\(scalar)\u{301} x\(scalar)-\(scalar)")
      if Array(NormalAnswer.form(form).unicodeScalars) != Array(form.unicodeScalars) {
        strays.append(value)
      }
    }
    #expect(strays == [])
  }

  /// Capitals, spaces and punctuation never make a difference.
  @Test(arguments: ["New York", "Kim's 국밥집", "Blue-Kettle 7", "elm street"])
  func doesNotDependOnHowItIsTyped(text: String) {
    let form = NormalAnswer.form(text)
    for other in [
      text.uppercased(), text.lowercased(), "  " + text + "\n", "“" + text + "”!",
      text.split(separator: " ").joined(separator: " \t "),
      text.decomposedStringWithCanonicalMapping,
    ] {
      #expect(NormalAnswer.form(other) == form)
    }
    #expect(NormalAnswer.form(text + "x") != form)
  }
}

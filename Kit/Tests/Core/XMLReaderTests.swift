import Core
import Testing

@Suite("Reading XML")
struct XMLReaderTests {
  /// What a text comes to, in a line.
  private func told(_ text: String, limits: XMLLimits = XMLLimits()) throws(XMLFault) -> String {
    var reader = try XMLReader(Array(text.utf8), limits: limits)
    var told = ""
    while true {
      switch try reader.next() {
      case .open:
        told += "<"
        for word in ["a", "b", "c"] as [StaticString] where reader.isNamed(word) {
          told += word.description
        }
        if let value = try reader.attribute("x") {
          told += "=" + String(decoding: value, as: UTF8.self)
        }
      case .close: told += ">"
      case .text(let text): told += String(decoding: try reader.content(text), as: UTF8.self)
      case .end: return told
      }
    }
  }

  @Test(
    "elements, attributes, references, sections",
    arguments: [
      ("<a/>", "<a>"), ("<?xml version='1.0'?>\n<a>\n</a>\n", "<a\n>"),
      ("<a><p:b x='1'/><c/></a>", "<a<b=1><c>>"),
      ("<a x=\"&lt;&gt;&amp;&quot;&apos;&#65;&#x42;\"/>", "<a=<>&\"'AB>"),
      ("<a>1 &amp; 2<![CDATA[ &amp; ]]><!-- no --></a>", "<a1 & 2 &amp; >"),
      ("<a>서울</a>", "<a서울>"), ("<a  x = '1' ></a >", "<a=1>"),
    ])
  func reading(text: String, expected: String) throws { #expect(try told(text) == expected) }

  @Test(
    "what is wrong is said with its line",
    arguments: [
      ("", XMLFault.Reason.cutShort, 1), ("<a>\n\n<b>", .cutShort, 3), ("<a>\n</b>", .mismatch, 2),
      ("\n<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>", .documentType, 2),
      ("<a>\n&x;</a>", .entity, 2), ("<a>&#0;</a>", .entity, 1), ("<a>&#xD800;</a>", .entity, 1),
      ("<a>&amp</a>", .entity, 1), ("<a/>\nx", .malformed, 2), ("<a/><b/>", .malformed, 1),
      ("x<a/>", .malformed, 1), ("<a x=1/>", .malformed, 1), ("<a x='1' x='2'/>", .malformed, 1),
      ("<a x='<'/>", .malformed, 1), ("< a/>", .malformed, 1), ("<a><![CDATA[", .cutShort, 1),
    ])
  func faults(text: String, reason: XMLFault.Reason, line: Int) {
    #expect(throws: XMLFault(reason, line: line)) { try told(text) }
  }

  @Test("depth and size are bounded")
  func limits() {
    let deep = String(repeating: "<a>", count: 33)
    #expect(throws: XMLFault(.tooDeep, line: 1)) { try told(deep) }
    #expect(throws: XMLFault(.tooLarge, line: 1)) {
      try told("<a></a>", limits: XMLLimits(bytes: 6))
    }
    let many = (0..<100).map { number in " n\(number)=''" }.joined()
    #expect(throws: XMLFault(.tooLarge, line: 1)) { try told("<a" + many + "/>") }
  }
}

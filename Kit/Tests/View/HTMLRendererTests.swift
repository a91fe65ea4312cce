import Testing
import View

@Suite struct HTMLRendererTests {
  private func html(_ node: Node<Int>) -> String { HTMLRenderer.html(node) }

  @Test func `text and attribute values are escaped`() {
    #expect(html(.text("a < b & \"c\" > d")) == "a &lt; b &amp; \"c\" &gt; d")
    #expect(
      html(element("a", .attribute("title", "\"<script>\" & 'x'")))
        == "<a title=\"&quot;&lt;script&gt;&quot; &amp; 'x'\"></a>")
  }

  @Test func `void elements have no end, others always have one`() {
    #expect(html(element("br")) == "<br>")
    #expect(html(element("img", .attribute("alt", ""))) == "<img alt>")
    #expect(html(element("p")) == "<p></p>")
    #expect(html(element("svg") { element("path") }) == "<svg><path></path></svg>")
  }

  @Test func `live properties become what HTML has for them`() {
    #expect(html(element("input", .value("a\"b"))) == "<input value=\"a&quot;b\">")
    #expect(html(element("input", .checked(true))) == "<input checked>")
    #expect(html(element("input", .checked(false))) == "<input>")
    #expect(
      html(element("dialog", .property(name: "modal", value: .bool(true))))
        == "<dialog open></dialog>")
    #expect(html(element("textarea", .value("<b>"))) == "<textarea>&lt;b&gt;</textarea>")
  }

  @Test func `a select shows its value through its options`() {
    let select: Node<Int> = element("select", .value("b")) {
      element("optgroup") { element("option", .attribute("value", "a")) { "A" } }
      element("option", .attribute("value", "b")) { "B" }
      element("option") { "b" }
    }
    #expect(
      html(select) == "<select><optgroup><option value=\"a\">A</option></optgroup>"
        + "<option value=\"b\" selected>B</option><option selected>b</option></select>")
  }

  @Test func `a leading line feed survives the parser`() {
    #expect(html(element("textarea", .value("\nx"))) == "<textarea>\n\nx</textarea>")
    #expect(html(element("pre") { "\nx" }) == "<pre>\n\nx</pre>")
  }

  @Test func `fragments vanish and classes join`() {
    let tree: Node<Int> = .fragment([
      .text("a"), .fragment([.text("b"), .empty]),
      element("i", .class("x"), .class(""), .class("y")),
    ])
    #expect(html(tree) == "ab<i class=\"x y\"></i>")
  }
}

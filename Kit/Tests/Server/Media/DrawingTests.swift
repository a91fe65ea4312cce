import CPicture
import Server
import Testing
import Wire

extension LibraryTests {
  /// Drawing by libvips, in this process and so without its confinement: its size, and what becomes
  /// of texts.
  @Suite struct DrawingTests {
    private static let isPrepared =
      fieldday_picture_prepare() == 0 && fieldday_drawing_prepare() == 0

    private static let shapes = """
      <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">\
      <rect width="1200" height="630" fill="#0b3d2e"/></svg>
      """

    private func text(_ text: String, font: DrawnFont = .title, height: Int = 250) -> DrawnText {
      DrawnText(
        text: text, font: font, colour: "#ffffff", left: 80, top: 80, width: 680, height: height)
    }

    private func picture(
      _ texts: [DrawnText], shapes: String = DrawingTests.shapes
    ) throws -> [UInt8]? {
      try #require(Self.isPrepared)
      let drawing = Drawing(shapes: shapes, texts: texts)
      return ConfinedImageProcess.picture(of: drawing.json.bytes)
    }

    /// As the segment with the size says it (ITU-T T.81 §B.2.2).
    private func size(of jpeg: [UInt8]) -> [Int]? {
      for at in jpeg.indices.dropLast(9) where jpeg[at] == 0xFF && jpeg[at + 1] == 0xC0 {
        return [
          Int(jpeg[at + 7]) << 8 | Int(jpeg[at + 8]),
          Int(jpeg[at + 5]) << 8 | Int(jpeg[at + 6]),
        ]
      }
      return nil
    }

    @Test(arguments: [
      "Half Moon Bay", "제주 오라 컨트리클럽", "⛳️👨‍👩‍👧‍👦🏌🏽‍♀️", "מועדון גולף קיסריה",
      "نادي الجولف", "<b>bold</b> &amp; </span><script>", "%s %n %d", "a\u{0}b\u{1}c\nd\te",
      "\u{202E}evil\u{202C}", String(repeating: "W", count: 100),
      String(repeating: "골", count: 100), String(repeating: "👨‍👩‍👧", count: 100),
      "Z" + String(repeating: "\u{0301}", count: 99), "", " ", "\u{200B}",
    ])
    func everyNameGivesAPictureOfTheSize(name: String) throws {
      for font in DrawnFont.allCases {
        let jpeg = try #require(try picture([text(name, font: font, height: 80)]))
        #expect(size(of: jpeg) == [Drawing.width, Drawing.height])
        #expect(jpeg.count <= DrawnPicture.mostBytes)
        #expect(PictureKind(jpeg) == .jpeg)
      }
    }

    /// What looks like markup is drawn like any text: it shows more than what is between.
    @Test func markupIsText() throws {
      let marked = try picture([text("<i>Bay</i>")])
      #expect(marked != (try picture([text("Bay")])))
      #expect(marked == (try picture([text("<i>Bay</i>")])))
      #expect(try picture([text("&amp;")]) != (try picture([text("&")])))
    }

    @Test func whatHasNoRoomIsShortened() throws {
      try #require(Self.isPrepared)
      let long = text(String(repeating: "Links at Spanish Bay ", count: 5))
      let shown = try #require(ConfinedImageProcess.shortened(long))
      #expect(shown.hasSuffix("…") && shown.hasPrefix("Links at Spanish Bay"))
      #expect(!shown.hasSuffix(" …"))
      #expect(ConfinedImageProcess.shortened(text("Bay")) == "Bay")
      // Lower than any letter: nothing has room, not even the ellipsis.
      #expect(ConfinedImageProcess.shortened(text("Bay", height: 1)) == nil)
    }

    /// An emoji of several scalars is there or it is not.
    @Test func lettersStayWhole() throws {
      try #require(Self.isPrepared)
      let family = "👨‍👩‍👧"
      let shown = try #require(
        ConfinedImageProcess.shortened(text(String(repeating: family, count: 100))))
      #expect(shown.hasSuffix("…"))
      #expect(shown.dropLast().allSatisfy { letter in String(letter) == family })
    }

    @Test func whatIsNoDrawingIsNotDrawn() throws {
      try #require(Self.isPrepared)
      for bytes in ["", "{}", "null", "[]", "{\"shapes\":1,\"texts\":[]}"] {
        #expect(ConfinedImageProcess.picture(of: Array(bytes.utf8)) == nil, "\(bytes)")
      }
      for shapes in ["", "GIF89a", "<svg"] {
        #expect(try picture([text("Bay")], shapes: shapes) == nil, "\(shapes)")
      }
      let many = Array(repeating: text("Bay"), count: Int(fieldday_drawing_most_texts) + 1)
      #expect(try picture(many) == nil)
    }

    /// A field of noise does not compress.
    @Test func aLargePictureIsMadeSmaller() throws {
      var dots = ""
      for number in 0..<4_000 {
        let hue = number * 7_919 % 4_096
        dots += """
          <rect x="\(number * 37 % 1_200)" y="\(number * 101 % 630)" width="9" height="9" \
          fill="rgb(\(hue % 256),\(hue / 16),\(number % 256))"/>
          """
      }
      let noise = """
        <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">\(dots)</svg>
        """
      let jpeg = try #require(try picture([text("Bay")], shapes: noise))
      #expect(jpeg.count <= DrawnPicture.mostBytes)
    }
  }
}

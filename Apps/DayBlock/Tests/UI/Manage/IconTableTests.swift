import Calendar
import DayBlockUI
import Testing
import View

/// The pictures of blocks (specification §12.2).
@Suite struct IconTableTests {
  @Test func thereAreEnoughOfEveryKind() {
    #expect(BlockIcon.all.count >= 120)
    for category in IconCategory.allCases {
      #expect(BlockIcon.glyphs(in: category).count >= 20, "\(category)")
    }
  }

  @Test func everyKeyIsThereOnceAndCanBeStored() {
    let keys = BlockIcon.all.map { glyph in glyph.key }
    #expect(Set(keys).count == keys.count)
    for key in keys {
      #expect(key.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil, "\(key)")
      #expect(key.utf8.count <= 64)
    }
  }

  /// Blocks store these; a key that goes away leaves them without a picture.
  @Test func keysThatAreStoredStay() {
    for key in [
      BlockIcon.plain, "pencil", "book", "party", "run", "walk", "golf", "golf-flag", "whistle",
      "soccer", "group-run", "house", "heart", "letter-a", "digit-0",
    ] {
      #expect(BlockIcon.glyph(key) != nil, "\(key)")
    }
  }

  @Test func everyPictureIsASVGPathOnTheGrid() {
    for glyph in BlockIcon.all {
      var path = PathGrammar(glyph.path)
      let isValid = path.isValid()
      #expect(isValid, "\(glyph.key): \(glyph.path)")
      #expect(path.points.count > 1, "\(glyph.key)")
      for point in path.points {
        #expect((0...24).contains(point.x) && (0...24).contains(point.y), "\(glyph.key) \(point)")
      }
    }
  }

  @Test func everyPictureHasWordsInBothLanguages() {
    for glyph in BlockIcon.all {
      #expect(!glyph.name(in: .english).isEmpty && !glyph.name(in: .korean).isEmpty)
      let isFigure = glyph.category == .other
      for word in glyph.english {
        #expect(!word.isEmpty && word.utf8.allSatisfy { byte in byte < 0x80 }, "\(word)")
      }
      for word in glyph.korean {
        #expect(isFigure || word.firstMatch(of: #/[A-Za-z]/#) == nil, "\(word)")
      }
    }
    // Nobody can tell apart two pictures that are called the same.
    for language in Language.allCases {
      let names = BlockIcon.all.map { glyph in glyph.name(in: language) }
      let twice = names.filter { name in names.count { other in other == name } > 1 }
      #expect(twice.isEmpty, "\(twice)")
    }
  }

  @Test func aWordInEitherLanguageFinds() {
    func keys(_ text: String) -> [String] { BlockIcon.search(text).map { glyph in glyph.key } }
    #expect(keys("coffee").contains("mug"))
    #expect(keys("달리기").first == "run")
    #expect(keys("DOG").first == "dog")
    #expect(keys("fry").contains("pan"))
    #expect(keys("wake up") == ["alarm-clock"])
    #expect(keys("whistl").contains("whistle"))
    #expect(keys("축").contains("soccer"))
    #expect(keys("qqqq").isEmpty)
    #expect(keys("  ").isEmpty)
  }

  @Test func anUnknownKeyShowsTheInitial() {
    func html(_ key: String, _ name: String) -> String {
      HTMLRenderer.html(BlockIcon.view(key, name: name) as Node<Int>)
    }
    #expect(html("book", "Study").contains("<path d="))
    #expect(html("no-such-thing", " study").contains(">S<"))
    #expect(html("", "공부").contains(">공<"))
    #expect(html("", "👨‍👩‍👧 home").contains(">👨‍👩‍👧<"))
    #expect(html("", "").contains(">?<"))
    #expect(!html("no-such-thing", "<b>").contains("<b>"))
  }

  @Test func aColourOutOfRangeIsThePlainOne() {
    #expect(BlockPalette.index(-1) == BlockPalette.plain)
    #expect(BlockPalette.index(55) == BlockPalette.plain)
    #expect(BlockPalette.index(54) == 54)
    #expect(BlockPalette.families * BlockPalette.shades == BlockPalette.count)
    let tile = BlockTile.view(icon: "book", color: 99, name: "Study") as Node<Int>
    #expect(HTMLRenderer.html(tile).contains("--block-4)"))
  }
}

/// SVG path data (SVG 2 §9.3.9), strictly: commands with as many numbers as they need. Arcs and
/// curves count with their ends.
private struct PathGrammar {
  private let bytes: [UInt8]
  private var at = 0
  private(set) var points: [(x: Double, y: Double)] = []
  private var pen = (x: 0.0, y: 0.0)
  private var start = (x: 0.0, y: 0.0)

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func isValid() -> Bool {
    var command: UInt8?
    while true {
      skipSpace()
      guard at < bytes.count else { return command != nil }
      let byte = bytes[at]
      if PathGrammar.needs(byte) != nil {
        if command == nil, byte | 0x20 != UInt8(ascii: "m") { return false }
        command = byte
        at += 1
      } else if let last = command {
        // More numbers go on with the command; after a move they are lines.
        if last | 0x20 == UInt8(ascii: "z") { return false }
        if last == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
        if last == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      }
      guard let command, take(command) else { return false }
    }
  }

  private static func needs(_ command: UInt8) -> Int? {
    switch Character(UnicodeScalar(command | 0x20)) {
    case "m", "l", "t": 2
    case "h", "v": 1
    case "c": 6
    case "s", "q": 4
    case "a": 7
    case "z": 0
    default: nil
    }
  }

  private mutating func take(_ command: UInt8) -> Bool {
    let kind = Character(UnicodeScalar(command | 0x20))
    let isRelative = command & 0x20 != 0
    var numbers: [Double] = []
    for index in 0..<(PathGrammar.needs(command) ?? 0) {
      let isFlag = kind == "a" && (index == 3 || index == 4)
      guard let number = isFlag ? flag() : number() else { return false }
      numbers.append(number)
    }
    let base = isRelative ? pen : (x: 0.0, y: 0.0)
    switch kind {
    case "z": pen = start
    case "h": pen.x = base.x + numbers[0]
    case "v": pen.y = base.y + numbers[0]
    default:
      pen = (base.x + numbers[numbers.count - 2], base.y + numbers[numbers.count - 1])
    }
    if kind == "m" { start = pen }
    points.append(pen)
    return true
  }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] == 0x20 || bytes[at] == UInt8(ascii: ",") { at += 1 }
  }

  private mutating func flag() -> Double? {
    skipSpace()
    guard at < bytes.count, bytes[at] == 0x30 || bytes[at] == 0x31 else { return nil }
    defer { at += 1 }
    return bytes[at] == 0x31 ? 1 : 0
  }

  private mutating func number() -> Double? {
    skipSpace()
    var text = ""
    var hasPoint = false
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "-") {
        if !text.isEmpty { break }
      } else if byte == UInt8(ascii: ".") {
        if hasPoint { break }
        hasPoint = true
      } else if !(0x30...0x39).contains(byte) {
        break
      }
      text.append(Character(UnicodeScalar(byte)))
      at += 1
    }
    return Double(text.hasPrefix(".") ? "0" + text : text.replacing("-.", with: "-0."))
  }
}

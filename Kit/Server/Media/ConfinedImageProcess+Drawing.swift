import CPicture
import Wire

/// Drawing, in the process that also decodes: the fonts are opened before it is confined, and what
/// people wrote is looked at afterwards.
extension ConfinedImageProcess {
  /// The argument with which a drawing is read instead of a picture.
  static let drawing = "draw"

  /// Opens what is needed for drawing. Answers whether it is there.
  static func prepareDrawing() -> Bool {
    fieldday_drawing_prepare() == 0
      && DrawnFont.allCases.allSatisfy { font in fieldday_drawing_open_font(font.pango) == 0 }
  }

  /// Draws the drawing on the standard input.
  static func draw(_ bytes: [UInt8]) -> Int32 {
    guard let picture = picture(of: bytes), write(picture) else { return damaged }
    return 0
  }

  /// A JPEG; `nil` for what cannot be drawn.
  public static func picture(of bytes: [UInt8]) -> [UInt8]? {
    guard let json = try? JSON.parse(bytes), let drawing = try? Drawing(WireCursor(json)),
      let begun = begin(drawing.shapes)
    else { return nil }
    defer { fieldday_drawing_release(begun) }
    for text in drawing.texts {
      // What nothing is seen of is left out.
      guard let shown = shortened(text) else { continue }
      let failure = fieldday_drawing_write(
        begun, shown, text.font.pango, text.colour, Int32(text.left), Int32(text.top),
        Int32(text.width))
      guard failure == 0 else { return nil }
    }
    var picture = fieldday_picture()
    guard fieldday_drawing_finish(begun, DrawnPicture.mostBytes, &picture) == 0 else {
      return nil
    }
    defer { fieldday_picture_release(&picture) }
    return Array(UnsafeBufferPointer(start: picture.bytes, count: picture.count))
  }

  private static func begin(_ shapes: String) -> OpaquePointer? {
    let bytes = Array(shapes.utf8)
    return fieldday_drawing_begin(bytes, bytes.count)
  }

  /// As much of a text as has room in its box, with an ellipsis where something is missing; `nil`
  /// where nothing is to be seen.
  public static func shortened(_ text: DrawnText) -> String? {
    let letters = text.letters
    let whole = fits(String(letters), text)
    guard whole == false else { return whole == nil ? nil : String(letters) }
    // The most letters that have room are at least `low` and fewer than `high`.
    var (low, high) = (0, letters.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(cut(letters, to: middle), text) == true {
        low = middle
      } else {
        high = middle
      }
    }
    let shown = cut(letters, to: low)
    return fits(shown, text) == true ? shown : nil
  }

  /// The first letters and an ellipsis.
  private static func cut(_ letters: [Character], to count: Int) -> String {
    var kept = letters.prefix(count)
    while kept.last == " " { kept.removeLast() }
    return String(kept) + "…"
  }

  /// Whether a text has room in the box; `nil` when nothing of it is to be seen.
  private static func fits(_ text: String, _ box: DrawnText) -> Bool? {
    switch fieldday_drawing_fits(
      text, box.font.pango, Int32(box.width), Int32(box.height))
    {
    case 0: false
    case 1: true
    default: nil
    }
  }
}

extension DrawnText {
  /// Its letters, which are what people take for one: in one line without what no text may have in
  /// it, and without spaces at the ends.
  fileprivate var letters: [Character] {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      let isBreak = scalar == "\u{2028}" || scalar == "\u{2029}"
      scalars.append(isControl || isBreak ? " " : scalar)
    }
    return Array(String(scalars).split(separator: " ").joined(separator: " "))
  }
}

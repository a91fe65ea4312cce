import Coding
import Wire

/// A picture to be drawn: shapes, and texts over them.
@Memberwise @Wire public struct Drawing: Hashable, Sendable {
  /// Pixels, as the shapes have to be.
  public static let width = 1_200
  public static let height = 630
  /// Where a box may begin, and how large it may be.
  static let places: ClosedRange<Int64> = 0...Int64(width)

  /// SVG. Nobody but the server writes it, and no text of anybody's is in it.
  public let shapes: String
  public let texts: [DrawnText]
}

/// A text in a drawing. What has no room in its box ends with an ellipsis.
@Memberwise @Wire public struct DrawnText: Hashable, Sendable {
  /// As it reads: nothing in it is markup.
  public let text: String
  public let font: DrawnFont
  /// `#rrggbb`.
  public let colour: String
  // The box, in pixels of the drawing.
  @Field(in: Drawing.places) public let left: Int
  @Field(in: Drawing.places) public let top: Int
  @Field(in: Drawing.places) public let width: Int
  @Field(in: Drawing.places) public let height: Int
}

/// What texts are written in.
@Wire public enum DrawnFont: String, Hashable, Sendable, CaseIterable {
  case title, strong, plain

  /// In Pango's words. Korean is in the first family; the system's stands in for what no other has,
  /// and emoji come from whatever font has them.
  var pango: String {
    let families = "Noto Sans CJK KR,DejaVu Sans,sans"
    return switch self {
    case .title: families + " bold 60px"
    case .strong: families + " bold 34px"
    case .plain: families + " 32px"
    }
  }
}
